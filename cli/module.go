package cli

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/urfave/cli/v3"

	"hone/internal/wording"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/spirv/asm"
)

// moduleFile is a module that was read, and what messages say of where it comes from.
type moduleFile struct {
	name string // of the file
	text []byte // nil for a binary
	bin  *spirv.Binary
}

var errEmpty = errors.New("the file is empty")

// ofText says how a text becomes a module: ids that are numbers keep them.
var ofText = asm.AssembleOptions{PreserveNumericIDs: true}

// readFile reads a module that is binary or text: a binary begins with the magic number, in either byte order.
func (s *session) readFile(in string) (*moduleFile, error) {
	data, err := s.read(in)
	if err != nil {
		return nil, err
	}
	f := &moduleFile{name: shown(in)}
	if len(data) == 0 {
		return nil, inputError(f.name, errEmpty)
	}
	if !isBinary(data) {
		text := wording.Plain(data)
		switch i := bytes.IndexByte(text, 0); {
		case i < 0:
			f.text = text
		case isAssembly(text):
			before := text[:i]
			return nil, inputError(f.name, fmt.Errorf("%d:%d: a byte that is 0, which no text has",
				1+bytes.Count(before, []byte("\n")), i-bytes.LastIndexByte(before, '\n')))
		}
	}
	if f.text != nil {
		if f.bin, err = asm.Assemble(f.text, ofText); err == nil {
			if err = f.bin.CheckFraming(); err != nil { // words can be written as numbers
				return nil, f.wrong(err)
			}
		}
	} else {
		f.bin, err = spirv.Decode(data)
	}
	if err == nil {
		return f, nil
	}
	switch other := otherThanModule(in, data); {
	case other != nil:
		err = other
	case f.text != nil && !isAssembly(f.text) && !isTextName(in):
		err = fmt.Errorf("not SPIR-V: it begins neither with the magic number 0x%08x nor with an instruction as text",
			spirv.Magic)
	}
	return nil, inputError(f.name, err)
}

// readModule reads a module that is binary or text, to be analyzed.
func (s *session) readModule(in string) (*ir.Module, error) {
	f, err := s.readFile(in)
	if err != nil {
		return nil, err
	}
	return f.module()
}

// module returns the module to be analyzed.
func (f *moduleFile) module() (*ir.Module, error) {
	m, err := ir.Read(f.bin)
	if err != nil {
		return nil, f.wrong(err)
	}
	return m, nil
}

// wrong returns the error that a module is at fault, with the place in its text if it has one.
func (f *moduleFile) wrong(err error) error {
	if f.text != nil {
		err = asm.Locate(err, f.text, ofText)
	}
	var word *spirv.Error
	if errors.As(err, &word) && f.bin != nil {
		err = errors.New(asm.WithNames(err.Error(), f.bin))
	}
	return inputError(f.name, err)
}

// unsupported returns the error that a pass can't do with a module what it was asked to, with the place that is in the
// way if it named one. target is the name of the target that asks for the pass, "" where a user does.
func (f *moduleFile) unsupported(why *pass.UnsupportedError, target string) error {
	by := ""
	if target != "" {
		by = " for the target " + target
	}
	at := &spirv.Error{Offset: -1, Msg: fmt.Sprintf("pass %s: unsupported%s: %v%s", why.Pass, by, why.Err, why.Place)}
	var fault *ir.Fault
	if why.Offset >= 0 && errors.As(why, &fault) {
		at = spirv.Errorf(why.Offset, f.bin.Words[why.Offset:], 0, "pass %s: unsupported%s: %s", why.Pass, by, fault.Msg)
	}
	var told *failure
	errors.As(f.wrong(at), &told)
	told.status = StatusUndecided
	return told
}

// line returns what wrong says in one line.
func (f *moduleFile) line(err error) string {
	text, _, _ := strings.Cut(f.wrong(err).Error(), "\n")
	return text
}

// isBinary reports whether data begins as a binary module does.
func isBinary(data []byte) bool {
	return len(data) >= 4 && (binary.LittleEndian.Uint32(data) == spirv.Magic ||
		binary.BigEndian.Uint32(data) == spirv.Magic)
}

// readBuffer reads what a shader has left in a buffer.
func (s *session) readBuffer(name string) ([]byte, error) {
	data, err := s.read(name)
	if err == nil && isBinary(data) {
		err = inputError(shown(name), errors.New("it is a module, and no buffer that a shader has filled"))
	}
	return data, err
}

// isTextName reports whether a module of this name is written as text.
func isTextName(file string) bool { return strings.EqualFold(filepath.Ext(file), ".spvasm") }

// languages are what is taken for a module by mistake: texts of which one is in the file, and what to do with it.
var languages = []struct {
	name  string
	marks []string
	hint  string
}{
	{"GLSL", []string{"#version"}, "compile it first, with glslc {in} -o {out}"},
	{"HLSL", []string{"[numthreads", "StructuredBuffer<", "cbuffer ", "SV_"}, "compile it first, with dxc -spirv -T cs_6_0 -E main {in} -Fo {out}"},
	{"WGSL", []string{"@compute", "@vertex", "@fragment", "@group("}, "compile it first, with naga {in} {out}"},
	{"OpenCL C", []string{"__kernel", "kernel void"}, "compile it first, with clspv {in} -o {out}"},
	{"MLIR", []string{"spirv.module", "builtin.module"}, "serialize it first, with mlir-translate --serialize-spirv {in} -o {out}"},
	{"LLVM IR", []string{"target triple", "source_filename", "BC\xc0\xde"}, "translate it first, with llvm-spirv {in} -o {out}"},
	{"a module as numbers in C", []string{"0x07230203", "0x7230203", "119734787"}, "glslc without -mfmt and glslangValidator without --vn write it as bytes"},
	{"DXIL", []string{"DXBC"}, "dxc writes SPIR-V with -spirv"},
	{"GLSL", []string{"void main", "layout("}, "compile it first, with glslc {in} -o {out}"},
}

// otherThanModule returns an error that says what a file is, nil where it may be a module or its text, or that does not
// show.
func otherThanModule(in string, data []byte) error {
	data = wording.Plain(data)
	if isBinary(data) || isAssembly(data) {
		return nil
	}
	if isInputs(in) {
		return errors.New("by its name it is a file of inputs, and a module is wanted: the command run takes it, by " +
			"itself or after --inputs")
	}
	out := "shader.spv"
	if in != std {
		out = strings.TrimSuffix(filepath.Base(in), filepath.Ext(in)) + ".spv"
	}
	for _, l := range languages {
		for _, mark := range l.marks {
			if bytes.Contains(data, []byte(mark)) {
				return fmt.Errorf("it looks like %s and not like SPIR-V; %s", l.name, strings.NewReplacer("{in}", in, "{out}",
					out).Replace(l.hint))
			}
		}
	}
	return nil
}

// isAssembly reports whether a text begins as an instruction does.
func isAssembly(text []byte) bool {
	for {
		text = bytes.TrimLeft(text, " \t\r\n")
		if !bytes.HasPrefix(text, []byte(";")) {
			break
		}
		_, text, _ = bytes.Cut(text, []byte("\n"))
	}
	return bytes.HasPrefix(text, []byte("Op")) || bytes.HasPrefix(text, []byte("%")) || bytes.HasPrefix(text, []byte("!"))
}

// grammarFlag is --grammar, common to the commands that read or write modules.
func grammarFlag() cli.Flag {
	return &cli.StringSliceFlag{Name: "grammar",
		Usage: "learn instructions and enumerants from the JSON grammar `FILE`, in the form of the Khronos grammar"}
}

// loadGrammar extends the tables by what --grammar names. It comes before anything is read.
func (s *session) loadGrammar(c *cli.Command) error {
	for _, file := range c.StringSlice("grammar") {
		data, err := s.read(file)
		if err != nil {
			return err
		}
		if err := spirv.Extend(data); err != nil {
			return inputError(file, err)
		}
	}
	return nil
}
