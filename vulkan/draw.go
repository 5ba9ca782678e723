package vulkan

import (
	"encoding/binary"
	"errors"
	"math"

	"hone/vm/image"
)

// Draw is what a fragment shader draws: triangles, whose vertices come out of a vertex shader, without culling or
// blending, with one sample a pixel. Both shaders see what is bound.
type Draw struct {
	Width, Height int
	Vertex        []uint32 // module of the vertex shader
	VertexEntry   string
	Attributes    []Attribute
	Indices       []uint32 // of vertices, three for each triangle; without any there are Vertices of them in their order
	Vertices      int
	Depth         bool // the nearest fragment is seen, otherwise the last
	Targets       []Target
}

// Attribute is what each vertex is passed at a location.
type Attribute struct {
	Location uint32
	Format   image.Format
	Stride   int // bytes from one vertex to the next
	Data     []byte
}

// Target is what the fragment shader passes on at a location.
type Target struct {
	Location uint32
	Format   image.Format
	Data     []byte // of Width times Height texels, row by row from the top: what no fragment is drawn to stays
}

// drawing is what a job has for its Draw.
type drawing struct {
	targets    []*allocation
	views      []uint64 // of targets
	attributes []*allocation
	indices    *allocation
	depth      uint64 // an image, 0 for none
	depthView  uint64
}

const (
	depthFormat = 126 // VK_FORMAT_D32_SFLOAT
	depthAspect = 2   // VK_IMAGE_ASPECT_DEPTH_BIT
)

// allocateDraw makes what is drawn, and what is drawn to.
func (j *job) allocateDraw() error {
	draw, d := j.dispatch.Draw, &j.drawing
	if draw == nil {
		return nil
	}
	for i := range draw.Targets {
		t := &draw.Targets[i]
		im := &image.Image{Kind: image.Kind{Dim: image.Dim2D}, Format: t.Format, Size: [3]int{draw.Width, draw.Height, 1},
			Layers: 1, Levels: 1, Samples: 1, Data: t.Data}
		if err := im.Check(); err != nil {
			return err
		}
		a, err := j.newAllocation(t.Data, false)
		if err != nil {
			return err
		}
		p, err := j.newPicture(im, a, colorTarget)
		if err != nil {
			return err
		}
		j.pictures = append(j.pictures, p)
		d.targets, d.views = append(d.targets, a), append(d.views, p.view)
	}
	for i := range draw.Attributes {
		a, err := j.newAllocation(draw.Attributes[i].Data, false)
		if err != nil {
			return err
		}
		copy(a.mapped, a.data)
		d.attributes = append(d.attributes, a)
	}
	if n := len(draw.Indices); n > 0 {
		data := make([]byte, 4*n)
		for i, v := range draw.Indices {
			binary.LittleEndian.PutUint32(data[4*i:], v)
		}
		var err error
		if d.indices, err = j.newAllocation(data, false); err != nil {
			return err
		}
		copy(d.indices.mapped, data)
	}
	if !draw.Depth {
		return nil
	}
	info := &imageCreateInfo{header: header{sType: 14}, imageType: 1, format: depthFormat,
		extent: extent{uint32(draw.Width), uint32(draw.Height), 1}, levels: 1, layers: 1, samples: 1, usage: depthTarget}
	var err error
	d.depth, d.depthView, err = j.newImage(info, 1, depthAspect)
	return err
}

// compileDraw makes the pipeline that draws.
func (j *job) compileDraw(words []uint32) error {
	draw := j.dispatch.Draw
	if attachments(draw.Targets) == 0 {
		return errors.New("no output is drawn to")
	}
	front, err := j.stage(vertex, draw.Vertex, draw.VertexEntry, nil)
	if err != nil {
		return err
	}
	back, err := j.stage(fragment, words, j.dispatch.Entry, j.dispatch.Spec)
	if err != nil {
		return err
	}
	info, err := graphicsInfo([]pipelineShaderStageCreateInfo{front, back}, &Graphics{Attributes: draw.Attributes,
		Targets: draw.Targets, Topology: Triangles, Depth: draw.Depth, Width: draw.Width, Height: draw.Height})
	if err != nil {
		return err
	}
	info.layout = j.layout
	return check(j.CreateGraphicsPipelines(j.handle, 0, 1, info, nil, &j.pipeline), "vkCreateGraphicsPipelines")
}

func (j *job) area() *rectangle {
	return &rectangle{width: uint32(j.dispatch.Draw.Width), height: uint32(j.dispatch.Draw.Height)}
}

// recordDraw records the commands that draw.
func (j *job) recordDraw(commands uintptr) {
	draw, d := j.dispatch.Draw, &j.drawing
	colors := make([]renderingAttachmentInfo, attachments(draw.Targets))
	for i := range colors {
		colors[i].sType = typeRenderingAttachmentInfo
	}
	for i := range draw.Targets {
		to := &colors[draw.Targets[i].Location]
		to.view, to.layout = d.views[i], general
	}
	info := &renderingInfo{header: header{sType: typeRenderingInfo}, area: *j.area(), layers: 1,
		colorCount: uint32(len(colors)), colors: first(colors)}
	if d.depth != 0 {
		j.toGeneral(commands, d.depth, subresourceRange{aspect: depthAspect, levels: 1, layers: 1})
		info.depth = &renderingAttachmentInfo{header: header{sType: typeRenderingAttachmentInfo}, view: d.depthView,
			layout: general, load: 1, store: 1, clear: [4]uint32{math.Float32bits(1)}} // cleared to 1, and not kept
	}
	j.CmdBeginRendering(commands, info)
	for i, a := range d.attributes {
		j.CmdBindVertexBuffers(commands, uint32(i), 1, &a.buffer, new(uint64))
	}
	if d.indices == nil {
		j.CmdDraw(commands, uint32(draw.Vertices), 1, 0, 0)
	} else {
		j.CmdBindIndexBuffer(commands, d.indices.buffer, 0, 1) // VK_INDEX_TYPE_UINT32
		j.CmdDrawIndexed(commands, uint32(len(draw.Indices)), 1, 0, 0, 0)
	}
	j.CmdEndRendering(commands)
}
