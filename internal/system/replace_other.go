//go:build !linux

package system

import "os"

// Replace gives the file name the place of target, atomically.
func Replace(name, target string) error { return os.Rename(name, target) }
