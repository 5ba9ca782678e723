package spirvopt

// Kind says what becomes of an option of spirv-opt.
type Kind uint8

// The kinds.
const (
	Runs    Kind = iota // a pipeline of hone's
	Sets                // says how the pipeline runs, or what is printed
	Ignored             // is accepted, and changes nothing in the output
	Missing             // has no counterpart: an error for a module that it would change
)

// Argument says how an option takes a value.
type Argument uint8

// The ways.
const (
	None     Argument = iota
	Optional          // NAME or NAME=VALUE
	Joined            // NAME=VALUE
	Next              // NAME VALUE: the next argument
	Either            // NAME=VALUE or NAME VALUE
)

// legalization is the level Legalize, without its extension points, and without an error for what can't be made legal.
const legalization = "fix(inline(all=true),private-to-local,sroa,mem2reg,propagate-storage-class,simplify-cfg," +
	"unroll,simplify,split-copies,forward-loads,dead-stores,interpolate-inputs,const-offsets,dce)," +
	"switch-descriptors(arrays=false),split-descriptors(arrays=false),spread-volatile,unused,check-legal"

// Flag is an option of spirv-opt, and what it is here.
type Flag struct {
	Name     string
	Argument Argument
	Kind     Kind
	Passes   string // of Runs: a pipeline; %s is the value as a Go string
	Why      string // of the others: what it does, or why it does nothing; of Runs: what to know, often empty
	number   bool   // the value is a whole number
	positive bool   // and is not 0
	filled   bool   // the value is not empty
	pattern  string // a regular expression that the value matches, "" for none
	needs    need   // of Missing: finds an instruction that the option would change; nil for an error always
}

// Flags are the options of spirv-opt 2023.1 to 2026.4, sorted. Some are missing in its help. doc/spirv-opt.md shows the
// table.
var Flags = []Flag{
	{Name: "--O", Passes: "O"},
	{Name: "--amd-ext-to-khr", Kind: Missing, Why: "an import of an instruction set of AMD is an error",
		needs: importsOf("SPV_AMD_shader_ballot", "SPV_AMD_shader_trinary_minmax", "SPV_AMD_gcn_shader")},
	{Name: "--before-hlsl-legalization", Kind: Ignored, Why: validator},
	{Name: "--canonicalize-ids", Kind: Ignored, Why: "it only helps compression"},
	{Name: "--ccp", Passes: "sccp,simplify"},
	{Name: "--cfg-cleanup", Passes: "simplify-cfg"},
	{Name: "--code-sink", Passes: "sink"},
	{Name: "--combine-access-chains", Passes: "simplify"},
	{Name: "--compact-ids", Passes: "compact-ids"},
	{Name: "--convert-local-access-chains", Passes: "sroa"},
	{Name: "--convert-relaxed-to-half", Passes: "lower-relaxed-to-half", Why: "images and matrices stay in 32 bits"},
	{Name: "--convert-to-sampled-image", Argument: Joined, Passes: "lower-sampled-images(bindings=%s)", Why: "an image may be used with other samplers, too", filled: true},
	{Name: "--convert-to-untyped", Kind: Missing, Why: "a module with typed pointers is an error", needs: typedPointers},
	{Name: "--copy-propagate-arrays", Passes: "split-copies,sroa,forward-loads,dead-stores"},
	{Name: "--descriptor-array-scalar-replacement", Passes: "split-copies,split-descriptors(structs=false,strict=true)", Why: stays},
	{Name: "--descriptor-composite-scalar-replacement", Passes: "split-copies,split-descriptors(arrays=false,strict=true)", Why: stays},
	{Name: "--descriptor-scalar-replacement", Passes: "split-copies,split-descriptors(strict=true)", Why: stays},
	{Name: "--eliminate-dead-branches", Passes: "simplify-cfg"},
	{Name: "--eliminate-dead-code-aggressive", Passes: "dce,unused"},
	{Name: "--eliminate-dead-const", Passes: "unused", Why: unused},
	{Name: "--eliminate-dead-functions", Passes: "unused", Why: unused},
	{Name: "--eliminate-dead-input-components", Kind: Ignored, Why: "types of inputs stay"},
	{Name: "--eliminate-dead-inserts", Passes: "simplify,dce"},
	{Name: "--eliminate-dead-members", Kind: Ignored, Why: "types of blocks stay"},
	{Name: "--eliminate-dead-variables", Passes: "unused", Why: unused},
	{Name: "--eliminate-insert-extract", Passes: "simplify"},
	{Name: "--eliminate-local-multi-store", Passes: "mem2reg"},
	{Name: "--eliminate-local-single-block", Passes: "mem2reg,forward-loads,dead-stores"},
	{Name: "--eliminate-local-single-store", Passes: "mem2reg"},
	{Name: "--fix-func-call-param", Passes: "copy-arguments", Why: "images stay arguments, and what may alias another argument"},
	{Name: "--fix-opextinst-opcodes", Passes: "forward-references"},
	{Name: "--fix-storage-class", Passes: "propagate-storage-class"},
	{Name: "--flatten-decorations", Passes: "flatten-decorations"},
	{Name: "--fold-spec-const-op-composite", Passes: "fold-spec-const"},
	{Name: "--freeze-spec-const", Passes: "freeze-spec-const"},
	{Name: "--graphics-robust-access", Passes: "lower-robust-access"},
	{Name: "--help", Kind: Sets, Why: "prints the options"},
	{Name: "--if-conversion", Passes: "if-convert"},
	{Name: "--inline-entry-points-exhaustive", Passes: "merge-returns,inline(all)"},
	{Name: "--inline-entry-points-opaque", Passes: "merge-returns,inline(all)", Why: "inlines all calls"},
	{Name: "--interpolate-fixup", Passes: "interpolate-inputs"},
	{Name: "--legalize-hlsl", Passes: legalization, Why: "what can't be made legal is left, where -O=legalize is an error"},
	{Name: "--legalize-multidim-array", Kind: Missing, Why: "an array of arrays of descriptors is an error",
		needs: nestedDescriptors},
	{Name: "--local-redundancy-elimination", Passes: "simplify"},
	{Name: "--loop-fission", Argument: Either, Kind: Ignored, Why: noPass, number: true},
	{Name: "--loop-fusion", Argument: Either, Kind: Ignored, Why: noPass, number: true},
	{Name: "--loop-invariant-code-motion", Passes: "licm"},
	{Name: "--loop-peeling", Passes: "peel"},
	{Name: "--loop-peeling-threshold", Argument: Either, Kind: Ignored, Why: "peel has a limit of its own", number: true,
		positive: true},
	{Name: "--loop-unroll", Passes: "unroll"},
	{Name: "--loop-unroll-partial", Argument: Joined, Kind: Ignored, Why: noPass, number: true, positive: true},
	{Name: "--loop-unswitch", Passes: "unswitch"},
	{Name: "--max-id-bound", Argument: Joined, Kind: Sets, Why: "a module with a larger bound is an error", number: true},
	{Name: "--merge-blocks", Passes: "simplify-cfg"},
	{Name: "--merge-return", Passes: "merge-returns"},
	{Name: "--modify-maximal-reconvergence", Argument: Joined, Passes: "maximal-reconvergence(mode=%s)",
		Why: "kernels stay, and entry points that must not have the mode", pattern: `^(add|remove)$`},
	{Name: "--preserve-bindings", Kind: Sets, Why: "variables with a binding stay, also where nothing uses them"},
	{Name: "--preserve-interface", Kind: Sets, Why: "inputs and outputs stay, also where nothing uses them"},
	{Name: "--preserve-spec-constants", Kind: Sets, Why: "specialization constants stay, also where nothing uses them"},
	{Name: "--print-all", Kind: Sets,
		Why: "prints the module before the pipeline and after each pass that changed it, to standard error"},
	{Name: "--private-to-local", Passes: "private-to-local"},
	{Name: "--reduce-load-size", Argument: Optional, Passes: "split-copies", Why: "which loads it pays for is not set by the value"},
	{Name: "--redundancy-elimination", Passes: "simplify"},
	{Name: "--relax-block-layout", Kind: Ignored, Why: validator},
	{Name: "--relax-float-ops", Passes: "relax-float-ops"},
	{Name: "--relax-logical-pointer", Kind: Ignored, Why: validator},
	{Name: "--relax-struct-store", Kind: Ignored, Why: validator},
	{Name: "--remove-dont-inline", Passes: "remove-dont-inline"},
	{Name: "--remove-duplicates", Passes: "dedupe"},
	{Name: "--remove-unused-interface-variables", Passes: "trim-interface"},
	{Name: "--replace-desc-array-access-using-var-index", Passes: "switch-descriptors"},
	{Name: "--replace-invalid-opcode", Kind: Ignored, Why: "valid modules have no such opcode"},
	{Name: "--resolve-binding-conflicts", Passes: "separate-bindings"},
	{Name: "--scalar-block-layout", Kind: Ignored, Why: validator},
	{Name: "--scalar-replacement", Argument: Optional, Passes: "sroa", Why: "with hone's own limit",
		number: true},
	{Name: "--set-spec-const-default-value", Argument: Next, Passes: "set-spec-const(values=%s)"},
	{Name: "--simplify-instructions", Passes: "simplify"},
	{Name: "--skip-block-layout", Kind: Ignored, Why: validator},
	{Name: "--skip-validation", Kind: Ignored, Why: validator},
	{Name: "--split-combined-image-sampler", Passes: "lower-split-samplers(same=true,strict=true)"},
	{Name: "--spread-volatile-semantics", Passes: "spread-volatile", Why: "a variable that other stages share becomes volatile for all, where spirv-opt refuses the module"},
	{Name: "--ssa-rewrite", Passes: "mem2reg"},
	{Name: "--strength-reduction", Passes: "simplify"},
	{Name: "--strip-debug", Passes: "strip-debug"},
	{Name: "--strip-nonsemantic", Passes: "strip-nonsemantic"},
	{Name: "--strip-reflect", Passes: "strip-reflect"},
	{Name: "--struct-packing", Argument: Joined, Kind: Missing, Why: "layouts stay, so it is always an error"},
	{Name: "--switch-descriptorset", Argument: Joined, Passes: "lower-bindings(map=%s)",
		Why: "a binding that is taken is an error", pattern: `^\d+:\d+$`},
	{Name: "--target-env", Argument: Joined, Kind: Sets,
		Why: "has to be one that spirv-opt knows; what hone does depends on what the module declares"},
	{Name: "--time-report", Kind: Sets, Why: "prints what each pass took, to standard error"},
	{Name: "--trim-capabilities", Passes: "trim-capabilities"},
	{Name: "--unify-const", Passes: "dedupe"},
	{Name: "--upgrade-memory-model", Passes: "lower-memory-model(to=vulkan)"},
	{Name: "--validate-after-all", Kind: Sets,
		Why: "verifies the module after each pass and names the one that breaks it: what hone opt --check does"},
	{Name: "--vector-dce", Passes: "simplify,dce"},
	{Name: "--version", Kind: Sets, Why: "prints the version"},
	{Name: "--workaround-1209", Passes: "lower-unreachable-to-return", Why: "also outside loops"},
	{Name: "--workgroup-scalar-block-layout", Kind: Ignored, Why: validator},
	{Name: "--wrap-opkill", Kind: Ignored, Why: "it only makes way for spirv-opt's inliner"},
	{Name: "-O", Passes: "O"},
	{Name: "-Oconfig", Argument: Joined, Kind: Sets, Why: "reads options from a file, in which # begins a comment"},
	{Name: "-Os", Passes: "Os"},
	{Name: "-h", Kind: Sets, Why: "prints the options"},
	{Name: "-o", Argument: Next, Kind: Sets, Why: "names the output; - is standard output"},
}

// What several rows say.
const (
	validator = "ignored (validator option)"
	noPass    = "hone has no pass for that by itself"
	stays     = "a variable stays whole where something else is bound at the place of a part"
	unused    = "removes all that is declared and not used"
)

// lookup returns the row of an option, nil for none.
func lookup(name string) *Flag {
	for i := range Flags {
		if Flags[i].Name == name {
			return &Flags[i]
		}
	}
	return nil
}
