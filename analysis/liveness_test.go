package analysis_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"
	"time"

	"hone/analysis"
	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/internal/random"
	"hone/ir"
	"hone/spirv"
)

// slowLiveness is liveness by its definition: sets of values at the start and end of each block, as the solution of the
// equations that one repeats until nothing changes.
type slowLiveness struct {
	f       *ir.Function
	reached map[*ir.Block]bool
	values  map[ir.ID]bool
	in, out map[*ir.Block]map[ir.ID]bool
}

func newSlowLiveness(f *ir.Function) *slowLiveness {
	s := &slowLiveness{f: f, reached: map[*ir.Block]bool{}, values: map[ir.ID]bool{},
		in: map[*ir.Block]map[ir.ID]bool{}, out: map[*ir.Block]map[ir.ID]bool{}}
	for work := []*ir.Block{f.Entry()}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if !s.reached[b] {
			s.reached[b] = true
			work = slices.AppendSeq(work, b.Succs())
		}
	}
	for _, p := range f.Params {
		s.values[p.Result] = true
	}
	for b := range s.reached {
		s.in[b], s.out[b] = map[ir.ID]bool{}, map[ir.ID]bool{}
		for in := range b.Insts() {
			if in.Result != 0 && in.Op != spirv.OpLabel {
				s.values[in.Result] = true
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, b := range slices.Backward(f.Blocks) {
			if !s.reached[b] {
				continue
			}
			for x := range b.Succs() {
				maps.Copy(s.out[b], s.in[x])
				for phi := range x.Phis() {
					if v := phi.PhiValue(b); s.values[v] {
						s.out[b][v] = true
					}
				}
			}
			in := maps.Clone(s.out[b])
			for _, x := range slices.Backward(slices.Collect(b.Insts())) {
				s.step(in, x)
			}
			changed = changed || len(in) != len(s.in[b])
			s.in[b] = in
		}
	}
	return s
}

// step turns the set of values that are live behind in into that before it.
func (s *slowLiveness) step(live map[ir.ID]bool, in *ir.Inst) {
	delete(live, in.Result)
	if in.Op == spirv.OpPhi || s.f.Module().IsDebug(in) {
		return
	}
	if in.Unknown() {
		for _, w := range in.Words() {
			if s.values[ir.ID(w)] {
				live[ir.ID(w)] = true
			}
		}
	}
	for _, id := range in.IDs() {
		if s.values[id] {
			live[id] = true
		}
	}
}

// checkLiveness compares all answers about a function.
func checkLiveness(t *testing.T, f *ir.Function) {
	t.Helper()
	s := newSlowLiveness(f)
	c := analysis.NewCache(f.Module())
	l := analysis.Liveness.Of(c, f)
	if err := c.Verify(); err != nil {
		t.Error(err)
	}
	same := func(what string, b *ir.Block, got func(func(ir.ID) bool), want map[ir.ID]bool) {
		list := slices.Sorted(got)
		if !slices.Equal(list, slices.Sorted(maps.Keys(want))) {
			t.Errorf("block %%%d: live-%s are %v, want %v", b.ID(), what, list, slices.Sorted(maps.Keys(want)))
		}
	}
	for _, b := range f.Blocks {
		same("in", b, l.LiveIn(b), s.in[b])
		same("out", b, l.LiveOut(b), s.out[b])
		for v := range s.values {
			if l.In(v, b) != s.in[b][v] || l.Out(v, b) != s.out[b][v] {
				t.Errorf("block %%%d: value %%%d is live-in: %v, live-out: %v", b.ID(), v, l.In(v, b), l.Out(v, b))
			}
		}
		if !s.reached[b] {
			if l.Label(b) != -1 || l.End(b) != -1 || l.Point(b.Terminator()) != -1 || l.After(b.ID(), b.Terminator()) {
				t.Errorf("block %%%d is never reached and has points", b.ID())
			}
			continue
		}
		live := maps.Clone(s.out[b])
		insts := slices.Collect(b.Insts())
		last := l.End(b)
		for _, in := range slices.Backward(insts) {
			at := l.Point(in)
			if phi := in.Op == spirv.OpPhi && in.Next().Op == spirv.OpPhi; at != last-1 && !phi || at != last && phi {
				t.Errorf("block %%%d: %s is at %d, what follows at %d", b.ID(), in, at, last)
			}
			last = at
			if in.Op == spirv.OpPhi && in.Next().Op == spirv.OpPhi {
				continue // looked at as the last one
			}
			for v := range s.values {
				if l.After(v, in) != live[v] {
					t.Errorf("block %%%d: value %%%d is live behind %s: %v", b.ID(), v, in, !live[v])
				}
			}
			s.step(live, in)
			for phi := in; phi.Op == spirv.OpPhi; phi = phi.Prev() {
				s.step(live, phi)
			}
		}
		if last != l.Label(b) {
			t.Errorf("block %%%d begins at %d, its label is at %d", b.ID(), l.Label(b), last)
		}
	}
	for v := range s.values {
		list := l.Of(v)
		for i, x := range list {
			if x.From >= x.To || i > 0 && x.From <= list[i-1].To {
				t.Errorf("value %%%d: range %v", v, list)
			}
		}
		if len(list) > 0 && list[0].From != l.Def(v) {
			t.Errorf("value %%%d is defined at %d, its range is %v", v, l.Def(v), list)
		}
	}
}

// checkOrder checks the order of the points: dominators come first, loops have no gaps.
func checkOrder(t *testing.T, f *ir.Function) {
	t.Helper()
	c := analysis.NewCache(f.Module())
	l, dom := analysis.Liveness.Of(c, f), analysis.Dominators.Of(c, f)
	for v, b := range f.Blocks {
		if d := dom.Idom(v); d >= 0 && l.Label(f.Blocks[d]) >= l.Label(b) {
			t.Errorf("block %%%d at %d stands before %%%d at %d, which dominates it", b.ID(), l.Label(b), f.Blocks[d].ID(),
				l.Label(f.Blocks[d]))
		}
	}
	for _, x := range analysis.Loops.Of(c, f).All() {
		first, last, points := l.Label(f.Blocks[x.Header]), analysis.Point(0), 0
		for _, v := range x.Body() {
			b := f.Blocks[v]
			first, last, points = min(first, l.Label(b)), max(last, l.End(b)), points+int(l.End(b)-l.Label(b)+1)
		}
		if int(last-first+1) != points {
			t.Errorf("the loop of %%%d has %d points from %d to %d", f.Blocks[x.Header].ID(), points, first, last)
		}
	}
}

// checkWidest looks at each point for what is live there.
func checkWidest(t *testing.T, f *ir.Function) {
	t.Helper()
	l := analysis.Liveness.Of(analysis.NewCache(f.Module()), f)
	weight := func(id ir.ID) int { return 1 + int(id)%3 }
	want := 0
	for _, b := range f.Blocks {
		for at := l.Label(b); at >= 0 && at <= l.End(b); at++ {
			sum := 0
			for id := range l.LiveAt(at) {
				sum += weight(id)
			}
			want = max(want, sum)
		}
	}
	if got := l.Widest(weight); got != want {
		t.Errorf("%d are live at the widest point, want %d", got, want)
	}
}

func TestLivenessOfRandomFunctions(t *testing.T) {
	n := 600
	if testing.Short() {
		n = 100
	}
	for seed := range n {
		r := rand.New(rand.NewPCG(uint64(seed), 0))
		bin := random.Function(r, random.Options{Blocks: 2 + r.IntN(3+seed/20), Phis: 4, Insts: 6, Undef: true})
		m := irtest.Read(t, bin)
		if err := m.Verify(); err != nil {
			t.Fatal(err)
		}
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			checkLiveness(t, m.Functions()[0])
			checkOrder(t, m.Functions()[0])
			checkWidest(t, m.Functions()[0])
		})
	}
}

func TestLivenessOfModules(t *testing.T) {
	checked, left := 0, 0
	eachModule(t, func(t *testing.T, m *ir.Module) {
		for _, f := range m.Functions() {
			insts := 0
			for range f.Insts() {
				insts++
			}
			switch {
			case len(f.Blocks) == 0:
			case insts*len(f.Blocks) > 200_000: // takes the slow version too long
				left++
			default:
				checked++
				checkLiveness(t, f)
				checkOrder(t, f)
			}
		}
	})
	t.Logf("%d functions, %d too large", checked, left)
}

// TestLivenessScale takes functions of about 10,000 blocks with 10,000 values that are live in nearly all of them. The
// sets have up to 100 million members together; the ranges have to be made in less time and memory than that, and of
// one or two segments each.
func TestLivenessScale(t *testing.T) {
	const n = 10_000
	reads := irtest.Repeat(0, n, "%r$i = OpIMul %int %v$i %a\n")
	for _, test := range []struct{ name, blocks, end string }{
		{"a row", irtest.Repeat(0, n, "%b$i = OpLabel\nOpBranch %b$j\n") + "%b10000 = OpLabel\nOpBranch %end\n", reads},
		{"diamonds", irtest.Repeat(0, 3000, "%b$i = OpLabel\nOpBranchConditional %c %x$i %y$i\n%x$i = OpLabel\n"+
			"OpBranch %b$j\n%y$i = OpLabel\nOpBranch %b$j\n") +
			"%b3000 = OpLabel\nOpBranch %end\n", reads},
		{"returns", irtest.Repeat(0, 5000, "%b$i = OpLabel\nOpBranchConditional %c %x$i %b$j\n%x$i = OpLabel\nOpReturn\n") +
			"%b5000 = OpLabel\nOpBranch %end\n", reads},
		{"returns on the other side", irtest.Repeat(0, 5000, "%b$i = OpLabel\nOpBranchConditional %c %b$j %x$i\n"+
			"%x$i = OpLabel\nOpReturn\n") +
			"%b5000 = OpLabel\nOpBranch %end\n", reads},
		{"ways around", irtest.Repeat(0, 5000, "%b$i = OpLabel\nOpBranchConditional %c %b$j %x$i\n%x$i = OpLabel\n"+
			"OpBranch %end\n") +
			"%b5000 = OpLabel\n" + reads + "OpBranch %end\n", ""},
		{"loops",
			irtest.Repeat(0, 5000, "%b$i = OpLabel\nOpBranch %x$i\n%x$i = OpLabel\nOpBranchConditional %c %b$i %b$j\n") +
				"%b5000 = OpLabel\nOpBranch %end\n", reads},
		{"loops within loops", irtest.Repeat(0, 5000, "%b$i = OpLabel\nOpBranch %b$j\n") +
			"%b5000 = OpLabel\nOpBranch %x4999\n" +
			"%x0 = OpLabel\nOpBranchConditional %c %b0 %end\n" + irtest.Repeat(1, 5000,
			"%x$i = OpLabel\nOpBranchConditional %c %b$i %x$h\n"), reads},
		{"a loop with breaks", irtest.Repeat(0, n/2, "%b$i = OpLabel\nOpBranchConditional %c %b$j %x$i\n%x$i = OpLabel\n"+
			"OpBranch %end\n") +
			"%b5000 = OpLabel\n" + reads + "OpBranch %b0\n", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			m := irtest.Text(t, scaleHead+irtest.Repeat(0, n, "%v$i = OpIAdd %int %a %k\n")+"OpBranch %b0\n"+test.blocks+
				"%end = OpLabel\n"+test.end+"OpReturn\nOpFunctionEnd\n")
			f := m.Functions()[0]
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := cputime.Now()
			l := analysis.Liveness.Of(analysis.NewCache(m), f)
			took := cputime.Since(start)
			runtime.ReadMemStats(&after)
			bytes := after.TotalAlloc - before.TotalAlloc
			segments, live := 0, 0
			for in := range f.Insts() {
				if in.Type != 0 {
					segments += len(l.Of(in.Result))
				}
			}
			for range l.LiveOut(f.Entry()) {
				live++
			}
			t.Logf("%v, %d bytes, %d segments", took, bytes, segments)
			if live < n || segments > 2*n || took > cputime.Limit(2*time.Second) || bytes > 16<<20 {
				t.Errorf("%d live values, %d segments, %v, %d bytes", live, segments, took, bytes)
			}
		})
	}
}

const scaleHead = `
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpMemoryModel Physical64 OpenCL
%void = OpTypeVoid
%int = OpTypeInt 32 0
%bool = OpTypeBool
%k = OpConstant %int 7
%fn = OpTypeFunction %void %int %bool
%f = OpFunction %void None %fn
%a = OpFunctionParameter %int
%c = OpFunctionParameter %bool
%entry = OpLabel
`
