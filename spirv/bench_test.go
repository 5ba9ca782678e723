package spirv

import "testing"

// largeModule returns a module of about n instructions: one function of integer and float arithmetic,
// loads, stores, access chains and extended instructions, as a shader's unrolled loop has them.
func largeModule(n int) []byte {
	a := newAssembler()
	set := a.id()
	a.emit(OpCapability, uint32(CapabilityShader))
	a.emit(OpExtInstImport, AppendString([]uint32{set}, "GLSL.std.450")...)
	a.emit(OpMemoryModel, 0, 1)
	void, float, fn, ptr, uint := a.id(), a.id(), a.id(), a.id(), a.id()
	a.emit(OpTypeVoid, void)
	a.emit(OpTypeFloat, float, 32)
	a.emit(OpTypeInt, uint, 32, 0)
	a.emit(OpTypeFunction, fn, void)
	a.emit(OpTypePointer, ptr, uint32(StorageClassFunction), float)
	one := a.result(OpConstant, float, 0x3f800000)
	zero := a.result(OpConstant, uint, 0)
	main := a.id()
	a.emit(OpFunction, void, main, 0, fn)
	a.emit(OpLabel, a.id())
	v := a.result(OpVariable, ptr, uint32(StorageClassFunction))
	for i := 0; i < n; i += 9 {
		x := a.result(OpLoad, float, v)
		y := a.result(OpFAdd, float, x, one)
		z := a.result(OpExtInst, float, set, GLSLStd450Fma, x, y, one)
		p := a.result(OpAccessChain, ptr, v, zero)
		a.emit(OpStore, p, z)
		w := a.result(OpFMul, float, z, y)
		q := a.result(OpLoad, float, p, uint32(MemoryAccessAligned), 4)
		a.emit(OpStore, v, a.result(OpFSub, float, q, w))
	}
	a.emit(OpReturn)
	a.emit(OpFunctionEnd)
	return a.bytes()
}

// benchInputs are the corpus as a whole, and one large module.
func benchInputs(b *testing.B, run func(b *testing.B, list []module)) {
	b.Run("corpus", func(b *testing.B) { run(b, needCorpus(b)) })
	b.Run("large", func(b *testing.B) { run(b, []module{{"large", largeModule(250_000)}}) })
}

func setBytes(b *testing.B, list []module) {
	n := 0
	for _, m := range list {
		n += len(m.data)
	}
	b.SetBytes(int64(n))
	b.ReportAllocs()
}

func BenchmarkDecode(b *testing.B) {
	benchInputs(b, func(b *testing.B, list []module) {
		setBytes(b, list)
		for b.Loop() {
			for _, m := range list {
				if _, err := Decode(m.data); err != nil {
					b.Fatal(err)
				}
			}
		}
	})
}

func decodeAll(b *testing.B, list []module) []*Binary {
	var bins []*Binary
	for _, m := range list {
		bin, err := Decode(m.data)
		if err != nil {
			b.Fatal(err)
		}
		bins = append(bins, bin)
	}
	return bins
}

func BenchmarkEncode(b *testing.B) {
	benchInputs(b, func(b *testing.B, list []module) {
		bins := decodeAll(b, list)
		setBytes(b, list)
		var buf []byte
		for b.Loop() {
			for _, bin := range bins {
				buf = bin.AppendTo(buf[:0])
			}
		}
	})
}

func BenchmarkCheck(b *testing.B) {
	benchInputs(b, func(b *testing.B, list []module) {
		bins := decodeAll(b, list)
		setBytes(b, list)
		for b.Loop() {
			for _, bin := range bins {
				if err := bin.Check(); err != nil {
					b.Fatal(err)
				}
			}
		}
	})
}
