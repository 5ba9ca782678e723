package resources

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

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
// composites, copies with two memory operands, LocalSizeId. Anything else that the version lacks is an error, and a
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
		x := &versioner{c: c, m: m, from: from, to: to}
		c.Done(0, "SPIR-V %v becomes %v", m.Header.Version, to)
		m.Header.Version = to
		if to > from {
			x.raise()
		} else {
			x.reduce()
		}
		return true, x.declare()
	}, versionTo, versionAtMost, pass.Idempotent)

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

// builtOn are extensions that are written against a version: none before it may declare them.
var builtOn = []struct {
	extension string
	minor     int
}{
	{"SPV_EXT_mesh_shader", 4},
	{"SPV_KHR_ray_tracing", 4},
	{"SPV_KHR_workgroup_memory_explicit_layout", 4},
	{"SPV_KHR_float_controls2", 2},
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
		name := extensionName(in)
		for _, e := range inCore {
			if e.extension == name && x.to >= spirv.MakeVersion(1, e.minor) && !slices.Contains(needed, name) {
				in.Remove()
			}
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

// lacks returns what the version lacks for an instruction, "" for nothing. It adds the extensions that the instruction
// needs.
func (x *versioner) lacks(in *ir.Inst, needed *[]string) (why string) {
	if name := extensionName(in); name != "" {
		for _, e := range builtOn {
			if v := spirv.MakeVersion(1, e.minor); e.extension == name && v > x.to && v <= x.from {
				return fmt.Sprintf("%s needs version %v", name, v)
			}
		}
		return ""
	}
	if in.Op == spirv.OpExtInstImport && x.to < spirv.MakeVersion(1, 6) {
		if name, _, _ := spirv.String(in.Words()); strings.HasPrefix(name, "NonSemantic.") {
			add(needed, "SPV_KHR_non_semantic_info")
		}
	}
	for name, n := range spirv.NeedsOf(in.Op, in.Type, in.Words(), x.m) {
		switch {
		case n == nil:
		case n.LastVersion != 0 && n.LastVersion < x.to && n.LastVersion >= x.from:
			return fmt.Sprintf("%s is not in version %v any more", name, x.to)
		case n.Version != 0 && n.Version <= x.to:
		case len(n.Extensions) > 0:
			if e := x.extension(n.Extensions); e != "" {
				add(needed, e)
			}
		case n.Version <= x.from && n.Version != 0 && !x.byCapability(n):
			return fmt.Sprintf("%s needs version %v", name, n.Version)
		}
	}
	return ""
}

func add(list *[]string, name string) {
	if !slices.Contains(*list, name) {
		*list = append(*list, name)
	}
}

// extension returns which of the extensions that would do the module has or is to have.
func (x *versioner) extension(of []string) string {
	for _, e := range of {
		if x.m.HasExtension(e) {
			return e
		}
	}
	for _, e := range of {
		if strings.HasPrefix(e, "SPV_KHR_") {
			return e
		}
	}
	return of[0]
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
	for in := range m.Section(ir.ExecutionModes).Insts() {
		if !in.Unknown() && in.NumWords() > 1 && in.ID(0) == entry && spirv.ExecutionMode(in.Literal(1)) == mode {
			return in
		}
	}
	return nil
}
