package cli

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/urfave/cli/v3"

	"hone"
	"hone/internal/wording"
	"hone/rewrite"
	"hone/rewrite/rules"
)

func (s *session) rulesStatsCommand() *cli.Command {
	return &cli.Command{
		Name:      "stats",
		Usage:     "count how often rules are applied to modules",
		UsageText: "hone rules stats IN... [FLAG...]",
		Description: `IN is a module or its text, - for standard input, or a folder with files whose name ends in .spv. Each is optimized
with -O, and nothing is written.
Then a line for each rule says how often it was applied, that of the most first; rules that were not are left out, and
lowerings, which -O does not run.

Examples:
  hone rules stats shader.spv
  hone rules stats shaders/ --all                       with the rules that never were
  hone rules stats shaders/ --rules my.rules            and rules of your own
  hone rules stats shaders/ --fast-math=nsz,reassoc     with freedoms that these shaders don't grant`,
		Flags: []cli.Flag{
			&cli.BoolFlag{Name: "all", Usage: "list the rules that were not applied, too"},
			jsonFlag(),
			rulesFlag(),
			fastMathFlag("grant freedoms, as hone opt --fast-math `LIST` does"),
			grammarFlag(),
		},
		Action: s.rulesStats,
	}
}

// rulesFlag is --rules.
func rulesFlag() cli.Flag {
	return &cli.StringSliceFlag{Name: "rules",
		Usage: "let simplify apply the rewrite rules in `FILE`, too, before hone's; doc/rules.md says how to write some"}
}

// rulesStats is hone rules stats.
func (s *session) rulesStats(ctx context.Context, c *cli.Command) error {
	if err := s.noStrayFlags(c); err != nil {
		return err
	}
	if len(operands(c)) == 0 {
		return usagef("rules stats: an input is missing; - is standard input")
	}
	own, err := s.readRules(c.StringSlice("rules"))
	if err != nil {
		return err
	}
	user, err := fastMath(c)
	if err != nil {
		return err
	}
	if err := s.loadGrammar(c); err != nil {
		return err
	}
	hones, err := rules.All()
	if err != nil {
		return err
	}
	count := ruleCount{applied: map[string]int{}}
	r, err := s.registry(hone.Options{FastMath: user, Rules: own, Applied: count.add})
	if err != nil {
		return err
	}
	p, err := hone.Pipeline(r, "O")
	if err != nil {
		return err
	}
	b := &batch{session: s, options: &options{pipeline: p, level: true, dry: true}, several: true}
	for _, in := range operands(c) {
		if in == std {
			b.jobs = append(b.jobs, job{in: in})
		} else {
			b.jobs = append(b.jobs, expand(in, "")...)
		}
	}
	b.results = make([]result, len(b.jobs))
	worst := b.work(ctx)
	done := b.files() - b.failed()
	if done > 0 {
		rows := count.rows(slices.Concat(own, hones))
		if c.Bool("json") {
			err = s.writeJSON(rulesStatsOf(rows, done, c.Bool("all")))
		} else {
			err = s.write(std, rulesText(rows, done, c.Bool("all")))
		}
		if err != nil {
			return err
		}
	}
	if worst != StatusOK {
		return &severalError{worst}
	}
	return nil
}

// ruleCount counts by text how often rules were applied. It is used by several goroutines.
type ruleCount struct {
	mu      sync.Mutex
	applied map[string]int
}

func (c *ruleCount) add(rule string) {
	c.mu.Lock()
	c.applied[rule]++
	c.mu.Unlock()
}

// appliedRule is a rule and how often it was applied.
type appliedRule struct {
	rule  *rewrite.Rule
	times int
}

// rows returns the rules that -O may apply, the most frequent first and the unused at the end.
func (c *ruleCount) rows(all []*rewrite.Rule) (rows []appliedRule) {
	seen := map[string]bool{} // a rule may stand in two files
	for _, r := range all {
		text := r.String()
		if r.Lower || seen[text] {
			continue
		}
		seen[text] = true
		rows = append(rows, appliedRule{r, c.applied[text]})
	}
	slices.SortStableFunc(rows, func(x, y appliedRule) int { return cmp.Compare(y.times, x.times) })
	return rows
}

// rulesText returns a line for each rule, and their sum. Unused rules are part of the list if unused is true.
func rulesText(rows []appliedRule, modules int, unused bool) []byte {
	total, fired := 0, 0
	var out strings.Builder
	for _, r := range rows {
		total += r.times
		if r.times > 0 {
			fired++
		}
		if r.times > 0 || unused {
			fmt.Fprintf(&out, "%8d  %s: %s\n", r.times, r.rule.Place(), r.rule)
		}
	}
	fmt.Fprintf(&out, "%d of %s applied, %s, in %s\n", fired, wording.Plural(len(rows), "rule"),
		wording.Plural(total, "time"), wording.Plural(modules, "module"))
	return []byte(out.String())
}

// rulesStats is the output of hone rules stats --json.
type rulesStats struct {
	Files int           `json:"files"` // that were optimized
	Rules []ruleApplied `json:"rules"`
}

type ruleApplied struct {
	File  string `json:"file"`
	Line  int    `json:"line"`
	Rule  string `json:"rule"`
	Count int    `json:"count"`
}

func rulesStatsOf(rows []appliedRule, modules int, unused bool) rulesStats {
	out := rulesStats{Files: modules, Rules: []ruleApplied{}}
	for _, r := range rows {
		if r.times > 0 || unused {
			out.Rules = append(out.Rules, ruleApplied{r.rule.File, r.rule.Line, r.rule.String(), r.times})
		}
	}
	return out
}
