package asm

import (
	"bytes"
	"fmt"
	"math/bits"
	"strings"
	"sync"
	"testing"

	"hone/spirv"
)

// sample makes words of operands, each id 1. all is whether operands that may be absent are there.
type sample struct {
	all  bool
	pick map[spirv.Kind]uint32 // the value to use of a kind
}

func (s sample) operands(list []spirv.Operand) (w []uint32) {
	for _, o := range list {
		n := 1
		if o.Quant == spirv.Optional && !s.all || o.Quant == spirv.Many && !s.all {
			n = 0
		} else if o.Quant == spirv.Many {
			n = 2
		}
		for range n {
			w = append(w, s.operand(o.Kind)...)
		}
	}
	return w
}

func (s sample) operand(k spirv.Kind) []uint32 {
	info := k.Info()
	value, picked := s.pick[k]
	switch info.Category {
	case spirv.CategoryId:
		return []uint32{1}
	case spirv.CategoryComposite:
		return append(s.operand(info.Bases[0]), s.operand(info.Bases[1])...)
	case spirv.CategoryValueEnum:
		if !picked {
			value = info.Enumerants[0].Value
		}
		w := []uint32{value}
		if e := k.Enumerant(value); e != nil {
			w = append(w, s.operands(e.Parameters)...)
		}
		return w
	case spirv.CategoryBitEnum:
		w := []uint32{value}
		for m := value; m != 0; m &= m - 1 {
			if e := k.Enumerant(m & -m); e != nil {
				w = append(w, s.operands(e.Parameters)...)
			}
		}
		return w
	}
	switch k {
	case spirv.KindLiteralString:
		return []uint32{0x22615c62, 0x63}
	case spirv.KindLiteralFloat:
		return []uint32{0x3fc00000}
	}
	return []uint32{7}
}

// grammarModules has for each opcode, each extended instruction and each enumerant a module with an
// instruction that holds it.
func grammarModules() map[string]*spirv.Binary {
	list := map[string]*spirv.Binary{}
	hosts := map[spirv.Kind]*spirv.OpInfo{} // an opcode with an operand of the kind
	add := func(info *spirv.OpInfo, s sample, name string) {
		switch info.Op {
		case spirv.OpConstant, spirv.OpSpecConstant, spirv.OpSwitch, spirv.OpExtInst, spirv.OpExtInstWithForwardRefsKHR,
			spirv.OpSpecConstantOp:
			return // depend on more than the grammar: tested elsewhere
		case spirv.OpAsmTargetINTEL, spirv.OpReadPipeBlockingALTERA, spirv.OpWritePipeBlockingALTERA,
			spirv.OpTypeNodePayloadArrayAMDX, spirv.OpCooperativeMatrixReduceEXT, spirv.OpCompositeConstructContinuedINTEL:
			return // spirv-dis 2025.1 has other operands than the grammar
		}
		w := s.operands(info.Operands)
		if info.HasType {
			w[1] = 2
		}
		list[info.Name+name] = module(inst(info.Op, w...)...)
	}
	ops := spirv.Ops()
	for i := range ops {
		info := &ops[i]
		add(info, sample{}, "")
		add(info, sample{all: true}, ", all operands")
		for _, o := range info.Operands {
			if hosts[o.Kind] == nil || info.Op == spirv.OpDecorate {
				hosts[o.Kind] = info
			}
		}
	}
	for k, host := range hosts {
		for _, e := range k.Info().Enumerants {
			s := sample{all: true, pick: map[spirv.Kind]uint32{k: e.Value}}
			add(host, s, " "+e.Name)
			for _, p := range e.Parameters {
				for _, inner := range p.Kind.Info().Enumerants {
					s.pick = map[spirv.Kind]uint32{k: e.Value, p.Kind: inner.Value}
					add(host, s, " "+e.Name+" "+inner.Name)
				}
			}
			if next := bits.RotateLeft32(e.Value, 1); k.Info().Category == spirv.CategoryBitEnum && k.Enumerant(next) != nil {
				s.pick = map[spirv.Kind]uint32{k: e.Value | next}
				add(host, s, " "+e.Name+" and the next")
			}
		}
	}
	for _, set := range spirv.ExtSets() {
		name := set.Name
		if strings.HasSuffix(name, ".") {
			name += "1"
		}
		for _, x := range set.Insts {
			for _, all := range []bool{false, true} {
				w := append([]uint32{1, 3, 2, x.Number}, sample{all: all}.operands(x.Operands)...)
				list[fmt.Sprintf("%s %s %v", name, x.Name, all)] = module(join(
					inst(spirv.OpExtInstImport, spirv.AppendString([]uint32{2}, name)...), inst(spirv.OpExtInst, w...))...)
			}
		}
	}
	return list
}

// TestPeerGrammar writes everything that the grammar names as spirv-dis does, where it knows it, and reads
// it back.
func TestPeerGrammar(t *testing.T) {
	if testing.Short() {
		t.Skip("starts spirv-dis 3,000 times")
	}
	var wait sync.WaitGroup
	var lock sync.Mutex
	slots := make(chan bool, 4)
	compared := 0
	for name, b := range grammarModules() {
		checkExact(t, name, b)
		for _, w := range strings.Fields(string(text(t, b, Options{NoHeader: true}))) {
			// A mask of 0 has no name in the grammar where it makes no sense.
			if w[0] == '!' && w != "!0x0" {
				t.Errorf("%s: the grammar knows it, the text has words:\n%s", name, text(t, b, Options{NoHeader: true}))
				break
			}
		}
		wait.Add(1)
		slots <- true
		go func() {
			defer func() { <-slots; wait.Done() }()
			want, ok := peer(t, b.Bytes(), "spirv-dis", "-")
			if !ok || bytes.Contains(want, []byte("place holder")) { // what it writes for an enumerant without a name
				return
			}
			lock.Lock()
			defer lock.Unlock()
			compared++
			got := text(t, b, Options{})
			if x := strings.Fields(name); strings.HasPrefix(name, "NonSemantic.") && !bytes.Contains(want, []byte(x[1])) {
				// A set that spirv-dis does not know: it has numbers.
				set := spirv.LookupExtSet(x[0])
				got = bytes.Replace(got, []byte(x[1]), appendUint(nil, set.Lookup(x[1]).Number), 1)
			}
			if d := firstDifference(got, want); d != "" {
				t.Errorf("%s:\n%s", name, d)
			}
		}()
	}
	wait.Wait()
	t.Logf("%d of %d are known to spirv-dis", compared, len(grammarModules()))
}

// TestPeerGenerators compares the names of tools with spirv-dis. Those that it does not know and those
// that were renamed since are left out.
func TestPeerGenerators(t *testing.T) {
	for tool := range uint32(60) {
		b := module()
		b.Words[2] = tool<<16 | 3
		want, ok := peer(t, b.Bytes(), "spirv-dis", "-")
		if !ok {
			t.Fatal("spirv-dis refuses an empty module")
		}
		if got := text(t, b, Options{}); firstDifference(got, want) != "" && !bytes.Contains(want, []byte("Unknown(")) &&
			tool != 16 && tool != 22 && tool != 32 {
			t.Error(firstDifference(got, want))
		}
		if back, err := Assemble(want, AssembleOptions{}); err != nil || back.Words[2] != b.Words[2] && tool != 40 {
			t.Errorf("the generator %d of %s is read as %#x", tool, want, back.Words[2])
		}
		checkExact(t, "header", b)
	}
}
