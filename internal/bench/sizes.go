package main

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"text/tabwriter"

	"hone/internal/modstats"
	"hone/internal/peers"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// output is what an optimizer makes of a module.
type output struct {
	bin   *spirv.Binary // nil where it failed
	stats *modstats.Stats
	err   error
}

func newOutput(bin *spirv.Binary, err error) output {
	if err != nil {
		return output{err: err}
	}
	return output{bin: bin, stats: modstats.Of(bin)}
}

// optimizer is one that is compared: hone, or a version of spirv-opt.
type optimizer struct {
	name string
	run  func(b *bench, module int) (*spirv.Binary, error)
	out  []output // by module
}

// optimizers returns hone and what there is of SPIRV-Tools: the newest one first, which reads all modules, and the
// installed one. level is -O or -Os.
func optimizers(level string) []*optimizer {
	ours := &optimizer{name: "hone", run: func(b *bench, module int) (*spirv.Binary, error) {
		m, err := ir.Read(b.bins[module])
		if err != nil {
			return nil, err
		}
		defer m.Release()
		if _, err := b.pipeline(level[1:]).Run(m, pass.Options{}); err != nil {
			return nil, err
		}
		return m.Write()
	}}
	list := []*optimizer{ours}
	for _, path := range spirvOpts() {
		list = append(list, &optimizer{name: path.Version, run: func(b *bench, module int) (*spirv.Binary, error) {
			return peerOutput(path, level, b.data[module])
		}})
	}
	return list
}

// spirvOpts returns the versions of spirv-opt that hone's output is compared with.
func spirvOpts() (list []*peers.Tool) {
	if tool, err := peers.FindIn("sid", "spirv-opt"); err == nil {
		list = append(list, tool)
	} else if tool, err := peers.Find("spirv-opt"); err == nil {
		list = append(list, tool)
	}
	if tool, err := peers.Installed("spirv-opt"); err == nil {
		list = append(list, tool)
	}
	return list
}

func peerOutput(tool *peers.Tool, level string, data []byte) (*spirv.Binary, error) {
	cmd := tool.Direct(level, "--skip-validation", "-", "-o", "-")
	cmd.Stdin = strings.NewReader(string(data))
	out, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	return spirv.Decode(out)
}

// optimizeAll runs all optimizers over all modules.
func (b *bench) optimizeAll(level string) []*optimizer {
	list := optimizers(level)
	for _, o := range list {
		o.out = make([]output, len(b.bins))
		parallel(len(b.bins), func(i int) {
			bin, err := o.run(b, i)
			o.out[i] = newOutput(bin, err)
		})
	}
	return list
}

// parallel calls do with each number below n, on all processors.
func parallel(n int, do func(i int)) {
	work := make(chan int)
	var wg sync.WaitGroup
	for range runtime.NumCPU() {
		wg.Go(func() {
			for i := range work {
				do(i)
			}
		})
	}
	for i := range n {
		work <- i
	}
	close(work)
	wg.Wait()
}

// sizes prints what optimizers leave, by folder.
func (b *bench) sizes(w io.Writer, level string, list []*optimizer) {
	ours := list[0]
	for _, theirs := range list[1:] {
		fmt.Fprintf(w, "\n%s, hone and SPIRV-Tools %s: code is instructions of functions without lines and debug "+
			"information,\nbytes are those of modules without names, strings, sources and lines\n", level, theirs.name)
		t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
		fmt.Fprintln(t, "folder\tmodules\tcode before\thone\tpeer\tratio\tbytes before\thone\tpeer\tratio\thone grew\t"+
			"peer grew\thone failed\tpeer failed\t")
		for _, folder := range b.folders() {
			var before, mine, peer [2]int // code, bytes
			modules, failed, peerFailed, grew, peerGrew := 0, 0, 0, 0, 0
			for i := range b.bins {
				if folder != "all" && b.folder(i) != folder {
					continue
				}
				x, y := ours.out[i], theirs.out[i]
				if x.err != nil {
					failed++
				}
				if y.err != nil {
					peerFailed++
				}
				if x.err != nil || y.err != nil {
					continue
				}
				modules++
				s := b.before(i)
				for k, of := range [...]*modstats.Stats{s, x.stats, y.stats} {
					sum := [...]*[2]int{&before, &mine, &peer}[k]
					sum[0] += of.Code()
					sum[1] += 4 * of.BareWords
				}
				if x.stats.Code() > s.Code() {
					grew++
				}
				if y.stats.Code() > s.Code() {
					peerGrew++
				}
			}
			fmt.Fprintf(t, "%s\t%d\t%d\t%d\t%d\t%.3f\t%d\t%d\t%d\t%.3f\t%d\t%d\t%d\t%d\t\n", folder, modules, before[0], mine[0],
				peer[0], ratio(mine[0], peer[0]), before[1], mine[1], peer[1], ratio(mine[1], peer[1]), grew, peerGrew, failed,
				peerFailed)
		}
		t.Flush()
	}
}

func ratio(x, y int) float64 { return float64(x) / float64(max(1, y)) }

// folder is the folder in which a module is, below that of all.
func (b *bench) folder(module int) string { return filepath.Base(filepath.Dir(b.files[module])) }

// folders returns the folders, and all for the sum.
func (b *bench) folders() (list []string) {
	for i := range b.files {
		if f := b.folder(i); !slices.Contains(list, f) {
			list = append(list, f)
		}
	}
	return append(list, "all")
}

func (b *bench) before(module int) *modstats.Stats { return modstats.Of(b.bins[module]) }

// losses writes where hone leaves more code than the first peer: modules, and opcodes over all modules.
func (b *bench) losses(file, level string, list []*optimizer, generated int) error {
	if len(list) < 2 {
		return fmt.Errorf("there is no spirv-opt to compare with")
	}
	w, err := os.Create(file)
	if err != nil {
		return err
	}
	ours, theirs := list[0], list[1]
	fmt.Fprintf(w, "hone opt %s and spirv-opt %s, %s\n", level, level, theirs.name)
	b.sizes(w, level, list)
	if err := b.weights(w, level, generated); err != nil {
		return err
	}

	type module struct {
		index, more int
		byClass     [modstats.NumClasses]int
	}
	var modules []module
	all := [2]*modstats.Stats{modstats.New(), modstats.New()}
	for i := range b.bins {
		x, y := ours.out[i], theirs.out[i]
		if x.err != nil || y.err != nil {
			fmt.Fprintf(w, "failed: %s: hone: %v, peer: %v\n", b.files[i], x.err, y.err)
			continue
		}
		all[0].Add(x.stats)
		all[1].Add(y.stats)
		m := module{index: i, more: x.stats.Code() - y.stats.Code()}
		for c := range m.byClass {
			m.byClass[c] = x.stats.Classes[c] - y.stats.Classes[c]
		}
		modules = append(modules, m)
	}
	t := tabwriter.NewWriter(w, 0, 0, 1, ' ', tabwriter.AlignRight)
	fmt.Fprint(t, "\nall modules, hone - peer, by class:\n\thone\tpeer\tdifference\t\n")
	for c := range modstats.NumClasses {
		x, y := all[0].Classes[c], all[1].Classes[c]
		fmt.Fprintf(t, "%v\t%d\t%d\t%+d\t\n", c, x, y, x-y)
	}
	t.Flush()
	fmt.Fprint(t, "\nall modules, hone - peer, by opcode:\n\thone\tpeer\tdifference\t\n")
	for _, op := range differentOps(all[0].CodeByOp, all[1].CodeByOp) {
		x, y := all[0].CodeByOp[op], all[1].CodeByOp[op]
		fmt.Fprintf(t, "%v\t%d\t%d\t%+d\t\n", op, x, y, x-y)
	}
	t.Flush()

	slices.SortStableFunc(modules, func(x, y module) int { return cmp.Compare(y.more, x.more) })
	fmt.Fprint(t, "\nmodules in which hone leaves most in comparison, hone - peer:\nbefore\thone\tpeer\tdifference\t")
	for c := range modstats.Debug {
		fmt.Fprintf(t, "%v\t", c)
	}
	fmt.Fprintln(t, "module")
	for _, m := range modules {
		if m.more == 0 {
			continue
		}
		x, y := ours.out[m.index].stats.Code(), theirs.out[m.index].stats.Code()
		fmt.Fprintf(t, "%d\t%d\t%d\t%+d\t", b.before(m.index).Code(), x, y, m.more)
		for _, n := range m.byClass[:modstats.Debug] {
			cell := ""
			if n != 0 {
				cell = fmt.Sprintf("%+d", n)
			}
			fmt.Fprintf(t, "%s\t", cell)
		}
		fmt.Fprintf(t, " %s/%s\n", b.folder(m.index), filepath.Base(b.files[m.index]))
	}
	t.Flush()
	return w.Close()
}

// differentOps returns the opcodes whose number differs, those with most on our side first.
func differentOps(ours, theirs map[spirv.Op]int) (list []spirv.Op) {
	for op := range ours {
		if ours[op] != theirs[op] {
			list = append(list, op)
		}
	}
	for op := range theirs {
		if _, ok := ours[op]; !ok {
			list = append(list, op)
		}
	}
	slices.SortFunc(list, func(x, y spirv.Op) int {
		return cmp.Or(cmp.Compare(ours[y]-theirs[y], ours[x]-theirs[x]), cmp.Compare(x, y))
	})
	return list
}
