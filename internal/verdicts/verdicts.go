// Package verdicts says what was found out about many shaders: in a line for people, and as JSON or JUnit's XML for
// machines that run tests.
package verdicts

import (
	"cmp"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Outcome is what was found out.
type Outcome string

// The outcomes.
const (
	Verified  Outcome = "verified"
	Undecided Outcome = "not_verified"
	Different Outcome = "different"
	Failed    Outcome = "failed" // a file that could not be read, or a fault
)

// String returns the outcome as messages have it.
func (o Outcome) String() string { return strings.ReplaceAll(string(o), "_", " ") }

// Verdict is what was found out about a file, or a shader in it.
type Verdict struct {
	File    string  `json:"file"`
	Shader  string  `json:"shader"` // name of its entry point, "" for all of the file
	Outcome Outcome `json:"outcome"`
	Reason  string  `json:"reason"`
	// which instructions make it so that nothing is decided, a line each; no part of the reason, since reasons are counted
	Causes  []string `json:"causes"`
	Seconds float64  `json:"seconds"`
}

// Count returns how many have an outcome.
func Count(list []Verdict, o Outcome) (n int) {
	for _, v := range list {
		if v.Outcome == o {
			n++
		}
	}
	return n
}

// Reasons returns why some have an outcome, the frequent reasons first, and how many have each. Numbers in a reason do
// not tell it from others.
func Reasons(list []Verdict, o Outcome) (reasons []string, counts map[string]int) {
	counts = map[string]int{}
	for _, v := range list {
		if v.Outcome == o {
			counts[withoutNumbers(cmp.Or(v.Reason, "no reason is known"))]++
		}
	}
	return slices.SortedFunc(maps.Keys(counts), func(x, y string) int {
		return cmp.Or(counts[y]-counts[x], strings.Compare(x, y))
	}), counts
}

// withoutNumbers puts N in the place of numbers of a text, unless they are part of a name.
func withoutNumbers(text string) string {
	var out strings.Builder
	inNumber, inName := false, false
	for _, c := range text {
		digit := c >= '0' && c <= '9' || inNumber && c == ','
		switch {
		case digit && !inName:
			if !inNumber {
				out.WriteByte('N')
			}
			inNumber = true
			continue
		}
		inNumber = false
		inName = c == '_' || c == '.' || c == '%' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || digit
		out.WriteRune(c)
	}
	return out.String()
}

// Summary returns a line: how many are verified, and of the others how many for which reason. most is how many reasons
// are named.
func Summary(list []Verdict, what string, most int) string {
	var out strings.Builder
	plural := what
	if len(list) != 1 {
		plural += "s"
	}
	fmt.Fprintf(&out, "%d of %d %s verified", Count(list, Verified), len(list), plural)
	reasons, counts := Reasons(list, Undecided)
	for i, why := range reasons {
		if i == most {
			others := 0
			for _, why := range reasons[most:] {
				others += counts[why]
			}
			fmt.Fprintf(&out, "; %d: other reasons", others)
			break
		}
		fmt.Fprintf(&out, "; %d: %s", counts[why], why)
	}
	for _, o := range []Outcome{Different, Failed} {
		if n := Count(list, o); n > 0 {
			fmt.Fprintf(&out, "; %d %s", n, o)
		}
	}
	return out.String()
}

// JSON returns an object with the counts by outcome and the list.
func JSON(list []Verdict) ([]byte, error) {
	counts := map[Outcome]int{}
	for _, o := range []Outcome{Verified, Undecided, Different, Failed} {
		counts[o] = Count(list, o)
	}
	list = append([]Verdict{}, list...)
	for i := range list {
		if list[i].Causes == nil {
			list[i].Causes = []string{}
		}
	}
	out, err := json.MarshalIndent(struct {
		Counts   map[Outcome]int `json:"counts"`
		Verdicts []Verdict       `json:"verdicts"`
	}{counts, list}, "", "  ")
	return append(out, '\n'), err
}

// JUnit returns the list as a test suite: what is different or failed is a failure, what is not verified is skipped.
func JUnit(list []Verdict, name string) ([]byte, error) {
	type message struct {
		Message string `xml:"message,attr"`
	}
	type testCase struct {
		XMLName xml.Name `xml:"testcase"`
		Class   string   `xml:"classname,attr"`
		Name    string   `xml:"name,attr"`
		Time    string   `xml:"time,attr"`
		Failure *message `xml:"failure,omitempty"`
		Skipped *message `xml:"skipped,omitempty"`
	}
	suite := struct {
		XMLName  xml.Name `xml:"testsuite"`
		Name     string   `xml:"name,attr"`
		Tests    int      `xml:"tests,attr"`
		Failures int      `xml:"failures,attr"`
		Skipped  int      `xml:"skipped,attr"`
		Time     string   `xml:"time,attr"`
		Cases    []testCase
	}{Name: name, Tests: len(list), Failures: Count(list, Different) + Count(list, Failed),
		Skipped: Count(list, Undecided)}
	total := 0.0
	for _, v := range list {
		c := testCase{Class: v.File, Name: cmp.Or(v.Shader, v.File), Time: fmt.Sprintf("%.3f", v.Seconds)}
		switch v.Outcome {
		case Different, Failed:
			c.Failure = &message{string(v.Outcome) + ": " + v.Reason}
		case Undecided:
			c.Skipped = &message{v.Reason}
		}
		total += v.Seconds
		suite.Cases = append(suite.Cases, c)
	}
	suite.Time = fmt.Sprintf("%.3f", total)
	out, err := xml.MarshalIndent(suite, "", "  ")
	return append(append([]byte(xml.Header), out...), '\n'), err
}
