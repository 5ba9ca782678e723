package vm_test

import (
	"math/bits"
	"strings"
	"testing"

	"hone/vm"
)

// groupCase is an operation of the subgroup on the words of those lanes whose word is not 0; the others write 1000.
type groupCase struct {
	name string
	code string // defines %v
	// want gives the result of a lane, from the words of its subgroup, 0 for lanes that are not there. free says that
	// it is undefined.
	want func(lane int, words []uint32) (v uint32, free bool)
}

// sourced is the word of another lane, free where that is not there.
func sourced(from func(lane int) int) func(lane int, words []uint32) (uint32, bool) {
	return func(lane int, words []uint32) (uint32, bool) {
		k := from(lane)
		if k < 0 || k >= len(words) || words[k] == 0 {
			return 0, true
		}
		return words[k], false
	}
}

// scanned joins the words before a lane, and its own with inclusive, of a cluster.
func scanned(from func(lane int) int, to func(lane int) int, identity uint32,
	join func(x, y uint32) uint32) func(lane int, words []uint32) (uint32, bool) {
	return func(lane int, words []uint32) (uint32, bool) {
		v := identity
		for k := from(lane); k < to(lane) && k < len(words); k++ {
			if words[k] != 0 {
				v = join(v, words[k])
			}
		}
		return v, false
	}
}

func ballotOf(words []uint32) (b uint64) {
	for k, w := range words {
		if w != 0 && w%2 == 1 {
			b |= 1 << k
		}
	}
	return b
}

// sameParts is the ballot of those whose words have the same lowest two bits as that of a lane.
func sameParts(lane int, words []uint32) (b uint64) {
	for k, w := range words {
		if w != 0 && w&3 == words[lane]&3 {
			b |= 1 << k
		}
	}
	return b
}

func TestSubgroups(t *testing.T) {
	odd := "%o = OpBitwiseAnd %u32 %x %n1\n%odd = OpINotEqual %bool %o %n0\n"
	word := "\n%v = OpSelect %u32 %c %n1 %n0"
	ballot := odd + "%b = OpGroupNonUniformBallot %uvec4 %n3 %odd\n"
	whole, zero := func(int) int { return 64 }, func(int) int { return 0 }
	upTo, through := func(lane int) int { return lane }, func(lane int) int { return lane + 1 }
	add := func(x, y uint32) uint32 { return x + y }
	cases := []groupCase{
		{"elect", "%c = OpGroupNonUniformElect %bool %n3" + word, func(lane int, words []uint32) (uint32, bool) {
			for _, w := range words[:lane] {
				if w != 0 {
					return 0, false
				}
			}
			return 1, false
		}},
		{"all", odd + "%c = OpGroupNonUniformAll %bool %n3 %odd" + word, func(_ int, words []uint32) (uint32, bool) {
			for _, w := range words {
				if w != 0 && w%2 == 0 {
					return 0, false
				}
			}
			return 1, false
		}},
		{"any", odd + "%c = OpGroupNonUniformAny %bool %n3 %odd" + word, func(_ int, words []uint32) (uint32, bool) {
			if ballotOf(words) != 0 {
				return 1, false
			}
			return 0, false
		}},
		{"all equal", "%c = OpGroupNonUniformAllEqual %bool %n3 %x" + word, func(_ int, words []uint32) (uint32, bool) {
			first := uint32(0)
			for _, w := range words {
				if first == 0 {
					first = w
				}
				if w != 0 && w != first {
					return 0, false
				}
			}
			return 1, false
		}},
		{"broadcast", "%v = OpGroupNonUniformBroadcast %u32 %n3 %x %n2", sourced(func(int) int { return 2 })},
		{"broadcast first", "%v = OpGroupNonUniformBroadcastFirst %u32 %n3 %x", func(_ int, words []uint32) (uint32, bool) {
			for _, w := range words {
				if w != 0 {
					return w, false
				}
			}
			return 0, true
		}},
		{"shuffle", "%k = OpBitwiseXor %u32 %x %n1\n%l = OpBitwiseAnd %u32 %k %n3\n" +
			"%v = OpGroupNonUniformShuffle %u32 %n3 %x %l", func(lane int, words []uint32) (uint32, bool) {
			return sourced(func(lane int) int { return int(words[lane]^1) & 3 })(lane, words)
		}},
		{"shuffle xor", "%v = OpGroupNonUniformShuffleXor %u32 %n3 %x %n3", sourced(func(lane int) int { return lane ^ 3 })},
		{"shuffle up", "%v = OpGroupNonUniformShuffleUp %u32 %n3 %x %n1", sourced(func(lane int) int { return lane - 1 })},
		{"shuffle down", "%v = OpGroupNonUniformShuffleDown %u32 %n3 %x %n2", sourced(func(lane int) int { return lane + 2 })},
		{"quad broadcast", "%v = OpGroupNonUniformQuadBroadcast %u32 %n3 %x %n1", sourced(func(lane int) int { return lane&^3 + 1 })},
		{"quad swap", "%v = OpGroupNonUniformQuadSwap %u32 %n3 %x %n1", sourced(func(lane int) int { return lane ^ 2 })},
		{"ballot", ballot + "%v = OpCompositeExtract %u32 %b 0", func(_ int, words []uint32) (uint32, bool) { return uint32(ballotOf(words)), false }},
		{"ballot count", ballot + "%v = OpGroupNonUniformBallotBitCount %u32 %n3 Reduce %b",
			func(_ int, words []uint32) (uint32, bool) {
				return uint32(bits.OnesCount64(ballotOf(words))), false
			}},
		{"ballot count before", ballot + "%v = OpGroupNonUniformBallotBitCount %u32 %n3 ExclusiveScan %b",
			func(lane int, words []uint32) (uint32, bool) {
				return uint32(bits.OnesCount64(ballotOf(words[:lane]))), false
			}},
		{"ballot count through", ballot + "%v = OpGroupNonUniformBallotBitCount %u32 %n3 InclusiveScan %b",
			func(lane int, words []uint32) (uint32, bool) {
				return uint32(bits.OnesCount64(ballotOf(words[:lane+1]))), false
			}},
		{"inverse ballot", ballot + "%c = OpGroupNonUniformInverseBallot %bool %n3 %b" + word, func(lane int, words []uint32) (uint32, bool) { return words[lane] & 1, false }},
		{"ballot bit", ballot + "%c = OpGroupNonUniformBallotBitExtract %bool %n3 %b %n1" + word,
			func(_ int, words []uint32) (uint32, bool) {
				if len(words) < 2 {
					return 0, false // of a subgroup that is not full
				}
				return words[1] & 1, false
			}},
		{"lowest", ballot + "%v = OpGroupNonUniformBallotFindLSB %u32 %n3 %b", func(_ int, words []uint32) (uint32, bool) {
			b := ballotOf(words)
			return uint32(bits.TrailingZeros64(b)), b == 0
		}},
		{"highest", ballot + "%v = OpGroupNonUniformBallotFindMSB %u32 %n3 %b", func(_ int, words []uint32) (uint32, bool) {
			b := ballotOf(words)
			return uint32(63 - bits.LeadingZeros64(b)), b == 0
		}},
		{"sum", "%v = OpGroupNonUniformIAdd %u32 %n3 Reduce %x", scanned(zero, whole, 0, add)},
		{"sum before", "%v = OpGroupNonUniformIAdd %u32 %n3 ExclusiveScan %x", scanned(zero, upTo, 0, add)},
		{"sum through", "%v = OpGroupNonUniformIAdd %u32 %n3 InclusiveScan %x", scanned(zero, through, 0, add)},
		{"sum of clusters", "%v = OpGroupNonUniformIAdd %u32 %n3 ClusteredReduce %x %n2",
			scanned(func(lane int) int { return lane &^ 1 }, func(lane int) int { return lane&^1 + 2 }, 0, add)},
		{"least before", "%v = OpGroupNonUniformUMin %u32 %n3 ExclusiveScan %x", scanned(zero, upTo, ^uint32(0), func(x, y uint32) uint32 { return min(x, y) })},
		{"greatest", "%v = OpGroupNonUniformSMax %u32 %n3 Reduce %x", scanned(zero, whole, 0, func(x, y uint32) uint32 { return max(x, y) })},
		{"partition", "%low = OpBitwiseAnd %u32 %x %n3\n%b = OpGroupNonUniformPartitionEXT %uvec4 %low\n" +
			"%v = OpCompositeExtract %u32 %b 0", func(lane int, words []uint32) (uint32, bool) {
			return uint32(sameParts(lane, words)), false
		}},
		{"partition of vectors", "%low = OpBitwiseAnd %u32 %x %n3\n%z = OpConvertUToF %f32 %low\n" +
			"%yz = OpCompositeConstruct %vec2 %f1 %z\n%b = OpGroupNonUniformPartitionEXT %uvec4 %yz\n" +
			"%v = OpCompositeExtract %u32 %b 0", func(lane int, words []uint32) (uint32, bool) {
			return uint32(sameParts(lane, words)), false
		}},
		{"sum of parts", "%low = OpBitwiseAnd %u32 %x %n3\n%b = OpGroupNonUniformPartitionEXT %uvec4 %low\n" +
			"%v = OpGroupNonUniformIAdd %u32 %n3 PartitionedReduceEXT %x %b", func(lane int, words []uint32) (sum uint32,
			free bool) {
			for k, w := range words {
				sum += w * uint32(sameParts(lane, words)>>k&1)
			}
			return sum, false
		}},
		{"sum of parts before", "%low = OpBitwiseAnd %u32 %x %n3\n%b = OpGroupNonUniformPartitionEXT %uvec4 %low\n" +
			"%v = OpGroupNonUniformIAdd %u32 %n3 PartitionedExclusiveScanEXT %x %b", func(lane int, words []uint32) (sum uint32,
			free bool) {
			for k, w := range words[:lane] {
				sum += w * uint32(sameParts(lane, words)>>k&1)
			}
			return sum, false
		}},
		{"exclusive or", "%v = OpGroupNonUniformBitwiseXor %u32 %n3 InclusiveScan %x", scanned(zero, through, 0, func(x, y uint32) uint32 { return x ^ y })},
	}
	in := []uint32{3, 0, 7, 2, 5, 5, 0, 0, 9, 4, 1, 6, 8, 0, 3}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			for _, subgroup := range []int{2, 4, 8, 64} {
				if subgroup == 2 && strings.Contains(c.name, "quad") {
					continue
				}
				s := shader{size: 15, in: in, options: vm.Options{Subgroup: subgroup}, body: `
%here = OpINotEqual %bool %x %n0
OpSelectionMerge %m None
OpBranchConditional %here %y %n
%y = OpLabel
` + c.code + `
OpStore %at %v
OpBranch %m
%n = OpLabel
OpStore %at %n1000
OpBranch %m
%m = OpLabel
`}
				got, r, err := s.run(t)
				if err != nil {
					t.Fatal(err)
				}
				undefined := 0
				for i := range in {
					first := i / subgroup * subgroup
					want, free := uint32(1000), false
					if in[i] != 0 {
						want, free = c.want(i-first, in[first:min(first+subgroup, len(in))])
					}
					if free {
						undefined++
					} else if got[i] != want {
						t.Errorf("invocation %d of subgroups of %d: %d, want %d", i, subgroup, got[i], want)
					}
				}
				reported := uint64(0)
				for _, x := range r.Reports {
					reported += x.Count
				}
				if reported != uint64(undefined) {
					t.Errorf("subgroups of %d: %d undefined results were reported, want %d", subgroup, reported, undefined)
				}
			}
		})
	}
}

func TestAtomics(t *testing.T) {
	in := make([]uint32, 8)
	for i := range in {
		in[i] = uint32(i*5 + 3)
	}
	for _, c := range []struct {
		name, op string
		want     func(old, x uint32) uint32 // of word 0 of %in
	}{
		{"add", "OpAtomicIAdd %u32 %from0 %n1 %n0 %x", func(old, x uint32) uint32 { return old + x }},
		{"sub", "OpAtomicISub %u32 %from0 %n1 %n0 %x", func(old, x uint32) uint32 { return old - x }},
		{"increment", "OpAtomicIIncrement %u32 %from0 %n1 %n0", func(old, _ uint32) uint32 { return old + 1 }},
		{"decrement", "OpAtomicIDecrement %u32 %from0 %n1 %n0", func(old, _ uint32) uint32 { return old - 1 }},
		{"min", "OpAtomicUMin %u32 %from0 %n1 %n0 %x", func(old, x uint32) uint32 { return min(old, x) }},
		{"max", "OpAtomicSMax %u32 %from0 %n1 %n0 %x", func(old, x uint32) uint32 { return max(old, x) }},
		{"and", "OpAtomicAnd %u32 %from0 %n1 %n0 %x", func(old, x uint32) uint32 { return old & x }},
		{"or", "OpAtomicOr %u32 %from0 %n1 %n0 %x", func(old, x uint32) uint32 { return old | x }},
		{"xor", "OpAtomicXor %u32 %from0 %n1 %n0 %x", func(old, x uint32) uint32 { return old ^ x }},
		{"exchange", "OpAtomicExchange %u32 %from0 %n1 %n0 %x", func(_, x uint32) uint32 { return x }},
		{"compare", "OpAtomicCompareExchange %u32 %from0 %n1 %n0 %n0 %n7 %n3", func(old, _ uint32) uint32 {
			if old == 3 {
				return 7
			}
			return old
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			old := in[0]
			shader{in: in, body: "%from0 = OpAccessChain %p_word %in %n0 %n0\n%v = " + c.op + "\nOpStore %at %v"}.expect(t,
				func(i int, x uint32) uint32 {
					if i == 0 {
						old = in[0]
					}
					was := old
					old = c.want(old, in[i])
					return was
				})
		})
	}
	t.Run("workgroups in order", func(t *testing.T) {
		shader{inputs: vm.Inputs{Groups: [3]int{16, 1, 1}, Workers: 8}, body: `
%from0 = OpAccessChain %p_word %in %n0 %n0
%old = OpAtomicIAdd %u32 %from0 %n1 %n0 %n1
OpStore %at %old
`}.expect(t, func(i int, _ uint32) uint32 { return uint32(i) })
	})
	t.Run("workgroup", func(t *testing.T) {
		shader{in: in, globals: "%p_sh = OpTypePointer Workgroup %u32\n%sh = OpVariable %p_sh Workgroup", body: `
%first = OpIEqual %bool %i %n0
OpSelectionMerge %m None
OpBranchConditional %first %y %m
%y = OpLabel
OpAtomicStore %sh %n2 %n0 %n64
OpBranch %m
%m = OpLabel
OpControlBarrier %n2 %n2 %n264
%old = OpAtomicIAdd %u32 %sh %n2 %n0 %x
OpControlBarrier %n2 %n2 %n264
%sum = OpAtomicLoad %u32 %sh %n2 %n0
OpStore %at %sum
`}.expect(t, func(int, uint32) uint32 { return 64 + 8*3 + 5*28 })
	})
}
