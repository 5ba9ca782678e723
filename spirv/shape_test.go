package spirv

import (
	"slices"
	"strings"
	"testing"
)

func TestShapeTableIsFresh(t *testing.T) {
	if !slices.Equal(Shapes(), makeShapes()) {
		t.Error("shape_gen.go is older than the tables: run go generate")
	}
	for op, want := range makeTraits() {
		if got := Op(op).Traits(); got != want {
			t.Errorf("%v: traits %#x, want %#x: run go generate", Op(op), got, want)
		}
	}
}

// What a shape says of an instruction's ids is what a scanner finds.
func TestShapesAgreeWithScanner(t *testing.T) {
	for _, m := range allModules(t) {
		b, err := Decode(m.data)
		if err != nil {
			t.Fatal(err)
		}
		shapesAgree(t, b)
	}
}

// shapesAgree fails the test if a shape says of an instruction, which may be broken, what a scanner does not find.
func shapesAgree(t testing.TB, b *Binary) {
	t.Helper()
	c := newChecker(b)
	c.check() // up to the first error
	for at, inst := range c.bin.Insts() {
		op := Op(inst[0])
		info := op.Info()
		if info == nil || len(inst) < 1+resultWords(info) {
			continue
		}
		sh := &Shapes()[op]
		head, typ := 1+resultWords(info), ID(0)
		if sh.HasType {
			typ = ID(inst[1])
		}
		from, ok := sh.TailIDStart(typ, inst[head:], c)
		if !ok {
			continue
		}
		var got, want []int
		for i := range inst[head:] {
			if i < int(sh.Fixed) && sh.IDs>>i&1 != 0 || i >= from && i >= int(sh.Fixed) {
				got = append(got, i)
			}
		}
		var s Scanner
		for s.InitOperands(op, typ, inst[head:], c); s.Next(); {
			if s.Kind.IsID() {
				want = append(want, s.Start)
			}
		}
		if s.Err() != "" || !slices.Equal(got, want) {
			t.Fatalf("word %d: %v: the shape has ids at %v, the scanner at %v %s", at, inst, got, want, s.Err())
		}
	}
}

func TestShapeExamples(t *testing.T) {
	for _, c := range []struct {
		op   Op
		want Shape
	}{
		{OpFAdd, Shape{Known: true, Place: PlaceBody, HasType: true, HasResult: true, IDs: 3, Fixed: 2}},
		{OpStore, Shape{Known: true, Place: PlaceBody, IDs: 3, Fixed: 2, Tail: TailEnum, Optional: true,
			Enum:   KindMemoryAccess,
			Access: KindMemoryAccess, AccessAt: 2}},
		{OpVariable, Shape{Known: true, Place: PlaceGlobals, HasType: true, HasResult: true, Fixed: 1, Tail: TailID}},
		{OpCompositeExtract, Shape{Known: true, Place: PlaceBody, HasType: true, HasResult: true, IDs: 1, Fixed: 1,
			Tail: TailLiterals}},
		{OpPhi, Shape{Known: true, HasType: true, HasResult: true, Tail: TailPairs}},
		{OpName, Shape{Known: true, Place: PlaceDebugNames, IDs: 1, Fixed: 1, Tail: TailString}},
		{OpConstant, Shape{Known: true, Place: PlaceGlobals, HasType: true, HasResult: true, Tail: TailNumber}},
		{OpDecorate, Shape{Known: true, Place: PlaceAnnotations, IDs: 1, Fixed: 1, Tail: TailEnum, Enum: KindDecoration}},
		{OpEntryPoint, Shape{Known: true, Place: PlaceEntryPoints, IDs: 2, Fixed: 2, Tail: TailStringIDs}},
		{OpSource, Shape{Known: true, Place: PlaceDebugStrings, Fixed: 2, Tail: TailScan, Optional: true}},
		{OpSwitch, Shape{Known: true, IDs: 3, Fixed: 2, Tail: TailScan, Optional: true}},
		{OpReturn, Shape{Known: true}},
	} {
		c.want.Effects = c.op.Info().Effects
		if got := Shapes()[c.op]; got != c.want {
			t.Errorf("%v: %+v, want %+v", c.op, got, c.want)
		}
	}
}

// TestPlaces: what stands in blocks, and neither begins nor ends one, has a type with its result or no result at all.
func TestPlaces(t *testing.T) {
	places := map[Place]int{}
	for op, s := range Shapes() {
		if !s.Known {
			continue
		}
		places[s.Place]++
		if s.Place == PlaceBody && s.HasType != s.HasResult {
			t.Errorf("%v: %+v", Op(op), s)
		}
		if Op(op).Traits()&(TraitType|TraitConstant|TraitVariable) != 0 && s.Place != PlaceGlobals {
			t.Errorf("%v declares and stands at %v", Op(op), s.Place)
		}
	}
	for p := PlaceAny; p <= PlaceBody; p++ {
		if places[p] == 0 {
			t.Errorf("nothing stands at %v", p)
		}
	}
}

// TestTraits: the opcodes with some traits, but for vendors' ones, are those that the specification has.
func TestTraits(t *testing.T) {
	for _, c := range []struct {
		traits Traits
		want   []Op
	}{
		{TraitVariable, []Op{OpVariable, OpUntypedVariableKHR}},
		{TraitAccessChain, []Op{OpAccessChain, OpInBoundsAccessChain, OpPtrAccessChain, OpInBoundsPtrAccessChain,
			OpUntypedAccessChainKHR,
			OpUntypedInBoundsAccessChainKHR, OpUntypedPtrAccessChainKHR, OpUntypedInBoundsPtrAccessChainKHR}},
		{TraitAccessChain | TraitUntyped, []Op{OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR,
			OpUntypedPtrAccessChainKHR,
			OpUntypedInBoundsPtrAccessChainKHR}},
		{TraitInBounds, []Op{OpInBoundsAccessChain, OpInBoundsPtrAccessChain, OpUntypedInBoundsAccessChainKHR,
			OpUntypedInBoundsPtrAccessChainKHR}},
		{TraitElement, []Op{OpPtrAccessChain, OpInBoundsPtrAccessChain, OpUntypedPtrAccessChainKHR, OpUntypedInBoundsPtrAccessChainKHR}},
		{TraitDot, []Op{OpSDot, OpUDot, OpSUDot, OpSDotAccSat, OpUDotAccSat, OpSUDotAccSat}},
		{TraitSaturating, []Op{OpSDotAccSat, OpUDotAccSat, OpSUDotAccSat}},
		{TraitSpecConstant, []Op{OpSpecConstantTrue, OpSpecConstantFalse, OpSpecConstant, OpSpecConstantComposite,
			OpSpecConstantOp,
			OpSpecConstantCompositeReplicateEXT, OpSpecConstantDataKHR}},
		{TraitComposite, []Op{OpConstantComposite, OpSpecConstantComposite, OpConstantCompositeReplicateEXT,
			OpSpecConstantCompositeReplicateEXT}},
		{TraitConstant, []Op{OpConstantTrue, OpConstantFalse, OpConstant, OpConstantComposite, OpConstantSampler,
			OpConstantNull,
			OpSpecConstantTrue, OpSpecConstantFalse, OpSpecConstant, OpSpecConstantComposite, OpSpecConstantOp,
			OpConstantCompositeReplicateEXT, OpSpecConstantCompositeReplicateEXT, OpConstantSizeOfEXT, OpConstantDataKHR,
			OpSpecConstantDataKHR}},
		{TraitContinued, []Op{OpSourceContinued}},
	} {
		var got []Op
		for _, info := range Ops() {
			if info.Op.Is(c.traits) && !strings.HasSuffix(info.Name, "INTEL") {
				got = append(got, info.Op)
			}
		}
		slices.Sort(got)
		slices.Sort(c.want)
		if !slices.Equal(got, c.want) {
			t.Errorf("%#x: %v, want %v", c.traits, got, c.want)
		}
	}
	if !OpTypeStruct.Is(TraitType) || !OpTypeStructContinuedINTEL.Is(TraitContinued) ||
		OpTypeStructContinuedINTEL.Is(TraitType) ||
		OpTypeForwardPointer.Is(TraitType) || Op(65535).Is(TraitType) {
		t.Error("types")
	}
}

// TestMaskWords: a mask takes the words that a scanner finds.
func TestMaskWords(t *testing.T) {
	for _, k := range []Kind{KindMemoryAccess, KindImageOperands, KindTensorOperands, KindLoopControl} {
		known := uint32(0)
		for _, e := range k.Info().Enumerants {
			known |= e.Value
		}
		for bit := uint32(1); bit != 0; bit <<= 1 {
			for _, mask := range []uint32{bit, known & bit, known &^ bit, known & (bit - 1)} {
				n, ok := k.MaskWords(mask)
				if ok != (mask&^known == 0) {
					t.Fatalf("%s %#x: known is %v", k.Info().Name, mask, ok)
				}
				want := 1
				for _, e := range k.Info().Enumerants {
					if mask&e.Value != 0 {
						want += len(e.Parameters)
					}
				}
				if ok && n != want {
					t.Errorf("%s %#x takes %d words, want %d", k.Info().Name, mask, n, want)
				}
			}
		}
	}
}
