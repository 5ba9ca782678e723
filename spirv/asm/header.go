package asm

import (
	"bytes"
	"strconv"

	"hone/spirv"
)

// header appends the header as comments.
func (p *printer) header() {
	w := p.words
	out := append(p.out, "; SPIR-V\n; Version: "...)
	v := spirv.Version(w[1])
	if v == spirv.MakeVersion(v.Major(), v.Minor()) {
		out = strconv.AppendInt(out, int64(v.Major()), 10)
		out = append(out, '.')
		out = strconv.AppendInt(out, int64(v.Minor()), 10)
	} else {
		out = appendHex(out, w[1], 8)
	}
	out = append(out, "\n; Generator: "...)
	tool := uint16(w[2] >> 16)
	name := spirv.GeneratorName(tool)
	if back, ok := generatorByName([]byte(name)); !ok || back != tool {
		name = "Unknown" // also the second of two tools of one name, so that the text is exact
	}
	out = append(out, name...)
	if name == "Unknown" {
		out = append(out, '(')
		out = strconv.AppendUint(out, uint64(tool), 10)
		out = append(out, ')')
	}
	out = append(out, "; "...)
	out = strconv.AppendUint(out, uint64(w[2]&0xffff), 10)
	out = append(out, "\n; Bound: "...)
	out = strconv.AppendUint(out, uint64(w[3]), 10)
	out = append(out, "\n; Schema: "...)
	out = strconv.AppendUint(out, uint64(w[4]), 10)
	p.out = append(out, '\n')
}

// generatorByName returns the first tool of a name.
func generatorByName(name []byte) (uint16, bool) {
	for tool := 0; tool < 0x10000; tool++ {
		s := spirv.GeneratorName(uint16(tool))
		if s == "Unknown" && tool > 256 {
			break // registered ids are dense
		}
		if s == string(name) && s != "Unknown" {
			return uint16(tool), true
		}
	}
	switch string(name) { // names that spirv-dis has and the registry has changed
	case "X-LEGEND Mesa-IR/SPIR-V Translator":
		return 16, true
	case "Google MLIR SPIR-V Serializer":
		return 22, true
	case "TornadoVM SPIRV Beehive Toolkit":
		return 32, true
	}
	return 0, false
}

// textHeader is what the comments at the top of a text say of the header.
type textHeader struct {
	version, generator, bound, schema uint32
	hasVersion, hasBound              bool
}

// readHeader reads the comments before the first instruction. A line that does not read as it should is
// an ordinary comment.
func readHeader(text []byte) textHeader {
	var h textHeader
	for {
		text = bytes.TrimLeft(text, " \t\r\n")
		if len(text) == 0 || text[0] != ';' {
			return h
		}
		line, rest, _ := bytes.Cut(text[1:], []byte{'\n'})
		text = rest
		key, value, ok := bytes.Cut(bytes.TrimSpace(line), []byte(": "))
		if !ok {
			continue
		}
		value = bytes.TrimSpace(value)
		switch string(key) {
		case "Version":
			if v, ok := readVersion(value); ok {
				h.version, h.hasVersion = v, true
			}
		case "Generator":
			if g, ok := readGenerator(value); ok {
				h.generator = g
			}
		case "Bound":
			if n, err := strconv.ParseUint(string(value), 10, 32); err == nil {
				h.bound, h.hasBound = uint32(n), true
			}
		case "Schema":
			if n, err := strconv.ParseUint(string(value), 10, 32); err == nil {
				h.schema = uint32(n)
			}
		}
	}
}

// readVersion reads "1.5", or a whole word such as "0x00010500".
func readVersion(s []byte) (uint32, bool) {
	if bytes.HasPrefix(s, []byte("0x")) {
		v, err := strconv.ParseUint(string(s[2:]), 16, 32)
		return uint32(v), err == nil
	}
	a, b, ok := bytes.Cut(s, []byte{'.'})
	major, err1 := strconv.ParseUint(string(a), 10, 8)
	minor, err2 := strconv.ParseUint(string(b), 10, 8)
	return uint32(spirv.MakeVersion(int(major), int(minor))), ok && err1 == nil && err2 == nil
}

// readGenerator reads "NAME; 10" or "Unknown(99); 10".
func readGenerator(s []byte) (uint32, bool) {
	i := bytes.LastIndexByte(s, ';')
	if i < 0 {
		return 0, false
	}
	misc, err := strconv.ParseUint(string(bytes.TrimSpace(s[i+1:])), 10, 16)
	if err != nil {
		return 0, false
	}
	name := bytes.TrimSpace(s[:i])
	if n, ok := bytes.CutPrefix(name, []byte("Unknown(")); ok {
		n, ok = bytes.CutSuffix(n, []byte{')'})
		tool, err := strconv.ParseUint(string(n), 10, 16)
		return uint32(tool<<16 | misc), ok && err == nil
	}
	tool, ok := generatorByName(name)
	return uint32(tool)<<16 | uint32(misc), ok
}

// appendHex appends a word as 0x and at least so many digits.
func appendHex(out []byte, w uint32, digits int) []byte {
	out = append(out, "0x"...)
	for i := 7; i >= 0; i-- {
		if d := w >> (4 * i); d != 0 || i < digits {
			out = append(out, "0123456789abcdef"[d&15])
		}
	}
	return out
}
