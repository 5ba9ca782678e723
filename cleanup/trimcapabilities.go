package cleanup

import (
	"slices"
	"strings"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// TrimCapabilities removes capabilities and extensions that nothing in the module needs. The grammar says what each
// opcode, operand and extended instruction needs; trimmable says which capabilities that is all of, and has a rule for
// those that types and operands need besides. Any other capability stays, with what declares it. Where several are
// enough for something, all of them that are declared stay. An extension goes if the grammar says what needs it, and
// nothing of that is there or the version of the module has it without.
//
// It leaves alone modules that have an instruction or a capability of unknown meaning, which may need anything. Linear.
var TrimCapabilities = pass.ForModule("trim-capabilities", "remove capabilities and extensions that nothing needs",
	func(c *pass.Context) bool {
		t := trimmer{m: c.Module, needs: map[*spirv.Needs]bool{}}
		if why := t.collect(); why != "" {
			c.Remark(0, "capabilities are not trimmed: %s", why)
			return false
		}
		changed := false
		keep := t.keep()
		for in := range t.m.Section(ir.Capabilities).Insts() {
			if !slices.Contains(keep, spirv.Capability(in.Literal(0))) && c.Transform() {
				in.Remove()
				changed = true
			}
		}
		for in := range t.m.Section(ir.Extensions).Insts() {
			if in.Op == spirv.OpExtension && t.unneeded(text(in), keep) && c.Transform() {
				in.Remove()
				changed = true
			}
		}
		return changed
	}, pass.Idempotent)

// trimmer is the state of the pass: what the module has that may need a capability.
type trimmer struct {
	m        *ir.Module
	declared []spirv.Capability
	needs    map[*spirv.Needs]bool // of what the module has; rows of the grammar
	ops      [1 << 16 / 64]uint64  // opcodes
	ints     [65]bool              // widths of types
	floats   [65]bool
	images   []*ir.Inst // OpTypeImage
}

// collect looks at all instructions. It returns why nothing may be trimmed, "" if something may.
func (t *trimmer) collect() string {
	for in := range t.m.Section(ir.Capabilities).Insts() {
		if in.Op != spirv.OpCapability || spirv.KindCapability.Enumerant(in.Literal(0)) == nil {
			return "one that is declared is not known"
		}
		t.declared = append(t.declared, spirv.Capability(in.Literal(0)))
	}
	for in := range t.m.Insts() {
		if in.Op == spirv.OpCapability || in.Op == spirv.OpExtension || in.Orphaned() {
			continue
		}
		t.ops[in.Op/64] |= 1 << (in.Op % 64)
		switch in.Op {
		case spirv.OpTypeInt:
			t.ints[min(64, in.Literal(0))] = true
		case spirv.OpTypeFloat:
			t.floats[min(64, in.Literal(0))] = true
		case spirv.OpTypeImage:
			t.images = append(t.images, in)
		}
		if !t.operands(in) || in.Unknown() {
			return "an instruction of unknown meaning may need any"
		}
	}
	return ""
}

func (t *trimmer) add(n *spirv.Needs) {
	if len(n.Capabilities) > 0 || len(n.Extensions) > 0 {
		t.needs[n] = true
	}
}

// operands collects what an instruction and the enumerants, mask bits, and numbers of instructions among its operands
// need. It reports whether all of them are known.
func (t *trimmer) operands(in *ir.Inst) bool {
	for _, n := range in.Needs() {
		if n == nil {
			return false
		}
		t.add(n)
	}
	return true
}

// keep returns the declared capabilities that stay.
func (t *trimmer) keep() (keep []spirv.Capability) {
	var all, needed []spirv.Capability // declared, and implied by those
	for _, c := range t.declared {
		all = implied(all, c)
	}
	named := map[spirv.Capability]bool{}
	for n := range t.needs {
		for _, c := range n.Capabilities {
			named[c] = true
		}
	}
	for _, c := range all {
		if named[c] || t.needed(c) {
			needed = append(needed, c)
		}
	}
	var have []spirv.Capability
	add := func(c spirv.Capability) {
		keep, have = append(keep, c), implied(have, c)
	}
	for _, c := range t.declared {
		if slices.Contains(needed, c) {
			add(c)
		}
	}
	// What is needed and not declared itself is implied by another one, which stays for that.
	for _, c := range needed {
		for i := 0; i < len(t.declared) && !slices.Contains(have, c); i++ {
			if d := t.declared[i]; slices.Contains(implied(nil, d), c) {
				add(d)
			}
		}
	}
	return keep
}

// needed reports whether the module needs a capability for something that the grammar does not say, or may do so.
func (t *trimmer) needed(c spirv.Capability) bool {
	for i := range trimmable {
		if trimmable[i].capability == c {
			return trimmable[i].needed != nil && trimmable[i].needed(t)
		}
	}
	return true
}

// implied appends to a list a capability, and what it implies, as far as these are not there.
func implied(list []spirv.Capability, c spirv.Capability) []spirv.Capability {
	if slices.Contains(list, c) {
		return list
	}
	list = append(list, c)
	if e := spirv.KindCapability.Enumerant(uint32(c)); e != nil {
		for _, d := range e.Needs.Capabilities {
			list = implied(list, d)
		}
	}
	return list
}

// unneeded reports whether an extension is one that the grammar knows users of, and none of them is there.
func (t *trimmer) unneeded(name string, keep []spirv.Capability) bool {
	vendor, _, ok := strings.Cut(strings.TrimPrefix(name, "SPV_"), "_")
	if !ok || !slices.Contains([]string{"KHR", "EXT", "GOOGLE", "NV"}, vendor) || !hasUsers(name) {
		return false // others allow more than the grammar says
	}
	uses := func(n *spirv.Needs) bool {
		return !n.InCore(t.m.Header.Version) && slices.Contains(n.Extensions, name)
	}
	for n := range t.needs {
		if uses(n) {
			return false
		}
	}
	var have []spirv.Capability
	for _, c := range keep {
		have = implied(have, c)
	}
	for _, c := range have {
		if e := spirv.KindCapability.Enumerant(uint32(c)); e != nil && uses(&e.Needs) {
			return false
		}
	}
	return true
}

// hasUsers reports whether the grammar has something that needs an extension. Linear in the grammar.
func hasUsers(name string) bool {
	for i := range spirv.Ops() {
		if slices.Contains(spirv.Ops()[i].Needs.Extensions, name) {
			return true
		}
	}
	for k := range spirv.Kinds() {
		for _, e := range spirv.Kinds()[k].Enumerants {
			if slices.Contains(e.Needs.Extensions, name) {
				return true
			}
		}
	}
	return false
}

// has reports whether the module has an instruction of one of some opcodes.
func (t *trimmer) has(ops ...spirv.Op) bool {
	return slices.ContainsFunc(ops, func(op spirv.Op) bool { return t.ops[op/64]>>(op%64)&1 != 0 })
}

// hasClass reports whether the module has an instruction of a class of the grammar.
func (t *trimmer) hasClass(class string) bool {
	for i := range spirv.Ops() {
		if info := &spirv.Ops()[i]; info.Class == class && t.has(info.Op) {
			return true
		}
	}
	return false
}
