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
//	0        how many rows of 16 bytes of records shaders asked for
//	1        how many records had no room
//	2, 3     0
//	4 ...    the records, one after the other
//
// and a record is
//
//	0        in the low 16 bits how many words it has, this one included, a multiple of 4; then 8 bits for the feature
//	1        the site
//	2        the number of the shader (the parameter id)
//	3        how many words of payload it has
//	4, 5, 6  the invocation, see [Record]
//	7        the stage
//	8 ...    the payload: what the values of the report are; then zeros
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
	Rows    uint32 // of 16 bytes that shaders asked for: more than there are records for, where there was no room
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
	if err := r.read(rowWords, "is missing: a buffer begins with four words"); err != nil {
		return nil, err
	}
	r.Rows, r.Dropped = r.word(0), r.word(1)
	for _, i := range []int{2, 3} {
		if w := r.word(i); w != 0 {
			return nil, &BrokenError{i, fmt.Sprintf("is %d, and 0 in each report buffer: it may be another buffer", w)}
		}
	}
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
		for end := rowWords * (1 + int(r.Rows)); r.at < end; {
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
				rowWords*r.Rows)}
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
	case size < headWords || size%rowWords != 0:
		return &BrokenError{start, fmt.Sprintf("begins a record of %d words, and each has %d or more, in fours", size,
			headWords)}
	case start+size > end:
		return &BrokenError{start, fmt.Sprintf("begins a record of %d words, beyond the %d of all records", size,
			rowWords*r.Rows)}
	}
	if err := r.read(size-1, "is missing: a record ends there"); err != nil {
		return err
	}
	r.rec = Record{Feature: Feature(head >> 16), Stage: Stage(r.word(6)), Site: r.word(0), Shader: r.word(1),
		Invocation: [3]uint32{r.word(3), r.word(4), r.word(5)}, Payload: r.rec.Payload[:0]}
	if n := r.word(2); n > uint32(size-headWords) {
		return &BrokenError{start + 3, fmt.Sprintf("says that the payload has %d words, and there are %d", n, size-headWords)}
	}
	for i := range int(r.word(2)) {
		r.rec.Payload = append(r.rec.Payload, r.word(headWords-1+i))
	}
	return nil
}

// OtherShaderError says that a record is of another shader.
type OtherShaderError struct {
	Site, Sites uint32 // that of the record, and how many the shader has
	Shader      uint32 // the number in the record
}

func (e *OtherShaderError) Error() string {
	if e.Site >= e.Sites {
		return fmt.Sprintf("a record is of site %d of shader %d, and the shader has %d sites: it is of another shader",
			e.Site, e.Shader, e.Sites)
	}
	return fmt.Sprintf("a record is of shader %d: it is of another shader", e.Shader)
}

// Describe returns what a record says, and about which site. The error is an *[OtherShaderError].
func (t *Table) Describe(r *Record) (*Site, string, error) {
	if int(r.Site) >= len(t.Sites) || t.Sites[r.Site].Shader != r.Shader {
		return nil, "", &OtherShaderError{Site: r.Site, Sites: uint32(len(t.Sites)), Shader: r.Shader}
	}
	s := &t.Sites[r.Site]
	return s, s.Text(r.Payload), nil
}
