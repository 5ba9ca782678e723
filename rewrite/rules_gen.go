// Code generated from rules/*.rules by internal/gen. DO NOT EDIT.

package rewrite

// Standard returns the program of hone's own rules, those in the folder rules that are no lowerings. It must not
// be changed.
func Standard() *Program { return &standard }

var standard = Program{Rules: []string{
	"IAdd(x, 0) longvec coopmat => x",
	"ISub(x, 0) longvec coopmat => x",
	"IMul(x, 1) longvec coopmat => x",
	"IMul(x, 0) longvec => 0",
	"UDiv(x, 1) longvec => x",
	"SDiv(x, 1) longvec => x",
	"ShiftLeftLogical(x, 0) longvec => x",
	"ShiftRightLogical(x, 0) longvec => x",
	"ShiftRightArithmetic(x, 0) longvec => x",
	"BitwiseAnd(x, 0) longvec => 0",
	"BitwiseAnd(x, -1) longvec => x",
	"BitwiseOr(x, 0) longvec => x",
	"BitwiseOr(x, -1) longvec => -1",
	"BitwiseXor(x, 0) longvec => x",
	"LogicalAnd(x, false) longvec => false",
	"LogicalAnd(x, true) longvec => x",
	"LogicalOr(x, false) longvec => x",
	"LogicalOr(x, true) longvec => true",
	"LogicalEqual(x, true) longvec => x",
	"LogicalNotEqual(x, false) longvec => x",
	"BitwiseAnd(x, x) longvec => x",
	"BitwiseOr(x, x) longvec => x",
	"LogicalAnd(x, x) longvec => x",
	"LogicalOr(x, x) longvec => x",
	"ISub(x, x) longvec => 0",
	"BitwiseXor(x, x) longvec => 0",
	"INotEqual(x, x) longvec => false",
	"UGreaterThan(x, x) longvec => false",
	"SGreaterThan(x, x) longvec => false",
	"ULessThan(x, x) longvec => false",
	"SLessThan(x, x) longvec => false",
	"LogicalNotEqual(x, x) longvec => false",
	"IEqual(x, x) longvec => true",
	"UGreaterThanEqual(x, x) longvec => true",
	"SGreaterThanEqual(x, x) longvec => true",
	"ULessThanEqual(x, x) longvec => true",
	"SLessThanEqual(x, x) longvec => true",
	"LogicalEqual(x, x) longvec => true",
	"Select(c, x, x) any => x",
	"Select(true, x, y) any => x",
	"Select(false, x, y) any => y",
	"Select(c, true, false) => c",
	"Select(c, false, true) => LogicalNot(c)",
	"Not(Not(x)) longvec => x",
	"SNegate(SNegate(x)) longvec coopmat => x",
	"LogicalNot(LogicalNot(x)) longvec => x",
	"FNegate(FNegate(x)) noftz longvec coopmat => x",
}, core: []int32{
	126: 1,
	127: 3,
	128: 5,
	130: 9,
	132: 13,
	134: 21,
	135: 23,
	164: 25,
	165: 31,
	166: 37,
	167: 47,
	168: 57,
	169: 59,
	170: 71,
	171: 73,
	172: 75,
	173: 77,
	174: 79,
	175: 81,
	176: 83,
	177: 85,
	178: 87,
	179: 89,
	194: 91,
	195: 93,
	196: 95,
	197: 97,
	198: 107,
	199: 113,
	200: 123,
}, nodes: []node{
	{},
	{key: 126, child: 2},
	{test: 11, key: 58},
	{key: 127, child: 4},
	{test: 11, key: 60},
	{test: 5, key: 105, child: 7, next: 6},
	{test: 5, at: 1, key: 105, child: 8},
	{test: 11, key: 1},
	{test: 11},
	{test: 5, at: 1, key: 105, child: 11, next: 10},
	{test: 6, at: 1, child: 12},
	{test: 11, key: 2},
	{test: 11, key: 38},
	{test: 5, key: 105, value: 1, child: 17, next: 14},
	{test: 5, key: 105, child: 18, next: 15},
	{test: 5, at: 1, key: 105, value: 1, child: 19, next: 16},
	{test: 5, at: 1, key: 105, child: 20},
	{test: 11, key: 4},
	{test: 11, key: 6},
	{test: 11, key: 3},
	{test: 11, key: 5},
	{test: 5, at: 1, key: 105, value: 1, child: 22},
	{test: 11, key: 7},
	{test: 5, at: 1, key: 105, value: 1, child: 24},
	{test: 11, key: 8},
	{test: 5, key: 98, value: 1, child: 28, next: 26},
	{test: 5, at: 1, key: 98, value: 1, child: 29, next: 27},
	{test: 6, at: 1, child: 30},
	{test: 11, key: 31},
	{test: 11, key: 30},
	{test: 11, key: 51},
	{test: 5, key: 98, child: 34, next: 32},
	{test: 5, at: 1, key: 98, child: 35, next: 33},
	{test: 6, at: 1, child: 36},
	{test: 11, key: 33},
	{test: 11, key: 32},
	{test: 11, key: 45},
	{test: 5, key: 98, child: 42, next: 38},
	{test: 5, key: 98, value: 1, child: 43, next: 39},
	{test: 5, at: 1, key: 98, child: 44, next: 40},
	{test: 5, at: 1, key: 98, value: 1, child: 45, next: 41},
	{test: 6, at: 1, child: 46},
	{test: 11, key: 27},
	{test: 11, key: 29},
	{test: 11, key: 26},
	{test: 11, key: 28},
	{test: 11, key: 37},
	{test: 5, key: 98, child: 52, next: 48},
	{test: 5, key: 98, value: 1, child: 53, next: 49},
	{test: 5, at: 1, key: 98, child: 54, next: 50},
	{test: 5, at: 1, key: 98, value: 1, child: 55, next: 51},
	{test: 6, at: 1, child: 56},
	{test: 11, key: 23},
	{test: 11, key: 25},
	{test: 11, key: 22},
	{test: 11, key: 24},
	{test: 11, key: 36},
	{key: 168, child: 58},
	{test: 11, key: 59},
	{test: 5, key: 98, value: 1, child: 64, next: 60},
	{test: 5, key: 98, child: 65, next: 61},
	{test: 5, at: 1, key: 98, value: 1, child: 66, next: 62},
	{test: 5, at: 1, key: 98, child: 68, next: 63},
	{test: 6, at: 2, other: 1, child: 70},
	{test: 11, key: 53},
	{test: 11, key: 54},
	{test: 5, at: 2, key: 98, child: 67},
	{test: 11, key: 55},
	{test: 5, at: 2, key: 98, value: 1, child: 69},
	{test: 11, key: 56},
	{test: 11, key: 52},
	{test: 6, at: 1, child: 72},
	{test: 11, key: 46},
	{test: 6, at: 1, child: 74},
	{test: 11, key: 40},
	{test: 6, at: 1, child: 76},
	{test: 11, key: 41},
	{test: 6, at: 1, child: 78},
	{test: 11, key: 42},
	{test: 6, at: 1, child: 80},
	{test: 11, key: 47},
	{test: 6, at: 1, child: 82},
	{test: 11, key: 48},
	{test: 6, at: 1, child: 84},
	{test: 11, key: 43},
	{test: 6, at: 1, child: 86},
	{test: 11, key: 44},
	{test: 6, at: 1, child: 88},
	{test: 11, key: 49},
	{test: 6, at: 1, child: 90},
	{test: 11, key: 50},
	{test: 5, at: 1, key: 105, child: 92},
	{test: 11, key: 10},
	{test: 5, at: 1, key: 105, child: 94},
	{test: 11, key: 11},
	{test: 5, at: 1, key: 105, child: 96},
	{test: 11, key: 9},
	{test: 5, key: 105, child: 102, next: 98},
	{test: 5, key: 105, value: 18446744073709551615, child: 103, next: 99},
	{test: 5, at: 1, key: 105, child: 104, next: 100},
	{test: 5, at: 1, key: 105, value: 18446744073709551615, child: 105, next: 101},
	{test: 6, at: 1, child: 106},
	{test: 11, key: 17},
	{test: 11, key: 19},
	{test: 11, key: 16},
	{test: 11, key: 18},
	{test: 11, key: 35},
	{test: 5, key: 105, child: 110, next: 108},
	{test: 5, at: 1, key: 105, child: 111, next: 109},
	{test: 6, at: 1, child: 112},
	{test: 11, key: 21},
	{test: 11, key: 20},
	{test: 11, key: 39},
	{test: 5, key: 105, child: 118, next: 114},
	{test: 5, key: 105, value: 18446744073709551615, child: 119, next: 115},
	{test: 5, at: 1, key: 105, child: 120, next: 116},
	{test: 5, at: 1, key: 105, value: 18446744073709551615, child: 121, next: 117},
	{test: 6, at: 1, child: 122},
	{test: 11, key: 13},
	{test: 11, key: 15},
	{test: 11, key: 12},
	{test: 11, key: 14},
	{test: 11, key: 34},
	{key: 200, child: 124},
	{test: 11, key: 57},
}, actions: []action{
	{flags: 3, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}},
	{flags: 3, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}, result: source{index: 1}},
	{rule: 1, flags: 3, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}},
	{rule: 2, flags: 3, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}},
	{rule: 2, flags: 3, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}, result: source{index: 1}},
	{rule: 3, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}, computed: []computed{
		{steps: []step{{kind: 1}}},
	}, result: source{kind: 1}},
	{rule: 3, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}, computed: []computed{
		{steps: []step{{kind: 1}}},
	}, result: source{kind: 1}},
	{rule: 4, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}},
	{rule: 5, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}},
	{rule: 6, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
		{at: 1, class: 105},
	}},
	{rule: 7, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
		{at: 1, class: 105},
	}},
	{rule: 8, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
		{at: 1, class: 105},
	}},
	{rule: 9, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}, computed: []computed{
		{steps: []step{{kind: 1}}},
	}, result: source{kind: 1}},
	{rule: 9, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}, computed: []computed{
		{steps: []step{{kind: 1}}},
	}, result: source{kind: 1}},
	{rule: 10, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}},
	{rule: 10, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}, result: source{index: 1}},
	{rule: 11, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}},
	{rule: 11, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}, result: source{index: 1}},
	{rule: 12, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}, computed: []computed{
		{steps: []step{{kind: 1, value: 18446744073709551615}}},
	}, result: source{kind: 1}},
	{rule: 12, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}, computed: []computed{
		{steps: []step{{kind: 1, value: 18446744073709551615}}},
	}, result: source{kind: 1}},
	{rule: 13, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}},
	{rule: 13, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}, result: source{index: 1}},
	{rule: 14, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}, computed: []computed{
		{steps: []step{{kind: 1}}},
	}, result: source{kind: 1}},
	{rule: 14, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}, computed: []computed{
		{steps: []step{{kind: 1}}},
	}, result: source{kind: 1}},
	{rule: 15, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}},
	{rule: 15, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}, result: source{index: 1}},
	{rule: 16, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}},
	{rule: 16, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}, result: source{index: 1}},
	{rule: 17, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}, computed: []computed{
		{steps: []step{{kind: 1, value: 1}}},
	}, result: source{kind: 1}},
	{rule: 17, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}, computed: []computed{
		{steps: []step{{kind: 1, value: 1}}},
	}, result: source{kind: 1}},
	{rule: 18, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}},
	{rule: 18, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}, result: source{index: 1}},
	{rule: 19, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}},
	{rule: 19, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}, result: source{index: 1}},
	{rule: 20, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}},
	{rule: 21, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}},
	{rule: 22, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}},
	{rule: 23, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}},
	{rule: 24, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}, computed: []computed{
		{steps: []step{{kind: 1}}},
	}, result: source{kind: 1}},
	{rule: 25, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 105},
	}, computed: []computed{
		{steps: []step{{kind: 1}}},
	}, result: source{kind: 1}},
	{rule: 26, flags: 1, insts: 1, types: []typeSource{
		{class: 105},
		{at: 255, class: 98},
	}, computed: []computed{
		{typ: 1, steps: []step{{kind: 1, typ: 1}}},
	}, result: source{kind: 1}},
	{rule: 27, flags: 1, insts: 1, types: []typeSource{
		{class: 105},
		{at: 255, class: 98},
	}, computed: []computed{
		{typ: 1, steps: []step{{kind: 1, typ: 1}}},
	}, result: source{kind: 1}},
	{rule: 28, flags: 1, insts: 1, types: []typeSource{
		{class: 105},
		{at: 255, class: 98},
	}, computed: []computed{
		{typ: 1, steps: []step{{kind: 1, typ: 1}}},
	}, result: source{kind: 1}},
	{rule: 29, flags: 1, insts: 1, types: []typeSource{
		{class: 105},
		{at: 255, class: 98},
	}, computed: []computed{
		{typ: 1, steps: []step{{kind: 1, typ: 1}}},
	}, result: source{kind: 1}},
	{rule: 30, flags: 1, insts: 1, types: []typeSource{
		{class: 105},
		{at: 255, class: 98},
	}, computed: []computed{
		{typ: 1, steps: []step{{kind: 1, typ: 1}}},
	}, result: source{kind: 1}},
	{rule: 31, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}, computed: []computed{
		{steps: []step{{kind: 1}}},
	}, result: source{kind: 1}},
	{rule: 32, flags: 1, insts: 1, types: []typeSource{
		{class: 105},
		{at: 255, class: 98},
	}, computed: []computed{
		{typ: 1, steps: []step{{kind: 1, typ: 1, value: 1}}},
	}, result: source{kind: 1}},
	{rule: 33, flags: 1, insts: 1, types: []typeSource{
		{class: 105},
		{at: 255, class: 98},
	}, computed: []computed{
		{typ: 1, steps: []step{{kind: 1, typ: 1, value: 1}}},
	}, result: source{kind: 1}},
	{rule: 34, flags: 1, insts: 1, types: []typeSource{
		{class: 105},
		{at: 255, class: 98},
	}, computed: []computed{
		{typ: 1, steps: []step{{kind: 1, typ: 1, value: 1}}},
	}, result: source{kind: 1}},
	{rule: 35, flags: 1, insts: 1, types: []typeSource{
		{class: 105},
		{at: 255, class: 98},
	}, computed: []computed{
		{typ: 1, steps: []step{{kind: 1, typ: 1, value: 1}}},
	}, result: source{kind: 1}},
	{rule: 36, flags: 1, insts: 1, types: []typeSource{
		{class: 105},
		{at: 255, class: 98},
	}, computed: []computed{
		{typ: 1, steps: []step{{kind: 1, typ: 1, value: 1}}},
	}, result: source{kind: 1}},
	{rule: 37, flags: 1, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}, computed: []computed{
		{steps: []step{{kind: 1, value: 1}}},
	}, result: source{kind: 1}},
	{rule: 38, flags: 4, insts: 1, types: []typeSource{
		{class: 98},
		{at: 255, class: 120},
	}, result: source{index: 1}},
	{rule: 39, flags: 4, insts: 1, types: []typeSource{
		{class: 98},
		{at: 255, class: 120},
	}, result: source{index: 1}},
	{rule: 40, flags: 4, insts: 1, types: []typeSource{
		{class: 98},
		{at: 255, class: 120},
	}, result: source{index: 2}},
	{rule: 41, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}},
	{rule: 42, insts: 1, types: []typeSource{
		{at: 255, class: 98},
	}, makes: []making{
		{key: 168, operands: []source{{}}},
	}, result: source{kind: 2}},
	{rule: 43, flags: 1, insts: 2, types: []typeSource{
		{at: 255, class: 105},
	}, result: source{index: 256}},
	{rule: 44, flags: 3, insts: 2, types: []typeSource{
		{at: 255, class: 105},
	}, result: source{index: 256}},
	{rule: 45, flags: 1, insts: 2, types: []typeSource{
		{at: 255, class: 98},
	}, result: source{index: 256}},
	{rule: 46, freedoms: 64, flags: 11, insts: 2, types: []typeSource{
		{at: 255, class: 102},
	}, result: source{index: 256}},
}}
