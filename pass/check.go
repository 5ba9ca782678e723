package pass

import (
	"errors"
	"fmt"
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/typing"
)

// checker verifies a module after each pass. It looks again only at what passes edited: the module and its functions
// count their edits, so a pass that edited nothing costs nothing.
type checker struct {
	m         *ir.Module
	verifier  *ir.Verifier
	types     *typing.Checker
	structure []verifiedStructure // by index
	verified  uint64              // the module's version at the last time that nothing was wrong
	fresh     *analysis.Cache     // what verify asked for, computed anew
	written   *spirv.Binary       // the module at writtenAt, nil before the first time
	writtenAt uint64
	forbidden *ir.Forbidden
	had       []string // forbidden operations that the module had when they were looked for last
	hadAt     uint64   // the module's version then
}

// verifiedStructure is a function whose control flow keeps the rules.
type verifiedStructure struct {
	f   *ir.Function
	cfg uint32
}

func newChecker(m *ir.Module, forbidden *ir.Forbidden) *checker {
	return &checker{m: m, verifier: ir.NewVerifier(m), types: typing.NewChecker(m), forbidden: forbidden,
		had: forbidden.In(m), hadAt: m.Epoch()}
}

// keptOut returns an error if a pass that is no lowering or feature made a forbidden operation of which the module had
// none.
func (c *checker) keptOut(p *Pass) error {
	if c.forbidden == nil || c.hadAt == c.m.Epoch() {
		return nil
	}
	had := c.had
	c.had, c.hadAt = c.forbidden.In(c.m), c.m.Epoch()
	for _, name := range c.had {
		if !slices.Contains(had, name) && !p.makesAnything() {
			return fmt.Errorf("it made %s, which the target lacks", name)
		}
	}
	return nil
}

// verify checks the invariants of the module, the rules for control flow, and the types of operands. No fact is asked
// that a pass may claim to have preserved.
func (c *checker) verify() error {
	if err := c.verifier.Verify(); err != nil {
		return err
	}
	c.fresh = analysis.NewCache(c.m)
	functions := c.m.Functions()
	for i, f := range functions {
		now := verifiedStructure{f, f.Version().CFG}
		if i < len(c.structure) && c.structure[i] == now {
			continue
		}
		if err := analysis.VerifyStructure(c.fresh, f); err != nil {
			return err
		}
	}
	if err := c.types.Verify(); err != nil {
		return err
	}
	c.structure = c.structure[:0]
	for _, f := range functions {
		c.structure = append(c.structure, verifiedStructure{f, f.Version().CFG})
	}
	c.verified = c.m.Epoch()
	return nil
}

// write returns the module as a binary, which is the one of the last time if nothing was edited since.
func (c *checker) write() (*spirv.Binary, error) {
	if c.written == nil || c.writtenAt != c.m.Epoch() {
		bin, err := c.m.Write()
		if err != nil {
			return nil, err
		}
		c.written, c.writtenAt = bin, c.m.Epoch()
	}
	return c.written, nil
}

// after verifies the module and the facts that are kept, after a pass that began with the binary before and says
// whether it changed anything.
func (c *checker) after(facts *analysis.Cache, before *spirv.Binary, changed bool) error {
	if c.verified == c.m.Epoch() {
		return nil
	}
	c.m.Sweep()
	if err := c.verify(); err != nil {
		return c.named(err)
	}
	if err := facts.VerifyWith(c.fresh); err != nil {
		return err
	}
	now, err := c.write()
	switch {
	case err != nil:
		return err
	case !changed && !sameWords(before, now):
		return errors.New("it changed the module and said that it did not")
	}
	return verifyWritten(now)
}

// verifyWritten verifies a module as a reader of its binary sees it: its words need not say what its instructions say.
func verifyWritten(bin *spirv.Binary) error {
	m, err := ir.Read(bin)
	if err != nil {
		return err
	}
	defer m.Release()
	return m.Verify()
}

// named returns a fault of the module with ids called what its text calls them.
func (c *checker) named(err error) error {
	bin, failed := c.m.Write()
	if failed != nil {
		return err
	}
	return errors.New(asm.WithNames(err.Error(), bin))
}

// inputError returns the error that a module was not valid when it was read, with the place of the instruction that is
// at fault.
func inputError(m *ir.Module, err error) error {
	const what = "the module is not valid: "
	var f *ir.Fault
	if errors.As(err, &f) && f.Inst != nil {
		if at := m.Offset(f.Inst); at >= 0 {
			return spirv.Errorf(at, m.Original().Words[at:], 0, "%s%s", what, f.Msg)
		}
	}
	return &spirv.Error{Offset: -1, Msg: fmt.Sprint(what, err)}
}
