package main

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"

	"hone/rewrite"
)

// rules compiles the rules in a folder.
func rules(dir string) (*rewrite.Program, error) {
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
		for _, r := range list {
			if !r.Lower {
				all = append(all, r)
			}
		}
	}
	return rewrite.Compile(all)
}

// runRules writes the program of the rules in the folder rules of out.
func runRules(out string) error {
	p, err := rules(filepath.Join(out, "rules"))
	if err != nil {
		return err
	}
	w := &writer{}
	w.printf("// Code generated from rules/*.rules by internal/gen. DO NOT EDIT.\n\npackage rewrite\n\n")
	writeRules(w, p)
	return w.save(out, "rules_gen.go")
}

// writeRules writes a program as data.
func writeRules(w *writer, p *rewrite.Program) {
	w.printf("// Standard returns the program of hone's own rules, those in the folder rules that are no lowerings. It must not\n" +
		"// be changed.\nfunc Standard() *Program { return &standard }\n\nvar standard = ")
	w.literal(reflect.ValueOf(*p), true)
	w.printf("\n")
}

// literal writes a value as a composite literal, without the fields that are zero. Elements that are no numbers get a
// line each.
func (w *writer) literal(v reflect.Value, typed bool) {
	switch v.Kind() {
	case reflect.Struct:
		if typed {
			w.printf("%s", typeName(v.Type()))
		}
		w.printf("{")
		comma := ""
		for i := range v.NumField() {
			if f := v.Field(i); !f.IsZero() {
				w.printf("%s%s: ", comma, v.Type().Field(i).Name)
				w.literal(f, true)
				comma = ", "
			}
		}
		w.printf("}")
	case reflect.Slice, reflect.Array:
		if typed {
			w.printf("%s", typeName(v.Type()))
		}
		lines := v.Type().Elem().Kind() == reflect.Struct && v.Type().Elem().Name() != "source" &&
			v.Type().Elem().Name() != "step" || v.Type().Elem().Kind() == reflect.String
		w.printf("{")
		sparse := v.Type().Elem().Kind() == reflect.Int32
		for i := range v.Len() {
			if sparse {
				if x := v.Index(i).Int(); x != 0 {
					w.printf("\n%d: %d,", i, x)
				}
				continue
			}
			if lines {
				w.printf("\n")
			}
			w.literal(v.Index(i), false)
			if lines || i+1 < v.Len() {
				w.printf(",")
			}
		}
		if lines || sparse {
			w.printf("\n")
		}
		w.printf("}")
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

func typeName(t reflect.Type) string { return strings.ReplaceAll(fmt.Sprint(t), "rewrite.", "") }
