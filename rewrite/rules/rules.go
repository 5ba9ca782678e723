// Package rules has the texts of hone's rewrite rules. The optimizer does without them: what it applies is
// rewrite.Standard, which go generate makes of these files. README.md describes the language.
package rules

import (
	"embed"
	"io/fs"

	"hone/rewrite"
)

//go:embed *.rules
var files embed.FS

// Proofs is the text of the verdicts that are kept of the rules, for package prove to read.
//
//go:embed proofs.txt
var Proofs string

// All parses all rules, lowerings too, file by file. [rewrite.Rule.File] is the name of the file alone. Cost: linear in
// the texts, some milliseconds.
func All() ([]*rewrite.Rule, error) {
	var all []*rewrite.Rule
	names, err := fs.Glob(files, "*.rules")
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		text, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		list, err := rewrite.Parse(name, string(text))
		if err != nil {
			return nil, err
		}
		all = append(all, list...)
	}
	return all, nil
}
