package main

import (
	"fmt"
	"os"

	"hone/spirv"
)

// writeShapes writes package spirv's table of shapes, which that package computes from its other tables:
// this part is run after they are written.
func writeShapes(w *writer, _ *grammars) {
	// An empty extension makes the package compute the shapes anew.
	if err := spirv.Extend([]byte("{}")); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
	shapes := spirv.Shapes()
	w.printf("// shapeTable is indexed by opcode.\nvar shapeTable = []Shape{\n")
	for _, info := range spirv.Ops() {
		s := shapes[info.Op]
		w.printf("%s: {Known: true,", info.Name)
		if s.IDs != 0 {
			w.printf("IDs: %#x,", s.IDs)
		}
		if s.Types != 0 {
			w.printf("Types: %#x,", s.Types)
		}
		if s.Fixed != 0 {
			w.printf("Fixed: %d,", s.Fixed)
		}
		if s.Tail != spirv.TailNone {
			w.printf("Tail: Tail%s,", s.Tail)
		}
		for _, f := range []struct {
			name string
			set  bool
		}{{"HasType", s.HasType}, {"HasResult", s.HasResult}, {"Optional", s.Optional}} {
			if f.set {
				w.printf("%s: true,", f.name)
			}
		}
		if s.Place != 0 {
			w.printf("Place: Place%s,", s.Place)
		}
		if s.Effects != 0 {
			w.printf("Effects: %#x,", uint8(s.Effects))
		}
		if s.Enum != 0 {
			w.printf("Enum: Kind%s,", s.Enum)
		}
		if s.Access != 0 {
			w.printf("Access: Kind%s, AccessAt: %d,", s.Access, s.AccessAt)
		}
		w.printf("},\n")
	}
	w.printf("}\n\n// traitTable is indexed by opcode.\nvar traitTable = []Traits{\n")
	for _, info := range spirv.Ops() {
		if t := info.Op.Traits(); t != 0 {
			w.printf("%s: %#x,\n", info.Name, uint16(t))
		}
	}
	w.printf("}\n")
}
