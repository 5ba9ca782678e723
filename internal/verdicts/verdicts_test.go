package verdicts

import (
	"encoding/json"
	"encoding/xml"
	"strings"
	"testing"
)

var some = []Verdict{
	{File: "a.spv", Shader: "main", Outcome: Verified, Seconds: 0.5},
	{File: "b.spv", Shader: "main", Outcome: Undecided, Reason: "only 3 of 1,024 values of v4 are determined"},
	{File: "c.spv", Shader: "main", Outcome: Undecided, Reason: "only 5 of 7 values of v4 are determined"},
	{File: "d.spv", Shader: "x<y", Outcome: Different, Reason: `o[3] is "1" & not 2`, Seconds: 0.25},
	{File: "e.spv", Outcome: Failed, Reason: "no such file"},
	{File: "f.spv", Shader: "main", Outcome: Undecided, Reason: "it is a Geometry shader"},
}

func TestSummary(t *testing.T) {
	want := "1 of 6 shaders verified; 2: only N of N values of v4 are determined; 1: it is a Geometry shader; " +
		"1 different; 1 failed"
	if got := Summary(some, "shader", 3); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	if got := Summary(some, "shader", 1); !strings.Contains(got, "determined; 1: other reasons; 1 different") {
		t.Error(got)
	}
	if got := Summary(some[:1], "file", 3); got != "1 of 1 file verified" {
		t.Error(got)
	}
}

func TestJSON(t *testing.T) {
	data, err := JSON(some)
	if err != nil {
		t.Fatal(err)
	}
	var back struct {
		Counts   map[string]int
		Verdicts []map[string]any
	}
	if err := json.Unmarshal(data, &back); err != nil {
		t.Fatal(err)
	}
	if back.Counts["verified"] != 1 || back.Counts["not_verified"] != 3 || len(back.Verdicts) != 6 ||
		back.Verdicts[3]["reason"] != `o[3] is "1" & not 2` || back.Verdicts[0]["seconds"] != 0.5 {
		t.Errorf("%s", data)
	}
	if data, _ = JSON(nil); !strings.Contains(string(data), `"verdicts": []`) {
		t.Errorf("of nothing: %s", data)
	}
}

func TestJUnit(t *testing.T) {
	data, err := JUnit(some, "hone check")
	if err != nil {
		t.Fatal(err)
	}
	var back struct {
		Tests    int `xml:"tests,attr"`
		Failures int `xml:"failures,attr"`
		Skipped  int `xml:"skipped,attr"`
		Cases    []struct {
			Name    string `xml:"name,attr"`
			Failure *struct {
				Message string `xml:"message,attr"`
			} `xml:"failure"`
		} `xml:"testcase"`
	}
	if err := xml.Unmarshal(data, &back); err != nil {
		t.Fatal(err)
	}
	if back.Tests != 6 || back.Failures != 2 || back.Skipped != 3 || len(back.Cases) != 6 || back.Cases[3].Name != "x<y" ||
		back.Cases[3].Failure == nil || back.Cases[3].Failure.Message != `different: o[3] is "1" & not 2` ||
		back.Cases[0].Failure != nil {
		t.Errorf("%s", data)
	}
}
