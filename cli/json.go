package cli

import (
	"bytes"
	"encoding/json"

	"github.com/urfave/cli/v3"
)

// jsonFlag is the flag --json of a command that prints a report or a list. The keys are lower-case identifiers with
// underscores; doc/command.md lists them, and a test compares the two.
func jsonFlag() cli.Flag {
	return &cli.BoolFlag{Name: "json", Usage: "print JSON instead of text; doc/command.md lists the keys", Local: true}
}

// writeJSON prints a value to standard output.
func (s *session) writeJSON(value any) error {
	data, err := encodeJSON(value)
	if err != nil {
		return err
	}
	return s.write(std, data)
}

func encodeJSON(value any) ([]byte, error) {
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false) // rules and passes have < and > in their texts
	e.SetIndent("", "  ")
	err := e.Encode(value)
	return out.Bytes(), err
}

// orEmpty returns a list that JSON shows as [] and not as null.
func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}
