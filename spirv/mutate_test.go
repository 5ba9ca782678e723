package spirv

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"
)

// allocated returns how many bytes f allocates, garbage included.
func allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// exercise does with data all that the package does with a file that may be broken. Shapes must say what the scanner
// finds.
func exercise(t testing.TB, data []byte) {
	b, err := Decode(data)
	if err != nil {
		wantPosition(t, err)
		return
	}
	if !bytes.Equal(b.Bytes(), data) {
		t.Fatal("Bytes differ from what was decoded")
	}
	err = b.Check()
	shapesAgree(t, b)
	if err != nil {
		wantPosition(t, err)
		return
	}
	dense, ids := b.Compact()
	if err := dense.Check(); err != nil {
		t.Fatalf("compacted: %v", err)
	}
	if !slices.Equal(expand(dense, ids, b.Words[3]).Words, b.Words) {
		t.Fatal("undoing Compact gives another module")
	}
}

func wantPosition(t testing.TB, err error) {
	var e *Error
	if !errors.As(err, &e) || e.Offset < 0 || e.Msg == "" {
		t.Fatalf("error without a position: %v", err)
	}
}

// limit is what reading a file of n bytes may allocate.
func limit(n int) uint64 { return 64*uint64(n) + 16<<20 }

// Each module cut at each word, or at 48 words chosen at random where it is large.
func TestCut(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, m := range allModules(t) {
		words := len(m.data) / 4
		cuts := words
		if words > 600 || testing.Short() {
			cuts = min(words, 48)
		}
		for i := range cuts {
			at := i
			if cuts < words {
				at = rng.IntN(words)
			}
			data := m.data[:4*at]
			if i%16 == 0 { // reading the statistics stops the world
				if n := allocated(func() { exercise(t, data) }); n > 4*limit(len(data)) { // exercise does four times the work
					t.Fatalf("%s cut at word %d: %d bytes allocated", m.name, at, n)
				}
				continue
			}
			exercise(t, data)
		}
	}
}

// A small module with each of its bits flipped, and two at a time in a sample of pairs.
func TestFlip(t *testing.T) {
	a, _ := small()
	for _, b := range []*Binary{a.binary(), spread(t, a.binary(), 1_000_003)} {
		data := b.Bytes()
		for bit := range 8 * len(data) {
			flipped := slices.Clone(data)
			flipped[bit/8] ^= 1 << (bit % 8)
			var decoded *Binary
			if n := allocated(func() {
				if decoded, _ = Decode(flipped); decoded != nil {
					decoded.Check()
				}
			}); n > limit(len(flipped)) {
				t.Fatalf("bit %d: %d bytes allocated", bit, n)
			}
			exercise(t, flipped)
		}
		rng := rand.New(rand.NewPCG(3, 4))
		for range 20_000 {
			flipped := slices.Clone(data)
			for range 2 + rng.IntN(3) {
				flipped[rng.IntN(len(flipped))] ^= 1 << rng.IntN(8)
			}
			exercise(t, flipped)
		}
	}
}

// Words of real modules replaced by others of the same module: ids, opcodes and lengths at wrong places.
func TestShuffleWords(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for _, m := range allModules(t) {
		if len(m.data) > 20_000 {
			continue
		}
		for range 4 {
			data := slices.Clone(m.data)
			for range 1 + rng.IntN(2) {
				to, from := 4*rng.IntN(len(data)/4), 4*rng.IntN(len(data)/4)
				copy(data[to:to+4], m.data[from:from+4])
			}
			exercise(t, data)
		}
	}
}

// Every module passes Check and comes back byte for byte, in both byte orders.
func TestRoundTrip(t *testing.T) {
	list := allModules(t)
	for _, m := range list {
		b, err := Decode(m.data)
		if err != nil {
			t.Errorf("%s: %v", m.name, err)
			continue
		}
		if err := b.Check(); err != nil {
			t.Errorf("%s: %v", m.name, err)
		}
		if !bytes.Equal(b.Bytes(), m.data) {
			t.Errorf("%s: the bytes change", m.name)
		}
		other := AppendWords([]byte("x"), b.Words, !b.BigEndian)[1:]
		swapped, err := Decode(other)
		if err != nil || swapped.BigEndian == b.BigEndian || !slices.Equal(swapped.Words, b.Words) ||
			!bytes.Equal(swapped.Bytes(), other) {
			t.Errorf("%s: the other byte order does not come back: %v", m.name, err)
		}
		exercise(t, m.data)
	}
	if len(list) == 0 {
		t.Error("no modules")
	}
}

// The three files of the corpus that are no SPIR-V any more.
func TestBroken(t *testing.T) {
	needCorpus(t)
	for file, want := range map[string]string{
		// Something read them as UTF-8 and put the replacement character for what is none.
		"object.vert.spv": "word 288: OpTypeForwardPointer: word count is 0" + asText,
		"skybox.frag.spv": "word 194: the length of 778 bytes is not a multiple of 4" + asText,
		"skybox.vert.spv": "word 260: the length of 1042 bytes is not a multiple of 4" + asText,
	} {
		data, err := os.ReadFile(filepath.Join(corpusDir, "broken", "shaders_fragment_shader_barycentric_hlsl_"+file))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Decode(data); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", file, err, want)
		}
	}
}

func TestStrings(t *testing.T) {
	for _, s := range []string{"", "a", "abc", "abcd", "abcde", "abcdefgh", "äöü€"} {
		words := AppendString([]uint32{99}, s)[1:]
		if len(words) != len(s)/4+1 {
			t.Errorf("%q takes %d words", s, len(words))
		}
		if got, n, ok := String(append(words, 0x41414141)); got != s || n != len(words) || !ok {
			t.Errorf("%q comes back as %q, %d words, %t", s, got, n, ok)
		}
		if _, _, ok := String(words[:len(words)-1]); ok {
			t.Errorf("%q without its last word has an end", s)
		}
	}
	// The end is the first zero byte, wherever it stands in the word, and whatever follows it.
	for i := range 4 {
		w := uint32(0x80ff0180) | 0x01010101
		w &^= 0xff << (8 * i)
		if s, n, ok := String([]uint32{w}); len(s) != i || n != 1 || !ok {
			t.Errorf("%08x: %q, %d, %t", w, s, n, ok)
		}
	}
}

func FuzzDecode(f *testing.F) {
	a, _ := small()
	f.Add(a.bytes())
	f.Add(AppendWords(nil, a.words, true))
	f.Add(vendorModule(0).Bytes())
	f.Add(largeModule(20))
	sparse := a.binary()
	sparse.Words[3] = 0xffffffff
	f.Add(sparse.Bytes())
	f.Fuzz(func(t *testing.T, data []byte) { exercise(t, data) })
}
