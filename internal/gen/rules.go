package main

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"

	"hone/rewrite"
)

// readRules reads the rules in a folder.
func readRules(dir string) ([]*rewrite.Rule, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.rules"))
	if err != nil {
		return nil, err
	}
	var all []*rewrite.Rule
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		list, err := rewrite.Parse(filepath.ToSlash(file), string(text))
		if err != nil {
			return nil, err
		}
		all = append(all, list...)
	}
	return all, nil
}

// runRules writes the programs of the rules in the folder rules of out: one of all rules but the lowerings, and one of
// each lowering.
func runRules(out string) error {
	all, err := readRules(filepath.Join(out, "rules"))
	if err != nil {
		return err
	}
	standard, lowerings, err := rewrite.Programs(all)
	if err != nil {
		return err
	}
	w := &writer{}
	w.printf("// Code generated from rules/*.rules by internal/gen. DO NOT EDIT.\n\n//go:build !generate\n\n" +
		"package rewrite\n\n")
	w.program("standard", standard)
	w.printf("// lowerings are the programs of lowerings, by name.\nvar lowerings = []Lowering{\n")
	for i, l := range lowerings {
		w.printf("{%q, %q, &lowering%d, %s},\n", l.Name, l.Doc, i, stringList(l.Removes))
	}
	w.printf("}\n\n")
	for i, l := range lowerings {
		w.program("lowering"+strconv.Itoa(i), l.Program)
	}
	return w.save(out, "rules_gen.go")
}

// program writes a program as data.
func (w *writer) program(name string, p *rewrite.Program) {
	w.printf("var %s = ", name)
	w.literal(reflect.ValueOf(*p), true)
	w.printf("\n\n")
}

// literal writes a value as a composite literal: without the names of its fields where these are three at most, else
// without those that are zero. Elements that are no numbers get a line each, and so do numbers of which most are zero.
func (w *writer) literal(v reflect.Value, typed bool) {
	if typed && (v.Kind() == reflect.Struct || v.Kind() == reflect.Slice || v.Kind() == reflect.Array) {
		w.printf("%s", strings.NewReplacer("hone/rewrite.", "", "rewrite.", "").Replace(fmt.Sprint(v.Type())))
	}
	switch v.Kind() {
	case reflect.Struct:
		w.printf("{")
		comma, short := "", v.NumField() <= 3
		for i := range v.NumField() {
			switch f := v.Field(i); {
			case short && !v.IsZero():
				w.printf("%s", comma)
				w.literal(f, true)
			case !f.IsZero():
				w.printf("%s%s: ", comma, v.Type().Field(i).Name)
				w.literal(f, true)
			default:
				continue
			}
			comma = ", "
		}
		w.printf("}")
	case reflect.Slice, reflect.Array:
		w.list(v)
	case reflect.String:
		w.printf("%q", v.String())
	case reflect.Int32:
		w.printf("%d", v.Int())
	case reflect.Bool:
		w.printf("%t", v.Bool())
	default:
		w.printf("%d", v.Uint())
	}
}

// list writes the elements of a slice or an array.
func (w *writer) list(v reflect.Value) {
	element := v.Type().Elem()
	sparse := element.Kind() == reflect.Int32
	lines := sparse || element.Kind() == reflect.String || element.Kind() == reflect.Struct
	w.printf("{")
	for i := range v.Len() {
		switch {
		case sparse && v.Index(i).IsZero():
			continue
		case sparse:
			w.printf("\n%d: ", i)
		case lines:
			w.printf("\n")
		case i > 0:
			w.printf(", ")
		}
		w.literal(v.Index(i), false)
		if lines {
			w.printf(",")
		}
	}
	if lines {
		w.printf("\n")
	}
	w.printf("}")
}

// stringList returns a list as Go has it.
func stringList(list []string) string {
	if len(list) == 0 {
		return "nil"
	}
	return fmt.Sprintf("%#v", list)
}
