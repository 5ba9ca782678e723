//go:build !unix && !windows

package system

import "io"

// Bar shows nothing on systems without terminals.
type Bar struct{ io.Writer }

// NewBar returns a bar that only hands on what is written to it.
func NewBar(terminal io.Writer, _ int) *Bar { return &Bar{terminal} }

// Step does nothing.
func (b *Bar) Step() {}

// Finish does nothing.
func (b *Bar) Finish() {}
