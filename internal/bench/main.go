// Command bench measures hone beside SPIRV-Tools and prints the ratios:
//
//	go run ./internal/bench
//	go run ./internal/bench -sizes                 only what is left of modules, and what that executes
//	go run ./internal/bench -losses FILE [-Os]     where more is left than by the peer, for those who write passes
//
// It builds ../shared/bench/peer.cpp against SPIRV-Tools as internal/peers finds it, which takes g++, and runs
// both in turns, each on one core, over the same modules. Figures are medians of several rounds. What is
// missing on the machine is said, and its rows have no peer.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"text/tabwriter"

	"hone/internal/corpus"
	"hone/spirv"
)

func main() {
	root := corpus.Root()
	peerSource := flag.String("peer-src", filepath.Join(root, "..", "shared", "bench", "peer.cpp"),
		"source of the peer program")
	rounds := flag.Int("rounds", 9, "how often each row is measured")
	processes := flag.Int("processes", 100, "how often each command is started")
	sizes := flag.Bool("sizes", false, "only compare what -O leaves of modules, and what of it is executed")
	losses := flag.String("losses", "", "write to `FILE` where hone leaves more than the peer, by module and opcode")
	generated := flag.Int("glsl", 100, "how many generated compute shaders are executed beside those that there are")
	small := flag.Bool("Os", false, "with -sizes and -losses: compare -Os")
	flag.Parse()
	level := "-O"
	if *small {
		level = "-Os"
	}
	runtime.GOMAXPROCS(1)
	debug.SetGCPercent(400) // as the command has it
	b, err := newBench(*rounds)
	if err == nil {
		defer os.RemoveAll(b.dir)
		switch {
		case *losses != "":
			err = b.losses(*losses, level, b.optimizeAll(level), *generated)
		case *sizes:
			list := b.optimizeAll(level)
			b.sizes(os.Stdout, level, list)
			err = b.weights(os.Stdout, level, *generated)
		default:
			b.buildPeer(*peerSource)
			err = b.run(*processes, *generated)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// row is a line of the table. Higher is better unless lower is set.
type row struct {
	name       string
	unit       string
	ours, peer float64 // 0: not measured
	wanted     float64
	lower      bool
	note       string
}

func (b *bench) run(processes, generated int) error {
	fmt.Printf("%d modules, %.2f MB, %d instructions; %s, one core, medians of %d rounds\n\n",
		len(b.bins), float64(b.bytes)/1e6, b.insts, runtime.GOARCH, b.rounds)
	rows := []row{b.decode(), b.encode(), b.readWrite(), b.disassemble()}
	as, err := b.assemble()
	if err != nil {
		return err
	}
	rows = append(rows, as, b.optimize())
	proc, err := b.process(processes)
	if err != nil {
		return err
	}
	out, err := b.outOfSSA()
	if err != nil {
		return err
	}
	rows = append(rows, proc, b.smaller(), b.copies(), out)
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "what\thone\tpeer\tratio\twanted\t")
	for _, r := range rows {
		fmt.Fprintln(w, r)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	b.sizes(os.Stdout, "-O", b.optimizeAll("-O"))
	b.sizes(os.Stdout, "-Os", b.optimizeAll("-Os"))
	return b.weights(os.Stdout, "-O", generated)
}

func (r row) String() string {
	peer, ratio := "-", "-"
	if r.peer != 0 {
		peer = fmt.Sprintf("%.3g %s", r.peer, r.unit)
		ratio = fmt.Sprintf("%.3g", r.ours/r.peer)
	}
	sign, met := ">=", r.ours >= r.wanted
	if r.lower {
		sign, met = "<=", r.ours <= r.wanted
	}
	verdict := "met"
	if !met {
		verdict = "MISSED"
	}
	return fmt.Sprintf("%s\t%.3g %s\t%s\t%s\t%s %.3g %s %s\t%s", r.name, r.ours, r.unit, peer, ratio, sign, r.wanted,
		r.unit, verdict, r.note)
}

// bodies counts the instructions from each OpFunction to its OpFunctionEnd.
func bodies(bin *spirv.Binary) int {
	n, inside := 0, false
	for _, inst := range bin.Insts() {
		op := spirv.Op(inst[0])
		inside = inside || op == spirv.OpFunction
		if inside {
			n++
		}
		inside = inside && op != spirv.OpFunctionEnd
	}
	return n
}
