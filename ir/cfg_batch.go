package ir

import "slices"

// Batch runs edit, which removes edges with [Block.BranchTo] and [Block.RemoveEdge]. What they cost in predecessors and
// phi entries of the blocks that lose edges is paid once for each of these blocks, at the end: of a block that many
// edges lead to, each may go, in any order, in linear time in all.
//
// Until then phis have entries that stand for no edge any more. [Block.Preds] of a block, and any other edit of the
// graph, brings them up to date at once.
func (f *Function) Batch(edit func()) {
	if f.batch { // inside of another one
		edit()
		return
	}
	f.batch = true
	edit()
	f.batch = false
	f.settle()
}

// lostEdges are edges from a block that were removed.
type lostEdges struct {
	pred *Block
	n    int
	left bool // there are others
}

// lose forgets edges to b: at once, or when the batch ends.
func (b *Block) lose(e lostEdges) {
	b.fn.touchEdges()
	if !b.fn.batch {
		b.removePreds(e)
		return
	}
	if b.lost == nil {
		b.fn.losing = append(b.fn.losing, b)
	}
	b.lost = append(b.lost, e)
}

// settle forgets all edges that were removed in a batch so far.
func (f *Function) settle() {
	for _, b := range f.losing {
		b.settle()
	}
	f.losing = f.losing[:0]
}

// settle forgets the edges to b that were removed in a batch so far. Linear in predecessors and phi entries.
func (b *Block) settle() {
	lost := b.lost
	b.lost = nil
	if len(lost) < 4 {
		for _, e := range lost {
			b.removePreds(e)
		}
		return
	}
	edges, entries := b.mod.NewTable(), b.mod.NewTable() // by label: edges that went, whether the phi entry goes
	defer edges.Release()
	defer entries.Release()
	for _, e := range lost {
		id := e.pred.ID()
		edges.Set(id, edges.Get(id)+int32(e.n))
		if !e.left {
			entries.Set(id, 1)
		}
	}
	b.preds = slices.DeleteFunc(b.preds, func(p *Block) bool {
		n := edges.Get(p.ID())
		edges.Set(p.ID(), max(0, n-1))
		return n > 0
	})
	for phi := range b.Phis() {
		phi.removePhiEntries(func(label ID) bool { return entries.Get(label) != 0 })
	}
}
