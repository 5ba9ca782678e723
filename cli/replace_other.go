//go:build !linux

package cli

import "os"

// replace gives the file name the place of target, atomically.
func replace(name, target string) error { return os.Rename(name, target) }
