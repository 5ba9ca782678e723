package vm_test

import (
	"strings"
	"testing"

	"hone/vm"
)

// TestPrint has the printed form of a loop: temporaries t for what is used in its block only, and registers r; what the phis are next is computed
// in their registers.
func TestPrint(t *testing.T) {
	p, err := vm.Compile(assemble(t, mandelbrot), vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	const want = `
    r10 = FMul.32 r0, r0
    r11 = FMul.32 r1, r1
    t4 = FAdd.32 r10, r11
    t5 = FOrdLessThan.32 t4, 0x40800000
    t4 = ULessThan.32 r2, 256
    t3 = LogicalAnd.1 t5, t4
    branch t3 ? 2 : 4
block 2:
    t3 = FMul.32 r0, r1
    t4 = FSub.32 r10, r11
    r0 = FAdd.32 t4, r8
    t5 = FMul.32 t3, 0x40000000
    r1 = FAdd.32 t5, r9
    branch 3
block 3:
    r2 = IAdd.32 r2, 1
    branch 1
block 4:
    t3 = IMul.32 r7, 256
    t5 = IAdd.32 t3, r6
    t3 = index 0 + t5 * 4
    store.buffer32 [0: t3 + 0], r2
    return
`
	var got strings.Builder
	for line := range strings.Lines(p.String()) {
		line, _, _ = strings.Cut(strings.TrimSuffix(line, "\n"), " ; ") // ids of labels
		got.WriteString(line + "\n")
	}
	if _, rest, _ := strings.Cut(got.String(), "block 1:"); rest != want {
		t.Errorf("printed as%s", rest)
	}
}
