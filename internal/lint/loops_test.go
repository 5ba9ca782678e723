package lint

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"hone/internal/corpus"
)

// spending are the folders of passes and of what passes ask: there each loop ends by its form, spends a step of the
// budget each time, or is in the list of bounded ones. The rewriter's loops are over a program, and those of package
// graph over the vertices and edges of one graph.
var spending = []string{"analysis", "cleanup", "instrument", "ir", "lower", "opt", "pass", "ssa"}

// bounded are the loops that spend nothing, by file and function, with the reason for which each ends.
var bounded = map[string]map[string]string{
	"climbs the tree of regions, loops or places": {
		"analysis/verify.go": "entered", "opt/loops/simplecontinue.go": "newContinued", "opt/simplify.go": "asOften",
		"opt/memory/near.go": "disjoint", "lower/flow/switchtoif.go": "caseOf",
	},
	"climbs a forest of disjoint sets, or follows replaced ids, which form no circle": {
		"ssa/coalesce.go": "find", "instrument/coverage/graph.go": "find", "ir/ir.go": "Resolve",
	},
	"walks a list of instructions toward its end; what is edited on the way spends": {
		"opt/dce.go": "removeUnused sweep", "opt/foldspecconst.go": "foldSpecConst", "opt/ifconvert.go": "hoist",
		"opt/simplifycfg_blocks.go": "keepDebug", "opt/unused.go": "sweep", "ir/cfg_blocks.go": "clear",
		"ir/cfg_phi.go": "pushPhi", "ir/cfg_split.go": "splitPoint", "ir/debug.go": "NextCode", "ir/ir.go": "Insts Phis",
		"ir/module.go": "Preceding", "ir/replace.go": "sweep placeOf", "ir/section.go": "insts", "ir/undefined.go": "placeEarly",
		"ir/decorate.go": "leaveGroups", "ir/restricted.go": "mendConstants",
	},
	"probes a hash table that has free slots": {
		"analysis/denseids.go": "newDenseIDMap Of", "ir/intern.go": "FindGlobal addInterned", "ssa/sroa_paths.go": "child rehash",
	},
	"takes the elements of a slice, or the characters of a text, or appends as many as are missing": {
		"analysis/alias.go": "comparePaths", "analysis/memoryssa_build.go": "rename", "ir/cfg.go": "disconnect",
		"ir/debug.go": "cutName", "ir/write.go": "expand", "ssa/registers.go": "sequential", "lower/lower.go": "expand joinAll",
		"instrument/format.go": "Text", "instrument/printf.go": "printfFormat", "instrument/report.go": "appender",
		"instrument/table.go": "appendText", "instrument/counters_table.go": "tableText", "instrument/counters_graph.go": "enter",
		"instrument/coverage/source.go": "withoutPreamble", "opt/calls/mergereturns.go": "newBlock",
		"opt/simplify_lanes.go": "shuffleOfLanes", "ssa/parallelcopy.go": "Sequence", "analysis/variables.go": "sameWhere",
		"pass/parse.go": "list alternatives arguments insertions",
	},
	"visits each vertex once, or each edge": {
		"analysis/memoryssa_build.go": "hasInfiniteLoop", "instrument/coverage/graph.go": "Solve",
		"analysis/liveranges.go": "next", "ssa/parallelcopy.go": "drain", "pass/order.go": "calleesFirst",
	},
}

// TestLoopsSpend: no loop of a pass can run without an end that the driver does not see. A loop over a range, one that
// counts, and one with a cursor that its condition compares end by their form.
func TestLoopsSpend(t *testing.T) {
	used, top := map[string]bool{}, corpus.Root()
	for _, root := range spending {
		walk := func(path string, e fs.DirEntry, err error) error {
			if err == nil && strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") &&
				!strings.HasSuffix(path, "_gen.go") {
				short, _ := filepath.Rel(top, path)
				short = filepath.ToSlash(short)
				eachOpenLoop(t, path, func(name string, at token.Position) {
					if isBounded(short, name) {
						used[short+" "+name] = true
					} else {
						t.Errorf("%s: the loop in %s neither ends by its form nor calls Spend", at, name)
					}
				})
			}
			return err
		}
		if err := filepath.WalkDir(filepath.Join(top, root), walk); err != nil {
			t.Fatal(err)
		}
	}
	for reason, files := range bounded {
		for _, file := range slices.Sorted(maps.Keys(files)) {
			for _, name := range strings.Fields(files[file]) {
				if !used[file+" "+name] {
					t.Errorf("%s has no such loop in %s any more: %s", file, name, reason)
				}
			}
		}
	}
}

func isBounded(file, name string) bool {
	for _, files := range bounded {
		if slices.Contains(strings.Fields(files[file]), name) {
			return true
		}
	}
	return false
}

// eachOpenLoop calls do for each loop of a file that does not end by its form and spends nothing, with the name of the
// function around it.
func eachOpenLoop(t *testing.T, path string, do func(name string, at token.Position)) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range file.Decls {
		name := "var"
		if f, ok := d.(*ast.FuncDecl); ok {
			name = f.Name.Name
		}
		ast.Inspect(d, func(n ast.Node) bool {
			if loop, ok := n.(*ast.ForStmt); ok && !advances(loop.Post) && !compares(loop.Cond) && !scans(loop.Cond) &&
				!spends(loop) {
				do(name, set.Position(loop.Pos()))
			}
			return true
		})
	}
}

// advancing are fields and methods that lead along a list or to a parent.
var advancing = []string{"Next", "NextCode", "Prev", "next", "prev", "Parent", "parent", "outer", "before"}

// advances reports whether the statement after each iteration counts, or goes on along a list or to a parent.
func advances(post ast.Stmt) bool {
	switch s := post.(type) {
	case *ast.IncDecStmt:
		return true
	case *ast.AssignStmt:
		if s.Tok != token.ASSIGN {
			return true
		}
		last := s.Rhs[len(s.Rhs)-1]
		if call, ok := last.(*ast.CallExpr); ok {
			last = call.Fun
		}
		field, ok := last.(*ast.SelectorExpr)
		return ok && slices.Contains(advancing, field.Sel.Name)
	}
	return false
}

// compares reports whether a condition compares a cursor with a limit. The length of a worklist is no limit.
func compares(condition ast.Expr) bool {
	b, ok := condition.(*ast.BinaryExpr)
	if !ok {
		return false
	}
	switch b.Op {
	case token.LAND:
		return compares(b.X) || compares(b.Y)
	case token.LOR:
		return compares(b.X) && compares(b.Y)
	case token.LSS, token.LEQ, token.GTR, token.GEQ:
		call, ok := b.X.(*ast.CallExpr)
		if ok {
			name, isName := call.Fun.(*ast.Ident)
			return !isName || name.Name != "len"
		}
		return true
	}
	return false
}

// scans reports whether a condition asks a scanner of operands or lines for the next.
func scans(condition ast.Expr) bool {
	call, ok := condition.(*ast.CallExpr)
	if !ok {
		return false
	}
	field, ok := call.Fun.(*ast.SelectorExpr)
	return ok && (field.Sel.Name == "Next" || field.Sel.Name == "next")
}

func spends(loop *ast.ForStmt) (found bool) {
	ast.Inspect(loop, func(n ast.Node) bool {
		field, ok := n.(*ast.SelectorExpr)
		found = found || ok && field.Sel.Name == "Spend"
		return !found
	})
	return found
}
