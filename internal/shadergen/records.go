package shadergen

import (
	"fmt"
	"strings"
)

// Records are memory that is accessed whole and in parts, at indices that are equal, different, or computed: one for
// each invocation in a storage buffer, which may be the same memory as that of a second variable, in Workgroup, Private
// and Function memory, and in a uniform block, which is copied to variables. Types that are laid out for a buffer are
// other types than those of the same shape elsewhere: their names end in L.

// recordTypes are the types of what is in a record: what their parts are, and how many of these there are.
var recordTypes = map[string][]string{
	"Record": {"u32", "u32x4", "List", "Pairs"},
	"List":   {"u32", "u32", "u32", "u32"},
	"Pairs":  {"Pair", "Pair"},
	"Pair":   {"u32", "u32"},
	"u32x4":  {"u32", "u32", "u32", "u32"},
}

// laidOut returns the name of a type of a record as it is in a buffer.
func laidOut(typ string) string {
	if strings.HasPrefix(typ, "u32") {
		return typ
	}
	return typ + "L"
}

// recordParts returns the types of the parts of a type of a record, nil for a scalar.
func recordParts(typ string) []string {
	plain, laid := strings.CutSuffix(typ, "L")
	list := recordTypes[plain]
	if laid {
		list = append([]string(nil), list...)
		for i, t := range list {
			list[i] = laidOut(t)
		}
	}
	return list
}

// record is a place where a record is.
type record struct {
	variable, class string
	typ             string
	own             bool // it is an array of them, of which the invocation has one
}

// recordTypesAndVariables declares what records are made of.
func (g *generator) recordTypesAndVariables() {
	u, v := g.typeID("u32"), g.typeID("u32x4")
	four, two := g.constant("u32", 4), g.constant("u32", 2)
	for _, l := range []string{"", "L"} {
		g.global("t_Pair"+l, "OpTypeStruct %s %s", u, u)
		g.global("t_List"+l, "OpTypeArray %s %s", u, four)
		g.global("t_Pairs"+l, "OpTypeArray %%t_Pair%s %s", l, two)
		g.global("t_Record"+l, "OpTypeStruct %s %s %%t_List%s %%t_Pairs%[3]s", u, v, l)
	}
	g.global("t_records", "OpTypeRuntimeArray %%t_RecordL")
	g.global("t_state", "OpTypeStruct %%t_records")
	g.global("t_tables", "OpTypeStruct %%t_RecordL %%t_RecordL")
	for _, line := range []string{
		"OpMemberDecorate %t_PairL 0 Offset 0", "OpMemberDecorate %t_PairL 1 Offset 4",
		"OpDecorate %t_ListL ArrayStride 16", "OpDecorate %t_PairsL ArrayStride 16", "OpMemberDecorate %t_RecordL 0 Offset 0",
		"OpMemberDecorate %t_RecordL 1 Offset 16", "OpMemberDecorate %t_RecordL 2 Offset 32",
		"OpMemberDecorate %t_RecordL 3 Offset 96", "OpDecorate %t_records ArrayStride 128", "OpDecorate %t_state Block",
		"OpMemberDecorate %t_state 0 Offset 0", "OpDecorate %t_tables Block", "OpMemberDecorate %t_tables 0 Offset 0",
		"OpMemberDecorate %t_tables 1 Offset 128",
	} {
		fmt.Fprintln(&g.notes, line)
	}
	bindings := []int{2, 3, 4}
	if g.chance(3) {
		bindings[1] = 2 // the same memory
	}
	for i, name := range []string{"%state", "%state2", "%tables"} {
		fmt.Fprintf(&g.notes, "OpDecorate %s DescriptorSet 0\nOpDecorate %[1]s Binding %d\n", name, bindings[i])
		if i < 2 && bindings[1] != 2 && g.chance(2) {
			fmt.Fprintf(&g.notes, "OpDecorate %s Restrict\n", name)
		}
	}
	g.global("p_state", "OpTypePointer StorageBuffer %%t_state")
	g.global("p_tables", "OpTypePointer Uniform %%t_tables")
	g.global("state", "OpVariable %%p_state StorageBuffer")
	g.global("state2", "OpVariable %%p_state StorageBuffer")
	g.global("tables", "OpVariable %%p_tables Uniform")
	g.global("hidden", "OpVariable %s Private", g.pointerType("Record", "Private"))
	g.records = []record{{"%hidden", "Private", "Record", false}, {"%state", "StorageBuffer", "RecordL", true},
		{"%state2", "StorageBuffer", "RecordL", true}}
	if g.o.Barriers {
		g.global("t_slots", "OpTypeArray %%t_Record %s", g.constant("u32", LocalSize))
		g.global("p_slots", "OpTypePointer Workgroup %%t_slots")
		g.global("slots", "OpVariable %%p_slots Workgroup")
		g.records = append(g.records, record{"%slots", "Workgroup", "Record", true})
	}
}

// initializeRecords stores to all records of the invocation but those in buffers.
func (g *generator) initializeRecords() {
	id := g.fresh()
	g.arguments = append(g.arguments, variable{id, "Record", "Function", true})
	g.records = append(g.records, record{id, "Function", "Record", false})
	for _, r := range g.records {
		if r.class != "StorageBuffer" {
			g.line("OpStore %s %s", g.recordPointer(r, nil, r.typ), g.recordValue(r.typ))
		}
	}
}

// observeRecords makes what is in records in the end part of what the shader writes.
func (g *generator) observeRecords() {
	for _, r := range g.records {
		if r.class != "StorageBuffer" {
			whole := g.emit("OpLoad", r.typ, g.recordPointer(r, nil, r.typ))
			g.observe(value{g.sumOf(whole, r.typ), "u32"})
		}
	}
}

// sumOf computes a word of all that is in a value of a type of a record.
func (g *generator) sumOf(id, typ string) string {
	list := recordParts(typ)
	if list == nil {
		return id
	}
	sum := g.constant("u32", 0)
	for i, t := range list {
		part := g.sumOf(g.emit("OpCompositeExtract", t, id, fmt.Sprint(i)), t)
		sum = g.emit("OpBitwiseXor", "u32", g.emit("OpIMul", "u32", sum, g.constant("u32", 33)), part)
	}
	return sum
}

// recordPointer returns a pointer to a part of a record. Half of the time it is made of a pointer to all of the record.
func (g *generator) recordPointer(r record, path []string, typ string) string {
	var indices []string
	switch {
	case r.class == "StorageBuffer":
		indices = []string{g.constant("u32", 0), g.own}
	case r.own:
		indices = []string{g.lane}
	}
	base := r.variable
	if len(indices) > 0 && len(path) > 0 && g.chance(2) {
		base, indices = g.pointer(g.pointerType(r.typ, r.class), base, indices...), nil
	}
	if indices = append(indices, path...); len(indices) == 0 {
		return base
	}
	return g.pointer(g.pointerType(typ, r.class), base, indices...)
}

// somewhere returns a pointer to a part of a record that may be accessed here: at times one that was made before.
func (g *generator) somewhere() (pointer, typ, class string, ok bool) {
	var usable []record
	for _, r := range g.records {
		if g.own != "" || !r.own && r.class == "Private" {
			usable = append(usable, r)
		}
	}
	if len(usable) == 0 {
		return "", "", "", false
	}
	r := usable[g.IntN(len(usable))]
	typ = r.typ
	var path []string
	for list := recordParts(typ); list != nil && !g.chance(4); list = recordParts(typ) {
		i := g.IntN(len(list))
		index := g.constant("u32", i)
		if words := g.valuesOf("u32"); !strings.HasPrefix(typ, "Record") && !strings.HasPrefix(typ, "Pair") ||
			strings.HasPrefix(typ, "Pairs") {
			if len(words) > 0 && g.chance(3) {
				index = g.emit("OpBitwiseAnd", "u32", words[g.IntN(len(words))], g.constant("u32", len(list)-1))
			}
		}
		path, typ = append(path, index), list[i]
	}
	kind := "to " + r.class + " " + typ
	if list := g.valuesOf(kind); len(list) > 0 && !g.chance(3) {
		return list[g.IntN(len(list))], typ, r.class, true
	}
	pointer = g.recordPointer(r, path, typ)
	g.values = append(g.values, value{pointer, kind})
	return pointer, typ, r.class, true
}

// recordValue returns a value of a type of a record.
func (g *generator) recordValue(typ string) string {
	list := recordParts(typ)
	if list == nil || typ == "u32x4" {
		return g.expression(typ, 1)
	}
	if known := g.valuesOf(typ); len(known) > 0 && !g.chance(3) {
		id := known[g.IntN(len(known))]
		if g.chance(2) {
			i := g.IntN(len(list))
			id = g.emit("OpCompositeInsert", typ, g.recordValue(list[i]), id, fmt.Sprint(i))
		}
		return g.remember(typ, id)
	}
	ids := make([]string, len(list))
	for i, t := range list {
		ids[i] = g.recordValue(t)
	}
	return g.remember(typ, g.emit("OpCompositeConstruct", typ, ids...))
}

// accessRecord loads, stores or copies a part of a record, or orders accesses.
func (g *generator) accessRecord() {
	p, typ, class, ok := g.somewhere()
	if !ok {
		return
	}
	switch g.IntN(9) {
	case 0, 1, 2:
		if typ == "u32x4" && g.chance(2) {
			g.storeComponents(p, class)
			return
		}
		g.line("OpStore %s %s", p, g.recordValue(typ))
	case 3: // what is there, or was there a moment ago
		id := g.emit("OpLoad", typ, p)
		if g.chance(2) {
			if q, _, _, _ := g.somewhere(); q != p {
				g.values = append(g.values, value{id, typ})
				g.accessRecord()
			}
		}
		g.line("OpStore %s %s", p, id)
	case 4:
		q, other, from, _ := g.somewhere()
		if other == typ && (p != q || from != class) {
			g.line("OpCopyMemory %s %s", p, q)
			return
		}
		g.readRecord(p, typ)
	case 5:
		switch {
		case typ == "u32" && (class == "StorageBuffer" || class == "Workgroup"):
			// Device, relaxed or not
			semantics := g.constant("u32", pick(g, 0, 0x148))
			g.remember("u32", g.emit("OpAtomicIAdd", "u32", p, g.constant("u32", 1), semantics, g.expression("u32", 1)))
		case g.chance(3):
			g.line("OpMemoryBarrier %s %s", g.constant("u32", 1), g.constant("u32", 0x148))
		default:
			g.copyTable()
		}
	default:
		g.readRecord(p, typ)
	}
}

// storeComponents stores most components of a vector, in any order and with other accesses in between.
func (g *generator) storeComponents(p, class string) {
	for _, i := range g.Perm(4)[:2+g.IntN(3)] {
		part := g.pointer(g.pointerType("u32", class), p, g.constant("u32", i))
		g.line("OpStore %s %s", part, g.expression("u32", 1))
		if g.chance(6) {
			g.accessRecord()
		}
	}
}

// readRecord loads a part of a record, and makes its parts known.
func (g *generator) readRecord(p, typ string) {
	id := g.emit("OpLoad", typ, p)
	for {
		g.values = append(g.values, value{id, typ})
		list := recordParts(typ)
		if list == nil {
			break
		}
		i := g.IntN(len(list))
		id, typ = g.emit("OpCompositeExtract", list[i], id, fmt.Sprint(i)), list[i]
	}
	if g.chance(2) {
		g.observe(value{id, typ})
	}
}

// copyTable copies a part of the uniform block to a variable, and reads that at an index.
func (g *generator) copyTable() {
	typ := pick(g, "List", "Pairs", "Record")
	path := []string{g.constant("u32", g.IntN(2))}
	if typ != "Record" {
		path = append(path, g.constant("u32", map[string]int{"List": 2, "Pairs": 3}[typ]))
	}
	from := record{"%tables", "Uniform", "", false}
	loaded := g.emit("OpLoad", typ+"L", g.recordPointer(from, path, typ+"L"))
	id := g.fresh()
	g.arguments = append(g.arguments, variable{id, typ, "Function", true})
	to := record{id, "Function", typ, false}
	switch {
	case g.o.Modern && g.chance(2):
		g.line("OpStore %s %s", id, g.emit("OpCopyLogical", typ, loaded))
	case g.chance(2):
		g.line("OpStore %s %s", id, g.composed(typ, loaded, nil))
	default: // part by part
		for i, t := range recordParts(typ) {
			part := g.composed(t, loaded, []string{fmt.Sprint(i)})
			g.line("OpStore %s %s", g.recordPointer(to, []string{g.constant("u32", i)}, t), part)
			if g.chance(8) {
				g.accessRecord()
			}
		}
	}
	for range 1 + g.IntN(3) {
		index := g.emit("OpBitwiseAnd", "u32", g.expression("u32", 1), g.constant("u32", 1))
		switch typ {
		case "List":
			g.remember("u32", g.emit("OpLoad", "u32", g.recordPointer(to, []string{index}, "u32")))
		case "Pairs":
			path := []string{index, g.constant("u32", g.IntN(2))}
			g.remember("u32", g.emit("OpLoad", "u32", g.recordPointer(to, path, "u32")))
		default:
			path := []string{g.constant("u32", pick(g, 1, 2)), index}
			g.remember("u32", g.emit("OpLoad", "u32", g.recordPointer(to, path, "u32")))
		}
		if g.chance(3) {
			g.line("OpStore %s %s", id, g.recordValue(typ))
		}
	}
	if g.depth == 0 && g.own != "" {
		g.records = append(g.records, to)
	}
}

// composed makes a value of what another one of the same shape holds at a path.
func (g *generator) composed(typ, from string, path []string) string {
	list := recordParts(typ)
	if list == nil || typ == "u32x4" && g.chance(2) {
		return g.emit("OpCompositeExtract", typ, append([]string{from}, path...)...)
	}
	ids := make([]string, len(list))
	for i, t := range list {
		ids[i] = g.composed(t, from, append(path[:len(path):len(path)], fmt.Sprint(i)))
	}
	return g.emit("OpCompositeConstruct", typ, ids...)
}

// exchangeRecords lets invocations of a workgroup see each other's records. All of them are here.
func (g *generator) exchangeRecords() {
	p := g.recordPointer(record{"%slots", "Workgroup", "Record", true}, nil, "Record")
	g.line("OpStore %s %s", p, g.recordValue("Record"))
	g.barrier()
	other := g.emit("OpBitwiseXor", "u32", g.lane, g.constant("u32", 1+g.IntN(LocalSize-1)))
	if g.chance(2) {
		id := g.emit("OpLoad", "Record", g.pointer(g.pointerType("Record", "Workgroup"), "%slots", other))
		g.values = append(g.values, value{id, "Record"})
	} else {
		two, one := g.constant("u32", 2), g.constant("u32", 1)
		g.remember("u32", g.emit("OpLoad", "u32", g.pointer(g.pointerType("u32", "Workgroup"), "%slots", other, two, one)))
	}
	g.barrier()
}
