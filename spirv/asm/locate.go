package asm

import (
	"errors"
	"regexp"
	"strconv"

	"hone/spirv"
)

// Locate returns what an error about a module says as one about the text that [Assemble] made it of with the same
// options: an *[Error] at the instruction that holds the word, in which ids are called what the text calls them. It is for
// errors such as those of [spirv.Binary.Check]; one that is no *[spirv.Error], or that has no offset, comes back as
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

// renamed returns a message with ids called what the text calls them. Cost: linear in the ids of the text, for each in the message.
func (a *assembler) renamed(msg string) string {
	return numberedID.ReplaceAllStringFunc(msg, func(id string) string {
		digits := len(id)
		for digits > 0 && '0' <= id[digits-1] && id[digits-1] <= '9' {
			digits--
		}
		v, err := strconv.ParseUint(id[digits:], 10, 32)
		if err != nil {
			return id
		}
		for i := range a.list {
			if s := &a.list[i]; s.id == uint32(v) {
				return "%" + string(a.lexer.text[s.name.off:s.name.off+s.name.len])
			}
		}
		return id
	})
}
