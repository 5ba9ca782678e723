//go:build !unix && !windows

package cli

import "io"

// bar shows nothing on systems without terminals.
type bar struct{ io.Writer }

func newBar(terminal io.Writer, _ int) *bar { return &bar{terminal} }
func (b *bar) step()                        {}
func (b *bar) finish()                      {}
