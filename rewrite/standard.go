package rewrite

// Standard returns the program of hone's own rules: those in the folder rules that are no lowerings. It must not be
// changed.
func Standard() *Program { return &standard }

// Lowering is what the rules of a name do that are marked lower.
type Lowering struct {
	Name    string // such as sub-to-add-neg
	Doc     string // what it is for
	Program *Program
}

// Lowerings returns hone's lowerings by name. They must not be changed.
func Lowerings() []Lowering { return lowerings }
