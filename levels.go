package hone

import (
	"slices"
	"strings"

	"hone/cleanup"
	"hone/instrument"
	"hone/lower"
	"hone/lower/buffers"
	"hone/lower/flow"
	"hone/lower/legalize"
	"hone/lower/precision"
	"hone/lower/resources"
	"hone/lower/words"
	"hone/opt"
	"hone/opt/calls"
	"hone/opt/loops"
	"hone/opt/memory"
	"hone/pass"
	"hone/rewrite"
	"hone/ssa"
)

// Passes returns the passes that hone has.
func Passes() []*pass.Pass { return passes(opt.Simplify) }

// passes returns hone's passes with one of those that simplify.
func passes(simplify *pass.Pass) []*pass.Pass {
	return append([]*pass.Pass{
		ssa.PrivateToLocal,
		ssa.OutputsToLocal,
		ssa.SROA,
		ssa.Mem2Reg,
		ssa.SplitCopies,
		ssa.Reg2Mem,
		simplify,
		opt.DCE,
		opt.SimplifyCFG,
		opt.IfConvert,
		opt.Correlate,
		opt.SCCP,
		opt.Sink,
		loops.LICM,
		loops.Unroll,
		loops.Unswitch,
		loops.Peel,
		opt.Unused,
		calls.Inline,
		calls.MergeReturns,
		calls.PromoteArguments,
		calls.SpecializeFunctions,
		calls.PropagateArguments,
		calls.DeadArguments,
		loops.SimpleContinue,
		memory.ForwardLoads,
		memory.DeadStores,
		memory.CombineStores,
		opt.FoldSpecConst,
		lower.PropagateStorageClass,
	}, slices.Concat(cleanup.Passes(), resources.Passes(), legalize.Passes(), buffers.Passes(), flow.Passes(),
		words.Passes(), lower.Passes(),
		precision.Passes(), []*pass.Pass{flow.Scalarize}, instrument.Passes())...)
}

// passes returns hone's passes as o asks for them. The error is an [*rewrite.Error] in the rules of o.
func (o Options) passes() ([]*pass.Pass, error) {
	var programs []*rewrite.Program
	var lowerings []*pass.Pass
	if len(o.Rules) > 0 {
		own, lowered, err := rewrite.Programs(o.Rules)
		if err != nil {
			return nil, err
		}
		programs = append(programs, own)
		for _, r := range o.Rules {
			name := strings.ToLower(r.Name)
			same := func(l rewrite.Lowering) bool { return l.Name == name }
			if r.Lower && slices.ContainsFunc(rewrite.Lowerings(), same) {
				return nil, &rewrite.Error{File: r.File, Line: r.Line, Column: 1,
					Message: "hone has a lowering that is named " + name}
			}
		}
		for _, l := range lowered {
			lowerings = append(lowerings, lower.ByRules(l))
		}
	}
	simplify := opt.Simplify
	if programs != nil || o.Applied != nil {
		simplify = opt.SimplifyWith(programs, o.Applied)
	}
	list := append(passes(simplify), lowerings...)
	for i, p := range list {
		if o.FastMath != 0 && p.Has(opt.FastMath) {
			list[i] = p.With(opt.FastMath.Set(o.FastMath.String()))
		}
		if o.Keep != "" && p.Has(opt.Keep) {
			list[i] = p.With(opt.Keep.Set(o.Keep))
		}
	}
	return list, nil
}

// Levels are the standard pipelines by name. User-defined passes are inserted at their extension points, as in
// O(ssa=my-pass), which is what pass.Registry.Parse of [NewRegistry] reads:
//
//   - early: before everything, on the module as it was read;
//   - ssa: in each round of fix(...), when variables are values and constants are folded. What the pass leaves to
//     fold or to remove, later passes and the next round do;
//   - late: when nothing changes any more. Names, types and constants that nothing uses are removed after it.
var Levels = []Level{
	{Name: "O", Doc: "make it fast", Pipeline: "@early," + fast + ",@late,unused"},
	{Name: "Os", Doc: "make it small", Pipeline: "@early,smallest(@ssa,unused|" + fast + ",unused|" +
		repeated("inline(arrays=false)", "specialize-functions", "if-convert", "unroll") + ",unused|" +
		repeated("inline(limit=0,arrays=false)", "specialize-functions(smaller=true)", "if-convert(limit=8)",
			"unroll(limit=0,most=0)") + ",unused),@late,unused"},
	{Name: "O0", Doc: "leave it as it is", Pipeline: "@early,@ssa,@late"},
	{Name: "Legalize", Doc: "make it legal after front ends such as those of HLSL and Slang", Pipeline: "@early,fix(inline(all=true),private-to-local,sroa,mem2reg,propagate-storage-class,simplify-cfg,unroll,simplify,split-copies,forward-loads,dead-stores,interpolate-inputs,const-offsets,@ssa,dce),switch-descriptors(arrays=false),split-descriptors(arrays=false),spread-volatile,@late,unused,check-legal(strict=true)"},
}

// fast is the part of -O that is repeated.
var fast = repeated("inline", "specialize-functions", "if-convert", "unroll")

// repeated returns the passes that a level repeats, with the given forms of those that may make a module larger.
func repeated(inline, specialize, convert, unroll string) string {
	return "fix(" + inline + ",promote-arguments," + specialize + ",propagate-arguments,dead-arguments,private-to-local," +
		"outputs-to-local,sroa,mem2reg,simplify-cfg," + convert + "," + unroll +
		",combine-stores,simplify,forward-loads,dead-stores,@ssa,licm,dce)"
}

// Level is a standard pipeline.
type Level = pass.Level

// Order says which pass comes before which in a level that has both, and why. A test holds [Levels] against it, and
// finds neighbours of which nothing is said.
var Order = []struct{ First, Then, Because string }{
	{"inline", "promote-arguments", "what is inlined has no arguments any more; the passes across calls look at what is left"},
	{"promote-arguments", "specialize-functions", "front ends pass constants in variables"},
	{"specialize-functions", "propagate-arguments", "all calls of a copy pass the same constants"},
	{"propagate-arguments", "dead-arguments", "a function that always returns a constant returns what nobody uses then"},
	{"dead-arguments", "private-to-local", "what follows looks at functions, and finds what was computed for nobody"},
	{"inline", "private-to-local", "a Private variable that several functions use becomes local once they are one; and all that follows sees more. In later rounds it asks again about functions that have become shorter"},
	{"private-to-local", "outputs-to-local", "neither enables the other: both are over what inline has left"},
	{"outputs-to-local", "sroa", "an output that became a local variable is split like any other"},
	{"private-to-local", "sroa", "a Private variable that became a local one is split like any other"},
	{"sroa", "mem2reg", "only a variable that is accessed whole becomes values"},
	{"mem2reg", "simplify-cfg", "a side without stores may be empty. What simplify makes constant is folded in the next " +
		"round: most of what there is to do is there from the start, and after it simplify would run again"},
	{"mem2reg", "simplify", "what went through variables folds once it is values"},
	{"simplify-cfg", "if-convert", "a side that is in one block is looked at"},
	{"if-convert", "unroll", "a loop around what became OpSelect has fewer blocks to copy, and nothing in it that is left otherwise"},
	{"mem2reg", "propagate-storage-class", "a pointer that was in a variable is known once it is a value"},
	{"propagate-storage-class", "simplify-cfg", "what looks at pointers sees where they lead"},
	{"simplify-cfg", "unroll", "a loop has fewer blocks to copy, and one way out more often"},
	{"unroll", "simplify", "what copies of a loop compute of its counter is constant, and is folded at once"},
	{"if-convert", "simplify", "what became OpSelect, and what was moved beside an equal computation, is simplified"},
	{"unroll", "combine-stores", "copies of a loop stand in one block, where one iteration each has stored a part"},
	{"combine-stores", "simplify", "what is composed of the parts that were stored is simplified at once; front ends " +
		"say by a constant which part that is, and where it takes folding the next round sees to it"},
	{"combine-stores", "forward-loads", "a vector that is stored whole is known whole"},
	{"simplify", "forward-loads", "equal access chains are one, and those of others combined, so that equal places are found"},
	{"simplify", "split-copies", "what is taken from copies of arrays of images is known, once indices are folded"},
	{"split-copies", "forward-loads", "a part that is loaded alone is found again"},
	{"forward-loads", "dead-stores", "what a load has read no longer counts as read once the load is gone"},
	{"forward-loads", "interpolate-inputs", "what is known of the value that is interpolated, down to the input, is known then"},
	{"dead-stores", "interpolate-inputs", "neither enables the other"},
	{"simplify", "const-offsets", "what folds to a constant is one"},
	{"interpolate-inputs", "const-offsets", "neither enables the other"},
	{"interpolate-inputs", "dce", "loads of inputs that are interpolated elsewhere are dead then"},
	{"const-offsets", "dce", "neither enables the other"},
	{"dce", "switch-descriptors", "what nothing uses is not put on switches; and each switch makes more of the code"},
	{"switch-descriptors", "split-descriptors", "only arrays that are indexed by constants are split"},
	{"split-copies", "split-descriptors", "only parts of structs and arrays of descriptors are loaded"},
	{"split-descriptors", "spread-volatile", "neither enables the other"},
	{"spread-volatile", "unused", "neither enables the other"},
	{"split-descriptors", "unused", "types of structs of descriptors are unused then"},
	{"dead-stores", "dce", "what only dead stores have stored is dead then"},
	{"simplify", "dce", "what simplify leaves unused is dead then"},
	{"simplify", "licm", "equal computations are one before one of them moves"},
	{"dead-stores", "licm", "memory that nothing in a loop writes any more holds what a load in it reads"},
	{"licm", "dce", "what licm leaves behind is dead then"},
	{"dce", "unused", "names, types and constants of removed code are unused then; removing them enables nothing else, so that is once, at the end"},
	{"unused", "check-legal", "a variable or function that nothing uses is no reason for an error"},
}
