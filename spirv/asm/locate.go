package asm

import (
	"cmp"
	"errors"
	"regexp"
	"strconv"
	"strings"

	"hone/spirv"
)

// Locate returns what an error about a module says as one about the text that [Assemble] made it of with the same
// options: an *[Error] at the instruction that holds the word, in which ids are called what the text calls them. It is
// for errors such as those of [spirv.Binary.Check]; one that is no *[spirv.Error], or that has no offset, comes back as
// it is. Cost: that of Assemble.
func Locate(err error, text []byte, o AssembleOptions) error {
	var e *spirv.Error
	if !errors.As(err, &e) || e.Offset < 0 {
		return err
	}
	a := assemblers.Get().(*assembler)
	defer a.release()
	a.sought = e.Offset
	if _, err := a.assemble(text, o); err != nil {
		return err
	}
	at := a.located
	if e.Offset >= len(a.words) {
		at = a.last // something is missing at the end
	}
	said := *e
	said.Offset = -1
	return errorAt(text, at, a.renamed(said.Error()))
}

// numberedID is an id in the messages of [spirv.Error]s.
var numberedID = regexp.MustCompile(`(%|\bid )[1-9][0-9]*\b`)

// WithNames returns a message about a module with ids called what [Disassemble] calls them, where it has names for
// them. Cost: that of a [Printer].
func WithNames(msg string, b *spirv.Binary) string {
	p, err := NewPrinter(b, Options{})
	if err != nil {
		return msg
	}
	bound := b.Header().Bound
	return withNames(msg, func(id uint32) string {
		if id >= bound {
			return ""
		}
		return string(p.AppendID(nil, spirv.ID(id)))
	})
}

// renamed returns a message with ids called what the text calls them. Cost: linear in the ids of the text, for each in
// the message.
func (a *assembler) renamed(msg string) string {
	return withNames(msg, func(id uint32) string {
		for i := range a.list {
			if s := &a.list[i]; s.id == id {
				return "%" + string(a.lexer.text[s.name.off:s.name.off+s.name.len])
			}
		}
		return ""
	})
}

// withNames puts names, which are not "", in the places of the numbers of ids in a message.
func withNames(msg string, name func(id uint32) string) string {
	return numberedID.ReplaceAllStringFunc(msg, func(id string) string {
		v, err := strconv.ParseUint(id[strings.LastIndexAny(id, "% ")+1:], 10, 32)
		if err != nil {
			return id
		}
		return cmp.Or(name(uint32(v)), id)
	})
}
