package analysis

import (
	"hone/graph"
	"hone/ir"
	"hone/spirv"
)

// StructuralCFG is the control flow graph of a function with an edge from each header to its merge block and from each
// loop header to its continue target: the graph in which the rules of structured control flow are stated
// (specification, section 2.2.5). The successors of a block are its merge block, its continue target, and the targets
// of its terminator, the last one first: so reverse postorder has branches in the order of their targets, and merge
// blocks after the constructs they end. In a module without the capability Shader merge instructions add no edges.
// Linear.
var StructuralCFG = &FunctionFact[*graph.Graph]{
	Name: "structural-cfg", DependsOn: OnCFG,
	Compute:  func(_ *Cache, f *ir.Function) *graph.Graph { return structuralGraph(f) },
	Validate: sameGraph,
}

// StructuralDominators is the dominator tree of StructuralCFG. Near linear.
var StructuralDominators = &FunctionFact[*graph.Dominators]{
	Name: "structural-dominators", DependsOn: OnCFG,
	Compute: func(c *Cache, f *ir.Function) *graph.Dominators {
		return graph.NewDominators(StructuralCFG.Of(c, f), 0)
	},
}

// StructuralPostDominators is the post-dominator tree of StructuralCFG, with an exit that all blocks without successors
// lead to. Near linear.
var StructuralPostDominators = &FunctionFact[*graph.PostDominators]{
	Name: "structural-post-dominators", DependsOn: OnCFG,
	Compute: func(c *Cache, f *ir.Function) *graph.PostDominators {
		return graph.NewPostDominators(StructuralCFG.Of(c, f))
	},
}

func structuralGraph(f *ir.Function) *graph.Graph {
	structured := f.Module().HasCapability(spirv.CapabilityShader)
	g := graph.New(len(f.Blocks))
	edges := 0
	for _, b := range f.Blocks {
		edges += len(b.Preds())
		if b.MergeInst() != nil {
			edges += 2
		}
	}
	g.Reserve(edges)
	var targets []*ir.Block
	for _, b := range f.Blocks {
		if structured {
			merge, target := declared(b)
			if merge != nil {
				g.AddEdge(b.Index, merge.Index)
			}
			if target != nil && target != b {
				g.AddEdge(b.Index, target.Index)
			}
		}
		targets = targets[:0]
		for s := range b.Succs() {
			targets = append(targets, s)
		}
		for i := len(targets) - 1; i >= 0; i-- {
			g.AddEdge(b.Index, targets[i].Index)
		}
	}
	return g
}

// declared returns the merge block and the continue target that b's merge instruction names, nil for what it does not.
func declared(b *ir.Block) (merge, target *ir.Block) {
	in := b.MergeInst()
	if in == nil {
		return nil, nil
	}
	block := func(i int) *ir.Block {
		if t := b.Module().BlockOf(in.ID(i)); t != nil && t.Function() == b.Function() {
			return t
		}
		return nil
	}
	if in.Op == spirv.OpLoopMerge {
		return block(0), block(1)
	}
	return block(0), nil
}
