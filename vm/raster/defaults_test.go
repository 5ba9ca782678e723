package raster

import (
	"math"
	"slices"
	"testing"

	"hone/fold"
	"hone/vm/layout"
)

// block returns a binding with members of these names and types, each at a multiple of 16 bytes.
func block(name string, members ...layout.Field) *layout.Binding {
	t := &layout.Type{Kind: layout.Struct}
	for _, m := range members {
		m.Offset = t.Size
		t.Fields = append(t.Fields, m)
		t.Size += (m.Layout.Size + 15) / 16 * 16
	}
	return &layout.Binding{Name: name, Layout: t}
}

// TestDefaults: members that are left out get what their names, and those around them, say.
func TestDefaults(t *testing.T) {
	float := &layout.Type{Kind: layout.Float, Width: 32, Format: fold.Float32, Size: 4}
	word := &layout.Type{Kind: layout.Int, Width: 32, Size: 4}
	vec4 := &layout.Type{Kind: layout.Vector, Element: float, Count: 4, Stride: 4, Size: 16}
	vec2 := &layout.Type{Kind: layout.Vector, Element: float, Count: 2, Stride: 4, Size: 8}
	light := block("", layout.Field{Name: "position", Layout: vec4}, layout.Field{Name: "color", Layout: vec4},
		layout.Field{Name: "radius", Layout: float}).Layout
	lights := &layout.Type{Kind: layout.Array, Element: light, Count: 2, Stride: light.Size, Size: 2 * light.Size}
	runtime := &layout.Type{Kind: layout.Array, Element: vec4, Stride: 16}
	of := func(name string, l *layout.Type) layout.Field { return layout.Field{Name: name, Layout: l} }
	for _, c := range []struct {
		binding *layout.Binding
		want    []float32 // the first component of what is at each 16 bytes
		filled  []string
	}{
		{block("Material", of("baseColor", vec4), of("roughness", float), of("metallic", float), of("shininess", float)),
			[]float32{0.8, 0.5, 0, 32}, []string{"baseColor", "roughness", "shininess"}},
		{block("Material", of("r", float), of("flags", word), of("alphaCutoff", float)), []float32{0.8, 0, 0.5},
			[]string{"r", "alphaCutoff"}},
		{block("Other", of("r", float), of("inner", float), of("count", word)), []float32{0, 0, 0}, nil},
		{block("Scene", of("lights", lights), of("light_count", word), of("ambient", vec4)),
			[]float32{2, 1, 10, 4, 1, 10, math.Float32frombits(1), 0.1},
			[]string{"lights.position", "lights.color", "lights.radius", "light_count", "ambient"}},
		{block("Lights", of("count", word), of("positions", runtime)), []float32{math.Float32frombits(1), 2, 4, -2},
			[]string{"count", "positions"}},
		{block("U", of("lightDir", vec4), of("light_pos", vec4), of("camera_pos", vec4), of("inv_resolution", vec2)),
			[]float32{0.37, 2, 2.2, 1.0 / 64}, []string{"lightDir", "light_pos", "camera_pos", "inv_resolution"}},
	} {
		data := make([]byte, 16*len(c.want))
		filled := Default(c.binding, data, 64, 32)
		if !slices.Equal(filled, c.filled) {
			t.Errorf("%s: %q get a value, want %q", c.binding.Name, filled, c.filled)
		}
		for i, want := range c.want {
			if got := math.Float32frombits(uint32(layout.Load(data[16*i : 16*i+4]))); got != want {
				t.Errorf("%s: at %d is %g, want %g", c.binding.Name, 16*i, got, want)
			}
		}
	}
}
