package cli

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
)

// What has no end is not read to its end, wherever it is given.
func TestReadingEnds(t *testing.T) {
	inFolder(t)
	put(t, "long.txt", bytes.Repeat([]byte("1 "), 20000))
	const bound = " --in 0.0=f32:1..4 --in 0.1=zero:16 --push zero:4 --in params=zero:32"
	for _, args := range []string{
		"run square.spvasm --in 0.0=-", "run square.spvasm --in 0.0=@-", "run square.spvasm --push -", "run square.spvasm --memory 0x10=-" + bound, "run -", "run square.spvasm --inputs -",
		"run square.spvasm --in 0.0=long.txt", "run square.spvasm --in 0.0=@long.txt", "run long.txt", "run square.spvasm --inputs long.txt",
		"dis -", "as -", "opt - -o out.spv", "opt --grammar - square.spvasm -o out.spv", "cfg -",
	} {
		o := commandWith(t, session{stdin: endless{}, most: 30000}, strings.Fields(args)...)
		o.want(t, StatusInput, "more than 30,000 bytes, and no more is read of a file\n")
	}
	o := commandWith(t, session{stdin: endless{}, most: 30000}, "check", "square.spvasm", "--map", "-",
		"square.spvasm").want(t, StatusUndecided, "more than 30,000 bytes")
	if strings.Count(o.stderr, "\n") != 1 {
		t.Errorf("the messages are\n%s", o.stderr)
	}
}

// endless is a device that gives spaces.
type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = ' '
	}
	return len(p), nil
}

// A shader that runs for long is said to run, once; one that does not is not.
func TestStillRunning(t *testing.T) {
	inFolder(t)
	put(t, "endless.spvasm", []byte(strings.Replace(scaleText, "OpReturn\n", "OpBranch %loop\n%loop = OpLabel\n"+
		"OpLoopMerge %out %loop None\nOpBranch %loop\n%out = OpLabel\nOpReturn\n", 1)))
	args := strings.Fields("--groups 1,2000 --workers 1 --in 0.0=f32:1..4 --in 0.1=zero:16 --push zero:4 --in " +
		"params=zero:32")
	o := commandWith(t, session{patience: 1}, append([]string{"run", "endless.spvasm", "--steps", "10000000"},
		args...)...).want(t, StatusInput)
	const note = "hone: note: still running: 0 of 2,000 workgroups ended; --steps N stops after N instructions of one\n"
	if !strings.HasPrefix(o.stderr, note) || strings.Count(o.stderr, "still running") != 1 ||
		!strings.Contains(o.stderr, "after 10000000 instructions") {
		t.Errorf("standard error has\n%s\nwant first\n%s", o.stderr, note)
	}
	if o := command(t, append([]string{"run", "square.spvasm"}, args...)...).want(t, StatusOK); strings.Contains(o.stderr,
		"running") {
		t.Errorf("standard error has\n%s", o.stderr)
	}
}

// So it is with a picture whose fragments do not end.
func TestStillDrawing(t *testing.T) {
	inFolder(t)
	put(t, "endless.spvasm", []byte(strings.Replace(stripesText, "OpReturn\n", "OpBranch %loop\n%loop = OpLabel\n"+
		"OpLoopMerge %out %loop None\nOpBranch %loop\n%out = OpLabel\nOpReturn\n", 1)))
	o := commandWith(t, session{patience: 1}, "run", "endless.spvasm", "--image", "endless.png", "--size", "8x8",
		"--steps", "10000000").want(t, StatusInput)
	const note = "hone: note: still drawing: 0 fragments ended; --steps N stops after N instructions of 16 fragments\n"
	if strings.Count(o.stderr, note) != 1 || !strings.Contains(o.stderr, "after 10000000 instructions") {
		t.Errorf("standard error has\n%s\nwant\n%s", o.stderr, note)
	}
}

// Invocations that wait for each other are named, with the lines or else the blocks where they wait.
func TestDeadlock(t *testing.T) {
	inFolder(t)
	const barriers = `
%few = OpULessThan %bool %i %n2
OpSelectionMerge %met None
OpBranchConditional %few %first %second
%first = OpLabel
OpLine %file 20 1
OpControlBarrier %n2 %n2 %n264
OpBranch %met
%second = OpLabel
OpLine %file 30 1
OpControlBarrier %n2 %n2 %n264
OpBranch %met
%met = OpLabel
OpReturn
`
	text := changed(t, changed(t, scaleText, "OpReturn\n", barriers), "%two = ",
		"%n2 = OpConstant %u32 2\n%n264 = OpConstant %u32 264\n%two = ")
	put(t, "lines.spvasm", []byte(text))
	// of a function called twice, say
	put(t, "blocks.spvasm", []byte(strings.NewReplacer("OpLine %file 20 1\n", "OpLine %file 30 1\n").Replace(text)))
	bound := strings.Fields("--in 0.0=f32:1..4 --in 0.1=zero:16 --push zero:4 --in params=zero:32")
	command(t, append([]string{"run", "lines.spvasm"}, bound...)...).want(t, StatusInput,
		": invocation 0,0,0 waits at square.comp:20, and invocation 2,0,0 waits at square.comp:30\n")
	o := command(t, append([]string{"run", "blocks.spvasm"}, bound...)...).want(t, StatusInput)
	var first, second string
	at := strings.Index(o.stderr, "invocation 0,0,0")
	if _, err := fmt.Sscanf(o.stderr[max(at, 0):], "invocation 0,0,0 waits at the one in the block %s and invocation "+
		"2,0,0 waits at the one in the block %s\n", &first, &second); err != nil || strings.TrimSuffix(first, ",") == second {
		t.Errorf("%v: %s", err, o.stderr)
	}
}

// What is printed and undefined is named; what has been stored over it is not.
func TestUndefinedIsNamed(t *testing.T) {
	inFolder(t)
	text := changed(t, scaleText, "%two = ", "%undef = OpUndef %f32\n%n2 = OpConstant %u32 2\n%two = ")
	text = changed(t, text, "OpStore %pr %sum\n", "OpStore %pr %undef\n%again = OpLoad %f32 %pr\n"+
		"%more1 = OpFAdd %f32 %again %two\nOpStore %pn %more1\n%second = OpUGreaterThanEqual %bool %i %n2\n"+
		"OpSelectionMerge %m None\nOpBranchConditional %second %y %m\n%y = OpLabel\nOpStore %pr %two\nOpBranch %m\n"+
		"%m = OpLabel\n")
	put(t, "undefined.spvasm", []byte(text))
	args := strings.Fields("run undefined.spvasm --groups 2 --in 0.0=f32:1..8 --in 0.1=zero:32 --push zero:4 --in " +
		"params=zero:32")
	const inputs, result = "hone: note: 0.0 Numbers: what depends on undefined values, and may be any number: " +
		"numbers[0..7]; they come from square.comp:12: OpStore ", "hone: note: 0.1 result: what depends on undefined " +
		"values, and may be any number: squares[0..1]; they come from square.comp:12: OpStore "
	command(t, args...).want(t, StatusOK, "undefined value stored, 8 times", inputs, result)
	if o := command(t, append(args, "--out", "0.1.squares[4]")...).want(t, StatusOK); strings.Contains(o.stderr,
		"may be any") {
		t.Errorf("what is not printed is named:\n%s", o.stderr)
	}
	var n names
	for _, name := range []string{"a", "a", "b[1]", "b[2]", "b[2]", "b[4]", "c[1].x", "c[2].x", "d[1][0]", "d[1][1]",
		"d[2][2]"} {
		n.add(name)
	}
	if got := fmt.Sprint(n); got != "[a b[1..2] b[4] c[1].x c[2].x d[1][0..1] d[2][2]]" {
		t.Error(got)
	}
}
