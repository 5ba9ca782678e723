package cli

import (
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"hone/rewrite/prove"
	"hone/rewrite/rules"
)

// subtraction is a module in which one of hone's rules is applied twice to each of two shaders.
const subtraction = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%int = OpTypeInt 32 1
%zero = OpConstant %int 0
%one = OpConstant %int 1
%block = OpTypeStruct %int %int
%pointer = OpTypePointer Uniform %block
%part = OpTypePointer Uniform %int
%buffer = OpVariable %pointer Uniform
%main = OpFunction %void None %fn
%entry = OpLabel
%at = OpAccessChain %part %buffer %zero
%x = OpLoad %int %at
%at1 = OpAccessChain %part %buffer %one
%y = OpLoad %int %at1
%dx = OpISub %int %x %x
%dy = OpISub %int %y %y
OpStore %at %dx
OpStore %at1 %dy
OpReturn
OpFunctionEnd
`

// TestRules: each rule has a line, which says where it stands and what it is for.
func TestRules(t *testing.T) {
	all, err := rules.All()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(command(t, "rules").want(t, StatusOK).stdout, "\n"), "\n")
	if len(lines) != len(all) {
		t.Fatalf("%d lines for %d rules", len(lines), len(all))
	}
	for i, r := range all {
		if !strings.HasPrefix(lines[i], r.Place()+": "+r.String()) || !strings.Contains(lines[i], r.Doc) {
			t.Errorf("the line for %s is %q", r.Place(), lines[i])
		}
	}
	command(t, "rules", "chek").want(t, StatusUsage, `there is "chek"; did you mean "check"?`)
	command(t, "rules", "--all").want(t, StatusUsage, "rules: no flag is named --all")
	command(t, "rules", "stats", "--al").want(t, StatusUsage, "no flag is named --al; did you mean --all?")
	command(t, "rules", "stats").want(t, StatusUsage, "rules stats: an input is missing")
	if o := command(t, "help", "rules", "stats").want(t, StatusOK); !strings.Contains(o.stdout, "hone rules stats IN...") {
		t.Errorf("help rules stats prints\n%s", o.stdout)
	}
}

// TestRulesStats: what is counted is what is applied, user-defined rules too, in all modules; nothing is written.
func TestRulesStats(t *testing.T) {
	dir := t.TempDir()
	in := put(t, filepath.Join(dir, "a.spvasm"), []byte(subtraction))
	command(t, "as", in, "-o", filepath.Join(dir, "b.spv")).want(t, StatusOK)
	own := put(t, filepath.Join(dir, "my.rules"), []byte("# a comment\nISub(x, x) any longvec coopmat => IMul(x, 0)\n"))

	o := command(t, "rules", "stats", in, dir).want(t, StatusOK)
	if !regexp.MustCompile(`(?m)^ *4  integer\.rules:\d+: ISub\(x, x\) .*=> 0$`).MatchString(o.stdout) ||
		!strings.HasSuffix(o.stdout, ", 4 times, in 2 modules\n") {
		t.Errorf("it prints\n%s", o.stdout)
	}
	o = command(t, "rules", "stats", in, "--rules", own).want(t, StatusOK)
	if !strings.Contains("\n"+o.stdout, "\n       2  "+own+":2: ISub(x, x)") {
		t.Errorf("with a rule of one's own it prints\n%s", o.stdout)
	}
	all, err := rules.All()
	if err != nil {
		t.Fatal(err)
	}
	plain := 0
	for _, r := range all {
		if !r.Lower {
			plain++
		}
	}
	o = command(t, "rules", "stats", in, "--all").want(t, StatusOK)
	if n := strings.Count(o.stdout, "\n") - 1; n != plain || !strings.HasSuffix(o.stdout,
		"1 of "+strconv.Itoa(plain)+" rules applied, 2 times, in 1 module\n") {
		t.Errorf("%d lines for %d rules that are no lowerings", n, plain)
	}
	wantFiles(t, dir, "a.spvasm", "b.spv", "my.rules")

	bad := put(t, filepath.Join(dir, "bad.spv"), []byte("no module"))
	o = command(t, "rules", "stats", in, bad).want(t, StatusInput, "bad.spv: ")
	if !strings.HasSuffix(o.stdout, "in 1 module\n") {
		t.Errorf("beside a bad file it prints\n%s", o.stdout)
	}
	if o = command(t, "rules", "stats", bad).want(t, StatusInput, "bad.spv: "); o.stdout != "" {
		t.Errorf("of a bad file it prints\n%s", o.stdout)
	}
}

// TestOptRules: rules in a file are applied, lowerings where they are asked for. What is wrong with one is told with
// its place, before anything is done.
func TestOptRules(t *testing.T) {
	dir := t.TempDir()
	in := put(t, filepath.Join(dir, "a.spvasm"), []byte(subtraction))
	out := filepath.Join(dir, "out.spvasm")
	own := filepath.Join(dir, "my.rules")
	with := func(text string, args ...string) outcome {
		put(t, own, []byte(text))
		return command(t, append([]string{"opt", in, "-o", out, "--rules", own}, args...)...)
	}
	with("ISub(x, x) => Not(x)\n").want(t, StatusOK)
	if n := strings.Count(string(get(t, out)), "OpNot "); n != 2 {
		t.Errorf("%d of 2 differences became what the rule says", n)
	}
	const lowering = "Double: ISub(x, x) lower => Not(x)\n"
	with(lowering).want(t, StatusOK)
	if strings.Contains(string(get(t, out)), "OpNot ") {
		t.Error("a lowering runs though nobody asked for it")
	}
	with(lowering).want(t, StatusOK, "hone: note: ", " has no lower-double; with -O and -Os: --insert late=lower-double\n")
	if o := with("\ufeff"+lowering, "--passes", "lower-double").want(t, StatusOK); o.stderr != "" {
		t.Errorf("standard error has %q", o.stderr)
	}
	if n := strings.Count(string(get(t, out)), "OpNot "); n != 2 {
		t.Errorf("the lowering did %d of 2", n)
	}

	for text, want := range map[string]string{
		"IAdd(x, 0) => x\nIAdd(x, 1 => x\n":                ":2:11: ",
		"IMul(x, 3) => IAdd(x, IAdd(x, x))\n":              ":1:15: 2 operations take the place of 1",
		"IAdd(x, 0) => y\n":                                ":1:15: ",
		"# x\n\nIAd(x, 0) => x\n":                          ":3:1: ",
		"\nmy_own: ISub(x, x) lower => Not(x)\n":           ":2:1: ",
		"double: ISub(x, x) lower => Not(x)\nmy: nonsense": ":2:",
	} {
		o := with(text).want(t, StatusUsage, "hone: "+own+want)
		lines := strings.Split(strings.TrimSuffix(o.stderr, "\n"), "\n")
		place := regexp.MustCompile(`:(\d+):(\d+): `).FindStringSubmatch(o.stderr)
		line, _ := strconv.Atoi(place[1])
		column, _ := strconv.Atoi(place[2])
		if len(lines) != 3 || lines[1] != "    "+strings.Split(text, "\n")[line-1] ||
			lines[2] != strings.Repeat(" ", 4+column-1)+"^" {
			t.Errorf("%q: %s", text, o.stderr)
		}
	}
	with("sat-to-clamp: ISub(x, x) lower => Not(x)\n").want(t, StatusUsage, own+":1:1: hone has a lowering")
	with("ISub(x, x)\x00").want(t, StatusUsage, own+": rewrite rules are text")
	with("ISub(x, x)\xff").want(t, StatusUsage, own+": rewrite rules are text")
	command(t, "opt", in, "-o", out, "--rules", filepath.Join(dir, "none")).want(t, StatusInput, "none: ")
	put(t, own, []byte(lowering))
	command(t, "opt", in, "-o", own, "--rules", own).want(t, StatusUsage, "would overwrite")
	command(t, "opt", in, "-o", out, "--rules", own, "--remarks", own).want(t, StatusUsage, "would overwrite")
}

// TestRulesCheck: what is right is proven, what is wrong is shown, what can't be read is told with its place, and the
// exit status is that of the worst.
func TestRulesCheck(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string { return put(t, filepath.Join(dir, name), []byte(text)) }
	right := file("right.rules", "IAdd(x, 0) => x  # nothing\nIMul(x, 0) => 0\n")
	wrong := file("wrong.rules", "ISub(x, 0) => x\n\nISub(0, x) => x\n")
	bad := file("bad.rules", "ISub(x, 0) => x\nISub(0, x) => \n")

	o := command(t, "rules", "check", right).want(t, StatusOK)
	if !strings.HasSuffix(o.stdout, "2 rules: 2 proven, 0 wrong, 0 not proven\n") ||
		!strings.Contains(o.stdout, right+":1: IAdd(x, 0) => x\n    proven: ") {
		t.Errorf("it prints\n%s", o.stdout)
	}
	o = command(t, "rules", "check", right, wrong).want(t, StatusInput)
	if !strings.HasSuffix(o.stdout, "4 rules: 3 proven, 1 wrong, 0 not proven\n") ||
		!strings.Contains(o.stdout, wrong+":3: ISub(0, x) => x\n    wrong: x = ") {
		t.Errorf("it prints\n%s", o.stdout)
	}
	if o = command(t, "rules", "check", right, bad).want(t, StatusUsage, bad+":2:"); o.stdout != "" {
		t.Errorf("with a file that can't be read it prints\n%s", o.stdout)
	}
	out := filepath.Join(dir, "verdicts.txt")
	command(t, "rules", "check", wrong, right, "-o", out).want(t, StatusInput)
	kept, err := prove.ParseProofs(string(get(t, out)))
	if v := kept["IMul(x, 0) => 0"]; err != nil || len(kept) != 3 || v.Status != prove.Proven || len(v.How) == 0 {
		t.Errorf("the verdicts are kept as %v, %v", kept, err)
	}
	command(t, "rules", "check", right, "-o", "").want(t, StatusUsage, "-o names no file")
	command(t, "rules", "check", filepath.Join(dir, "none")).want(t, StatusInput, "none: ")
	command(t, "rules", "check", right, "--agian").want(t, StatusUsage, "no flag is named --agian")
}
