package hone

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"hone/internal/corpus"
	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/ir"
	"hone/lower/target"
	"hone/pass"
	"hone/spirv"
)

// exercise runs -O on data that may be broken in any way: it must end in bytes that can be read and
// optimized again, or in an error that blames the input.
func exercise(t testing.TB, data []byte) {
	t.Helper()
	readAsChecked(t, data)
	out, err := optimizeChecked(t, data, "O")
	wantInputError(t, err)
	if err != nil {
		return
	}
	bin := irtest.Decode(t, out)
	if _, err := ir.Read(bin); err != nil {
		t.Fatalf("the output: %v", err)
	}
	if _, err := optimizeChecked(t, out, "O"); err != nil {
		t.Fatalf("a second run: %v", err)
	}
}

// readAsChecked fails the test unless ir.Read, which does the work of Check by itself, refuses what Check does.
func readAsChecked(t testing.TB, data []byte) {
	t.Helper()
	bin, err := spirv.Decode(data)
	if err != nil {
		return
	}
	want := bin.Check()
	if _, err := ir.Read(bin); want != nil && (err == nil || err.Error() != want.Error()) {
		t.Fatalf("Read: %v, Check: %v", err, want)
	}
}

// wantInputError fails the test if an error blames anything but the input.
func wantInputError(t testing.TB, err error) {
	t.Helper()
	var e *spirv.Error
	if err != nil && !errors.As(err, &e) {
		t.Fatalf("not an error of the input: %v", err)
	}
}

// small returns the modules of testdata up to a size in bytes.
func small(t testing.TB, size int) (list [][]byte) {
	for _, m := range corpus.Own(t) {
		if data := m.Read(t); len(data) <= size {
			list = append(list, data)
		}
	}
	return list
}

// FuzzOptimize runs -O with all checks on.
func FuzzOptimize(f *testing.F) {
	for _, data := range small(f, 4096) {
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) <= 1<<16 {
			exercise(t, data)
		}
	})
}

// FuzzMutate runs -O with all checks on over a module of testdata that a seed breaks. It goes deeper than
// FuzzOptimize, since what it makes passes the reader more often.
func FuzzMutate(f *testing.F) {
	modules := small(f, 8192)
	f.Add(uint64(0))
	f.Fuzz(func(t *testing.T, seed uint64) {
		exercise(t, irtest.Mutated(modules, seed))
	})
}

// TestMutated breaks modules in many ways, always the same ones: each ends in good bytes or an error of the
// input, soon, and with memory in proportion to its size.
func TestMutated(t *testing.T) {
	n := 4000
	if testing.Short() {
		n = 400
	}
	modules := small(t, 8192)
	for seed := range uint64(n) {
		data := irtest.Mutated(modules, seed)
		if err := bounded(data); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
		if !t.Run(fmt.Sprint(seed), func(t *testing.T) { exercise(t, data) }) {
			if dir := os.Getenv("HONE_KEEP"); dir != "" {
				os.WriteFile(fmt.Sprintf("%s/%d.spv", dir, seed), data, 0o666)
			}
		}
	}
}

// TestBroken runs over the modules that real compilers got wrong.
func TestBroken(t *testing.T) {
	for _, m := range corpus.Broken() {
		t.Run(m.Name, func(t *testing.T) { exercise(t, m.Read(t)) })
	}
}

// bounded runs -O without checks and reports where it takes more time or memory than data is worth.
func bounded(data []byte) error {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := cputime.Now()
	OptimizeBytes(data)
	if d := cputime.Since(start); d > cputime.Limit(5*time.Second) {
		return fmt.Errorf("took %v", d)
	}
	runtime.ReadMemStats(&after)
	limit := 64*uint64(len(data)) + 16<<20
	if n := after.TotalAlloc - before.TotalAlloc; n > limit {
		return fmt.Errorf("%d bytes were allocated for %d bytes of input", n, len(data))
	}
	return nil
}

// TestOptimizeBytes tests the short way in: it gives what the long way gives, in the byte order of the
// input, and errors that name the level.
func TestOptimizeBytes(t *testing.T) {
	data := small(t, 8192)[0]
	want, err := optimizeChecked(t, data, "O")
	if err != nil {
		t.Fatal(err)
	}
	got, err := OptimizeBytes(data)
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("Optimize: %d bytes, %v; want %d bytes", len(got), err, len(want))
	}
	swap := func(data []byte) []byte {
		b := irtest.Decode(t, data)
		b.BigEndian = !b.BigEndian
		return b.Bytes()
	}
	if got, err := OptimizeBytes(swap(data)); err != nil || !bytes.Equal(got, swap(want)) {
		t.Errorf("in the other byte order: %d bytes, %v", len(got), err)
	}
	if _, err := OptimizeBytes(data, WithPipeline("O9")); err == nil {
		t.Error("level O9 is no error")
	}
	words := irtest.Decode(t, data).Words
	before := slices.Clone(words)
	out, err := Optimize(words)
	if err != nil || !slices.Equal(out, irtest.Decode(t, want).Words) || !slices.Equal(words, before) {
		t.Errorf("of words: %d words, %v; the input is as it was: %v", len(out), err, slices.Equal(words, before))
	}
	if _, err := Optimize(words[1:]); err == nil {
		t.Error("words without a magic number are no error")
	} else {
		wantInputError(t, err)
	}
	if _, err := OptimizeBytes(data[:len(data)-4]); err == nil {
		t.Errorf("a truncated module is no error")
	} else {
		wantInputError(t, err)
	}
}

// TestPointerCycle: a phi that is fed only by what is made of it is not valid. Without checks the chain of
// pointers becomes a ring, which must end.
func TestPointerCycle(t *testing.T) {
	bin := irtest.Assemble(t, `
OpCapability Shader
OpCapability VariablePointers
OpCapability Linkage
OpMemoryModel Logical GLSL450
%void = OpTypeVoid
%bool = OpTypeBool
%int = OpTypeInt 32 1
%n0 = OpConstant %int 0
%ptr = OpTypePointer Workgroup %int
%fn = OpTypeFunction %void %bool
%f = OpFunction %void None %fn
%p = OpFunctionParameter %bool
%entry = OpLabel
OpBranch %loop
%loop = OpLabel
%phi = OpPhi %ptr %x %entry %x %loop
%x = OpInBoundsAccessChain %ptr %phi
%l = OpLoad %int %x
OpStore %x %l
OpLoopMerge %exit %loop None
OpBranchConditional %p %loop %exit
%exit = OpLabel
OpReturn
OpFunctionEnd
`, "")
	for _, op := range []spirv.Op{spirv.OpInBoundsAccessChain, spirv.OpAccessChain, spirv.OpCopyObject} {
		for _, w := range bin.Insts() {
			if len(w) == 4 && spirv.Op(w[0]) == spirv.OpInBoundsAccessChain {
				w[0] = 4<<16 | uint32(op)
			}
		}
		if err := bounded(bin.Bytes()); err != nil {
			t.Error(err)
		}
		exercise(t, bin.Bytes())
		for _, w := range bin.Insts() {
			if len(w) == 4 && spirv.Op(w[0]) == op {
				w[0] = 4<<16 | uint32(spirv.OpInBoundsAccessChain)
			}
		}
	}
}

// TestMutatedPasses runs each pass by itself, with all checks on, on modules that are broken in many ways: those that
// no level has would not see them otherwise.
func TestMutatedPasses(t *testing.T) {
	n := 2000
	if testing.Short() {
		n = 200
	}
	modules := small(t, 8192)
	for i, p := range Passes() {
		first, n := uint64(0), n
		if strings.HasPrefix(p.Name, target.Prefix) { // there are many, which share their code
			first, n = uint64(i*n), n/8
		}
		t.Run(p.Name, func(t *testing.T) {
			alone := pass.Of(p)
			for seed := first; seed < first+uint64(n); seed++ {
				bin, err := spirv.Decode(irtest.Mutated(modules, seed))
				if err != nil {
					continue
				}
				m, err := ir.Read(bin)
				if err != nil {
					continue
				}
				if _, err = alone.Run(m, pass.Options{Check: true}); err != nil && !errors.As(err, new(*spirv.Error)) {
					t.Errorf("seed %d: %v", seed, err)
				}
			}
		})
	}
}

// TestStrayInstructions runs each pass on modules in which something stands where no instruction of a section does: a
// line before the memory model, a string before the entry points, an entry point behind them, and so on.
func TestStrayInstructions(t *testing.T) {
	modules := small(t, 4096)
	count := 0
	for k, data := range modules {
		bin := irtest.Decode(t, data)
		for at := range strays(bin) {
			count++
			for i, p := range Passes() {
				if (i+at+k)%8 != 0 { // each pass sees each kind of place in some module
					continue
				}
				m, err := ir.Read(strays(bin)[at])
				if err != nil {
					if !errors.As(err, new(*spirv.Error)) {
						t.Errorf("module %d, place %d: %v", k, at, err)
					}
					break
				}
				if _, err := pass.Of(p).Run(m, pass.Options{Check: true}); err != nil && !errors.As(err, new(*spirv.Error)) {
					t.Errorf("module %d, place %d, %s: %v", k, at, p.Name, err)
				}
			}
		}
	}
	if count == 0 {
		t.Error("no module has a place")
	}
}

// strays returns modules with an instruction more than bin: one without operands, known or not, or one that is
// the first instruction of each section.
func strays(bin *spirv.Binary) (list []*spirv.Binary) {
	const noLine, nop, invented = 1<<16 | uint32(spirv.OpNoLine), 1<<16 | uint32(spirv.OpNop), 1<<16 | 60000
	last := spirv.Place(0)
	for at, w := range bin.Insts() {
		place := spirv.Place(0)
		if op := spirv.Op(w[0]); int(op) < len(spirv.Shapes()) {
			place = spirv.Shapes()[op].Place
		}
		if place == spirv.PlaceAny || place > spirv.PlaceGlobals || place == last {
			continue
		}
		last = place
		for _, stray := range [][]uint32{{noLine}, {nop}, {invented}, w} {
			list = append(list, &spirv.Binary{Words: slices.Insert(slices.Clone(bin.Words), at, stray...)})
		}
	}
	return list
}
