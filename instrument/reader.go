package instrument

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"iter"
)

// A report buffer is little-endian words:
//
//	0        how many words of records shaders asked for
//	1        how many records had no room
//	2 ...    the records, one after the other
//
// and a record is
//
//	0        in the low 16 bits how many words it has, this one included; then 8 bits for the feature and 8 for the stage
//	1        the site
//	2        the number of the shader (the parameter id)
//	3, 4, 5  the invocation, see [Record]
//	6 ...    the payload: what the values of the report are
//
// Whoever runs the shader sets all of it to 0 before. A record without room is not there at all.

// Stage is the number of a stage in records.
type Stage uint8

// The stages.
const (
	StageUnknown Stage = iota
	StageVertex
	StageTessControl
	StageTessEvaluation
	StageGeometry
	StageFragment
	StageCompute
	StageTask
	StageMesh
	StageRayGeneration
	StageIntersection
	StageAnyHit
	StageClosestHit
	StageMiss
	StageCallable
)

var stageNames = [...]string{"unknown", "vertex", "tessellation control", "tessellation evaluation", "geometry",
	"fragment", "compute", "task", "mesh", "ray generation", "intersection", "any-hit", "closest-hit", "miss", "callable"}

func (s Stage) String() string {
	if int(s) < len(stageNames) {
		return stageNames[s]
	}
	return fmt.Sprintf("stage %d", uint8(s))
}

// Record is what a shader has reported once.
type Record struct {
	Feature Feature
	Stage   Stage
	Site    uint32
	Shader  uint32 // the parameter id of the passes that instrumented it
	// Invocation is the global id of a compute, task or mesh shader, the launch id of ray shaders, x and y of a fragment's
	// pixel, the vertex and the instance, or the primitive and the invocation in it; what is left is 0.
	Invocation [3]uint32
	Payload    []uint32 // it holds until the next record
}

// BrokenError says what is wrong with a report buffer, and at which word.
type BrokenError struct {
	Word int
	Msg  string
}

func (e *BrokenError) Error() string {
	return fmt.Sprintf("the report buffer is broken: word %d %s", e.Word, e.Msg)
}

// Reader reads the records of a report buffer from a stream.
type Reader struct {
	Words   uint32 // that shaders asked for: more than there are records for, where there was no room
	Dropped uint32 // records that had no room

	in   io.Reader
	at   int // the next word
	data []byte
	rec  Record
}

// NewReader reads the header of a report buffer, as a program has copied it from the device. The error is that of the
// reader, or a *[BrokenError].
func NewReader(in io.Reader) (*Reader, error) {
	r := &Reader{in: in, data: make([]byte, 4*(headWords+MaxPayload))}
	if err := r.read(2, "is missing: a buffer begins with two words"); err != nil {
		return nil, err
	}
	r.Words, r.Dropped = r.word(0), r.word(1)
	return r, nil
}

func (r *Reader) word(i int) uint32 { return binary.LittleEndian.Uint32(r.data[4*i:]) }

// read reads words; missing says what is wrong where they end before.
func (r *Reader) read(words int, missing string) error {
	if len(r.data) < 4*words {
		r.data = make([]byte, 4*words)
	}
	n, err := io.ReadFull(r.in, r.data[:4*words])
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return &BrokenError{r.at + n/4, missing}
	}
	r.at += words
	return err
}

// Records yields the records in the order in which they are there. It ends with the first error, which is a
// *[BrokenError] or one of the stream, and which no record comes with. A record holds until the next one. Cost: linear,
// in memory for one record.
func (r *Reader) Records() iter.Seq2[*Record, error] {
	return func(yield func(*Record, error) bool) {
		for end := 2 + int(r.Words); r.at < end; {
			err := r.next(end)
			switch {
			case errors.Is(err, io.EOF):
				return
			case err != nil:
				yield(nil, err)
				return
			}
			if !yield(&r.rec, nil) {
				return
			}
		}
	}
}

// next reads a record. It is io.EOF where the buffer ends in one that had no room.
func (r *Reader) next(end int) error {
	start := r.at
	if n, err := io.ReadFull(r.in, r.data[:4]); err != nil {
		if errors.Is(err, io.EOF) && r.Dropped > 0 {
			return io.EOF
		}
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			return &BrokenError{start + n/4, fmt.Sprintf("is missing: by its first word the buffer has %d words of records",
				r.Words)}
		}
		return err
	}
	r.at++
	head := r.word(0)
	if head == 0 && r.Dropped > 0 { // the rest had no room for a record
		return io.EOF
	}
	size := int(head & 0xffff)
	switch {
	case head == 0:
		return &BrokenError{start, "is 0, where a record begins: the buffer was read before the shader had ended"}
	case size < headWords:
		return &BrokenError{start, fmt.Sprintf("begins a record of %d words, and each has %d or more", size, headWords)}
	case start+size > end:
		return &BrokenError{start, fmt.Sprintf("begins a record of %d words, beyond the %d of all records", size, r.Words)}
	}
	if err := r.read(size-1, "is missing: a record ends there"); err != nil {
		return err
	}
	r.rec = Record{Feature: Feature(head >> 16), Stage: Stage(head >> 24), Site: r.word(0), Shader: r.word(1),
		Invocation: [3]uint32{r.word(2), r.word(3), r.word(4)}, Payload: r.rec.Payload[:0]}
	for i := headWords - 1; i < size-1; i++ {
		r.rec.Payload = append(r.rec.Payload, r.word(i))
	}
	return nil
}

// Describe returns what a record says, and about which site.
func (t *Table) Describe(r *Record) (*Site, string, error) {
	if int(r.Site) >= len(t.Sites) {
		return nil, "", fmt.Errorf("a record is of site %d, and the shader has %d: it is of another shader", r.Site,
			len(t.Sites))
	}
	s := &t.Sites[r.Site]
	return s, s.Text(r.Payload), nil
}
