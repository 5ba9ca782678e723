package typing_test

import (
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"hone/analysis"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/peers"
	"hone/ir"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/typing"
)

// TestAgainstSpirvVal asks spirv-val about modules in which operands and types were exchanged at random. HONE_MUTANTS=N
// looks at N of them, and HONE_SEED=S at others:
//
//	HONE_MUTANTS=60000 go test -v -timeout 1h -run AgainstSpirvVal ./typing
func TestAgainstSpirvVal(t *testing.T) {
	count := 2000
	if n, err := strconv.Atoi(os.Getenv("HONE_MUTANTS")); err == nil {
		count = n
	}
	bases := bases(t)
	seed := uint64(1)
	if n, err := strconv.Atoi(os.Getenv("HONE_SEED")); err == nil {
		seed = uint64(n)
	}
	var mu sync.Mutex
	known := map[string]int{}
	refused, both := 0, 0
	work := make(chan uint64)
	go func() {
		defer close(work)
		for i := range count {
			work <- uint64(i)
		}
	}()
	var wg sync.WaitGroup
	for range 2 {
		wg.Go(func() {
			for i := range work {
				r := rand.New(rand.NewPCG(i, seed))
				b := bases[r.IntN(len(bases))]
				bin := irtest.Retyped(r, b.bin)
				ours, theirs := verify(bin), b.validate(bin)
				why := "the same"
				switch {
				case theirs != "" && ours == nil:
					why = explain(outside[:], theirs)
				case theirs == "" && ours != nil:
					why = explain(laxer[:], ours.Error())
				}
				mu.Lock()
				if theirs != "" {
					refused++
					if ours != nil {
						both++
					}
				}
				if known[why]++; why == "" {
					t.Errorf("mutant %d of %s\nspirv-val: %s\nhere: %v\n%s", i, b.name, theirs, ours, difference(b.bin, bin))
				}
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	t.Logf("%d modules, %d refused by spirv-val, %d of those here", count, refused, both)
	for _, why := range slices.Sorted(maps.Keys(known)) {
		t.Logf("%6d: %s", known[why], why)
	}
}

// base is a valid module, and the environment that it is valid in.
type base struct {
	name, target string
	val          *peers.Tool
	bin          *spirv.Binary
}

// bases returns the modules that spirv-val accepts.
func bases(t *testing.T) (list []base) {
	val := peers.Need(t, "spirv-val")
	var mu sync.Mutex
	var wg sync.WaitGroup
	files := corpus.All(t)
	next := make(chan corpus.Module)
	for range 2 {
		wg.Go(func() {
			for file := range next {
				bin := irtest.Load(t, file)
				version := bin.Header().Version.String()
				for _, target := range []string{"spv" + version, "vulkan1.1", "vulkan1.3", "spv1.6"} {
					b := base{file.Name, target, val, bin}
					if b.validate(bin) == "" {
						mu.Lock()
						list = append(list, b)
						mu.Unlock()
						break
					}
				}
			}
		})
	}
	for _, f := range files {
		next <- f
	}
	close(next)
	wg.Wait()
	slices.SortFunc(list, func(a, b base) int { return strings.Compare(a.name, b.name) })
	return list
}

// validate returns what spirv-val says against a module, "" for nothing.
func (b *base) validate(bin *spirv.Binary) string {
	if _, err := b.val.Run(bin.Bytes(), "--target-env", b.target, "--scalar-block-layout", "-"); err != nil {
		return err.Error() + " "
	}
	return ""
}

// verify returns what the checkers here say.
func verify(bin *spirv.Binary) error {
	m, err := ir.Read(bin)
	if err != nil {
		return err
	}
	defer m.Release()
	if err := m.Verify(); err != nil {
		return err
	}
	for _, f := range m.Functions() {
		if err := analysis.VerifyStructure(analysis.NewCache(m), f); err != nil {
			return err
		}
	}
	return typing.Verify(m)
}

// difference returns the lines that differ in the texts of two modules.
func difference(a, b *spirv.Binary) string {
	text := func(bin *spirv.Binary) []string {
		t, err := asm.Disassemble(bin, asm.Options{NoHeader: true, NoIndent: true, RawID: true})
		if err != nil {
			return []string{err.Error()}
		}
		return strings.Split(string(t), "\n")
	}
	x, y := text(a), text(b)
	for len(x) > 0 && len(y) > 0 && x[0] == y[0] {
		x, y = x[1:], y[1:]
	}
	for len(x) > 0 && len(y) > 0 && x[len(x)-1] == y[len(y)-1] {
		x, y = x[:len(x)-1], y[:len(y)-1]
	}
	return "- " + strings.Join(x[:min(3, len(x))], "\n- ") + "\n+ " + strings.Join(y[:min(3, len(y))], "\n+ ")
}
