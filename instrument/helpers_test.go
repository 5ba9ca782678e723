package instrument_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hone"
	"hone/instrument"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/pass"
	"hone/spirv"
	"hone/vm/compare"
)

// derivativesAfterSites are fragment shaders with derivatives after what features check, from GLSL and HLSL.
var derivativesAfterSites = []struct{ name, source string }{
	{"stores.frag", `#version 450
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(location = 1) out float slope;
layout(binding = 0) uniform sampler2D picture;
layout(binding = 1) uniform Sizes { float weight[4]; int count; };
void main()
{
    color = vec4(0.0);
    for (int i = 0; i < (count & 7); i++) {
        slope = uv.x * weight[i & 3];
        color += texture(picture, uv * weight[i & 3]) * fwidth(slope);
    }
    color.a = dFdy(color.r);
}
`},
	{"demote.frag", `#version 450
#extension GL_EXT_demote_to_helper_invocation : require
layout(location = 0) in vec2 uv;
layout(location = 1) flat in int at;
layout(location = 0) out vec4 color;
layout(binding = 0) buffer Sums { float sum[]; };
void main()
{
    if (uv.x > 0.75)
        demote;
    sum[at] = uv.y;
    color.x = dFdx(uv.x * uv.y);
    sum[at + 1] = color.x;
    color.yzw = vec3(fwidth(color.x * uv.x));
}
`},
	{"leads.frag", `#version 450
layout(location = 0) in vec2 uv;
layout(location = 1) flat in int at;
layout(location = 0) out vec4 color;
void main()
{
    int parts = 12 / (at & 3);
    color = vec4(uv, 0.0, 1.0);
    if (uv.y > 0.5 && (parts & 1) != 0)
        color.z = 0.5;
    color.w = fwidth(uv.x * uv.y);
    if (!(color.w > 0.001))
        discard;
}
`}, // an undefined quotient leads some invocations, and others report as well
	{"lights.hlsl", `
Texture2D<float4> picture : register(t0);
SamplerState nearest : register(s1);
cbuffer Lights : register(b2) { int count; float weight[4]; };
float4 main(float4 at : SV_Position, float2 uv : TEXCOORD0, nointerpolation int i : TEXCOORD1) : SV_Target0
{
    float4 color = 0;
    [loop] for (int k = 0; k < (count & 3); k++) {
        int part = (i & 15) / (k + 1);
        if (uv.y > 0.5)
            part = (1 << (part & 31)) & 3;
        color += picture.Sample(nearest, uv * weight[part & 3]) * fwidth(uv.x * k);
    }
    return color + ddx(color.yxwz) + int(ddy(uv.y));
}
`},
}

// TestDerivativesAfterSites: each feature alone, and all, leave what the derivatives are.
func TestDerivativesAfterSites(t *testing.T) {
	var lists []string
	for _, p := range instrument.Passes() {
		if p != instrument.BoundsClampPass {
			lists = append(lists, p.Name)
		}
	}
	lists = append(lists, features())
	compared := 0
	for _, s := range derivativesAfterSites {
		t.Run(s.name, func(t *testing.T) {
			in := fragment(t, s.name, s.source)
			ref, err := compare.NewReference(irtest.Read(t, in), compare.Options{Added: true})
			if err != nil {
				t.Fatal(err)
			}
			for _, list := range lists {
				m := irtest.Read(t, in)
				changed, err := passtest.Parse(t, list, hone.Passes()...).Run(m, pass.Options{Check: true})
				if err != nil {
					t.Fatal(err)
				}
				if !changed {
					continue
				}
				if msg := passtest.ValidateAny(t, irtest.Write(t, m)); msg != "" {
					t.Errorf("%s: spirv-val: %s", list, msg)
				}
				if c := ref.Compare(m); c.Verdict != compare.Equal {
					t.Errorf("%s: %v: %s", list, c.Verdict, c.Reason)
				}
				compared++
			}
		})
	}
	if compared < 10 {
		t.Errorf("only %d modules were instrumented", compared)
	}
}

// fragment compiles a fragment shader, HLSL by its name.
func fragment(t *testing.T, name, source string) *spirv.Binary {
	t.Helper()
	dir := t.TempDir()
	file, out := filepath.Join(dir, name), filepath.Join(dir, "out.spv")
	if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	args := []string{"-V", "--target-env", "vulkan1.2", "-S", "frag", "-e", "main", file, "-o", out}
	if strings.HasSuffix(name, ".hlsl") {
		args = append(args, "-D")
	}
	if text, err := peers.Need(t, "glslangValidator").Command(args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return irtest.Decode(t, data)
}
