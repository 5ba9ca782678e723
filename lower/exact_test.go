package lower_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hone/fold"
	"hone/internal/irtest"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
	"hone/vm/layout"
)

// kind is what a kind of the table means.
type kind struct {
	text, scalar string
	letter       byte
	width, n     int
}

func parseKind(text string) kind {
	k := kind{text: text, scalar: text, letter: text[0], n: 1}
	if s, n, ok := strings.Cut(text, "x"); ok {
		k.scalar = s
		k.n, _ = strconv.Atoi(n)
	}
	k.width, _ = strconv.Atoi(k.scalar[1:])
	return k
}

func (k kind) bytes() int {
	n := k.n
	if n == 3 {
		n = 4
	}
	return n * k.width / 8
}

func kinds(list string) (out []kind) {
	for _, s := range strings.Fields(list) {
		out = append(out, parseKind(s))
	}
	return out
}

var typeName = regexp.MustCompile(`\bT\b`)

// shader returns a compute shader in which each invocation computes a case of other operands.
func (c *exactCase) shader() string {
	var b, decor strings.Builder
	in, out := kinds(c.in), kinds(c.out)
	names := []string{"a", "b", "c", "d"}
	results := []string{"r", "r2"}
	b.WriteString(`OpCapability Shader
OpCapability Int8
OpCapability Int16
OpCapability Int64
OpCapability Float16
OpCapability Float64
OpCapability StorageBuffer8BitAccess
OpCapability StorageBuffer16BitAccess
OpCapability DotProduct
OpCapability DotProductInputAll
OpCapability DotProductInput4x8Bit
OpCapability DotProductInput4x8BitPacked
OpExtension "SPV_KHR_8bit_storage"
OpExtension "SPV_KHR_16bit_storage"
OpExtension "SPV_KHR_storage_buffer_storage_class"
OpExtension "SPV_KHR_integer_dot_product"
%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 64 1 1
OpDecorate %id BuiltIn GlobalInvocationId
`)
	var types, globals, code strings.Builder
	declared := map[string]bool{}
	declare := func(k kind) {
		s := parseKind(k.scalar)
		if !declared[s.text] {
			declared[s.text] = true
			switch s.letter {
			case 'f':
				fmt.Fprintf(&types, "%%%s = OpTypeFloat %d\n", s.text, s.width)
			case 'i':
				fmt.Fprintf(&types, "%%%s = OpTypeInt %d 1\n", s.text, s.width)
			default:
				fmt.Fprintf(&types, "%%%s = OpTypeInt %d 0\n", s.text, s.width)
			}
			fmt.Fprintf(&types, "%%pair_%s = OpTypeStruct %%%s %%%s\n", s.text, s.text, s.text)
			if s.letter == 'f' {
				fmt.Fprintf(&types, "%%frexp_%s = OpTypeStruct %%%s %%i32\n", s.text, s.text)
				fmt.Fprintf(&types, "%%zero_%s = OpConstant %%%s 0\n%%one_%s = OpConstant %%%s 1\n", s.text, s.text, s.text, s.text)
			}
		}
		if !declared[k.text] {
			declared[k.text] = true
			fmt.Fprintf(&types, "%%%s = OpTypeVector %%%s %d\n", k.text, k.scalar, k.n)
		}
		if !declared["buffer "+k.text] {
			declared["buffer "+k.text] = true
			fmt.Fprintf(&decor, "OpDecorate %%array_%s ArrayStride %d\nOpDecorate %%block_%s Block\n"+
				"OpMemberDecorate %%block_%s 0 Offset 0\n", k.text, k.bytes(), k.text, k.text)
			fmt.Fprintf(&types, "%%array_%s = OpTypeRuntimeArray %%%s\n%%block_%s = OpTypeStruct %%array_%s\n", k.text, k.text,
				k.text, k.text)
			fmt.Fprintf(&types, "%%pblock_%s = OpTypePointer StorageBuffer %%block_%s\n", k.text, k.text)
			fmt.Fprintf(&types, "%%p_%s = OpTypePointer StorageBuffer %%%s\n", k.text, k.text)
		}
	}
	for _, k := range kinds("i32 u32") {
		declare(k)
	}
	access := func(k kind, i int) string {
		fmt.Fprintf(&decor, "OpDecorate %%v%d DescriptorSet 0\nOpDecorate %%v%d Binding %d\n", i, i, i)
		fmt.Fprintf(&globals, "%%v%d = OpVariable %%pblock_%s StorageBuffer\n", i, k.text)
		fmt.Fprintf(&code, "%%at%d = OpAccessChain %%p_%s %%v%d %%zero %%x\n", i, k.text, i)
		return fmt.Sprintf("%%at%d", i)
	}
	for i, k := range in {
		declare(k)
		fmt.Fprintf(&code, "%%%s = OpLoad %%%s %s\n", names[i], k.text, access(k, i))
	}
	var stores strings.Builder
	for i, k := range out {
		declare(k)
		fmt.Fprintf(&stores, "OpStore %s %%%s\n", access(k, len(in)+i), results[i])
	}
	b.WriteString(decor.String())
	b.WriteString("%void = OpTypeVoid\n%fn = OpTypeFunction %void\n")
	b.WriteString(types.String())
	b.WriteString(`%u32x3id = OpTypeVector %u32 3
%pid = OpTypePointer Input %u32x3id
%id = OpVariable %pid Input
%zero = OpConstant %u32 0
%two = OpConstant %u32 2
%bool = OpTypeBool
%pfi = OpTypePointer Function %i32
`)
	b.WriteString(globals.String())
	b.WriteString(`%main = OpFunction %void None %fn
%entry = OpLabel
%local = OpVariable %pfi Function
%gid = OpLoad %u32x3id %id
%x = OpCompositeExtract %u32 %gid 0
`)
	b.WriteString(code.String())
	b.WriteString(typeName.ReplaceAllString(c.body, "%"+out[0].text) + "\n")
	b.WriteString(stores.String())
	b.WriteString("OpReturn\nOpFunctionEnd\n")
	text := b.String()
	// A vector of three may be that of the invocation's id.
	if declared["u32x3"] {
		text = strings.ReplaceAll(strings.Replace(text, "%u32x3id = OpTypeVector %u32 3\n", "", 1), "%u32x3id", "%u32x3")
	}
	return text
}

// special are bits of which mistakes are made.
func special(k kind) (list []uint64) {
	m := fold.Mask(k.width)
	list = []uint64{0, 1, 2, 3, 7, 8, 15, 16, 31, 32, 63, 64, m, m - 1, m >> 1,
		m>>1 + 1, m>>1 + 2, m / 3, m / 5, m &^ 0xff}
	if k.letter == 'f' {
		f := map[int]fold.Format{16: fold.Float16, 32: fold.Float32, 64: fold.Float64}[k.width]
		for _, x := range []float64{0, 0.5, 1, 1.5, 2, 2.5, 3, 0.25, 0.1, 1e-3, 100, 255, 65504,
			65519, 65520, 65536, 4194304.5,
			4503599627370495.5, 4503599627370496, 9007199254740993, 1e30, math.Inf(1), math.NaN(), 0x1p-24, 0x1.8p-24, 0x1p-25,
			0x1p-126, 0x1p-149, 0x1p-1022, 0x1p-1074, 0x1.fffffffffffffp-1, 0x1p-60, 0.49999999999999994} {
			v := f.FromFloat64(x, fold.Mode{})
			list = append(list, v, v^f.SignBit())
		}
	}
	return list
}

// random returns bits of a kind, of all magnitudes.
func random(r *rand.Rand, k kind) uint64 {
	v := r.Uint64() & fold.Mask(k.width)
	switch {
	case r.Intn(8) == 0:
		list := special(k)
		return list[r.Intn(len(list))] & fold.Mask(k.width)
	case k.letter != 'f':
		return v >> r.Intn(k.width)
	case r.Intn(3) > 0: // near 1
		x := (r.Float64()*2 - 1) * math.Ldexp(1, r.Intn(20)-8)
		return map[int]fold.Format{16: fold.Float16, 32: fold.Float32, 64: fold.Float64}[k.width].FromFloat64(x, fold.Mode{})
	}
	return v
}

// TestExact: what lowerings make gives the results of package fold, to the bit or within the bound that the
// documentation names.
func TestExact(t *testing.T) {
	registry, err := pass.NewRegistry(lower.Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	tested := map[string]bool{}
	for i, c := range exactCases() {
		tested["lower-"+c.lowering] = true
		name := fmt.Sprintf("%s/%d", c.lowering, i)
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c.run(t, registry)
		})
	}
	for _, p := range lower.Passes() {
		if !tested[p.Name] {
			t.Logf("no case for %s", p.Name)
		}
	}
}

func (c *exactCase) run(t *testing.T, registry *pass.Registry) {
	n := 1 << 12
	if in := kinds(c.in); len(in) == 1 && in[0].width == 16 {
		n = 1 << 16 // all
	}
	in, out := kinds(c.in), kinds(c.out)
	r := rand.New(rand.NewSource(1))
	inputs := make([][]byte, len(in))
	values := make([][][]uint64, n)
	put := func(b []byte, k kind, v uint64) []byte {
		var w [8]byte
		binary.LittleEndian.PutUint64(w[:], v)
		return append(b, w[:k.width/8]...)
	}
	for i := 0; i < n; {
		var v [][]uint64
		rest := i
		for _, k := range in {
			list := special(k)
			var parts []uint64
			for range k.n {
				switch {
				case len(in) == 1 && k.n == 1 && k.width <= 16:
					parts = append(parts, uint64(i)&fold.Mask(k.width))
				case rest >= 0 && i < n/2:
					parts = append(parts, list[rest%len(list)]&fold.Mask(k.width))
					rest /= len(list)
				default:
					parts = append(parts, random(r, k))
				}
			}
			v = append(v, parts)
		}
		if c.ok != nil && in[0].n == 1 {
			var flat []uint64
			for _, x := range v {
				flat = append(flat, x...)
			}
			for tries := 0; !c.ok(flat); tries++ {
				if tries == 1000 {
					t.Fatal("no operands are allowed")
				}
				for j, k := range in {
					flat[j] = random(r, k)
					if k.width == 32 && k.letter != 'f' || k.width == 8 { // an offset or a count
						if r.Intn(2) == 0 {
							flat[j] = uint64(r.Intn(40))
						}
					}
					v[j][0] = flat[j]
				}
			}
		} else if c.ok != nil { // fields of vectors: the scalars behind
			for {
				flat := []uint64{}
				for _, x := range v {
					flat = append(flat, x[0])
				}
				if len(in) == 1 {
					flat = v[0]
				}
				if c.ok(flat) {
					break
				}
				for j, k := range in {
					for p := range v[j] {
						v[j][p] = random(r, k)
					}
					if j > 0 && k.n == 1 {
						v[j][0] = uint64(r.Intn(33))
					}
				}
			}
		}
		values[i] = v
		for j, k := range in {
			for _, x := range v[j] {
				inputs[j] = put(inputs[j], k, x)
			}
			if k.n == 3 {
				inputs[j] = put(inputs[j], k, 0)
			}
		}
		i++
	}
	bin := irtest.Assemble(t, c.shader(), "spv1.5")
	run := func(pipeline string) ([][]byte, *spirv.Binary) {
		m := irtest.Read(t, bin)
		if pipeline != "" {
			p, err := registry.Parse(pipeline)
			if err != nil {
				t.Fatal(err)
			}
			if changed, err := p.Run(m, pass.Options{Check: true}); err != nil || !changed {
				t.Fatal(changed, err)
			}
			if changed, err := p.Run(m, pass.Options{Check: true}); err != nil || changed {
				t.Fatal("again: ", changed, err)
			}
		}
		p, err := vm.Compile(m, vm.Options{})
		if err != nil {
			t.Fatal(err)
		}
		buffers := map[layout.Slot][]byte{}
		for i := range in {
			buffers[layout.Slot{Binding: uint32(i)}] = slices.Clone(inputs[i])
		}
		var results [][]byte
		for i, k := range out {
			b := make([]byte, n*k.bytes())
			results = append(results, b)
			buffers[layout.Slot{Binding: uint32(len(in) + i)}] = b
		}
		if _, err := p.Run(vm.Inputs{Groups: [3]int{n / 64, 1, 1}, Buffers: buffers}); err != nil {
			t.Fatal(err)
		}
		return results, irtest.Write(t, m)
	}
	want, _ := run("")
	pipeline := "lower-" + c.lowering
	if c.lowering == "mul-add-to-fma" {
		pipeline += "(fast-math=contract)"
	}
	got, after := run(pipeline)
	p, err := registry.Parse("lower-" + c.lowering)
	if err != nil {
		t.Fatal(err)
	}
	costs := p.Costs()
	wrong := 0
	for i, k := range out {
		for at := 0; at < len(want[i]); at += k.width / 8 {
			if k.n == 3 && at/(k.width/8)%4 == 3 {
				continue
			}
			var a, b [8]byte
			copy(a[:], want[i][at:at+k.width/8])
			copy(b[:], got[i][at:at+k.width/8])
			x, y := binary.LittleEndian.Uint64(a[:]), binary.LittleEndian.Uint64(b[:])
			if c.agrees(k, x, y, costs) {
				continue
			}
			if wrong++; wrong <= 5 {
				t.Errorf("operands %#x: result %d is %#x (%v), want %#x (%v)", values[at/k.bytes()], i, y, real(k.width, y), x,
					real(k.width, x))
			}
		}
	}
	if wrong > 0 {
		m := irtest.Read(t, after)
		t.Errorf("%d of %d are wrong\n%s", wrong, n, irtest.Disassemble(t, m))
	}
}

// agrees reports whether a result is within the bound: what the row of the lowering says, or the case.
func (c *exactCase) agrees(k kind, want, got uint64, costs []fold.Cost) bool {
	if want == got {
		return true
	}
	if k.letter != 'f' {
		return false
	}
	f := map[int]fold.Format{16: fold.Float16, 32: fold.Float32, 64: fold.Float64}[k.width]
	x, y := f.ToFloat64(want), f.ToFloat64(got)
	zeros, distance := false, max(c.ulp*f.ULP(x), c.abs)
	for i := range costs {
		zeros, distance = zeros || costs[i].Zeros, max(distance, costs[i].Distance(f, x))
	}
	switch {
	case x != x && y != y, zeros && x == 0 && y == 0:
		return true
	case x-x != 0 || y-y != 0:
		return c.nans
	}
	return math.Abs(x-y) <= distance
}
