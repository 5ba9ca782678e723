package resources

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// givenPlace is where a shader is given values that a lowering needs: in push constants or a uniform buffer.
type givenPlace struct {
	push   bool
	slot   slot
	offset int
}

// parseGiven reads "push+16", "1.0" or "1.0+8".
func parseGiven(text string) (p givenPlace, err error) {
	start, offset, ok := strings.Cut(text, "+")
	if ok {
		n, err := strconv.ParseUint(offset, 10, 16)
		if err != nil || n%4 != 0 {
			return p, errors.New("after + comes a multiple of 4 bytes")
		}
		p.offset = int(n)
	}
	if p.push = start == "push"; p.push {
		return p, nil
	}
	if p.slot, ok = parseSlot(start); !ok || !strings.Contains(start, ".") {
		return p, errors.New("want push or SET.BINDING, and + with a number of bytes after its start")
	}
	return p, nil
}

func checkGiven(text string) error {
	if text == "" {
		return nil
	}
	_, err := parseGiven(text)
	return err
}

// given are members of a block, one after the other, each a number of 32 bits.
type given struct {
	c        *pass.Context
	variable ir.ID
	first    int // member
	class    spirv.StorageClass
	typ      ir.ID
}

// give adds members with these names to what is at a place, or a block of them where nothing is.
func give(c *pass.Context, at givenPlace, typ ir.ID, names ...string) (*given, error) {
	m := c.Module
	g := &given{c: c, typ: typ, class: spirv.StorageClassUniform}
	if at.push {
		g.class = spirv.StorageClassPushConstant
	}
	var block *ir.Inst
	for in := range m.Section(ir.Globals).Insts() {
		if !in.Op.Is(spirv.TraitVariable) || in.Unknown() {
			continue
		}
		if at.push != isVariable(m, in, spirv.StorageClassPushConstant) {
			continue
		}
		if slot, ok := descriptorOf(m, in.Result); !at.push && (!ok || slot != at.slot) {
			continue
		}
		class, _ := m.Types().StorageClass(in.Type)
		typ := m.Types().Pointee(in.Type)
		d := m.Def(typ)
		if in.Op != spirv.OpVariable || class != g.class || d == nil || d.Op != spirv.OpTypeStruct ||
			block != nil && block != d {
			return nil, ir.Faultf(in, "nothing can be added to what is given there")
		}
		block = d
		if g.variable == 0 {
			g.variable = in.Result
		}
	}
	if block != nil {
		g.first, _ = m.Types().NumParts(block.Result)
		return g, extend(m, block, at.offset, typ, names)
	}
	v := ir.Variable{Class: g.class, Name: "given"}
	var members []ir.Member
	for i, name := range names {
		members = append(members, ir.Member{Type: typ, Offset: at.offset + 4*i, Name: name})
	}
	v.Type = c.Types().Block(members...)
	if !at.push {
		v.Decorations = ir.Binding(at.slot.set, at.slot.binding)
	}
	g.variable = m.AddVariable(v)
	return g, nil
}

// extend adds members to a struct that is nothing but the block of variables.
func extend(m *ir.Module, block *ir.Inst, offset int, typ ir.ID, names []string) error {
	for in := range m.Insts() {
		s := in.Section()
		if s != nil && s.Kind() != ir.Globals || m.IsDebug(in) {
			continue
		}
		uses := in.Type == block.Result
		for _, id := range in.IDs() {
			uses = uses || id == block.Result
		}
		if uses && in.Op != spirv.OpTypePointer {
			return ir.Faultf(in, "nothing can be added to the block, which is used as a whole")
		}
	}
	list, ok := m.Types().Members(block.Result)
	for _, l := range list {
		n, known := m.Types().Size(l.Type, l)
		if ok = ok && known; ok && l.Offset < offset+4*len(names) && offset < l.Offset+n {
			return ir.Faultf(block, "there is something at byte %d already", offset)
		}
	}
	if !ok || m.Pinned(block.Result) {
		return ir.Faultf(block, "it is not known where the block has room")
	}
	declareBefore(m, typ, block)
	words := slices.Clone(block.Words())
	for i, name := range names {
		m.DecorateMember(block.Result, len(words), spirv.DecorationOffset, uint32(offset+4*i))
		m.SetMemberName(block.Result, len(words), name)
		words = append(words, uint32(typ))
	}
	block.SetOperands(words)
	return nil
}

// load loads a member where b builds.
func (g *given) load(b build.Builder, i int) ir.ID {
	index := g.c.Constants().Int(g.c.Types().Int(32, true), uint64(g.first+i))
	return b.Load(g.typ, b.AccessChain(g.c.Types().Pointer(g.class, g.typ), g.variable, index))
}
