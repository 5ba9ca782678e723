// Package glslgen makes random shaders in GLSL: valid, with loops that end and without data races. A front end
// makes SPIR-V of them, so what passes see is shaped as real modules are: variables for everything, short circuits,
// copies of arguments, blocks after a return. The same seed gives the same shader.
//
// Half of the conditions fold, most of them only once variables are values, so that there is dead code everywhere:
// loops that run once or never, exits that are always taken, cases that nothing reaches. Some variables have no value
// yet where they are read; what is made of these goes to words of its own.
//
// A shader reads the buffers at the bindings 0 and 2, and each invocation writes to a stretch of its own of the one at
// binding 1, and to an element of its own of the one at binding 3.
package glslgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Shader is a generated shader.
type Shader struct {
	Stage  Stage
	Source string
	Flags  []string // of glslangValidator: the version of SPIR-V, debug information
}

// Results is how many words each invocation writes at binding 1. The last [Unspecified] of them are made of what has
// no value.
const (
	Results     = 32
	Unspecified = 4
)

// LocalSize is the size of a workgroup.
const LocalSize = 4

// Generate returns the compute shader of a seed.
func Generate(seed uint64) Shader { return GenerateStage(Compute, seed) }

// GenerateStage returns the shader of a seed for a stage.
func GenerateStage(stage Stage, seed uint64) Shader {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x61751)), body: &strings.Builder{}, stage: stage,
		seed: seed}
	g.draw()
	source := g.shader()
	return Shader{Stage: stage, Source: source, Flags: g.flags()}
}

// features says what a shader has besides what all have.
type features struct {
	target    []string
	debug     string // flag of glslangValidator, "" for none
	size      int    // roughly the number of statements of the entry point
	helpers   int
	wide      bool // integers of 64 bits
	double    bool
	narrow    bool // arithmetic on 8 and 16 bits
	stored16  bool // 16 bits in buffers, without arithmetic
	refs      bool // buffer references
	shared    bool // Workgroup memory, barriers and atomics
	spec      bool // specialization constants
	undefined bool // variables that are read before they have a value
	inexact   bool // operations that need not be correctly rounded
}

// targets are what modules are made for, as versions of Vulkan and SPIR-V.
var targets = [][]string{{"vulkan1.0"}, {"vulkan1.0", "spirv1.2"}, {"vulkan1.1"}, {"vulkan1.1", "spirv1.4"},
	{"vulkan1.2"}, {"vulkan1.3"}}

// draw decides what the shader has.
func (g *generator) draw() {
	if g.target = targets[g.IntN(len(targets))]; g.stage == Task || g.stage == Mesh {
		g.target = targets[len(targets)-1-g.IntN(3)]
	}
	g.size = pick(g, 6, 10, 10, 20, 20, 40)
	g.helpers = g.IntN(5)
	g.wide, g.double, g.narrow = g.chance(8), g.chance(10), g.chance(8)
	g.stored16 = !g.narrow && g.chance(8)
	g.refs = g.chance(8)
	g.shared = g.chance(5) && g.stage.groups()
	g.spec = g.chance(3)
	g.undefined = g.chance(2)
	g.inexact = g.chance(4)
	switch { // the semantic kind of older versions of glslang is wrong for references
	case g.chance(6):
		g.debug = "-g"
	case g.chance(5) && !g.refs:
		g.debug = "-gVS"
	}
}

func (g *generator) flags() []string {
	list := []string{"-V"}
	for _, t := range g.target {
		list = append(list, "--target-env", t)
	}
	if g.debug != "" {
		list = append(list, g.debug)
	}
	return list
}

// generator builds a shader.
type generator struct {
	*rand.Rand
	features
	seed   uint64
	stage  Stage
	body   *strings.Builder
	indent int
	next   int // number of the next name

	types    // what variables may be of
	globals  []variable
	unset    []variable // globals that the entry point gives values
	same     []constant // globals that nothing writes
	items    *typ       // element of the buffer at binding 3, nil without it
	vars     []variable // in scope, with globals
	known    []constant // that always have one value
	callable []function
	spot     spot
	budget   int  // statements that are left
	depth    int  // of constructs
	deepest  int  // the most loops in each other in this function, with those of what it calls
	result   *typ // of the function, nil for none
	noReturn bool // others wait at a barrier that comes
	inMain   bool
	indexing bool // in an index
	calling  bool // in an argument
	each     int  // invocations of a geometry shader for a primitive
	emits    bool // there is a function that emits a vertex
}

// spot is where a statement stands.
type spot struct {
	loops     int    // around here
	breaks    bool   // a break leaves something
	continues bool   // a continue comes to a test of a loop that ends
	carried   string // loop-carried variable of the innermost loop, "" for none
}

// function is one that later functions may call.
type function struct {
	name   string
	params []param
	result *typ // nil for none
	loops  int  // that run in each other, with those of what it calls
}

// param is a parameter; mode is in, out or inout.
type param struct {
	name, mode string
	t          *typ
}

// variable is something that has a value, by the expression for it.
type variable struct {
	name  string
	t     *typ
	fixed bool // may not be written
}

// constant is an expression for an integer or a boolean that always has one value, which glslang does not know.
type constant struct {
	name string
	t    *typ
	n    int // 0 or 1 for a boolean
}

// pick returns one element.
func pick[T any](g *generator, list ...T) T { return list[g.IntN(len(list))] }

// chance is true in one of n cases.
func (g *generator) chance(n int) bool { return g.IntN(n) == 0 }

// name returns a name that nothing has.
func (g *generator) name(prefix string) string {
	g.next++
	return fmt.Sprintf("%s%d", prefix, g.next)
}

// line writes a line.
func (g *generator) line(format string, args ...any) {
	g.body.WriteString(strings.Repeat("\t", g.indent))
	fmt.Fprintf(g.body, format+"\n", args...)
}

// block writes a line, what f writes, and a brace. What f declares is forgotten.
func (g *generator) block(f func(), format string, args ...any) {
	g.line(format+" {", args...)
	g.scope(f)
	g.line("}")
}

// scope runs f in a construct.
func (g *generator) scope(f func()) {
	vars, known, spot := len(g.vars), len(g.known), g.spot
	g.indent++
	g.depth++
	f()
	g.depth--
	g.indent--
	g.vars, g.known, g.spot = g.vars[:vars], g.known[:known], spot
}
