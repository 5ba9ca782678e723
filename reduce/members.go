package reduce

import (
	"slices"

	"hone/ir"
	"hone/ir/view"
	"hone/spirv"
)

// members removes a member of a struct that no access names. Those after it are counted anew. It leaves alone modules
// with instructions that go on in others: an operand's position there does not tell the member.
func members(m *ir.Module) (list []edit) {
	var users []*ir.Inst // all that may name a member
	for in := range m.Insts() {
		if in.Op.Is(spirv.TraitContinued) {
			return nil
		}
		if _, chain := view.AsAccessChain(in); chain || slices.Contains(membersOf, in.Op) || in.Op == spirv.OpSpecConstantOp {
			users = append(users, in)
		}
	}
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpTypeStruct || m.Pinned(in.Result) {
			continue
		}
		for i := in.NumWords() - 1; i >= 0; i-- { // the last one first: that leaves the numbers of the others
			list = append(list, func() bool {
				x := member{m: m, typ: in.Result, index: i}
				return i < in.NumWords() && in.NumWords() > 1 && x.remove(in, users)
			})
		}
	}
	return list
}

// membersOf are instructions that name members of structs, or have an operand for each.
var membersOf = []spirv.Op{
	spirv.OpCompositeConstruct, spirv.OpConstantComposite, spirv.OpSpecConstantComposite, spirv.OpCompositeExtract,
	spirv.OpCompositeInsert, spirv.OpArrayLength, spirv.OpUntypedArrayLengthKHR, spirv.OpMemberName,
	spirv.OpMemberDecorate, spirv.OpMemberDecorateString, spirv.OpMemberDecorateIdEXT,
}

// member is one that goes.
type member struct {
	m     *ir.Module
	typ   ir.ID
	index int
}

// remove removes the member from its struct and the instructions that name others, unless one names it.
func (x *member) remove(def *ir.Inst, users []*ir.Inst) bool {
	gone := func(in *ir.Inst) bool { return in.Block() == nil && in.Section() == nil }
	users = slices.DeleteFunc(slices.Clone(users), gone)
	for _, in := range users {
		for _, n := range x.named(in) {
			if n.member == x.index && !isMemberAnnotation(in) {
				return false
			}
		}
	}
	for _, in := range users {
		for _, n := range x.named(in) {
			switch {
			case n.member == x.index:
				in.Remove()
			case n.member > x.index && n.constant:
				in.SetID(n.operand, x.m.Constants().Int(x.m.TypeOf(in.ID(n.operand)), uint64(n.member-1)))
			case n.member > x.index:
				in.SetWord(n.operand, uint32(n.member-1))
			}
		}
		if in.Type == x.typ && (in.Op == spirv.OpCompositeConstruct || in.Op.Is(spirv.TraitComposite)) {
			in.SetOperands(slices.Delete(slices.Clone(in.Words()), x.index, x.index+1))
		}
	}
	def.SetOperands(slices.Delete(slices.Clone(def.Words()), x.index, x.index+1))
	return true
}

func isMemberAnnotation(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpMemberName, spirv.OpMemberDecorate, spirv.OpMemberDecorateString, spirv.OpMemberDecorateIdEXT:
		return true
	}
	return false
}

// name is an operand that names a member of the struct.
type name struct {
	operand, member int
	constant        bool // by the id of a constant
}

// named returns the operands of an instruction that name members of the struct, before types change.
func (x *member) named(in *ir.Inst) (list []name) {
	literals := func(typ ir.ID, first int) {
		for i := first; i < in.NumWords() && typ != 0; i++ {
			if typ == x.typ {
				list = append(list, name{operand: i, member: int(in.Literal(i))})
			}
			typ = x.m.Types().PartAt(typ, in.Literal(i))
		}
	}
	if chain, ok := view.AsAccessChain(in); ok {
		for s := range chain.Steps() {
			if v, ok := x.m.Constants().IntValue(s.Index); ok && s.Aggregate == x.typ {
				list = append(list, name{operand: s.Operand, member: int(v), constant: true})
			}
		}
		return list
	}
	switch in.Op {
	case spirv.OpCompositeExtract:
		literals(x.m.TypeOf(in.ID(0)), 1)
	case spirv.OpCompositeInsert:
		literals(in.Type, 2)
	case spirv.OpArrayLength:
		if x.m.Types().Pointee(x.m.TypeOf(in.ID(0))) == x.typ {
			list = append(list, name{operand: 1, member: int(in.Literal(1))})
		}
	case spirv.OpUntypedArrayLengthKHR:
		if in.ID(0) == x.typ {
			list = append(list, name{operand: 2, member: int(in.Literal(2))})
		}
	case spirv.OpMemberName, spirv.OpMemberDecorate, spirv.OpMemberDecorateString, spirv.OpMemberDecorateIdEXT:
		if in.ID(0) == x.typ {
			list = append(list, name{operand: 1, member: int(in.Literal(1))})
		}
	}
	return list
}
