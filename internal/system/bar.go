//go:build unix || windows

// Package system has what the command does in one way on one operating system and in another way on another one: a bar
// on a terminal, and a file that takes the place of another one.
package system

import (
	"io"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
)

// Bar shows on a terminal how far something is. What is written to it is printed above it.
type Bar struct {
	io.Writer
	all *mpb.Progress
	one *mpb.Bar
}

// NewBar returns a bar that is full after total steps, and is removed when it is full.
func NewBar(terminal io.Writer, total int) *Bar {
	p := mpb.New(mpb.WithOutput(terminal), mpb.WithAutoRefresh(), mpb.WithWidth(60))
	return &Bar{p, p, p.AddBar(int64(total), mpb.BarRemoveOnComplete(),
		mpb.PrependDecorators(decor.CountersNoUnit("%d / %d")),
		mpb.AppendDecorators(decor.Percentage()))}
}

// Step counts a step. For a nil bar it does nothing.
func (b *Bar) Step() {
	if b != nil {
		b.one.Increment()
	}
}

// Finish waits until the last of what was written is on the terminal.
func (b *Bar) Finish() { b.all.Wait() }
