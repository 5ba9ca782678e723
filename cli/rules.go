package cli

import (
	"errors"
	"strings"

	"hone/rewrite"
)

// readRules reads the rewrite rules in files. A rule that is wrong is an error of usage, with its line and a caret.
func (s *session) readRules(files []string) (all []*rewrite.Rule, err error) {
	for _, file := range files {
		data, err := s.read(file)
		if err != nil {
			return nil, err
		}
		list, err := rewrite.Parse(shown(file), string(data))
		if err == nil {
			_, _, err = rewrite.Programs(list) // which sees what the parser does not
		}
		if err != nil {
			return nil, wrongRule(err, string(data))
		}
		all = append(all, list...)
	}
	return all, nil
}

// wrongRule returns the error for a rule that is wrong in a text, with the line and a caret below the place.
func wrongRule(err error, text string) error {
	f := &failure{status: StatusUsage, err: err}
	var wrong *rewrite.Error
	if !errors.As(err, &wrong) {
		return f
	}
	lines := strings.Split(text, "\n")
	if wrong.Line < 1 || wrong.Line > len(lines) {
		return f
	}
	line := strings.TrimSuffix(lines[wrong.Line-1], "\r")
	margin := strings.Map(func(c rune) rune {
		if c == '\t' {
			return c
		}
		return ' '
	}, line[:max(0, min(wrong.Column-1, len(line)))])
	f.detail = line + "\n" + margin + "^"
	return f
}
