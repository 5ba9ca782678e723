package vm_test

import (
	"encoding/binary"
	"testing"

	"hone/vm"
	"hone/vm/cost"
	"hone/vm/layout"
)

// TestMandelbrot compares the shader of the benchmark with the same in Go.
func TestMandelbrot(t *testing.T) {
	p, err := vm.Compile(assemble(t, mandelbrot), vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	out := make([]byte, 4*256*256)
	r, err := p.Run(vm.Inputs{Groups: [3]int{16, 16, 1}, Buffers: map[layout.Slot][]byte{{}: out}})
	if err != nil || len(r.Reports) > 0 {
		t.Fatal(err, r.Reports)
	}
	operations := uint64(0)
	for at := range 256 * 256 {
		cx, cy := float32(at%256)*0.01171875-2, float32(at/256)*0.01171875-1.5
		x, y := float32(0), float32(0)
		i := uint32(0)
		for {
			xx, yy := float32(x*x), float32(y*y)
			operations += 6
			if !(float32(xx+yy) < 4 && i < 256) {
				break
			}
			x, y = float32(float32(xx-yy)+cx), float32(float32(float32(x*y)*2)+cy)
			operations += 6
			i++
		}
		operations += 8
		if got := binary.LittleEndian.Uint32(out[4*at:]); got != i {
			t.Fatalf("point %d: %d steps, want %d", at, got, i)
		}
	}
	if r.Counts[cost.Arithmetic] != operations || r.Counts[cost.Memory] != 2*256*256 {
		t.Errorf("counts %v, want %d arithmetic and 2 memory for each invocation", r.Counts, operations)
	}
}
