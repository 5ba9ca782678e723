package rewrite

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"hone/fold"
	"hone/internal/near"
)

// Parse reads rules. A rule stands on one line, or goes on in lines that begin with a space; # begins a comment. file
// names the text in errors and in [Rule.File]. The error is an [*Error] for the first rule that is wrong.
//
// Cost: linear in the text.
func Parse(file, text string) ([]*Rule, error) {
	var rules []*Rule
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	doc := ""     // the comment above
	fresh := true // the next line of comment begins another one
	for i := 0; i < len(lines); {
		line := lines[i]
		switch trimmed := strings.TrimSpace(line); {
		case trimmed == "":
			fresh = true
			i++
			continue
		case trimmed[0] == '#':
			comment := strings.TrimSpace(strings.TrimLeft(trimmed, "#"))
			if fresh {
				doc = comment
			} else {
				doc += " " + comment
			}
			fresh = false
			i++
			continue
		case line[0] == ' ' || line[0] == '\t':
			return nil, &Error{file, i + 1, 1, "a rule begins at the margin: a line that begins with a space " +
				"goes on with the rule above"}
		}
		end := i + 1
		for end < len(lines) && continues(lines[end]) {
			end++
		}
		tokens, err := scan(file, lines[i:end], i+1)
		if err != nil {
			return nil, err
		}
		r, err := parseRule(file, tokens)
		if err != nil {
			return nil, err
		}
		r.Doc = firstSentence(doc)
		if beside := commentOf(lines[i:end]); beside != "" {
			r.Doc = beside
		}
		rules = append(rules, r)
		fresh = true
		i = end
	}
	return rules, nil
}

// continues reports whether a line goes on with the rule above.
func continues(line string) bool {
	trimmed := strings.TrimSpace(line)
	return trimmed != "" && trimmed[0] != '#' && (line[0] == ' ' || line[0] == '\t')
}

// commentOf returns the comment at the end of a line of a rule.
func commentOf(lines []string) string {
	for _, line := range lines {
		if _, comment, ok := strings.Cut(line, "#"); ok {
			return strings.TrimSpace(comment)
		}
	}
	return ""
}

func firstSentence(doc string) string {
	first, _, _ := strings.Cut(doc, ". ")
	return strings.TrimSuffix(first, ".")
}

// parser reads one rule.
type parser struct {
	file   string
	tokens []token
	rule   *Rule
	depth  int              // of operations and parentheses around what is read
	names  map[string]*Term // of the pattern
}

// parseRule reads a rule: [name ":"] pattern {word} ["if" conditions] "=>" replacement.
func parseRule(file string, tokens []token) (r *Rule, err error) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case *Error:
			r, err = nil, e
		default:
			panic(e)
		}
	}()
	p := &parser{file: file, tokens: tokens, names: map[string]*Term{}}
	p.rule = &Rule{File: file, Line: tokens[0].pos.line}
	p.label()
	p.rule.Pattern = p.pattern()
	if p.rule.Pattern.Kind != Apply {
		p.fail(p.rule.Pattern.pos, "a pattern is an operation, such as IAdd(x, 0)")
	}
	for p.peek().kind == tokenName && p.peek().text != "if" {
		p.word()
	}
	var conditions []*Term
	wanted := "=>, a freedom such as nsz, or if"
	if p.peek().text == "if" {
		wanted = "=>, or a comma and another condition"
		p.next()
		for {
			conditions = append(conditions, p.condition()...)
			if !p.accept(",") {
				break
			}
		}
	}
	if !p.accept("=>") {
		p.fail(p.peek().pos, "expected %s, found %s", wanted, p.peek().describe())
	}
	p.rule.Replacement = p.expression(0)
	if t := p.peek(); t.kind != tokenEnd {
		p.fail(t.pos, "expected the end of the rule, found %s", t.describe())
	}
	p.rule.Conditions = conditions
	p.check()
	return p.rule, nil
}

// fail ends parsing.
func (p *parser) fail(at position, format string, args ...any) {
	panic(&Error{p.file, at.line, at.column, fmt.Sprintf(format, args...)})
}

// maxDepth bounds how deep terms are nested, far above what a pattern may have.
const maxDepth = 32

// enter begins what stands inside of something else; the caller has to call the function that it returns at the end.
func (p *parser) enter(at position) (leave func()) {
	if p.depth++; p.depth > maxDepth {
		p.fail(at, "a rule is not nested deeper than %d", maxDepth)
	}
	return func() { p.depth-- }
}

func (p *parser) peek() token { return p.tokens[0] }

func (p *parser) next() token {
	t := p.tokens[0]
	if t.kind != tokenEnd {
		p.tokens = p.tokens[1:]
	}
	return t
}

// accept takes a symbol, if it is the next token.
func (p *parser) accept(symbol string) bool {
	if t := p.peek(); t.kind != tokenSymbol || t.text != symbol {
		return false
	}
	p.next()
	return true
}

// expect takes a symbol. what says where it was missed.
func (p *parser) expect(symbol, what string) {
	if !p.accept(symbol) {
		p.fail(p.peek().pos, "expected %s %s, found %s", symbol, what, p.peek().describe())
	}
}

// hyphenated takes names with hyphens between them, which is one word where no numbers are expected.
func (p *parser) hyphenated() (word string, at position) {
	t := p.next()
	word, at = t.text, t.pos
	end := at.column + len(t.text)
	for len(p.tokens) > 1 && p.tokens[0].text == "-" && p.tokens[1].kind == tokenName &&
		p.tokens[0].pos == (position{at.line, end}) && p.tokens[1].pos.column == end+1 {
		p.next()
		t = p.next()
		word += "-" + t.text
		end += 1 + len(t.text)
	}
	return word, at
}

// label reads the name of the rule, if it has one: a word, or several with hyphens, before a colon.
func (p *parser) label() {
	for i, t := range p.tokens {
		switch {
		case t.text == ":" && i > 0:
			p.rule.Name, _ = p.hyphenated()
			p.expect(":", "behind the name of the rule")
			return
		case t.kind != tokenName && t.text != "-":
			return
		}
	}
}

// word reads a freedom or another word between pattern and conditions.
func (p *parser) word() {
	word, at := p.hyphenated()
	r := p.rule
	if f, ok := freedomOf(word); ok {
		r.Freedoms |= f
		return
	}
	switch word {
	case "lower":
		r.Lower = true
	case "longvec":
		r.LongVectors = true
	case "coopmat":
		r.Matrices = true
	case "any":
		r.AnyType = true
	case "single-use":
		r.SingleUse = append(r.SingleUse, p.part(word))
	case "same-block":
		r.SameBlock = append(r.SameBlock, p.part(word))
	default:
		words := slices.Concat(AllFreedoms.Names(), []string{"exact", "lower", "longvec", "coopmat", "any", "single-use",
			"same-block", "if"})
		hint := "expected =>, if, or one of " + strings.Join(words[:len(words)-1], ", ")
		if guess := near.Name(word, slices.Values(words)); guess != "" {
			hint = "is it " + guess + "?"
		}
		p.fail(at, "a rule has no word %q: %s", word, hint)
	}
}

// part reads the operation of the pattern that a word is about: by its opcode if that is there once, or by its name.
func (p *parser) part(word string) *Term {
	p.expect("(", "behind "+word)
	t := p.next()
	var found []*Term
	p.rule.Pattern.Walk(func(x *Term) {
		if x.Kind == Apply && (x.Op.Name == strings.TrimPrefix(t.text, "Op") || x.Name == t.text) && x != p.rule.Pattern {
			found = append(found, x)
		}
	})
	switch len(found) {
	case 0:
		p.fail(t.pos, "%s: expected an operation inside the pattern, found %s", word, t.describe())
	case 1:
	default:
		p.fail(t.pos, "%s: the pattern has several %s: name the one that is meant, as in y=%s(...)", word, t.text, t.text)
	}
	p.expect(")", "behind what "+word+" is about")
	return found[0]
}

// pattern reads a pattern: an operation with its arguments, a variable, or a number.
func (p *parser) pattern() *Term {
	t := p.peek()
	defer p.enter(t.pos)()
	negative := p.accept("-")
	if p.peek().kind == tokenNumber || negative {
		return p.number(negative)
	}
	if t.kind != tokenName {
		p.fail(t.pos, "expected an operation, a variable or a number, found %s", t.describe())
	}
	p.next()
	if x := p.named(t); x != nil {
		return x
	}
	switch {
	case p.accept("="): // y=IAdd(a, b)
		x := p.pattern()
		if x.Kind != Apply {
			p.fail(x.pos, "only an operation can be given a name")
		}
		x.Name = t.text
		p.bind(x, t.pos)
		return x
	case p.isCall():
		return p.call(t, p.pattern)
	}
	x := &Term{Kind: Variable, Name: t.text, pos: t.pos}
	p.annotation(x)
	if p.accept("...") {
		x.Kind = Rest
	}
	if old := p.names[x.Name]; old == nil {
		p.bind(x, t.pos)
	} else if old.Kind != x.Kind && !(old.Kind == Apply) {
		p.fail(t.pos, "%s is used in two ways", x.Name)
	}
	return x
}

// bind records what a name of the pattern stands for.
func (p *parser) bind(x *Term, at position) {
	if p.names[x.Name] != nil {
		p.fail(at, "the pattern has another %s", x.Name)
	}
	p.names[x.Name] = x
}

// named reads true and false, infinities and NaN.
func (p *parser) named(t token) *Term {
	x := &Term{Kind: Number, Text: t.text, pos: t.pos}
	switch t.text {
	case "true":
		x.Value, x.implied = 1, fold.Bool
	case "false":
		x.implied = fold.Bool
	case "inf":
		x.Value, x.implied = math.Float64bits(math.Inf(1)), fold.Float
	default:
		return nil
	}
	return x
}

// isCall reports whether arguments follow, or a type and then arguments.
func (p *parser) isCall() bool {
	return p.peek().text == "(" || p.peek().text == ":" && len(p.tokens) > 2 && p.tokens[2].text == "("
}

// call reads the arguments of an operation.
func (p *parser) call(name token, argument func() *Term) *Term {
	op, problem := lookup(name.text)
	if op == nil {
		p.fail(name.pos, "%s", problem)
	}
	x := &Term{Kind: Apply, Op: op, pos: name.pos}
	p.annotation(x)
	p.expect("(", "behind "+name.text)
	for !p.accept(")") {
		if len(x.Args) > 0 {
			p.expect(",", "or ) in the arguments of "+name.text)
		}
		if p.peek().kind == tokenEnd {
			p.fail(p.peek().pos, "expected an argument of %s, found the end of the rule", name.text)
		}
		x.Args = append(x.Args, p.operand(x, argument))
	}
	p.checkArguments(x)
	return x
}

// operand reads an argument, which is no term where the operation has an operand that is no id there.
func (p *parser) operand(of *Term, argument func() *Term) *Term {
	if !of.literalAt(len(of.Args)) {
		return argument()
	}
	t := p.peek()
	switch {
	case t.kind == tokenName && len(p.tokens) > 1 && p.tokens[1].text == "...":
		return p.restOrName()
	case !of.Op.literalsOnly():
		return p.imageOperand(argument)
	case t.kind == tokenNumber:
		x := p.number(false)
		x.Kind = Literal
		return x
	case t.kind == tokenName:
		return p.restOrName()
	}
	p.fail(t.pos, "expected a number, or a name for one, found %s", t.describe())
	return nil
}

// restOrName reads a name for a literal operand or for all that are left.
func (p *parser) restOrName() *Term {
	t := p.next()
	x := &Term{Kind: Literal, Name: t.text, Text: t.text, pos: t.pos}
	if p.accept("...") {
		x.Kind = Rest
	}
	if p.rule.Pattern == nil && p.names[x.Name] == nil {
		p.bind(x, t.pos)
	}
	return x
}

// imageOperand reads the mask of image operands, by the names of its bits, or an operand behind it.
func (p *parser) imageOperand(argument func() *Term) *Term {
	t := p.peek()
	if v, ok := imageMask(t.text); ok {
		p.next()
		x := &Term{Kind: Literal, Text: t.text, Value: uint64(v), pos: t.pos}
		for p.accept("|") {
			t := p.next()
			v, ok := imageMask(t.text)
			if !ok {
				p.fail(t.pos, "expected image operands, such as Bias, found %s", t.describe())
			}
			x.Text += "|" + t.text
			x.Value |= uint64(v)
		}
		return x
	}
	return argument()
}

// annotation reads the type behind a colon: a class and, if it matters, a width.
func (p *parser) annotation(x *Term) {
	if !p.accept(":") {
		return
	}
	t := p.next()
	if t.kind == tokenName && len(t.text) > 0 && strings.Contains("ibf", t.text[:1]) {
		width, err := 0, error(nil)
		if len(t.text) > 1 {
			width, err = strconv.Atoi(t.text[1:])
		}
		if err == nil && (width == 0 || width == 8 || width == 16 || width == 32 || width == 64) {
			x.class, x.width = fold.Class(t.text[0]), width
			return
		}
	}
	p.fail(t.pos, "expected a type, such as i, i16, f32 or b, found %s", t.describe())
}

// number reads a number.
func (p *parser) number(negative bool) *Term {
	t := p.next()
	x := &Term{Kind: Number, Text: t.text, pos: t.pos}
	if negative {
		x.Text = "-" + t.text
	}
	if t.kind == tokenName && t.text == "inf" && negative {
		x.Value, x.implied = math.Float64bits(math.Inf(-1)), fold.Float
		return x
	}
	if t.kind != tokenNumber {
		p.fail(t.pos, "expected a number, found %s", t.describe())
	}
	if v, err := strconv.ParseUint(t.text, 0, 64); err == nil {
		if negative {
			v = -v
		}
		x.Value = v
	} else if f, err := strconv.ParseFloat(t.text, 64); err == nil {
		if negative {
			f = -f
		}
		x.Value, x.implied = math.Float64bits(f), fold.Float
	} else {
		p.fail(t.pos, "%s is no number", t.text)
	}
	p.annotation(x)
	return x
}
