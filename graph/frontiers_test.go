package graph

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// iterate returns the union of the frontiers of defs, of their frontiers and so on.
func iterate(d *Dominators, frontiers *Frontiers, defs []int32) []int32 {
	in := map[int32]bool{}
	for work := slices.Clone(defs); len(work) > 0; {
		v := work[0]
		work = work[1:]
		if !d.Reachable(int(v)) {
			continue
		}
		for _, w := range frontiers.Of(int(v)) {
			if !in[w] {
				in[w] = true
				work = append(work, w)
			}
		}
	}
	var all []int32
	for v := range in {
		all = append(all, v)
	}
	slices.Sort(all)
	return all
}

// liveInto returns where a variable is live that is defined in defs, and used at the beginning of uses.
func liveInto(g *Graph, defs, uses []int32) []bool {
	live := make([]bool, g.Len())
	for v := range live {
		for w, reached := range reachThrough(g, v, defs) {
			live[v] = live[v] || reached && slices.Contains(uses, int32(w))
		}
	}
	return live
}

// reachThrough returns what v reaches without going on from defs.
func reachThrough(g *Graph, v int, defs []int32) []bool {
	cut := New(g.Len())
	for i := range g.from {
		if !slices.Contains(defs, g.from[i]) {
			cut.AddEdge(int(g.from[i]), int(g.to[i]))
		}
	}
	return reach(cut, v, -1)
}

func TestIteratedFrontier(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 0))
	pick := func(n int) []int32 {
		vertices := make([]int32, r.IntN(5))
		for i := range vertices {
			vertices[i] = int32(r.IntN(n))
		}
		return vertices
	}
	graphs(t, func(t *testing.T, g *Graph, root int) {
		d := NewDominators(g, root)
		frontiers := d.Frontiers(g)
		followed, walked := d.iteratedFrontier(g, math.MaxInt), d.iteratedFrontier(g, -1)
		for range 3 {
			defs, uses := pick(g.Len()), pick(g.Len())
			all := iterate(d, frontiers, defs)
			live := liveInto(g, defs, uses)
			some := slices.DeleteFunc(slices.Clone(all), func(v int32) bool { return !live[v] })
			for _, iterated := range []*IteratedFrontier{followed, walked} {
				if got := slices.Sorted(slices.Values(iterated.Of(defs, nil))); !slices.Equal(got, all) {
					t.Errorf("of %v: %v, want %v", defs, got, all)
				}
				got := slices.Sorted(slices.Values(iterated.Of(defs, func(v int) bool { return live[v] })))
				if !slices.Equal(got, some) {
					t.Errorf("of %v with uses %v: %v, want %v", defs, uses, got, some)
				}
			}
		}
	})
}

// TestIteratedFrontierOfGroup: many variables at once have the frontiers that they have one by one.
func TestIteratedFrontierOfGroup(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 0))
	graphs(t, func(t *testing.T, g *Graph, root int) {
		n := g.Len()
		d := NewDominators(g, root)
		one := d.iteratedFrontier(g, math.MaxInt)
		for _, many := range []*IteratedFrontier{d.iteratedFrontier(g, math.MaxInt), d.iteratedFrontier(g, -1)} {
			defined, live, want := make([]uint64, n), make([]uint64, n), make([]uint64, n)
			var all []int32
			for k := 0; k < 64; k += 9 {
				var defs, uses []int32
				for range 1 + r.IntN(3) {
					defs, uses = append(defs, int32(r.IntN(n))), append(uses, int32(r.IntN(n)))
				}
				all = append(all, defs...)
				for _, v := range defs {
					defined[v] |= 1 << k
				}
				into := liveInto(g, defs, uses)
				for v := range live {
					if into[v] {
						live[v] |= 1 << k
					}
				}
				for _, v := range one.Of(defs, func(v int) bool { return into[v] }) {
					want[v] |= 1 << k
				}
			}
			found := many.OfGroup(all, defined, live)
			for v := range want {
				if many.Found(v) != want[v] || slices.Contains(found, int32(v)) != (want[v] != 0) {
					t.Fatalf("%d is found for %b, want %b", v, many.Found(v), want[v])
				}
			}
		}
	})
}

// checkPhis checks the iterated frontiers of some definitions in a large graph. With phis there, each vertex has one
// definition that reaches it: that of its immediate dominator if it has no phi, and a phi merges different ones.
func checkPhis(t *testing.T, g *Graph, d *Dominators) {
	t.Helper()
	n := int32(g.Len())
	for _, defs := range [][]int32{{0, n - 1}, {0, n / 2}, {0, n / 4, n / 2, n/2 + 1, n / 4 * 3}} {
		defined, phi := make([]bool, n), make([]bool, n)
		for _, v := range defs {
			defined[v] = true
		}
		for _, v := range d.iteratedFrontier(g, -1).Of(defs, nil) {
			if phi[v] {
				t.Errorf("%d was found twice", v)
			}
			phi[v] = true
		}
		if got := d.IteratedFrontier(g).Of(defs, nil); slices.ContainsFunc(got, func(v int32) bool { return !phi[v] }) ||
			len(got) != count(phi) {
			t.Errorf("definitions in %v: the frontiers give %d phis, a walk %d", defs, len(got), count(phi))
		}
		in, out := make([]int32, n), make([]int32, n) // the definition that reaches a vertex, and the one that leaves it
		for i, v := range d.PreOrder() {
			in[v] = v
			if i > 0 && !phi[v] {
				in[v] = out[d.Idom(int(v))]
			}
			out[v] = in[v]
			if defined[v] {
				out[v] = n + v
			}
		}
		for _, v := range d.PreOrder() {
			different := false
			for _, p := range g.Preds(int(v)) {
				if !d.Reachable(int(p)) {
					continue
				}
				different = different || out[p] != out[g.Preds(int(v))[0]]
				if !phi[v] && out[p] != in[v] {
					t.Fatalf("definitions in %v: %d has no phi, but %d and another one reach it", defs, v, out[p])
				}
			}
			if phi[v] && !different && v != 0 {
				t.Fatalf("definitions in %v: %d has a phi of one definition", defs, v)
			}
		}
	}
}

func count(list []bool) (n int) {
	for _, v := range list {
		if v {
			n++
		}
	}
	return n
}

// variable has definitions and where it is live.
type variable struct {
	defs []int32
	live []int32
}

// variables returns count variables, each with a few definitions and a use not far from each other.
func variables(g *Graph, count int) []variable {
	r := rand.New(rand.NewPCG(8, 0))
	n := g.Len()
	vars := make([]variable, count)
	mark := make([]int32, n)
	for i := range vars {
		at := r.IntN(n)
		near := func() int32 { return int32((at + r.IntN(20)) % n) }
		x := &vars[i]
		x.defs = []int32{near(), near(), near()}
		stamp := int32(2*i + 1)
		for _, v := range x.defs {
			mark[v] = stamp
		}
		for _, v := range []int32{near(), near()} {
			if mark[v] != stamp+1 {
				mark[v] = stamp + 1
				x.live = append(x.live, v)
			}
		}
		for k := 0; k < len(x.live); k++ {
			for _, p := range g.Preds(int(x.live[k])) {
				if mark[p] < stamp {
					mark[p] = stamp + 1
					x.live = append(x.live, p)
				}
			}
		}
	}
	return vars
}

// BenchmarkPhis places the phis of many variables, by all frontiers and by iterated ones.
func BenchmarkPhis(b *testing.B) {
	for _, s := range shapes {
		for _, n := range []int{40, 10_000} {
			g := s.make(n)
			n := g.Len()
			d := NewDominators(g, 0)
			vars := variables(g, n)
			marks := make([]int32, 2*n)
			live, placed := marks[:n], marks[n:]
			stamp := int32(0)
			begin := func(x *variable) {
				stamp++
				for _, v := range x.live {
					live[v] = stamp
				}
			}
			b.Run(fmt.Sprintf("%s/%d/Frontiers", s.name, n), func(b *testing.B) {
				var work []int32
				for b.Loop() {
					f := d.Frontiers(g)
					for i := range vars {
						begin(&vars[i])
						work = append(work[:0], vars[i].defs...)
						for len(work) > 0 {
							v := work[len(work)-1]
							work = work[:len(work)-1]
							for _, w := range f.Of(int(v)) {
								if live[w] == stamp && placed[w] != stamp {
									placed[w] = stamp
									work = append(work, w)
								}
							}
						}
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/variable")
			})
			for _, limit := range []int{-1, smallFrontiers * (n + len(g.from))} {
				b.Run(fmt.Sprintf("%s/%d/IteratedFrontier/%d", s.name, n, limit), func(b *testing.B) {
					for b.Loop() {
						f := d.iteratedFrontier(g, limit)
						for i := range vars {
							begin(&vars[i])
							f.Of(vars[i].defs, func(v int) bool { return live[v] == stamp })
						}
					}
					b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/variable")
				})
			}
		}
	}
}
