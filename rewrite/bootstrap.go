//go:build generate

package rewrite

// What go generate writes, while it writes it: so the generator can be built whatever became of programs.
var (
	standard  Program
	lowerings []Lowering
)
