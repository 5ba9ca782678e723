package cli

import (
	"bytes"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"hone/fold"
	"hone/vm"
	"hone/vm/inputs"
	"hone/vm/layout"
)

// shaderBindings returns the buffers of the compute shader in a file.
func shaderBindings(t *testing.T, file string) []layout.Binding {
	t.Helper()
	m, err := (&session{}).readModule(file)
	if err != nil {
		t.Fatal(err)
	}
	p, err := vm.Compile(m, vm.Options{})
	if err != nil {
		return nil
	}
	return p.Bindings()
}

// Bytes of all layouts come back from their text, which is numbers in short lines, whatever layout is asked for them.
func TestEncoded(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(shaders, "*", "*.comp.spv"))
	if err != nil || len(files) < 10 {
		t.Fatalf("%d shaders, %v", len(files), err)
	}
	files = append(files, put(t, filepath.Join(t.TempDir(), "shapes.spvasm"), []byte(shapesText)))
	r := rand.New(rand.NewPCG(5, 6))
	checked := 0
	for _, file := range files {
		for _, b := range shaderBindings(t, file) {
			for _, elements := range []int{1, 5, 40} {
				data := make([]byte, b.Layout.Bytes(elements))
				if len(data) > 1<<16 {
					continue
				}
				for at, scalar := range b.Layout.Scalars(elements) {
					if at+scalar.Size <= len(data) && r.IntN(3) > 0 {
						for i := range scalar.Size {
							data[at+i] = byte(r.Uint32())
						}
					}
				}
				wantEncoded(t, filepath.Base(file)+" "+b.Name, data, b.Layout, true)
				if len(data) > 0 {
					data[r.IntN(len(data))] = 0xa5 // perhaps between members
					wantEncoded(t, filepath.Base(file)+" "+b.Name, append(data, 0, 1, 2), b.Layout, true)
				}
				checked++
			}
		}
	}
	if checked < 50 {
		t.Errorf("only %d layouts", checked)
	}
	f32 := &layout.Type{Kind: layout.Float, Width: 32, Size: 4, Format: fold.Float32}
	u64 := &layout.Type{Kind: layout.Int, Width: 64, Size: 8}
	overlapping := &layout.Type{Kind: layout.Struct, Size: 12,
		Fields: []layout.Field{{Name: "late", Offset: 8, Layout: f32}, {Name: "wide", Offset: 0, Layout: u64},
			{Name: "low", Offset: 4, Layout: f32}}}
	wantEncoded(t, "members that overlap", []byte{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, overlapping, true)
	wantEncoded(t, "no layout", bytes.Repeat([]byte{1, 2, 3}, 100), nil, false)
}

func wantEncoded(t *testing.T, name string, data []byte, layout *layout.Type, numbers bool) {
	t.Helper()
	in := inputs.File{In: []inputs.Assignment{{Name: "0.0", Value: inputs.Encode(data, layout), Note: "a note"}},
		Push: &inputs.Assignment{Value: inputs.Source{Text: "zero:4"}}}
	text := in.Text()
	s := &session{stdin: bytes.NewReader(text)}
	back, err := s.readInputs(std)
	if err != nil {
		t.Fatalf("%s: %v\n%s", name, err, text)
	}
	if same, err := inputs.Read(shown(std), "", text); err != nil || !reflect.DeepEqual(same, back) {
		t.Errorf("%+v is read as YAML, and %+v without, %v", back, same, err)
	}
	if got, err := back.In[0].Value.Bytes(nil, nil); err != nil || !bytes.Equal(got, data) {
		t.Fatalf("%s: other bytes come back, %v:\n%x\n%x\n%s", name, err, data, got, text)
	}
	if numbers && bytes.Contains(text, []byte("hex:")) {
		t.Errorf("%s: hexadecimal digits:\n%s", name, text)
	}
	for line := range strings.Lines(string(text)) {
		if line, _, _ = strings.Cut(line, "#"); len(line) > 200 || numbers && len(strings.TrimRight(line, " ")) > 130 &&
			!strings.Contains(line, "u8:") && !strings.Contains(line, "zero:") {
			t.Errorf("%s: a line of %d bytes: %s", name, len(line), line)
		}
	}
}

// The file that hone check keeps says what its numbers are.
func TestEncodedText(t *testing.T) {
	t.Chdir(t.TempDir())
	put(t, "shapes.spvasm", []byte(shapesText))
	bindings := shaderBindings(t, "shapes.spvasm")
	data,
		err :=
		(inputs.Source{Text: "values:1,2,nan,18446744073709551615,1,2,3,4,5,0xff800001,-128,0.5,1.5,2.5,7,3,4,5"}).Bytes(
			bindings[0].Layout, nil)
	if err != nil {
		t.Fatal(err)
	}
	in := inputs.File{In: []inputs.Assignment{{Name: "2.10", Value: inputs.Encode(data, bindings[0].Layout),
		Note: inputs.BufferNote(bindings[0].Name, data)}}, Out: []inputs.Assignment{{Name: "2.10+44", Note: "that"}}}
	const want = `in:
  2.10: |-  # shapes, 88 bytes
    f16:1 2 nan zero:2                     # halves[0..2]
    u64:18446744073709551615               # wide
    f32:1 4 2 5 3 0xff800001               # m
    i8:-128 zero:7 f32:0.5 1.5 2.5 zero:4  # items[0]
    i8:7 zero:7 f32:3 4 5 zero:4           # items[1]
out:
  2.10+44:  # that
`
	if got := string(in.Text()); got != want {
		t.Errorf("it is\n%s\nwant\n%s", got, want)
	}
}
