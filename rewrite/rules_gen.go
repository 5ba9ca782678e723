// Code generated from rules/*.rules by internal/gen. DO NOT EDIT.

package rewrite

// Standard returns the program of hone's own rules, those in the folder rules that are no lowerings. It must not
// be changed.
func Standard() *Program { return &standard }

var standard = Program{Rules: []string{
	"IAdd(x, 0) longvec => x",
	"IMul(x, c) if powerOfTwo(c) => ShiftLeftLogical(x, log2(c))",
	"IAdd(IAdd(x, c), d) => IAdd(x, c + d)",
	"UMod(x, c) if powerOfTwo(c) => BitwiseAnd(x, c - 1)",
	"FAdd(x, -0.0) => x",
	"FMin(FMin(x, c), d) if constant(c), constant(d) => FMin(x, FMin(c, d))",
}, core: []int32{
	128: 1,
	129: 17,
	132: 21,
	137: 25,
}, ext: [2][]int32{{
	37: 27,
}, {}}, nodes: []node{
	{},
	{key: 128, child: 5, next: 2},
	{at: 1, key: 128, child: 10, next: 3},
	{test: 5, key: 105, child: 15, next: 4},
	{test: 5, at: 1, key: 105, child: 16},
	{test: 7, at: 1, child: 6},
	{test: 7, at: 256, child: 8, next: 7},
	{test: 7, at: 257, child: 9},
	{test: 11, key: 6},
	{test: 11, key: 4},
	{test: 7, child: 11},
	{test: 7, at: 256, child: 13, next: 12},
	{test: 7, at: 257, child: 14},
	{test: 11, key: 7},
	{test: 11, key: 5},
	{test: 11, key: 1},
	{test: 11},
	{test: 5, key: 102, value: 9223372036854775808, child: 19, next: 18},
	{test: 5, at: 1, key: 102, value: 9223372036854775808, child: 20},
	{test: 11, key: 10},
	{test: 11, key: 9},
	{test: 7, child: 23, next: 22},
	{test: 7, at: 1, child: 24},
	{test: 11, key: 3},
	{test: 11, key: 2},
	{test: 7, at: 1, child: 26},
	{test: 11, key: 8},
	{test: 1, key: 2, child: 28},
	{key: 16777253, child: 30, next: 29},
	{at: 1, key: 16777253, child: 36},
	{test: 1, at: 256, key: 2, child: 31},
	{test: 7, at: 1, child: 32},
	{test: 7, at: 256, child: 34, next: 33},
	{test: 7, at: 257, child: 35},
	{test: 11, key: 13},
	{test: 11, key: 11},
	{test: 1, at: 256, key: 2, child: 37},
	{test: 7, child: 38},
	{test: 7, at: 256, child: 40, next: 39},
	{test: 7, at: 257, child: 41},
	{test: 11, key: 14},
	{test: 11, key: 12},
}, actions: []action{
	{flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}},
	{flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}, result: source{index: 1}},
	{rule: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
		{at: 65535, class: 98},
	}, conditions: [][]step{{{key: 1}, {kind: 3, n: 1, typ: 1, key: 1}}}, computed: []computed{
		{steps: []step{{key: 1}, {kind: 3, n: 1, key: 2}}},
	}, makes: []making{
		{key: 196, operands: []source{{}, {kind: 1}}},
	}, result: source{kind: 2}},
	{rule: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
		{at: 65535, class: 98},
	}, conditions: [][]step{{{}, {kind: 3, n: 1, typ: 1, key: 1}}}, computed: []computed{
		{steps: []step{{}, {kind: 3, n: 1, key: 2}}},
	}, makes: []making{
		{key: 196, operands: []source{{index: 1}, {kind: 1}}},
	}, result: source{kind: 2}},
	{rule: 2, insts: 2, types: []typeSource{
		{at: 255, class: 105},
	}, computed: []computed{
		{steps: []step{{key: 257}, {key: 1}, {kind: 2, n: 2, key: 128}}},
	}, makes: []making{
		{key: 128, operands: []source{{index: 256}, {kind: 1}}},
	}, result: source{kind: 2}},
	{rule: 2, insts: 2, types: []typeSource{
		{at: 255, class: 105},
	}, computed: []computed{
		{steps: []step{{key: 257}, {}, {kind: 2, n: 2, key: 128}}},
	}, makes: []making{
		{key: 128, operands: []source{{index: 256}, {kind: 1}}},
	}, result: source{kind: 2}},
	{rule: 2, insts: 2, types: []typeSource{
		{at: 255, class: 105},
	}, computed: []computed{
		{steps: []step{{key: 256}, {key: 1}, {kind: 2, n: 2, key: 128}}},
	}, makes: []making{
		{key: 128, operands: []source{{index: 257}, {kind: 1}}},
	}, result: source{kind: 2}},
	{rule: 2, insts: 2, types: []typeSource{
		{at: 255, class: 105},
	}, computed: []computed{
		{steps: []step{{key: 256}, {}, {kind: 2, n: 2, key: 128}}},
	}, makes: []making{
		{key: 128, operands: []source{{index: 257}, {kind: 1}}},
	}, result: source{kind: 2}},
	{rule: 3, insts: 1, types: []typeSource{
		{at: 255, class: 105},
		{at: 65535, class: 98},
	}, conditions: [][]step{{{key: 1}, {kind: 3, n: 1, typ: 1, key: 1}}}, computed: []computed{
		{steps: []step{{key: 1}, {kind: 1, value: 1}, {kind: 2, n: 2, key: 130}}},
	}, makes: []making{
		{key: 199, operands: []source{{}, {kind: 1}}},
	}, result: source{kind: 2}},
	{rule: 4, flags: 8, insts: 1, types: []typeSource{
		{at: 255, class: 102},
	}},
	{rule: 4, flags: 8, insts: 1, types: []typeSource{
		{at: 255, class: 102},
	}, result: source{index: 1}},
	{rule: 5, flags: 8, insts: 2, types: []typeSource{
		{at: 255, class: 102},
	}, makes: []making{
		{key: 16777253, operands: []source{{index: 257}, {index: 1}}},
		{key: 16777253, operands: []source{{index: 256}, {kind: 2}}},
	}, result: source{kind: 2, index: 1}},
	{rule: 5, flags: 8, insts: 2, types: []typeSource{
		{at: 255, class: 102},
	}, makes: []making{
		{key: 16777253, operands: []source{{index: 257}, {}}},
		{key: 16777253, operands: []source{{index: 256}, {kind: 2}}},
	}, result: source{kind: 2, index: 1}},
	{rule: 5, flags: 8, insts: 2, types: []typeSource{
		{at: 255, class: 102},
	}, makes: []making{
		{key: 16777253, operands: []source{{index: 256}, {index: 1}}},
		{key: 16777253, operands: []source{{index: 257}, {kind: 2}}},
	}, result: source{kind: 2, index: 1}},
	{rule: 5, flags: 8, insts: 2, types: []typeSource{
		{at: 255, class: 102},
	}, makes: []making{
		{key: 16777253, operands: []source{{index: 256}, {}}},
		{key: 16777253, operands: []source{{index: 257}, {kind: 2}}},
	}, result: source{kind: 2, index: 1}},
}}
