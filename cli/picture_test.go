package cli

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"
	"strings"
	"testing"
)

// stripes is a fragment shader that draws what it is passed, times a colour that a buffer holds.
const stripesText = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %uv %o
OpExecutionMode %main OriginUpperLeft
OpName %uv "uv"
OpName %Params "Params"
OpMemberName %Params 0 "tint"
OpName %params ""
OpDecorate %uv Location 0
OpDecorate %o Location 0
OpDecorate %Params Block
OpMemberDecorate %Params 0 Offset 0
OpDecorate %params DescriptorSet 0
OpDecorate %params Binding 0
%void = OpTypeVoid
%float = OpTypeFloat 32
%uint = OpTypeInt 32 0
%v4 = OpTypeVector %float 4
%Params = OpTypeStruct %v4
%pi = OpTypePointer Input %v4
%po = OpTypePointer Output %v4
%pu = OpTypePointer Uniform %Params
%pv = OpTypePointer Uniform %v4
%uv = OpVariable %pi Input
%o = OpVariable %po Output
%params = OpVariable %pu Uniform
%n0 = OpConstant %uint 0
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
%k = OpLoad %v4 %uv
%at = OpAccessChain %pv %params %n0
%tint = OpLoad %v4 %at
%r = OpFMul %v4 %k %tint
OpStore %o %r
OpReturn
OpFunctionEnd
`

func readPNG(t *testing.T, file string) image.Image {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	p, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestRunPicture: a fragment shader draws a picture, of what it is passed and of what it is given.
func TestRunPicture(t *testing.T) {
	inFolder(t)
	put(t, "stripes.spvasm", []byte(stripesText))
	rgb := func(p image.Image, x, y int) color.NRGBA { return color.NRGBAModel.Convert(p.At(x, y)).(color.NRGBA) }

	command(t, "run", "stripes.spvasm", "--image", "a.png", "--size", "4x2").want(t, StatusOK,
		"note: 0.0 Params is not given: defaults chosen by name for tint, zeros elsewhere\n")
	p := readPNG(t, "a.png")
	if p.Bounds() != image.Rect(0, 0, 4, 2) || rgb(p, 1, 1) != (color.NRGBA{96, 191, 0, 255}) {
		t.Errorf("%v: %v", p.Bounds(), rgb(p, 1, 1))
	}
	command(t, "run", "stripes.spvasm", "--image", "b.png", "--size", "4x2", "--in", "Params=values:0,1,1,1").want(t,
		StatusOK)
	if p := readPNG(t, "b.png"); rgb(p, 1, 1) != (color.NRGBA{0, 191, 0, 255}) {
		t.Errorf("given a tint: %v", rgb(p, 1, 1))
	}
	command(t, "run", "stripes.spvasm", "--image", "c.png", "--size", "4x2", "--in", "Params=values:1,1,1,1", "--in",
		"uv=values:0,0,1,1").want(t, StatusOK)
	if p := readPNG(t, "c.png"); rgb(p, 1, 1) != (color.NRGBA{0, 0, 255, 255}) {
		t.Errorf("given what it is passed: %v", rgb(p, 1, 1))
	}
	o := command(t, "run", "stripes.spvasm", "--image", "-", "--size", "4x2").want(t, StatusOK)
	if !strings.HasPrefix(o.stdout, "\x89PNG") {
		t.Errorf("to standard output: %q", o.stdout)
	}

	put(t, "square.spvasm", []byte(scaleText))
	for _, x := range []struct {
		args   string
		status int
		want   string
	}{
		{"square.spvasm --image d.png", StatusInput, "square.spvasm: it has no Fragment shader\n"},
		{"stripes.spvasm --image d.jpg", StatusUsage, "run: --image d.jpg: the picture is a PNG file: want a name that ends in .png"},
		{"stripes.spvasm --image png", StatusUsage, "want a name that ends in .png"},
		{"missing.spv --image d", StatusUsage, "want a name that ends in .png"},
		{"stripes.spvasm --image d.png --size 4", StatusUsage, `--size "4": want WxH, such as 640x480`},
		{"stripes.spvasm --image d.png --size 0x4", StatusUsage, `--size "0x4": want WxH`},
		{"stripes.spvasm --image d.png --size 99999x99999", StatusInput, "a picture of 99999 x 99999 pixels"},
		{"stripes.spvasm --image d.png --mesh teapot", StatusUsage, `--mesh "teapot": want one of cube, sphere, quad`},
		{"stripes.spvasm --image d.png --mesh cube", StatusInput, "it has no Vertex shader, which --mesh wants; --vertex FILE"},
		{"stripes.spvasm --image d.png --vertex x.spv", StatusUsage, "--vertex wants --mesh"},
		{"stripes.spvasm --image d.png --location 7", StatusInput, "passes nothing on at location 7"},
		{"stripes.spvasm --size 4x4", StatusUsage, "--size says how a picture is drawn: it wants --image"},
	} {
		command(t, append([]string{"run"}, strings.Fields(x.args)...)...).want(t, x.status, x.want)
		if _, err := os.Stat("d.png"); err == nil {
			t.Errorf("%s: there is a picture", x.args)
		}
	}
}

// TestCheckPictures: the pictures of two shaders stand beside each other, with where they differ.
func TestCheckPictures(t *testing.T) {
	inFolder(t)
	put(t, "a.spvasm", []byte(stripesText))
	put(t, "same.spvasm", []byte(changed(t, stripesText, "%r = OpFMul %v4 %k %tint", "%r = OpFMul %v4 %tint %k")))
	put(t, "other.spvasm", []byte(changed(t, stripesText, "%r = OpFMul %v4 %k %tint",
		"%r = OpVectorShuffle %v4 %k %tint 0 0 2 7")))
	command(t, "check", "a.spvasm", "same.spvasm", "--image", "d.png", "--size", "8x4").want(t, StatusOK).wantOut(t,
		"pictures: equal\n")
	command(t, "check", "a.spvasm", "other.spvasm", "--image", "d.png", "--size", "4x4").want(t, StatusInput).wantOut(t,
		"pictures: 12 of 16 pixels differ, by 0.75 at most; the first is 1, 0\n")
	p := readPNG(t, "d.png")
	red := color.NRGBA{255, 0, 0, 255}
	at := func(x, y int) color.NRGBA { return color.NRGBAModel.Convert(p.At(x, y)).(color.NRGBA) }
	if p.Bounds() != image.Rect(0, 0, 12, 4) || at(9, 0) != red || at(9, 1) == red || at(1, 0) == at(5, 0) {
		t.Errorf("%v: %v %v", p.Bounds(), at(9, 0), at(9, 1))
	}
	command(t, "check", "a.spvasm", "a.spvasm", "--size", "8x4").want(t, StatusUsage, "it wants --image")
	put(t, "square.spvasm", []byte(scaleText))
	command(t, "check", "square.spvasm", "square.spvasm", "--image", "x.png").want(t, StatusUndecided,
		"--image draws the pictures of fragment shaders, and it has none")
}

// TestRunTexture: a fragment shader samples a picture from a file, or squares where none is given.
func TestRunTexture(t *testing.T) {
	inFolder(t)
	text := changed(t, stripesText, "%r = OpFMul %v4 %k %tint", `%i = OpLoad %sampled %albedo
%xy = OpVectorShuffle %v2 %k %k 0 1
%r = OpImageSampleImplicitLod %v4 %i %xy`)
	text = changed(t, text, "%uv = OpVariable", `%v2 = OpTypeVector %float 2
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%sampled = OpTypeSampledImage %image
%ps = OpTypePointer UniformConstant %sampled
%albedo = OpVariable %ps UniformConstant
%uv = OpVariable`)
	text = changed(t, text, "OpDecorate %uv Location 0", `OpDecorate %albedo DescriptorSet 0
OpDecorate %albedo Binding 1
OpDecorate %uv Location 0`)
	text = changed(t, text, `OpName %uv "uv"`, "OpName %uv \"uv\"\nOpName %albedo \"albedo\"")
	put(t, "t.spvasm", []byte(text))
	command(t, "run", "t.spvasm", "--image", "squares.png", "--size", "64x64").want(t, StatusOK,
		"albedo is not given: a texture of squares")
	at := func(file string, x, y int) color.NRGBA {
		return color.NRGBAModel.Convert(readPNG(t, file).At(x, y)).(color.NRGBA)
	}
	if a, b := at("squares.png", 3, 3), at("squares.png", 11, 3); a != (color.NRGBA{255, 255, 255, 255}) ||
		b != (color.NRGBA{96, 96, 96, 255}) {
		t.Errorf("squares: %v %v", a, b)
	}
	picture := image.NewNRGBA(image.Rect(0, 0, 2, 1))
	picture.SetNRGBA(0, 0, color.NRGBA{10, 20, 30, 255})
	picture.SetNRGBA(1, 0, color.NRGBA{200, 100, 0, 255})
	var data bytes.Buffer
	if err := png.Encode(&data, picture); err != nil {
		t.Fatal(err)
	}
	put(t, "two.png", data.Bytes())
	for _, name := range []string{"albedo", "0.1"} {
		command(t, "run", "t.spvasm", "--image", "two-drawn.png", "--size", "4x4", "--in", name+"=two.png").want(t, StatusOK)
		if a, b := at("two-drawn.png", 0, 0), at("two-drawn.png", 2, 3); a.R < 10 || a.R > 70 || b.R < 140 || b.R > 200 ||
			a.B > 30 {
			t.Errorf("%s: %v %v", name, a, b)
		}
	}
	command(t, "run", "t.spvasm", "--image", "x.png", "--in", "albedo=t.spvasm").want(t, StatusInput, "is no PNG file")
	command(t, "run", "t.spvasm", "--image", "x.png", "--in", "albedo=no.png").want(t, StatusInput, "no.png: no such file")
}

// TestPictureDefaults: members that are named like colours, lights or roughness are not left at zeros, push constants
// included, and one note says which.
func TestPictureDefaults(t *testing.T) {
	inFolder(t)
	put(t, "lit.spvasm", []byte(`OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %color
OpExecutionMode %main OriginUpperLeft
OpName %material "Material"
OpMemberName %material 0 "baseColor"
OpMemberName %material 1 "roughness"
OpMemberName %material 2 "layers"
OpName %push ""
OpDecorate %color Location 0
OpDecorate %material Block
OpMemberDecorate %material 0 Offset 0
OpMemberDecorate %material 1 Offset 12
OpMemberDecorate %material 2 Offset 16
%void = OpTypeVoid
%fn = OpTypeFunction %void
%float = OpTypeFloat 32
%int = OpTypeInt 32 0
%vec3 = OpTypeVector %float 3
%vec4 = OpTypeVector %float 4
%zero = OpConstant %int 0
%one = OpConstant %int 1
%material = OpTypeStruct %vec3 %float %int
%to = OpTypePointer PushConstant %material
%tocolor = OpTypePointer PushConstant %vec3
%tofloat = OpTypePointer PushConstant %float
%out = OpTypePointer Output %vec4
%push = OpVariable %to PushConstant
%color = OpVariable %out Output
%main = OpFunction %void None %fn
%l = OpLabel
%p = OpAccessChain %tocolor %push %zero
%a = OpLoad %vec3 %p
%q = OpAccessChain %tofloat %push %one
%b = OpLoad %float %q
%c = OpVectorTimesScalar %vec3 %a %b
%d = OpCompositeConstruct %vec4 %c %b
OpStore %color %d
OpReturn
OpFunctionEnd
`))
	o := command(t, "run", "lit.spvasm", "--image", "a.png", "--size", "2x2").want(t, StatusOK)
	if want := "hone: note: the block of push constants is not given: defaults chosen by name for baseColor, roughness, " +
		"zeros elsewhere\n"; o.stderr != want {
		t.Errorf("%q, want %q", o.stderr, want)
	}
	command(t, "check", "lit.spvasm", "lit.spvasm", "--image", "a.bmp").want(t, StatusUsage,
		"check: --image a.bmp: the picture is a PNG file: want a name that ends in .png")
	if got := color.NRGBAModel.Convert(readPNG(t, "a.png").At(0, 0)); got != (color.NRGBA{102, 102, 102, 255}) {
		t.Errorf("the picture has %v", got)
	}
}
