//go:build unix || windows

package cli

import (
	"io"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
)

// bar shows on a terminal how far a batch is. A nil bar shows nothing. What is written to it is printed
// above it.
type bar struct {
	io.Writer
	all *mpb.Progress
	one *mpb.Bar
}

// newBar returns a bar that is full after total steps, and is removed when it is full.
func newBar(terminal io.Writer, total int) *bar {
	p := mpb.New(mpb.WithOutput(terminal), mpb.WithAutoRefresh(), mpb.WithWidth(60))
	return &bar{p, p, p.AddBar(int64(total), mpb.BarRemoveOnComplete(),
		mpb.PrependDecorators(decor.CountersNoUnit("%d / %d")),
		mpb.AppendDecorators(decor.Percentage()))}
}

func (b *bar) step() {
	if b != nil {
		b.one.Increment()
	}
}

// finish waits until the last of what was written is on the terminal.
func (b *bar) finish() { b.all.Wait() }
