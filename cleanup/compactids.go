package cleanup

import (
	"slices"

	"hone/pass"
)

// CompactIDs numbers ids from 1 on without gaps, in the order in which they appear, when the module is written. The
// bound is then one above their number, which drivers that allocate by it are glad of. It leaves alone modules with
// instructions of unknown meaning, whose words may be ids. Linear.
var CompactIDs = pass.ForModule("compact-ids", "number ids without gaps", func(c *pass.Context) (bool, error) {
	before, err := c.Module.Write()
	if err != nil || !c.Transform() {
		return false, err
	}
	if !c.Module.Renumber() {
		c.Remark(0, "ids keep their numbers: an instruction of unknown meaning may name some")
		return false, nil
	}
	after, err := c.Module.Write()
	return err == nil && !slices.Equal(before.Words, after.Words), err
}, pass.Idempotent)
