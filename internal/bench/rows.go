package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"hone"
	"hone/internal/corpus"
	"hone/internal/peers"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/spirv/asm"
)

// bench holds the inputs of all rows.
type bench struct {
	dir    string // for what is built and written
	rounds int
	files  []string
	data   [][]byte
	bins   []*spirv.Binary
	bytes  int
	insts  int
	peer   string // the peer program, "" where it could not be built
}

func newBench(rounds int) (*bench, error) {
	dir, err := os.MkdirTemp("", "hone-bench")
	if err != nil {
		return nil, err
	}
	modules := corpus.Shared()
	if len(modules) == 0 {
		fmt.Println("../shared/corpus is missing: the modules of testdata serve instead")
		modules = corpus.OwnModules()
	}
	b := &bench{dir: dir, rounds: rounds}
	return b, b.read(modules)
}

// read adds modules.
func (b *bench) read(modules []corpus.Module) error {
	for _, m := range modules {
		data, err := os.ReadFile(m.Path)
		if err != nil {
			return err
		}
		bin, err := spirv.Decode(data)
		if err != nil {
			return fmt.Errorf("%s: %w", m.Path, err)
		}
		b.files, b.data, b.bins = append(b.files, m.Path), append(b.data, data), append(b.bins, bin)
		b.bytes += len(data)
		for range bin.Insts() {
			b.insts++
		}
	}
	return nil
}

// buildPeer builds the program that runs SPIRV-Tools in process, and says whether there is one.
func (b *bench) buildPeer(peerSource string) {
	peer := filepath.Join(b.dir, "peer")
	compiler := "g++" // and the installed libraries, where there are no newer ones
	if tool, err := peers.Find("newer-c++"); err == nil {
		compiler = tool.Path
	}
	out, err := exec.Command(compiler, "-O2", "-std=c++17", peerSource, "-o", peer, "-lSPIRV-Tools-opt",
		"-lSPIRV-Tools").CombinedOutput()
	if err != nil {
		fmt.Printf("no peer: %v %s\n", err, strings.TrimSpace(string(out)))
	} else {
		fmt.Printf("peer: built by %s\n", compiler)
		b.peer = peer
	}
}

// measure runs ours and theirs in turns and returns the medians of what they return.
func (b *bench) measure(ours func() float64, theirs func() float64) (x, y float64) {
	var xs, ys []float64
	for range b.rounds {
		xs = append(xs, ours())
		if theirs != nil {
			ys = append(ys, theirs())
		}
	}
	return median(xs), median(ys)
}

func median(list []float64) float64 {
	if len(list) == 0 {
		return 0
	}
	slices.Sort(list)
	return list[len(list)/2]
}

func seconds(f func()) float64 {
	start := time.Now()
	f()
	return time.Since(start).Seconds()
}

var peerLine = regexp.MustCompile(`seconds=([0-9.]+) instructions=(\d+)->`)

// peerSeconds returns a function that runs a mode of the peer over all modules, nil without a peer.
func (b *bench) peerSeconds(mode string) func() float64 {
	if b.peer == "" {
		return nil
	}
	return func() float64 {
		out, err := exec.Command(b.peer, append([]string{mode}, b.files...)...).Output()
		m := peerLine.FindSubmatch(out)
		if err != nil || m == nil {
			panic(fmt.Sprintf("peer %s: %v: %s", mode, err, out))
		}
		s, _ := strconv.ParseFloat(string(m[1]), 64)
		return s
	}
}

// throughput makes a row of MB/s out of seconds over all modules.
func (b *bench) throughput(name string, wanted float64, peerMode string, f func()) row {
	mb := float64(b.bytes) / 1e6
	r := row{name: name, unit: "MB/s", wanted: wanted}
	var theirs func() float64
	if peerMode != "" {
		theirs = b.peerSeconds(peerMode)
		r.note = "peer: " + peerMode
	}
	x, y := b.measure(func() float64 { return seconds(f) }, theirs)
	r.ours = mb / x
	if y != 0 {
		r.peer = mb / y
	}
	return r
}

func (b *bench) decode() row {
	return b.throughput("decode", 500, "", func() {
		for _, d := range b.data {
			check(spirv.Decode(d))
		}
	})
}

func (b *bench) encode() row {
	var buf []byte
	return b.throughput("encode", 500, "", func() {
		for _, bin := range b.bins {
			buf = bin.AppendTo(buf[:0])
		}
	})
}

func (b *bench) readWrite() row {
	return b.throughput("read into IR and write back", 150, "null", func() {
		for _, bin := range b.bins {
			m := check(ir.Read(bin))
			for _, f := range m.Functions() {
				f.MarkChanged() // so that nothing is copied from what was read
			}
			check(m.Write())
			m.Release()
		}
	})
}

func (b *bench) disassemble() row {
	return b.throughput("disassemble", 100, "dis", func() {
		for _, bin := range b.bins {
			check(asm.Disassemble(bin, asm.Options{}))
		}
	})
}

// assemble reads a text of 3 MB; the peer is a spirv-as process on the same file.
func (b *bench) assemble() (row, error) {
	text := diamonds(13000, 32)
	bin, err := asm.Assemble(text, asm.AssembleOptions{Target: "spv1.3"})
	if err != nil {
		return row{}, err
	}
	mb := float64(4*len(bin.Words)) / 1e6
	r := row{name: "assemble", unit: "MB/s", wanted: 40, note: fmt.Sprintf("%.1f MB of text; peer: spirv-as",
		float64(len(text))/1e6)}
	var theirs func() float64
	if as, err := peers.Find("spirv-as"); err == nil {
		r.note += ", " + as.Version
		file := filepath.Join(b.dir, "big.spvasm")
		if err := os.WriteFile(file, text, 0o666); err != nil {
			return row{}, err
		}
		theirs = func() float64 {
			return seconds(func() {
				if err := as.Direct("--target-env", "spv1.3", file, "-o", os.DevNull).Run(); err != nil {
					panic(err)
				}
			})
		}
	}
	x, y := b.measure(func() float64 {
		return seconds(func() { check(asm.Assemble(text, asm.AssembleOptions{Target: "spv1.3"})) })
	}, theirs)
	r.ours = mb / x
	if y != 0 {
		r.peer = mb / y
	}
	return r, nil
}

// diamonds writes a fragment function of n if/else diamonds over v variables.
func diamonds(n, v int) []byte {
	var w bytes.Buffer
	w.WriteString("OpCapability Shader\nOpMemoryModel Logical GLSL450\nOpEntryPoint Fragment %main \"main\" %in %out\n" +
		"OpExecutionMode %main OriginUpperLeft\n" +
		"OpDecorate %in Location 0\nOpDecorate %in Flat\nOpDecorate %out Location 0\n" +
		"%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%int = OpTypeInt 32 1\n%bool = OpTypeBool\n" +
		"%pf = OpTypePointer Function %int\n%pi = OpTypePointer Input %int\n%po = OpTypePointer Output %int\n" +
		"%in = OpVariable %pi Input\n%out = OpVariable %po Output\n")
	for i := range 64 {
		fmt.Fprintf(&w, "%%c%d = OpConstant %%int %d\n", i, i)
	}
	w.WriteString("%main = OpFunction %void None %fn\n%entry = OpLabel\n")
	for i := range v {
		fmt.Fprintf(&w, "%%v%d = OpVariable %%pf Function\n", i)
	}
	w.WriteString("%x = OpLoad %int %in\n")
	for i := range v {
		fmt.Fprintf(&w, "OpStore %%v%d %%c%d\n", i, i%64)
	}
	for i := range n {
		x, y := i%v, (i*5+1)%v
		fmt.Fprintf(&w, "%%l%d = OpLoad %%int %%v%d\n%%q%d = OpSGreaterThan %%bool %%l%d %%x\nOpSelectionMerge %%m%d None\n"+
			"OpBranchConditional %%q%d %%t%d %%e%d\n", i, x, i, i, i, i, i, i)
		fmt.Fprintf(&w, "%%t%d = OpLabel\n%%ta%d = OpLoad %%int %%v%d\n%%tb%d = OpIAdd %%int %%ta%d %%c%d\n"+
			"OpStore %%v%d %%tb%d\nOpBranch %%m%d\n",
			i, i, y, i, i, i%64, x, i, i)
		fmt.Fprintf(&w, "%%e%d = OpLabel\n%%eb%d = OpIMul %%int %%l%d %%l%d\nOpStore %%v%d %%eb%d\nOpBranch %%m%d\n"+
			"%%m%d = OpLabel\n",
			i, i, i, i, y, i, i, i)
	}
	w.WriteString("%s = OpLoad %int %v0\nOpStore %out %s\nOpReturn\nOpFunctionEnd\n")
	return w.Bytes()
}

// optimize is the time of -O for each instruction read, from words in memory to words in memory.
func (b *bench) optimize() row {
	p := b.pipeline("O")
	micros := 1e6 / float64(b.insts)
	x, y := b.measure(func() float64 {
		return seconds(func() {
			for _, bin := range b.bins {
				m := check(ir.Read(bin))
				check(p.Run(m, pass.Options{}))
				check(m.Write())
				m.Release()
			}
		})
	}, b.peerSeconds("O"))
	return row{name: "-O, per instruction read", unit: "us", ours: x * micros, peer: y * micros, wanted: 0.25, lower: true,
		note: "peer: O"}
}

func (b *bench) pipeline(level string) *pass.Pipeline {
	return check(hone.Pipeline(check(pass.NewRegistry(hone.Passes()...)), level))
}

// process compares two commands on a shader of 2 KB, start and end included: the figure is the ratio.
func (b *bench) process(runs int) (row, error) {
	r := row{name: "hone opt -O / spirv-opt -O, processes", unit: "", wanted: 0.8, lower: true}
	command := filepath.Join(b.dir, "hone")
	build := exec.Command("go", "build", "-o", command, "./cmd/hone")
	build.Dir = corpus.Root()
	if out, err := build.CombinedOutput(); err != nil {
		return r, fmt.Errorf("go build: %w: %s", err, out)
	}
	peer, err := peers.Find("spirv-opt")
	if err != nil {
		r.note = err.Error()
		return r, nil
	}
	file := ""
	for i, f := range b.files {
		if len(b.data[i]) >= 1900 && len(b.data[i]) <= 2200 && peer.Direct("-O", f, "-o", os.DevNull).Run() == nil {
			file = f
			break
		}
	}
	if file == "" {
		r.note = "no shader of 2 KB"
		return r, nil
	}
	out := filepath.Join(b.dir, "out.spv")
	var ours, theirs []float64
	for range runs {
		ours = append(ours, seconds(func() { must(exec.Command(command, "opt", "-O", file, "-o", out).Run()) }))
		theirs = append(theirs, seconds(func() { must(peer.Direct("-O", file, "-o", out).Run()) }))
	}
	x, y := median(ours), median(theirs)
	r.ours = x / y
	r.note = fmt.Sprintf("%.2f ms and %.2f ms, %s, spirv-opt %s", 1e3*x, 1e3*y, filepath.Base(file), peer.Version)
	return r, nil
}

// smaller is by how much -O shrinks the functions of all modules together.
func (b *bench) smaller() row {
	p := b.pipeline("O")
	before, after := 0, 0
	for _, bin := range b.bins {
		before += bodies(bin)
		m := check(ir.Read(bin))
		check(p.Run(m, pass.Options{}))
		after += bodies(check(m.Write()))
	}
	return row{name: "fewer instructions in functions", unit: "%", ours: 100 * (1 - float64(after)/float64(before)),
		wanted: 16,
		note:   fmt.Sprintf("%d -> %d", before, after)}
}

func check[T any](v T, err error) T {
	must(err)
	return v
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
