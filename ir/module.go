package ir

import (
	"iter"
	"slices"

	"hone/spirv"
)

// New returns an empty module with logical addressing and the capability Shader, of which it declares nothing else but
// the memory model. [Module.Require], [Module.Types] and [Module.NewFunction] go on from there.
func New(version spirv.Version) *Module {
	m := &Module{Header: spirv.Header{Version: version}, shapes: spirv.Shapes(), changed: true}
	m.memory = newMemory(1, 64, 0)
	m.initSections()
	m.Require(spirv.CapabilityShader)
	Into(m.Section(MemoryModel)).Emit(spirv.OpMemoryModel, 0, false,
		uint32(spirv.AddressingModelLogical), uint32(spirv.MemoryModelGLSL450))
	return m
}

// Preceding yields what stands between the function before f and f and belongs to neither: non-semantic instructions
// and graphs, which are kept if f is removed. The instruction that is yielded may be removed.
func (f *Function) Preceding() iter.Seq[*Inst] {
	return func(yield func(*Inst) bool) {
		for in := f.header.first; in != f.Def; {
			next := in.next
			if !yield(in) {
				return
			}
			in = next
		}
	}
}

// AllInsts yields the instructions of a function in order: OpFunction, parameters and what else stands before the first
// block, then the blocks. What stands before OpFunction is not among them: see [Function.Preceding].
func (f *Function) AllInsts() iter.Seq[*Inst] {
	return func(yield func(*Inst) bool) {
		for in := f.Def; in != nil; in = in.next {
			if !yield(in) {
				return
			}
		}
		f.Insts()(yield)
	}
}

// Exported reports whether something outside of the module may name a function or variable, or define it: by
// LinkageAttributes, as a global variable that the host accesses, or as a function that is called through a pointer.
func (m *Module) Exported(id ID) bool {
	for d := range m.Decorations(id) {
		switch d.Kind {
		case spirv.DecorationLinkageAttributes, spirv.DecorationHostAccessINTEL, spirv.DecorationReferencedIndirectlyINTEL:
			return true
		}
	}
	return false
}

// IsLiveRoot reports whether a declaration outside of functions means something though nothing in the module uses it:
// what is [Module.Exported]; what an instruction of unknown meaning may name; the constant that BuiltIn WorkgroupSize
// decorates, which is a size for all entry points; and variables by which the shaders of a ray tracing pipeline know
// each other. Whether a variable means something in the interface of an entry point is another question.
func (m *Module) IsLiveRoot(in *Inst) bool {
	if in.Op == spirv.OpVariable {
		switch spirv.StorageClass(in.Literal(0)) {
		case spirv.StorageClassRayPayloadKHR, spirv.StorageClassCallableDataKHR, spirv.StorageClassHitObjectAttributeNV:
			return true
		}
	}
	return m.Pinned(in.Result) || m.Exported(in.Result) || m.sizesWorkgroups(in)
}

// InterfaceMatters reports whether it means something by itself that a variable is in the interface of an entry point:
// outputs, inputs that are passed through, and inputs by which a fragment shader asks to run for each sample (Vulkan,
// "Sample Shading").
func (m *Module) InterfaceMatters(variable *Inst) bool {
	switch spirv.StorageClass(variable.Literal(0)) {
	case spirv.StorageClassOutput:
		return true
	case spirv.StorageClassInput:
		return m.asks(variable.Result) || m.typeAsks(variable.Type)
	}
	return false
}

// asks reports whether a decoration of an input, or of a member of a block of inputs, means something if nothing reads
// it.
func (m *Module) asks(id ID) bool {
	for d := range m.Decorations(id) {
		switch d.Kind {
		case spirv.DecorationPassthroughNV, spirv.DecorationSample:
			return true
		case spirv.DecorationBuiltIn:
			switch spirv.BuiltIn(d.Params[0]) {
			case spirv.BuiltInSampleId, spirv.BuiltInSamplePosition:
				return true
			}
		}
	}
	return false
}

// typeAsks reports whether asks is so for a struct in what a pointer type points to.
func (m *Module) typeAsks(pointer ID) bool {
	for d := range m.WithParts(m.Types().Pointee(pointer)) {
		if d.Op == spirv.OpTypeStruct && m.asks(d.Result) {
			return true
		}
	}
	return false
}

// sizesWorkgroups reports whether in is a constant that BuiltIn WorkgroupSize decorates.
func (m *Module) sizesWorkgroups(in *Inst) bool {
	return in.Op.Is(spirv.TraitConstant) && m.HasDecoration(in.Result, spirv.DecorationBuiltIn)
}

// WorkgroupSize returns the constant that BuiltIn WorkgroupSize decorates, nil for none. It is the size of the
// workgroups of all entry points that have any, whatever their execution modes say. Linear in the constants.
func (m *Module) WorkgroupSize() *Inst {
	for in := range m.Section(Globals).Insts() {
		if m.sizesWorkgroups(in) {
			return in
		}
	}
	return nil
}

// HasWorkgroups reports whether an entry point runs in workgroups: of a compute, task or mesh shader, or a kernel.
// Linear in the entry points.
func (m *Module) HasWorkgroups() bool {
	for in := range m.Section(EntryPoints).Insts() {
		if in.Op != spirv.OpEntryPoint {
			continue
		}
		switch spirv.ExecutionModel(in.Literal(0)) {
		case spirv.ExecutionModelGLCompute, spirv.ExecutionModelKernel, spirv.ExecutionModelTaskEXT,
			spirv.ExecutionModelMeshEXT, spirv.ExecutionModelTaskNV, spirv.ExecutionModelMeshNV:
			return true
		}
	}
	return false
}

// PositionIDs returns the ids that lines and scopes name: they are kept as long as positions are.
func (m *Module) PositionIDs() []ID {
	var ids []ID
	seen := m.NewTable()
	defer seen.Release()
	for _, p := range m.positions {
		for _, w := range [...][]uint32{p.Line, p.Scope} {
			if w == nil {
				continue
			}
			var s spirv.Scanner
			for s.Init(w, m); s.Next(); {
				id := ID(w[s.Start])
				if s.Kind.IsID() && s.Kind != spirv.KindIdResult && seen.Get(id) == 0 {
					seen.Set(id, 1)
					ids = append(ids, m.Resolve(id))
				}
			}
		}
	}
	return ids
}

// RemoveFunctions removes the functions for which dead is true, and reports whether there were any. Nothing that is
// kept may name one of them. What stands before a function and is no part of it is kept.
func (m *Module) RemoveFunctions(dead func(*Function) bool) bool {
	n := len(m.functions)
	var gone []*Function
	var loose []*Inst // before functions that go
	m.functions = slices.DeleteFunc(m.functions, func(f *Function) bool {
		if !dead(f) {
			f.header.prepend(loose)
			loose = nil
			return false
		}
		loose = slices.AppendSeq(loose, f.Preceding())
		gone = append(gone, f)
		return true
	})
	m.sections[Tail].prepend(loose)
	for _, f := range gone {
		f.Index = -1
		removeInsts(f.Blocks)
		f.header.removeInsts()
	}
	if len(m.functions) == n {
		return false
	}
	for i, f := range m.functions {
		f.Index = i
	}
	m.markEdited()
	return true
}

// prepend moves instructions to the start of l.
func (l *list) prepend(insts []*Inst) {
	if len(insts) == 0 {
		return
	}
	at := l.first
	for _, in := range insts {
		in.unlink()
		if at == nil {
			l.push(in)
		} else {
			in.linkBefore(at)
		}
	}
	l.markEdited(nil)
}

// ExecutionModes yields the execution modes of an entry point, which is a function, or of all if that is 0, but
// no mode of unknown meaning. The section has other instructions, too: declarations of alias scopes, say.
func (m *Module) ExecutionModes(entry ID) iter.Seq[*Inst] {
	return func(yield func(*Inst) bool) {
		for in := range m.Section(ExecutionModes).Insts() {
			isMode := in.Op == spirv.OpExecutionMode || in.Op == spirv.OpExecutionModeId
			if isMode && !in.Unknown() && (entry == 0 || in.ID(0) == entry) && !yield(in) {
				return
			}
		}
	}
}

// Interface returns the interface ids of an OpEntryPoint.
func (in *Inst) Interface() []ID {
	var ids []ID
	for i := in.interfaceStart(); i < len(in.words); i++ {
		ids = append(ids, in.ID(i))
	}
	return ids
}

// SetInterface replaces the interface ids of an OpEntryPoint.
func (in *Inst) SetInterface(ids []ID) {
	in.SetOperands(append(slices.Clone(in.words[:in.interfaceStart()]), words(ids)...))
}

func (in *Inst) interfaceStart() int {
	n, _ := spirv.StringWords(in.words[2:])
	return 2 + n
}

// What a module declares before it may use something is found or added by the methods here. Each looks through a
// section, which is short.

// Import returns the OpExtInstImport of an extended instruction set, such as "GLSL.std.450", and adds it where
// there is none.
func (m *Module) Import(set string) ID {
	if id := m.Imported(set); id != 0 {
		return id
	}
	return Into(m.Section(ExtInstImports)).Emit(spirv.OpExtInstImport, 0, true, spirv.AppendString(nil, set)...).Result
}

// Imported returns the OpExtInstImport of an extended instruction set, 0 if the module has none.
func (m *Module) Imported(set string) ID {
	known := spirv.LookupExtSet(set)
	for in := range m.sections[ExtInstImports].Insts() {
		if in.Op == spirv.OpExtInstImport &&
			(known != nil && m.ExtSet(in.Result) == known || known == nil && in.stringAt(0) == set) {
			return in.Result
		}
	}
	return 0
}

// Require declares a capability, unless the module does already.
func (m *Module) Require(c spirv.Capability) {
	if !m.HasCapability(c) {
		Into(m.Section(Capabilities)).Emit(spirv.OpCapability, 0, false, uint32(c))
	}
}

// RequireExtension declares an extension, such as "SPV_KHR_terminate_invocation", unless the module does
// already.
func (m *Module) RequireExtension(name string) {
	if !m.HasExtension(name) {
		Into(m.Section(Extensions)).Emit(spirv.OpExtension, 0, false, spirv.AppendString(nil, name)...)
	}
}

// RequireFor declares what the grammar says that an instruction takes, its enumerants and mask bits included: the first
// of several capabilities or extensions that would do, unless the module declares one of them. The error says that the
// module's version does not have it, with any extension; nothing is declared then. Raising the version is up to whoever
// runs the shader.
//
// Builders declare nothing on their own, since a pass may not know what the device supports: it says so, for one
// instruction like this or with [Module.Require]. Cost: linear in the operands, and in what is declared.
func (m *Module) RequireFor(in *Inst) error {
	for name, n := range in.Needs() {
		if n != nil && !m.has(n) && m.capabilityFor(n) == nil {
			return Faultf(in, "%s takes version %v, and the module has %v", name, m.versionFor(n), m.Header.Version)
		}
	}
	for _, n := range in.Needs() {
		if n != nil {
			m.needs(n)
		}
	}
	return nil
}

// has reports whether the module's version has something of the language, by itself or with an extension that it may
// declare.
func (m *Module) has(n *spirv.Needs) bool {
	if n.Version == 0 && len(n.Extensions) == 0 {
		return true
	}
	return n.InCore(m.Header.Version) || slices.ContainsFunc(n.Extensions, m.mayDeclare)
}

// mayDeclare reports whether the module's version may declare an extension.
func (m *Module) mayDeclare(extension string) bool {
	return ExtensionSince(extension) <= m.Header.Version
}

// versionFor returns the first version that has something of the language, by itself or with an extension.
func (m *Module) versionFor(n *spirv.Needs) spirv.Version {
	v := n.Version
	for _, e := range n.Extensions {
		if since := ExtensionSince(e); v == 0 || since < v {
			v = since
		}
	}
	return v
}

// capabilityFor returns the first capability that declares something and that the module may declare, nil for none.
func (m *Module) capabilityFor(n *spirv.Needs) *spirv.Enumerant {
	for _, c := range n.Capabilities {
		if e := spirv.KindCapability.Enumerant(uint32(c)); e != nil && m.has(&e.Needs) {
			return e
		}
	}
	return nil
}

// MemoryModel returns the OpMemoryModel, nil where the module has none whose operands are known. Other instructions may
// stand beside it: OpSamplerImageAddressingModeNV, or lines. Constant time.
func (m *Module) MemoryModel() *Inst {
	for in := m.sections[MemoryModel].first; in != nil; in = in.next {
		if in.Op == spirv.OpMemoryModel && in.flags&unknownWords == 0 && len(in.words) == 2 {
			return in
		}
	}
	return nil
}

// HasExtension reports whether the module declares an extension.
func (m *Module) HasExtension(name string) bool {
	for in := m.sections[Extensions].first; in != nil; in = in.next {
		if in.Op == spirv.OpExtension && in.stringAt(0) == name {
			return true
		}
	}
	return false
}

// HasCapability reports whether the module declares a capability, by itself or through one that implies it. Cost:
// constant while nothing outside of functions is edited.
func (m *Module) HasCapability(c spirv.Capability) bool {
	known := &m.capabilities[int(c)%len(m.capabilities)]
	if known.at != m.globalEpoch+1 || known.capability != c {
		*known = capabilityAnswer{c, m.declares(c), m.globalEpoch + 1}
	}
	return known.declared
}

// capabilityAnswer is what [Module.HasCapability] answered last.
type capabilityAnswer struct {
	capability spirv.Capability
	declared   bool
	at         uint64 // 1 + the globalEpoch for which that holds
}

// declares is HasCapability, found out.
func (m *Module) declares(c spirv.Capability) bool {
	for in := m.sections[Capabilities].first; in != nil; in = in.next {
		if in.Op == spirv.OpCapability && implies(spirv.Capability(in.words[0]), c, 0) {
			return true
		}
	}
	return false
}

// implies reports whether the declaration of one capability declares another: in the grammar, what a capability needs
// is what it declares implicitly. The depth is bounded for a vendor's grammar that goes around in a ring.
func implies(declared, c spirv.Capability, depth int) bool {
	if declared == c {
		return true
	}
	e := spirv.KindCapability.Enumerant(uint32(declared))
	if e == nil || depth > 16 {
		return false
	}
	for _, d := range e.Needs.Capabilities {
		if implies(d, c, depth+1) {
			return true
		}
	}
	return false
}
