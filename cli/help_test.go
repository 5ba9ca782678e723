package cli

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/urfave/cli/v3"
)

// TestHelpWidth: the help of each command fits a window of 100 columns, and no command line of an example is broken.
func TestHelpWidth(t *testing.T) {
	var walk func(c *cli.Command, words []string)
	walk = func(c *cli.Command, words []string) {
		got := command(t, append(words, "--help")...)
		got.want(t, StatusOK)
		for _, line := range strings.Split(got.stdout, "\n") {
			if n := utf8.RuneCountInString(line); n > helpWidth {
				t.Errorf("%s --help: %d columns: %s", strings.Join(words, " "), n, line)
			}
		}
		for _, line := range strings.Split(c.Description, "\n") {
			example := strings.HasPrefix(line, "  hone ") && !strings.Contains(strings.TrimSpace(line), "  ")
			if example && !strings.Contains(got.stdout, "\n   "+line+"\n") {
				t.Errorf("%s --help breaks the example %s", strings.Join(words, " "), line)
			}
		}
		for _, sub := range c.Commands {
			walk(sub, append(words[:len(words):len(words)], sub.Name))
		}
	}
	s := &session{name: "hone"}
	walk(s.root(""), nil)
}
