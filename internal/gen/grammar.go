package main

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
)

// The Khronos grammar, as its JSON files have it.

type operand struct {
	Kind       string
	Name       string
	Quantifier string
}

type enumerant struct {
	Enumerant    string
	Aliases      []string
	Value        any // a number, or "0x0001" in bit enums
	Parameters   []operand
	Capabilities []string
	Extensions   []string
	Version      string
	LastVersion  string
	Provisional  bool

	value uint32 // decoded Value
}

type kind struct {
	Category   string
	Kind       string
	Bases      []string
	Enumerants []enumerant
}

type instruction struct {
	Opname       string
	Aliases      []string
	Class        string
	Opcode       int
	Operands     []operand
	Capabilities []string
	Extensions   []string
	Version      string
	LastVersion  string
	Provisional  bool
}

type grammar struct {
	MajorVersion int `json:"major_version"`
	MinorVersion int `json:"minor_version"`
	Revision     int
	Instructions []instruction
	Kinds        []kind `json:"operand_kinds"`
}

// extSets names each extended instruction set: its grammar file, the name that OpExtInstImport gives it, and the prefix
// of its Go identifiers. A name that ends in "." goes on with a version; the grammar file is that of the newest.
var extSets = []struct{ file, name, prefix string }{
	{"arm.experimental-ml-operations", "Arm.ExperimentalMLOperations", "ArmExperimentalML"},
	{"arm.motion-engine.100", "Arm.MotionEngine.100", "ArmMotionEngine"},
	{"debuginfo", "DebugInfo", "DebugInfo"},
	{"glsl.std.450", "GLSL.std.450", "GLSLStd450"},
	{"nonsemantic.clspvreflection", "NonSemantic.ClspvReflection.", "ClspvReflection"},
	{"nonsemantic.debugbreak", "NonSemantic.DebugBreak", "NonSemanticDebugBreak"},
	{"nonsemantic.debugprintf", "NonSemantic.DebugPrintf", "NonSemanticDebugPrintf"},
	{"nonsemantic.graph.debuginfo", "NonSemantic.Graph.DebugInfo.", "GraphDebugInfo"},
	{"nonsemantic.shader.debuginfo.100", "NonSemantic.Shader.DebugInfo.100", "ShaderDebugInfo100"},
	{"nonsemantic.shader.debuginfo", "NonSemantic.Shader.DebugInfo.", "ShaderDebugInfo"},
	{"nonsemantic.vkspreflection", "NonSemantic.VkspReflection.", "VkspReflection"},
	{"opencl.debuginfo.100", "OpenCL.DebugInfo.100", "OpenCLDebugInfo100"},
	{"opencl.std.100", "OpenCL.std", "OpenCLStd"},
	{"spv-amd-gcn-shader", "SPV_AMD_gcn_shader", "AMDGcnShader"},
	{"spv-amd-shader-ballot", "SPV_AMD_shader_ballot", "AMDShaderBallot"},
	{"spv-amd-shader-explicit-vertex-parameter", "SPV_AMD_shader_explicit_vertex_parameter", "AMDShaderExplicitVertexParameter"},
	{"spv-amd-shader-trinary-minmax", "SPV_AMD_shader_trinary_minmax", "AMDShaderTrinaryMinmax"},
	{"tosa.001000.1", "TOSA.001000.1", "TOSA"},
}

type registry struct {
	IDs []struct {
		Type string `xml:"type,attr"`
		ID   []struct {
			Value  int    `xml:"value,attr"`
			Vendor string `xml:"vendor,attr"`
			Tool   string `xml:"tool,attr"`
		} `xml:"id"`
	} `xml:"ids"`
}

type grammars struct {
	core grammar
	ext  []grammar // one for each row of extSets
	reg  registry
}

// load reads every grammar file of dir and fails on a file that extSets does not name.
func load(dir string) (*grammars, error) {
	g := &grammars{}
	if err := readGrammar(filepath.Join(dir, "spirv.core.grammar.json"), &g.core); err != nil {
		return nil, err
	}
	files, err := filepath.Glob(filepath.Join(dir, "extinst.*.grammar.json"))
	if err != nil {
		return nil, err
	}
	if len(files) != len(extSets) {
		return nil, fmt.Errorf("%s holds %d extended instruction sets, extSets names %d", dir, len(files), len(extSets))
	}
	for _, s := range extSets {
		var x grammar
		if err := readGrammar(filepath.Join(dir, "extinst."+s.file+".grammar.json"), &x); err != nil {
			return nil, err
		}
		g.ext = append(g.ext, x)
	}
	data, err := os.ReadFile(filepath.Join(dir, "spir-v.xml"))
	if err != nil {
		return nil, err
	}
	return g, xml.Unmarshal(data, &g.reg)
}

func readGrammar(file string, g *grammar) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(data, g); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	sort.SliceStable(g.Instructions, func(i, j int) bool { return g.Instructions[i].Opcode < g.Instructions[j].Opcode })
	for k := range g.Kinds {
		es := g.Kinds[k].Enumerants
		for i := range es {
			switch v := es[i].Value.(type) {
			case float64:
				es[i].value = uint32(v)
			case string:
				if _, err := fmt.Sscanf(v, "0x%x", &es[i].value); err != nil {
					return fmt.Errorf("%s: %s: value %q", file, es[i].Enumerant, v)
				}
			}
		}
		sort.SliceStable(es, func(i, j int) bool { return es[i].value < es[j].value })
		for i := 1; i < len(es); i++ {
			if es[i].value == es[i-1].value {
				return fmt.Errorf("%s: %s: value %d twice", file, g.Kinds[k].Kind, es[i].value)
			}
		}
	}
	return nil
}

// version turns "1.3" into the header word 0x00010300; "None" and "" are 0.
func version(s string) string {
	var major, minor int
	if n, _ := fmt.Sscanf(s, "%d.%d", &major, &minor); n != 2 {
		return "0"
	}
	return fmt.Sprintf("0x%08x", major<<16|minor<<8)
}

// goName makes an exported identifier of a grammar name such as "2D" or "SPV_AMD_x".
func goName(prefix, name string) string {
	return prefix + strings.Map(func(r rune) rune {
		if r == '_' || r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' {
			return r
		}
		return -1
	}, name)
}
