package cli

import (
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"hone/pass"
	"hone/spirv/asm"
)

// What a word may become, by what a shell hands over: the part that it will replace, and the words up to it.
func TestCompletion(t *testing.T) {
	own := pass.ForModule("my-own", "does nothing", func(*pass.Context) bool { return false },
		pass.Bool("deep", false, ""), pass.OneOf("for", "", "size", "speed"))
	tests := []struct {
		shell, replaced string
		words           string // with | between them
		kind            string
		has             []string
		hasNot          []string
	}{
		{"zsh", "", "", answerWords, []string{"opt", "check", "help", "version", "completion"}, []string{"--version"}},
		{"zsh", "-", "-", answerWords, []string{"--version", "--help"}, nil},
		{"zsh", "--v", "--v", answerWords, []string{"--version"}, []string{"--help"}},
		{"zsh", "op", "op", answerWords, []string{"opt"}, []string{"check"}},
		{"zsh", "", "help|", answerWords, []string{"opt", "check"}, nil},
		{"zsh", "", "rules|", answerWords, []string{"check", "stats"}, []string{"opt"}},
		{"zsh", "--a", "rules|stats|--a", answerWords, []string{"--all"}, nil},
		{"zsh", "", "rules|stats|", answerFiles, nil, nil},
		{"zsh", "", "opt|--rules|", answerFiles, nil, nil},
		{"zsh", "", "completion|", answerWords, []string{"bash", "pwsh"}, nil},
		{"zsh", "-", "opt|-", answerWords, []string{"--passes", "--check", "-Os", "-o", "--help"}, []string{"--Os", "--o"}},
		{"zsh", "--ch", "opt|a.spv|--ch", answerWords, []string{"--check"}, []string{"--stats"}},
		{"zsh", "--ch", "opt|--|--ch", answerFiles, nil, nil},
		{"zsh", "", "opt|", answerFiles, nil, nil},
		{"zsh", "x", "opt|-o|x", answerFiles, nil, nil},
		{"zsh", "x", "opt|--remarks|x", answerFiles, nil, nil},
		{"zsh", "", "opt|--bisect-limit|", answerWords, nil, []string{"opt"}},
		{"zsh", "", "opt|--check|", answerFiles, nil, nil},                 // which takes no value
		{"zsh", "", "run|--trace|", answerFiles, nil, nil},                 // nor this one, but after a =
		{"zsh", "", "run|--in|0.0=values:1|--out|", answerFiles, nil, nil}, // BINDING=FILE
		{"zsh", "", "as|--target-env|", answerWords, []string{"spv1.3"}, nil},
		{"zsh", "n", "opt|--fast-math|n", answerList, []string{"nsz", "nnan", "ninf", "noftz"}, []string{"all"}},
		{"zsh", "nsz,r", "opt|--fast-math|nsz,r", answerList, []string{"nsz,reassoc"}, []string{"nsz,nsz"}},
		{"zsh", "", "lower|--target|", answerWords, []string{"mobile", "wgsl"}, nil},
		{"zsh", "--target=v", "opt|--target=v", answerWords, []string{"--target=vulkan-1.0"}, []string{"--target=wgsl"}},
		{"bash", "v", "opt|--target|=|v", answerWords, []string{"vulkan-1.0"}, nil},
		{"zsh", "./", "lower|--target|./", answerFiles, nil, nil},
		{"zsh", "driver", "lower|--target|driver", answerFiles, nil, nil},
		{"zsh", "fma", "lower|--flags|fma", answerList, []string{"fma-to-mul-add"}, []string{"lower-fma-to-mul-add"}},
		{"zsh", "fma-to-mul-add,dot", "lower|--flags|fma-to-mul-add,dot", answerList, []string{"fma-to-mul-add,dot-to-scalar"}, nil},
		{"zsh", "bound-loops(", "lower|--flags|bound-loops(", answerList, []string{"bound-loops(limit="}, []string{"bound-loops(fma-to-mul-add"}},
		{"bash", "memory-model(t", "lower|--flags|'memory-model(t", answerList, []string{"memory-model(to=vulkan"}, []string{"memory-model(to=sroa"}},
		{"fish", "dce,sroa(pa", "opt|--passes|dce,sroa(pa", answerList, nil, []string{"dce,sroa(parts=dce"}},
		{"bash", "do", "lower|--flags|=|do", answerList, []string{"dot-to-scalar"}, nil},
		{"fish", "fma-to", "lower|--flags|fma-to", answerList, []string{"fma-to-mul-add", "fma-to-mul-add,"}, nil},
		{"zsh", "bou", "instrument|--feature|bou", answerList, []string{"bounds"}, []string{"instrument-bounds"}},
		{"zsh", "bounds,loop-limit(", "instrument|--feature|bounds,loop-limit(", answerList, []string{"bounds,loop-limit(limit="}, nil},
		{"zsh", "", "lower|--flags|", answerList, []string{"sub-to-add-neg", "bound-loops"}, []string{"sroa", "inline", "mem2reg"}},
		{"zsh", "", "opt|--keep|", answerFiles, nil, nil},
		{"zsh", "", "run|--mesh|", answerWords, []string{"cube", "sphere", "quad"}, nil},
		{"zsh", "-O=", "opt|-O=", answerWords, []string{"-O=legalize"}, nil},
		{"bash", "l", "opt|-O|=|l", answerWords, []string{"legalize"}, nil},
		{"zsh", "--stats=", "opt|--stats=", answerWords, []string{"--stats=json"}, nil},
		{"zsh", "", "opt|-O|", answerFiles, nil, nil},
		{"zsh", "", "opt|--stats|", answerFiles, nil, nil},
		{"zsh", "d", "cfg|--format|d", answerWords, []string{"dot"}, []string{"svg"}},
		{"zsh", "--format=d", "cfg|--format=d", answerWords, []string{"--format=dot"}, nil},
		{"zsh", "", "opt|--passes|", answerList, []string{"fix(", "mem2reg", "my-own"}, nil},
		{"zsh", "mem2reg,my", "opt|--passes|mem2reg,my", answerList, []string{"mem2reg,my-own"}, []string{"mem2reg,dce"}},
		{"zsh", "fix(dce,fix(my", "opt|--passes|fix(dce,fix(my", answerList, []string{"fix(dce,fix(my-own"}, nil},
		{"zsh", `fix\(my`, `opt|--passes|fix\(my`, answerList, []string{"fix(my-own"}, nil},
		{"zsh", `--passes=my`, `opt|--passes=my`, answerList, []string{"--passes=my-own"}, nil},
		{"fish", `'fix(my`, `opt|--passes|'fix(my`, answerList, []string{"fix(my-own", "fix(my-own,"}, nil},
		{"bash", "my", "opt|--passes|=|my", answerList, []string{"my-own"}, []string{"--passes=my-own"}},
		{"bash", "", "opt|--passes|=", answerList, []string{"my-own", `fix\(`}, nil},
		{"bash", "my", "opt|--passes=my", answerList, []string{"my-own"}, nil}, // bash 3
		{"bash", "fix(my", "opt|--passes|'fix(my", answerList, []string{"fix(my-own", "fix(my-own,"}, nil},
		{"bash", `fix\(my`, `opt|--passes|fix\(my`, answerList, []string{`fix\(my-own`}, nil},
		{"bash", "--ch", "opt|$(touch x)|--ch", answerWords, []string{"--check"}, nil},
		{"bash", "--ch", "opt|>|keep.txt|--ch", answerWords, []string{"--check"}, nil},
		{"bash", "ke", "opt|>|ke", answerFiles, nil, nil},
		{"bash", "ke", "opt|2>|ke", answerFiles, nil, nil},
		{"bash", "x", "nonsense|x", answerFiles, nil, nil},
		{"bash", "--zz=x", "opt|--zz=x", answerFiles, nil, nil},
		{"zsh", "sroa(", "opt|--passes|sroa(", answerList, []string{"sroa(parts="}, []string{"sroa(fix(", "sroa(dce"}},
		{"zsh", "dce,my-own(de", "opt|--passes|dce,my-own(de", answerList, []string{"dce,my-own(deep="}, []string{"dce,my-own(parts="}},
		{"zsh", "my-own(for=s", "opt|--passes|my-own(for=s", answerList, []string{"my-own(for=size", "my-own(for=speed"}, []string{"my-own(for=sroa"}},
		{"zsh", "my-own(deep=true,", "opt|--passes|my-own(deep=true,", answerList, []string{"my-own(deep=true,for="}, nil},
		{"zsh", "my-own(deep),dc", "opt|--passes|my-own(deep),dc", answerList, []string{"my-own(deep),dce"}, nil},
		{"zsh", "O", "opt|--passes|O", answerList, []string{"O", "Os"}, nil},
		{"zsh", "O(", "opt|--passes|O(", answerList, []string{"O(early=", "O(ssa="}, []string{"O(dce"}},
		{"zsh", "O(ssa=my", "opt|--passes|O(ssa=my", answerList, []string{"O(ssa=my-own"}, nil},
		{"zsh", "O(late=fix(dce),", "opt|--passes|O(late=fix(dce),", answerList, []string{"O(late=fix(dce),my-own", "O(late=fix(dce),early="}, nil},
		{"bash", "my", `opt|--passes|O\(round|=|my`, answerList, []string{"my-own"}, nil},
		{"zsh", "", "opt|--insert|", answerList, []string{"late=", "ssa="}, []string{"dce"}},
		{"zsh", "late=my", "opt|--insert|late=my", answerList, []string{"late=my-own"}, nil},
		{"zsh", "--insert=late=my", "opt|--insert=late=my", answerList, []string{"--insert=late=my-own"}, nil},
		{"bash", "my", "opt|--insert|late|=|my", answerList, []string{"my-own"}, nil},
		{"bash", "", "opt|--insert|=|late|=", answerList, []string{"my-own"}, nil},
		{"pwsh", "my", "opt|--passes|dce,my", answerList, []string{"my-own"}, nil},
		{"pwsh", "''", "opt|''", answerFiles, nil, nil},
	}
	for _, test := range tests {
		args := append([]string{completeCommand, test.shell, test.replaced}, strings.Split(test.words, "|")...)
		o := commandWith(t, session{passes: []*pass.Pass{own}}, args...).want(t, StatusOK)
		kind, rest, _ := strings.Cut(o.stdout, "\n")
		var words []string
		for line := range strings.Lines(rest) {
			word, _, ok := strings.Cut(line, "\t")
			if !ok {
				t.Errorf("%q: the line %q has no tab", args, line)
			}
			words = append(words, word)
		}
		missing := slices.ContainsFunc(test.has, func(w string) bool { return !slices.Contains(words, w) })
		surplus := slices.ContainsFunc(test.hasNot, func(w string) bool { return slices.Contains(words, w) })
		if kind != test.kind || missing || surplus || kind == answerFiles && words != nil || o.stderr != "" {
			t.Errorf("%q: %s %q, want %s with %q and without %q; standard error %q", args[1:], kind, words, test.kind, test.has,
				test.hasNot, o.stderr)
		}
	}
	for _, args := range [][]string{{}, {"bash"}, {"bash", ""}, {"", "", ""}, {"bash", "", "=", "="},
		{"bash", "", "'", `\`}} {
		command(t, append([]string{completeCommand}, args...)...).want(t, StatusOK)
	}
}

// The environments that are offered are there.
func TestCompletionTargets(t *testing.T) {
	_, list := flagValues(flagOf((&session{}).root("as").Command("as"), "--target-env"))
	for _, c := range list {
		if _, ok := asm.TargetVersion(c.word); !ok {
			t.Errorf("no environment is named %s", c.word)
		}
	}
}

// No script evaluates text, and each is made for the name of the program, whatever is in it.
func TestCompletionScripts(t *testing.T) {
	for _, sh := range shells {
		for _, name := range []string{"hone", "my.own-hone", "it's mine"} {
			script := commandWith(t, session{name: name}, "completion", sh.name).want(t, StatusOK).stdout
			if strings.Contains(script, "eval") || strings.Contains(script, "Invoke-Expression") ||
				strings.Contains(script, "HONE_") {
				t.Errorf("the script for %s evaluates text, or was not made for %s:\n%s", sh.name, name, script)
			}
			path, err := exec.LookPath(sh.name)
			if err != nil || sh.name == "pwsh" {
				continue
			}
			file := put(t, filepath.Join(t.TempDir(), "script"), []byte(script))
			if out, err := exec.Command(path, "-n", file).CombinedOutput(); err != nil || len(out) > 0 {
				t.Errorf("%s for %q: %v: %s", sh.name, name, err, out)
			}
		}
	}
	for _, sh := range shells { // the help says how each is loaded
		if help := command(t, "completion", "--help").stdout; !strings.Contains(help, sh.load) {
			t.Errorf("the help lacks %q:\n%s", sh.load, help)
		}
	}
}
