package resources

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hone/analysis"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

var versionTo = pass.String("to", "", "the version of SPIR-V, 1.0 to 1.6; nothing is changed where none is set").
	Must(func(text string) error { _, err := parseVersion(text); return err })

// Version writes a module as another version of the language has it.
//
// A later version has in its core what extensions brought before: they go. Entry points name all variables from 1.4 on,
// buffers of storage class Uniform become such of StorageBuffer, and from 1.6 on OpKill is OpTerminateInvocation and
// specialized workgroup sizes are those of LocalSizeId. For an earlier version what has an extension is declared by it,
// what only promises something is left out, and what can be said otherwise is rewritten: OpCopyLogical, selects of
// composites, also in specialization constants, copies with memory operands for each side, broadcasts from an
// invocation that is computed, LocalSizeId. Anything else that the version lacks is an error, and a
// remark for each further instruction.
//
// It leaves alone what it does not know: instructions of unknown meaning, and what the module had no right to before.
// Cost: linear.
var Version = pass.ForModule("lower-version", "write the module as another version of SPIR-V has it",
	func(c *pass.Context) (bool, error) {
		m := c.Module
		to, _ := parseVersion(versionTo.Of(c))
		from := m.Header.Version
		if to == 0 || to == from || to > from && versionAtMost.Of(c) || from > latestVersion || !c.Transform() {
			return false, nil
		}
		return true, setVersion(c, to)
	}, versionTo, versionAtMost, pass.Idempotent)

// setVersion writes the module of a context as another version has it.
func setVersion(c *pass.Context, to spirv.Version) error {
	x := &versioner{c: c, m: c.Module, from: c.Module.Header.Version, to: to}
	c.Done(0, "SPIR-V %v becomes %v", x.from, to)
	x.m.Header.Version = to
	if to > x.from {
		x.raise()
		if in := x.withoutBlock(); in != nil {
			return ir.Faultf(in, "an untyped variable of Workgroup memory that is no block is none of version 1.4 or later")
		}
	} else {
		x.reduce()
	}
	return x.declare()
}

var versionAtMost = pass.Bool("at-most", false, "leave a module of an earlier version as it is")

// latestVersion is the last one of which it is known what it changed.
var latestVersion = spirv.MakeVersion(1, 6)

func parseVersion(text string) (spirv.Version, error) {
	if text == "" {
		return 0, nil
	}
	minor, ok := strings.CutPrefix(text, "1.")
	n, err := strconv.ParseUint(minor, 10, 8)
	if !ok || err != nil || int(n) > latestVersion.Minor() {
		return 0, fmt.Errorf("want 1.0 to %v, not %q", latestVersion, text)
	}
	return spirv.MakeVersion(1, int(n)), nil
}

type versioner struct {
	c        *pass.Context
	m        *ir.Module
	from, to spirv.Version
}

// stageNeeds are instructions that only some stages had before a version.
var stageNeeds = [...]struct {
	op     spirv.Op
	minor  int
	before []spirv.ExecutionModel
}{
	{spirv.OpControlBarrier, 3, []spirv.ExecutionModel{spirv.ExecutionModelTessellationControl,
		spirv.ExecutionModelGLCompute, spirv.ExecutionModelKernel, spirv.ExecutionModelTaskNV, spirv.ExecutionModelMeshNV}},
}

// stage returns what the version lacks for an instruction in a stage whose entry points reach it, "" for nothing.
func (x *versioner) stage(in *ir.Inst) string {
	for _, row := range stageNeeds {
		if in.Op != row.op || x.to >= x.from || !x.crosses(row.minor) {
			continue
		}
		for e := range analysis.Calls.Of(x.c).EntryPoints(in.Function()) {
			if model := spirv.ExecutionModel(e.Literal(0)); !slices.Contains(row.before, model) {
				return fmt.Sprintf("%v in the stage %v needs version 1.%d", in.Op, model, row.minor)
			}
		}
	}
	return ""
}

// crosses reports whether a version is one that the module comes to or leaves.
func (x *versioner) crosses(minor int) bool {
	v := spirv.MakeVersion(1, minor)
	return min(x.from, x.to) < v && v <= max(x.from, x.to)
}

// inCore are the extensions that became part of the language, and when (specification, section "Changes").
var inCore = []struct {
	extension string
	minor     int
}{
	{"SPV_KHR_shader_draw_parameters", 3},
	{"SPV_KHR_16bit_storage", 3},
	{"SPV_KHR_device_group", 3},
	{"SPV_KHR_multiview", 3},
	{"SPV_KHR_storage_buffer_storage_class", 3},
	{"SPV_KHR_variable_pointers", 3},
	{"SPV_KHR_no_integer_wrap_decoration", 4},
	{"SPV_GOOGLE_decorate_string", 4},
	{"SPV_GOOGLE_hlsl_functionality1", 4},
	{"SPV_KHR_float_controls", 4},
	{"SPV_KHR_8bit_storage", 5},
	{"SPV_EXT_descriptor_indexing", 5},
	{"SPV_EXT_shader_viewport_index_layer", 5},
	{"SPV_EXT_physical_storage_buffer", 5},
	{"SPV_KHR_physical_storage_buffer", 5},
	{"SPV_KHR_vulkan_memory_model", 5},
	{"SPV_KHR_non_semantic_info", 6},
	{"SPV_KHR_integer_dot_product", 6},
	{"SPV_KHR_terminate_invocation", 6},
	{"SPV_EXT_demote_to_helper_invocation", 6},
}

// declare brings the extensions in line with the version, and looks for what it does not have. Functions come first, so
// that an error names an instruction and not the capability that it needs.
func (x *versioner) declare() error {
	var needed []string // extensions
	var err error
	in := func(in *ir.Inst) {
		if why := x.lacks(in, &needed); why != "" {
			if err == nil {
				err = ir.Faultf(in, "%s", why)
			} else {
				x.c.RemarkAt(in, in.Result, "%s", why)
			}
		}
	}
	for _, f := range x.m.Functions() {
		for i := range f.Insts() {
			in(i)
		}
	}
	for s := range x.m.Sections() {
		for i := range s.Insts() {
			in(i)
		}
	}
	for in := range x.m.Section(ir.Extensions).Insts() {
		if name := extensionName(in); !slices.Contains(needed, name) && (x.inCore(name) || ir.ExtensionSince(name) > x.to) {
			in.Remove()
		}
	}
	for _, name := range needed {
		x.m.RequireExtension(name)
	}
	return err
}

func extensionName(in *ir.Inst) string {
	if in.Op != spirv.OpExtension {
		return ""
	}
	name, _, _ := spirv.String(in.Words())
	return name
}

// inCore reports whether an extension became part of the version or of an earlier one.
func (x *versioner) inCore(extension string) bool {
	for _, e := range inCore {
		if e.extension == extension {
			return x.to >= spirv.MakeVersion(1, e.minor)
		}
	}
	return false
}

// lacks returns what the version lacks for an instruction, "" for nothing. It adds the extensions that the instruction
// needs. A declaration of an extension lacks nothing by itself: it goes where no instruction needs the extension.
func (x *versioner) lacks(in *ir.Inst, needed *[]string) (why string) {
	if in.Op == spirv.OpExtension || in.Orphaned() {
		return ""
	}
	for name, n := range in.Needs() {
		switch {
		case n == nil:
		case n.LastVersion != 0 && n.LastVersion < x.to && n.LastVersion >= x.from:
			return fmt.Sprintf("%s is not in version %v any more", name, x.to)
		case n.InCore(x.to):
		case len(n.Extensions) > 0:
			e := x.extension(n.Extensions)
			if since := ir.ExtensionSince(e); since > x.to && since <= x.from {
				return fmt.Sprintf("%s needs %s, which needs version %v", name, e, since)
			}
			add(needed, e)
		case n.InCore(x.from) && !x.byCapability(n):
			return fmt.Sprintf("%s needs version %v", name, n.Version)
		}
	}
	return x.stage(in)
}

func add(list *[]string, name string) {
	if !slices.Contains(*list, name) {
		*list = append(*list, name)
	}
}

// extension returns which of the extensions that would do the module has or is to have. Extensions that the version may
// declare come first, then declared ones, then Khronos' own.
func (x *versioner) extension(of []string) string {
	rank := func(e string) (n int) {
		if ir.ExtensionSince(e) > x.to {
			n += 4
		}
		if !x.m.HasExtension(e) {
			n += 2
		}
		if !strings.HasPrefix(e, "SPV_KHR_") {
			n++
		}
		return n
	}
	return slices.MinFunc(of, func(a, b string) int { return rank(a) - rank(b) })
}

// byCapability reports whether a capability that is declared, and that an extension brings, is enough.
func (x *versioner) byCapability(n *spirv.Needs) bool {
	return slices.ContainsFunc(n.Capabilities, func(c spirv.Capability) bool {
		e := spirv.KindCapability.Enumerant(uint32(c))
		return x.m.HasCapability(c) && e != nil && len(e.Needs.Extensions) > 0
	})
}

// capability replaces a declared capability by others.
func (x *versioner) capability(old spirv.Capability, by ...spirv.Capability) {
	for in := range x.m.Section(ir.Capabilities).Insts() {
		if in.Op == spirv.OpCapability && spirv.Capability(in.Literal(0)) == old {
			in.Remove()
			for _, c := range by {
				x.m.Require(c)
			}
		}
	}
}

// executionMode returns an execution mode of an entry point, nil for none.
func executionMode(m *ir.Module, entry ir.ID, mode spirv.ExecutionMode) *ir.Inst {
	for in := range m.ExecutionModes(entry) {
		if spirv.ExecutionMode(in.Literal(1)) == mode {
			return in
		}
	}
	return nil
}
