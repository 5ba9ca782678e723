package cli

import (
	"fmt"
	"maps"
	"slices"

	"hone/instrument"
	"hone/internal/wording"
)

// reported is the content of a report buffer.
type reported struct {
	records []reportedRecord
	others  map[uint32]int // the number of records of other shaders, by the number of the shader
	all     bool           // each record has an entry
	total   int
	dropped int
}

// reportedRecord is a record, or the first record of a site with the number of its records.
type reportedRecord struct {
	site       *instrument.Site
	text       string
	stage      instrument.Stage
	invocation [3]uint32
	count      int
}

// readReport reads a report buffer. With an error it returns the records before it.
func readReport(tables []*instrument.Table, r *instrument.Reader, all bool) (out reported, broken error) {
	out = reported{others: map[uint32]int{}, all: all}
	first := map[*instrument.Site]int{} // index of the entry
	for record, err := range r.Records() {
		if err != nil {
			broken = err
			break
		}
		site, text := describe(tables, record)
		out.total++
		if site == nil {
			out.others[record.Shader]++
			continue
		}
		if i, seen := first[site]; seen && !all {
			out.records[i].count++
			continue
		}
		first[site] = len(out.records)
		out.records = append(out.records, reportedRecord{site, text, record.Stage, record.Invocation, 1})
	}
	if !all {
		out.records = inOrder(out.records, first, tables)
	}
	if broken == nil {
		out.dropped = int(r.Dropped)
	}
	return out, broken
}

// inOrder returns the entries in the order of the sites in the tables.
func inOrder(records []reportedRecord, of map[*instrument.Site]int,
	tables []*instrument.Table) (list []reportedRecord) {
	for _, t := range tables {
		for i := range t.Sites {
			if k, ok := of[&t.Sites[i]]; ok {
				list = append(list, records[k])
			}
		}
	}
	return list
}

// describe returns the site and the text of a record, nil if the record is of another shader.
func describe(tables []*instrument.Table, record *instrument.Record) (*instrument.Site, string) {
	for _, t := range tables {
		if site, text, err := t.Describe(record); err == nil {
			return site, text
		}
	}
	return nil, ""
}

// text returns a line for each entry, and notes. After an error the notes on the whole buffer are left out.
func (r *reported) text(broken bool) (out []byte) {
	for _, x := range r.records {
		id := x.invocation
		line := fmt.Sprintf("%s: %s: %s (%s %d %d %d)", x.site.Place(), x.site.Feature, x.text, x.stage,
			id[0], id[1], id[2])
		out = append(out, wording.Printable(line)...)
		if x.count > 1 {
			out = fmt.Appendf(out, ", and %d more", x.count-1)
		}
		out = append(out, '\n')
	}
	for _, shader := range slices.Sorted(maps.Keys(r.others)) {
		out = fmt.Appendf(out, "%s of a shader with the number %d, which is another one\n",
			wording.Plural(r.others[shader], "record"), shader)
	}
	switch {
	case broken:
	case r.dropped > 0:
		out = fmt.Appendf(out, "%s, and %d more for which the buffer had no room\n", wording.Plural(r.total, "record"),
			r.dropped)
	case r.total == 0:
		out = append(out, "nothing was reported\n"...)
	}
	return out
}

// reportJSON is the output of hone report --json.
type reportJSON struct {
	Records []recordJSON      `json:"records"`
	Others  []otherShaderJSON `json:"other_shaders"`
	Dropped int               `json:"dropped"` // records without room in the buffer
}

type recordJSON struct {
	File        string    `json:"file"`
	Line        int       `json:"line"`
	Column      int       `json:"column"`
	Function    string    `json:"function"`
	Instruction string    `json:"instruction"`
	Feature     string    `json:"feature"`
	Text        string    `json:"text"`
	Stage       string    `json:"stage"`
	Invocation  [3]uint32 `json:"invocation"`
	Count       int       `json:"count"`
}

type otherShaderJSON struct {
	Shader uint32 `json:"shader"`
	Count  int    `json:"count"`
}

func (r *reported) json() reportJSON {
	out := reportJSON{[]recordJSON{}, []otherShaderJSON{}, r.dropped}
	for _, x := range r.records {
		s := x.site
		out.Records = append(out.Records, recordJSON{s.File, s.Line, s.Column, s.Function, s.Instruction, s.Feature, x.text,
			x.stage.String(), x.invocation, x.count})
	}
	for _, shader := range slices.Sorted(maps.Keys(r.others)) {
		out.Others = append(out.Others, otherShaderJSON{shader, r.others[shader]})
	}
	return out
}
