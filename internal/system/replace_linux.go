package system

import (
	"os"

	"golang.org/x/sys/unix"
)

// Replace gives the file name the place of target, atomically. Where target exists the two change places,
// and what was there is removed: for a plain rename over a file, ext4 waits until the new data has its
// blocks on the disk, which takes longer than optimizing a small shader.
func Replace(name, target string) error {
	if unix.Renameat2(unix.AT_FDCWD, name, unix.AT_FDCWD, target, unix.RENAME_EXCHANGE) == nil {
		return os.Remove(name)
	}
	return os.Rename(name, target) // nothing to change places with, or an old file system
}
