package vm_test

import (
	"bytes"
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"hone/fold"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
)

// component is the type of a component of a matrix.
type component struct {
	name, decl string
	bytes      int
	format     fold.Format // of a float
}

var components = map[string]component{
	"u8":   {"u8", "OpTypeInt 8 0", 1, fold.Format{}},
	"u16":  {"u16", "OpTypeInt 16 0", 2, fold.Format{}},
	"u32":  {"u32", "OpTypeInt 32 0", 4, fold.Format{}},
	"half": {"half", "OpTypeFloat 16", 2, fold.Float16},
	"bf16": {"bf16", "OpTypeFloat 16 BFloat16KHR", 2, fold.BFloat16},
	"f32":  {"f32", "OpTypeFloat 32", 4, fold.Float32},
	"e4m3": {"e4m3", "OpTypeFloat 8 Float8E4M3EXT", 1, fold.E4M3},
	"e5m2": {"e5m2", "OpTypeFloat 8 Float8E5M2EXT", 1, fold.E5M2},
}

// product is a product of an m x k with a k x n matrix, plus a third.
type product struct {
	m, n, k        int
	a, b, c, d     string // components
	operands       string // of OpCooperativeMatrixMulAddKHR
	layouts        [4]int // 1 for columns
	subgroup, size int
}

// text is a shader that loads three matrices from buffers 0 to 2, and stores the result in buffer 3. Lines in between
// may do something with %r.
func (p *product) text(between, globals, functions string) string {
	s := `OpCapability Shader
OpCapability Int8
OpCapability Int16
OpCapability Float16
OpCapability BFloat16TypeKHR
OpCapability Float8EXT
OpCapability Float8CooperativeMatrixEXT
OpCapability StorageBuffer8BitAccess
OpCapability StorageBuffer16BitAccess
OpCapability VulkanMemoryModel
OpCapability CooperativeMatrixKHR
OpExtension "SPV_KHR_cooperative_matrix"
OpExtension "SPV_EXT_float8"
OpMemoryModel Logical Vulkan
OpEntryPoint GLCompute %main "main" %bufA %bufB %bufC %bufD INTERFACE
OpExecutionMode %main LocalSize SIZE 1 1
`
	s = strings.Replace(s, "SIZE", fmt.Sprint(p.size), 1)
	var types strings.Builder
	types.WriteString("%void = OpTypeVoid\n%bool = OpTypeBool\n%fn = OpTypeFunction %void\n%u32 = OpTypeInt 32 0\n")
	declared := map[string]bool{"u32": true}
	number := func(n int) string {
		name := fmt.Sprintf("c%d", n)
		if !declared[name] {
			declared[name] = true
			fmt.Fprintf(&types, "%%%s = OpConstant %%u32 %d\n", name, n)
		}
		return "%" + name
	}
	for n := range 5 {
		number(n)
	}
	body := ""
	for i, x := range []struct {
		id, component string
		rows, columns int
		use           int
	}{{"A", p.a, p.m, p.k, 0}, {"B", p.b, p.k, p.n, 1}, {"C", p.c, p.m, p.n, 2}, {"D", p.d, p.m, p.n, 2}} {
		c := components[x.component]
		if !declared[c.name] {
			declared[c.name] = true
			fmt.Fprintf(&types, "%%%s = %s\n", c.name, c.decl)
		}
		fmt.Fprintf(&types, "%%arr%s = OpTypeRuntimeArray %%%s\n%%blk%s = OpTypeStruct %%arr%[1]s\n", x.id, c.name, x.id)
		fmt.Fprintf(&types, "%%pblk%s = OpTypePointer StorageBuffer %%blk%[1]s\n"+
			"%%pel%[1]s = OpTypePointer StorageBuffer %%%s\n",
			x.id, c.name)
		fmt.Fprintf(&types, "%%buf%s = OpVariable %%pblk%[1]s StorageBuffer\n", x.id)
		rows, columns, use := number(x.rows), number(x.columns), number(x.use)
		fmt.Fprintf(&types, "%%mat%s = OpTypeCooperativeMatrixKHR %%%s %%c3 %s %s %s\n", x.id, c.name, rows, columns, use)
		s += fmt.Sprintf("OpDecorate %%arr%s ArrayStride %d\nOpDecorate %%blk%[1]s Block\n", x.id, c.bytes)
		s += fmt.Sprintf("OpMemberDecorate %%blk%s 0 Offset 0\nOpDecorate %%buf%[1]s DescriptorSet 0\n", x.id)
		s += fmt.Sprintf("OpDecorate %%buf%s Binding %d\n", x.id, i)
		body += fmt.Sprintf("%%at%s = OpAccessChain %%pel%[1]s %%buf%[1]s %%c0 %%c1\n", x.id)
		stride := number(p.stride(i))
		if i < 3 {
			body += fmt.Sprintf("%%%s = OpCooperativeMatrixLoadKHR %%mat%s %%at%[2]s %%c%d %s\n",
				strings.ToLower(x.id), x.id, p.layouts[i], stride)
		}
	}
	body += "%r = OpCooperativeMatrixMulAddKHR %matD %a %b %c " + p.operands + "\n" + between
	if !strings.Contains(between, "%d =") {
		body += "%d = OpCopyObject %matD %r\n"
	}
	body += fmt.Sprintf("OpCooperativeMatrixStoreKHR %%atD %%d %%c%d %s\n", p.layouts[3], number(p.stride(3)))
	variables := ""
	for line := range strings.Lines(globals) {
		if id, rest, _ := strings.Cut(line, " = OpVariable "); rest != "" {
			variables += id + " "
		}
		if strings.HasPrefix(line, "OpDecorate") {
			s += line
			globals = strings.Replace(globals, line, "", 1)
		}
	}
	return strings.Replace(s, "INTERFACE", variables, 1) + types.String() + globals +
		"%main = OpFunction %void None %fn\n%entry = OpLabel\n" + body + "OpReturn\nOpFunctionEnd\n" + functions
}

// dims are the rows and columns of a matrix.
func (p *product) dims(i int) (rows, columns int) {
	return [4]int{p.m, p.k, p.m, p.m}[i], [4]int{p.k, p.n, p.n, p.n}[i]
}

// stride is more than a row or column has.
func (p *product) stride(i int) int {
	rows, columns := p.dims(i)
	if p.layouts[i] == 1 {
		return rows + i + 1
	}
	return columns + i + 2
}

// at is where an element is in a buffer of them.
func (p *product) at(i, row, column int) int {
	if p.layouts[i] == 1 {
		row, column = column, row
	}
	return 1 + row*p.stride(i) + column
}

func (p *product) component(i int) component { return components[[4]string{p.a, p.b, p.c, p.d}[i]] }

// buffers makes buffers of random numbers.
func (p *product) buffers(r *rand.Rand) (list [4][]byte) {
	for i := range list {
		c := p.component(i)
		rows, columns := p.dims(i)
		list[i] = make([]byte, c.bytes*(p.at(i, rows-1, columns-1)+1))
		for at := 0; at < len(list[i]); at += c.bytes {
			v := r.Uint64()
			if c.bytes == 4 { // products fit, most of them
				v = uint64(int64(v) >> (46 + r.IntN(4)))
			}
			if c.format.Width > 0 {
				v = c.format.FromFloat64(float64(r.IntN(15)-7), fold.Mode{})
			}
			layout.Store(list[i][at:at+c.bytes], v)
		}
	}
	return list
}

// load is an element, as a number by its sign.
func (p *product) load(list *[4][]byte, i, row, column int) *big.Rat {
	c := p.component(i)
	at := c.bytes * p.at(i, row, column)
	v := layout.Load(list[i][at : at+c.bytes])
	switch {
	case c.format.Width > 0:
		return new(big.Rat).SetFloat64(c.format.ToFloat64(v))
	case strings.Contains(p.operands, "Matrix"+string("ABC"[i])+"Signed"):
		return new(big.Rat).SetInt64(fold.Signed(v, 8*c.bytes))
	}
	return new(big.Rat).SetInt(new(big.Int).SetUint64(v))
}

// want is element (row, column) of the result, and whether it is defined.
func (p *product) want(list *[4][]byte, row, column int) (v uint64, defined bool) {
	sum, plus, minus := new(big.Rat), new(big.Rat), new(big.Rat)
	for k := range p.k {
		x := new(big.Rat).Mul(p.load(list, 0, row, k), p.load(list, 1, k, column))
		sum.Add(sum, x)
		if x.Sign() < 0 {
			minus.Add(minus, x)
		} else {
			plus.Add(plus, x)
		}
	}
	sum.Add(sum, p.load(list, 2, row, column))
	c := p.component(3)
	if c.format.Width > 0 {
		f, _ := sum.Float64()
		return c.format.FromFloat64(f, fold.Mode{}), true
	}
	width := uint(8 * c.bytes)
	one := big.NewInt(1)
	least, most := new(big.Int), new(big.Int).Sub(new(big.Int).Lsh(one, width), one)
	if strings.Contains(p.operands, "MatrixResultSigned") {
		least.Neg(new(big.Int).Lsh(one, width-1))
		most.Sub(new(big.Int).Lsh(one, width-1), one)
	}
	n := new(big.Int).Set(sum.Num())
	if strings.Contains(p.operands, "Saturating") {
		if minus.Num().Cmp(least) < 0 || plus.Num().Cmp(most) > 0 {
			return 0, false
		}
		if n.Cmp(least) < 0 {
			n.Set(least)
		}
		if n.Cmp(most) > 0 {
			n.Set(most)
		}
	}
	n.And(n, new(big.Int).Sub(new(big.Int).Lsh(one, width), one))
	return n.Uint64(), true
}

// run returns what is in the buffers after a run.
func (p *product) run(t *testing.T, text string, list *[4][]byte, o vm.Order) (d []byte, stores []vm.Store) {
	t.Helper()
	program, err := vm.Compile(assemble(t, text), vm.Options{Subgroup: p.subgroup})
	if err != nil {
		t.Fatal(err)
	}
	in := vm.Inputs{Buffers: map[layout.Slot][]byte{}, Order: o, Track: &vm.Track{
		Freedom: fold.Freedom{Precision: true, SignedZero: true}}}
	for i, b := range list {
		in.Buffers[layout.Slot{Binding: uint32(i)}] = bytes.Clone(b)
	}
	result, err := program.Run(in)
	if err != nil {
		t.Fatal(err)
	}
	slot := layout.Slot{Binding: 3}
	return in.Buffers[slot], result.Stores
}

const (
	allSigned = "MatrixASignedComponentsKHR|MatrixBSignedComponentsKHR|MatrixCSignedComponentsKHR|" +
		"MatrixResultSignedComponentsKHR"
	saturating = "|SaturatingAccumulationKHR"
)

var products = []product{
	{16, 16, 16, "half", "half", "f32", "f32", "", [4]int{0, 0, 0, 0}, 32, 32},
	{16, 16, 16, "half", "half", "half", "half", "", [4]int{0, 1, 0, 1}, 8, 64},
	{16, 8, 16, "bf16", "bf16", "f32", "f32", "", [4]int{1, 0, 1, 0}, 32, 32},
	{8, 8, 4, "f32", "f32", "f32", "f32", "", [4]int{1, 1, 1, 1}, 64, 64},
	{16, 16, 32, "e4m3", "e5m2", "f32", "f32", "", [4]int{0, 1, 0, 0}, 32, 32},
	{16, 16, 16, "e5m2", "e4m3", "half", "half", "", [4]int{1, 0, 0, 1}, 16, 32},
	{16, 16, 32, "u8", "u8", "u32", "u32", "", [4]int{0, 1, 0, 0}, 32, 32},
	{16, 16, 32, "u8", "u8", "u32", "u32", allSigned, [4]int{0, 1, 0, 0}, 32, 1},
	{16, 16, 32, "u8", "u8", "u32", "u32", "MatrixASignedComponentsKHR", [4]int{1, 1, 0, 0}, 4, 4},
	{8, 4, 6, "u16", "u8", "u16", "u16", "MatrixBSignedComponentsKHR", [4]int{1, 0, 0, 1}, 16, 48},
	{5, 3, 7, "u8", "u16", "u32", "u32", allSigned, [4]int{0, 0, 0, 0}, 32, 32},
	{8, 8, 4, "u8", "u8", "u32", "u32", allSigned + saturating, [4]int{0, 0, 0, 0}, 32, 32},
	{8, 8, 2, "u8", "u8", "u16", "u16", "MatrixASignedComponentsKHR|MatrixCSignedComponentsKHR|" +
		"MatrixResultSignedComponentsKHR" + saturating, [4]int{0, 0, 0, 0}, 32, 32},
	{8, 8, 2, "u8", "u8", "u16", "u16", "NoneKHR" + saturating, [4]int{0, 0, 0, 0}, 32, 32},
	{4, 4, 3, "u32", "u32", "u32", "u32", allSigned + saturating, [4]int{0, 0, 0, 0}, 8, 8},
}

// TestMatrixProducts compares products with a triple loop, with elements in whatever invocations.
func TestMatrixProducts(t *testing.T) {
	for i, p := range products {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			list := p.buffers(rand.New(rand.NewPCG(1, uint64(i))))
			text := p.text("", "", "")
			defined := 0
			for _, o := range []vm.Order{vm.Forward, vm.Backward, vm.Shuffled} {
				got, stores := p.run(t, text, &list, o)
				n := p.component(3).bytes
				open := map[int]bool{}
				for _, s := range stores {
					zero := s.Shadow.Bounded && s.Shadow.Interval == fold.Interval{} // of any sign
					open[s.Offset] = s.Shadow.Undefined|s.Shadow.Unspecified != 0 && !zero
				}
				if len(stores) != p.m*p.n {
					t.Errorf("%d stores", len(stores))
				}
				for row := range p.m {
					for column := range p.n {
						want, ok := p.want(&list, row, column)
						at := n * p.at(3, row, column)
						if v := layout.Load(got[at : at+n]); ok && v != want {
							t.Fatalf("order %d: (%d, %d) is %#x, want %#x", o, row, column, v, want)
						}
						if open[at] == ok {
							t.Errorf("order %d: (%d, %d) is determined: %v, want %v", o, row, column, !open[at], ok)
						}
						if ok {
							defined++
						}
					}
				}
			}
			if defined == 0 {
				t.Error("nothing is defined")
			}
		})
	}
}

// TestMatrixOperations has what else is done with matrices, where the result is that of a formula of the product x of
// small whole numbers.
func TestMatrixOperations(t *testing.T) {
	p := products[0]
	floats := "%fpm = OpTypePointer Function %matD\n%fpf = OpTypePointer Function %f32\n%f2 = OpConstant %f32 2\n" +
		"%f3 = OpConstant %f32 3\n%twos = OpConstantComposite %matD %f2\n%zero = OpConstantNull %matD\n"
	loop := `
OpStore %var %r
%length = OpCooperativeMatrixLengthKHR %u32 %matD
OpBranch %head
%head = OpLabel
%i = OpPhi %u32 %c0 %entry %next %body
%more = OpULessThan %bool %i %length
OpLoopMerge %done %body None
OpBranchConditional %more %body %done
%body = OpLabel
%el = OpAccessChain %ppf %var %i
%old = OpLoad %f32 %el
%new = OpFAdd %f32 %old %f3
OpStore %el %new
%next = OpIAdd %u32 %i %c1
OpBranch %head
%done = OpLabel
%d = OpLoad %matD %var
`
	tile := func(typ string, n int) string {
		return fmt.Sprintf("%%v4 = OpTypeVector %%u32 4\n%%n = OpConstant %%u32 %d\n%%tileT = OpTypeArray %%%s %%n\n"+
			"%%pT = OpTypePointer Workgroup %%tileT\n%%pE = OpTypePointer Workgroup %%%[2]s\n"+
			"%%tile = OpVariable %%pT Workgroup\n",
			n, typ)
	}
	through := func(stride1, stride2 string) string {
		return "%tp = OpAccessChain %pE %tile %c1\nOpCooperativeMatrixStoreKHR %tp %r %c0 " + stride1 + "\n" +
			"%d = OpCooperativeMatrixLoadKHR %matD %tp %c0 " + stride2 + "\n"
	}
	called := "%ft = OpTypeFunction %f32 %u32 %u32 %f32 %f32\n"
	function := `
%f = OpFunction %f32 None %ft
%f_r = OpFunctionParameter %u32
%f_c = OpFunctionParameter %u32
%f_x = OpFunctionParameter %f32
%f_y = OpFunctionParameter %f32
%f_l = OpLabel
%f_4 = OpIMul %u32 %f_r %c4
%f_5 = OpIAdd %u32 %f_4 %f_c
%f_6 = OpConvertUToF %f32 %f_5
%f_7 = OpFAdd %f32 %f_x %f_6
%f_8 = OpFMul %f32 %f_7 %f_y
OpReturnValue %f_8
OpFunctionEnd
`
	join := "%ft = OpTypeFunction %f32 %f32 %f32\n"
	sum := `
%f = OpFunction %f32 None %ft
%f_x = OpFunctionParameter %f32
%f_y = OpFunctionParameter %f32
%f_l = OpLabel
%f_z = OpFAdd %f32 %f_x %f_y
OpReturnValue %f_z
OpFunctionEnd
`
	value := func(x func(row, column int) float64) func(row, column int) float64 { return x }
	cases := []struct {
		name, between, globals, functions string
		want                              func(x func(row, column int) float64, row, column int) float64
	}{
		{"arithmetic", "%r1 = OpFAdd %matD %r %twos\n%r2 = OpMatrixTimesScalar %matD %r1 %f3\n%r3 = OpFNegate %matD %r2\n" +
			"%r4 = OpFSub %matD %r3 %twos\n%r5 = OpFMul %matD %r4 %twos\n%d = OpFDiv %matD %r5 %twos\n", floats, "",
			func(x func(row, column int) float64, row, column int) float64 { return -(x(row, column)+2)*3 - 2 }},
		{"conversions", "%r1 = OpConvertFToS %matI %r\n%r2 = OpIAdd %matI %r1 %ones\n%r3 = OpBitcast %matU %r2\n" +
			"%r4 = OpBitcast %matI %r3\n%d = OpConvertSToF %matD %r4\n",
			"%i32 = OpTypeInt 32 1\n%i1 = OpConstant %i32 1\n%matI = OpTypeCooperativeMatrixKHR %i32 %c3 %c16 %c16 %c2\n" +
				"%matU = OpTypeCooperativeMatrixKHR %u32 %c3 %c16 %c16 %c2\n%ones = OpConstantComposite %matI %i1\n", "",
			func(x func(row, column int) float64, row, column int) float64 { return x(row, column) + 1 }},
		{"construct", "%r1 = OpCompositeConstruct %matD %f3\n%r2 = OpFAdd %matD %r1 %r\n%d = OpFAdd %matD %r2 %zero\n",
			floats, "",
			func(x func(row, column int) float64, row, column int) float64 { return x(row, column) + 3 }},
		{"each element", loop, floats + "%ppm = OpTypePointer Private %matD\n%ppf = OpTypePointer Private %f32\n" +
			"%var = OpVariable %ppm Private\n", "",
			func(x func(row, column int) float64, row, column int) float64 { return x(row, column) + 3 }},
		{"insert", "%r0 = OpCompositeExtract %f32 %r 1\n%r1 = OpFAdd %f32 %r0 %f3\n%r2 = OpCompositeInsert %matD %r1 %r 1\n" +
			"%r3 = OpCompositeInsert %matD %r0 %r2 1\n%d = OpSelect %matD %t %r3 %zero\n", floats + "%t = OpConstantTrue %bool\n", "",
			func(x func(row, column int) float64, row, column int) float64 { return x(row, column) }},
		{"workgroup", through("%c16", "%c16"), tile("f32", 300), "",
			func(x func(row, column int) float64, row, column int) float64 { return x(row, column) }},
		{"workgroup of vectors", through("%c4", "%c4"), tile("v4", 80), "",
			func(x func(row, column int) float64, row, column int) float64 { return x(row, column) }},
		{"workgroup by columns", strings.Replace(through("%c16", "%c16"), "%matD %tp %c0", "%matD %tp %c1", 1),
			tile("f32", 300), "",
			func(x func(row, column int) float64, row, column int) float64 { return x(column, row) }},
		{"workgroup of wider scalars", "%h = OpFConvert %matH %r\n%tp = OpAccessChain %pE %tile %c1\n" +
			"OpCooperativeMatrixStoreKHR %tp %h %c1 %c2\n%l = OpCooperativeMatrixLoadKHR %matH %tp %c1 %c2\n" +
			"%d = OpFConvert %matD %l\n",
			"%matH = OpTypeCooperativeMatrixKHR %half %c3 %c16 %c16 %c2\n" + tile("v4", 80), "",
			func(x func(row, column int) float64, row, column int) float64 { return x(row, column) }},
		{"call for each element", "%d = OpCooperativeMatrixPerElementOpNV %matD %r %f %f2\n", floats + called, function,
			func(x func(row, column int) float64, row, column int) float64 {
				return (x(row, column) + float64(4*row+column)) * 2
			}},
		{"reduce rows", "%d = OpCooperativeMatrixReduceNV %matD %r Row %f\n", join, sum,
			func(x func(row, column int) float64, row, column int) (s float64) {
				for k := range 16 {
					s += value(x)(row, k)
				}
				return s
			}},
		{"reduce columns", "%d = OpCooperativeMatrixReduceNV %matD %r Column %f\n", join, sum,
			func(x func(row, column int) float64, row, column int) (s float64) {
				for k := range 16 {
					s += x(k, column)
				}
				return s
			}},
		{"reduce all", "%d = OpCooperativeMatrixReduceNV %matD %r Row|Column %f\n", join, sum,
			func(x func(row, column int) float64, _, _ int) (s float64) {
				for k := range 256 {
					s += x(k/16, k%16)
				}
				return s
			}},
		{"reduce squares", "%s = OpCooperativeMatrixReduceNV %matS %r 2x2 %f\n" +
			"%tp = OpAccessChain %pE %tile %c0\nOpCooperativeMatrixStoreKHR %tp %s %c0 %c8\n" +
			"%d = OpCooperativeMatrixLoadKHR %matD %tp %c0 %c0\n",
			"%c8 = OpConstant %u32 8\n%matS = OpTypeCooperativeMatrixKHR %f32 %c3 %c8 %c8 %c2\n" + join + tile("f32", 64), sum,
			func(x func(row, column int) float64, _, column int) float64 {
				r, c := column/8*2, column%8*2
				return x(r, c) + x(r, c+1) + x(r+1, c) + x(r+1, c+1)
			}},
		{"transposed", "%s = OpCooperativeMatrixTransposeNV %matT %r\n%d = OpCooperativeMatrixConvertNV %matD %s\n",
			"%matT = OpTypeCooperativeMatrixKHR %f32 %c3 %c16 %c16 %c1\n", "",
			func(x func(row, column int) float64, row, column int) float64 { return x(column, row) }},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			list := p.buffers(rand.New(rand.NewPCG(1, 2)))
			text := p.text(c.between, c.globals, c.functions)
			x := func(row, column int) float64 {
				v, _ := p.want(&list, row, column)
				return fold.Float32.ToFloat64(v)
			}
			for _, o := range []vm.Order{vm.Forward, vm.Shuffled} {
				got, stores := p.run(t, text, &list, o)
				if len(stores) != p.m*p.n {
					t.Errorf("%d stores", len(stores))
				}
				for row := range p.m {
					for column := range p.n {
						at := 4 * p.at(3, row, column)
						if v := fold.Float32.ToFloat64(layout.Load(got[at : at+4])); v != c.want(x, row, column) {
							t.Fatalf("order %d: (%d, %d) is %v, want %v", o, row, column, v, c.want(x, row, column))
						}
					}
				}
			}
			if c := compared(t, text, text, compare.Options{Runs: 3}); c.Verdict == compare.Different {
				t.Error(c.Reason)
			}
		})
	}
}

// TestMatrixChoices has what depends on which invocation has which element: that is not compared. A product whose order
// shows is open, too.
func TestMatrixChoices(t *testing.T) {
	p := products[0]
	floats := "%f3 = OpConstant %f32 3\n"
	first := p.text("%x = OpCompositeExtract %f32 %r 0\nOpStore %atD %x\n", floats, "")
	second := p.text("%x = OpCompositeExtract %f32 %r 1\nOpStore %atD %x\n", floats, "")
	// the first element is stored where the result follows, so only what is at the element 0 differs
	second = strings.Replace(second, "OpCooperativeMatrixStoreKHR", "; OpCooperativeMatrixStoreKHR", 1)
	first = strings.Replace(first, "OpCooperativeMatrixStoreKHR", "; OpCooperativeMatrixStoreKHR", 1)
	if c := compared(t, first, second, compare.Options{}); c.Verdict == compare.Different {
		t.Errorf("another element: %s", c.Reason)
	}
	wrong := p.text("%d = OpFNegate %matD %r\n", floats, "")
	if c := compared(t, p.text("", "", ""), wrong, compare.Options{}); c.Verdict != compare.Different {
		t.Errorf("a wrong sign: %s %s", c.Verdict, c.Reason)
	}
	h := products[1]
	zero := "%zero = OpConstantNull %matD\n"
	apart := h.text("%p = OpCooperativeMatrixMulAddKHR %matD %a %b %zero\n%d = OpFAdd %matD %p %c\n", zero, "")
	if c := compared(t, h.text("", "", ""), apart, compare.Options{}); c.Verdict != compare.Equal {
		t.Errorf("a sum apart: %s %s", c.Verdict, c.Reason)
	}
	exact := compare.Options{Exact: true, Elements: 4096}
	if c := compared(t, h.text("", "", ""), apart, exact); c.Verdict != compare.Different {
		t.Errorf("a sum apart, exactly: %s %s", c.Verdict, c.Reason)
	}
}
