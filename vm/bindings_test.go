package vm_test

import (
	"fmt"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/vm"
	"hone/vm/layout"
)

// layouts is a shader with a buffer of structs, a block of matrices of both kinds, push constants that hold the address
// of a list, and an array of descriptors.
const layouts = `
OpCapability Shader
OpCapability Int64
OpCapability PhysicalStorageBufferAddresses
OpExtension "SPV_KHR_physical_storage_buffer"
OpMemoryModel PhysicalStorageBuffer64 GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpName %particles "particles"
OpName %particle "Particle"
OpMemberName %particle 0 "pos"
OpMemberName %particle 1 "age"
OpName %block "Block"
OpMemberName %block 0 "count"
OpMemberName %block 1 "list"
OpName %uniforms ""
OpName %ublock "Matrices"
OpMemberName %ublock 0 "rows"
OpMemberName %ublock 1 "columns"
OpMemberName %node 0 "next"
OpName %push "push"
OpMemberName %pblock 0 "head"
OpName %several "several"
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16
OpDecorate %list ArrayStride 32
OpMemberDecorate %particle 0 Offset 0
OpMemberDecorate %particle 1 Offset 12
OpDecorate %particles DescriptorSet 0
OpDecorate %particles Binding 1
OpDecorate %ublock Block
OpMemberDecorate %ublock 0 Offset 0
OpMemberDecorate %ublock 0 RowMajor
OpMemberDecorate %ublock 0 MatrixStride 16
OpMemberDecorate %ublock 1 Offset 32
OpMemberDecorate %ublock 1 ColMajor
OpMemberDecorate %ublock 1 MatrixStride 16
OpDecorate %uniforms DescriptorSet 2
OpDecorate %uniforms Binding 0
OpDecorate %node Block
OpMemberDecorate %node 0 Offset 0
OpMemberDecorate %node 1 Offset 8
OpDecorate %pblock Block
OpMemberDecorate %pblock 0 Offset 8
OpDecorate %several DescriptorSet 3
OpDecorate %several Binding 0
OpTypeForwardPointer %p_node PhysicalStorageBuffer
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%i32 = OpTypeInt 32 1
%u64 = OpTypeInt 64 0
%f32 = OpTypeFloat 32
%vec2 = OpTypeVector %f32 2
%vec3 = OpTypeVector %f32 3
%mat = OpTypeMatrix %vec2 3
%n0 = OpConstant %u32 0
%n1 = OpConstant %u32 1
%n2 = OpConstant %u32 2
%v = OpConstant %i32 1
%particle = OpTypeStruct %vec3 %i32
%list = OpTypeRuntimeArray %particle
%block = OpTypeStruct %u32 %list
%ublock = OpTypeStruct %mat %mat
%node = OpTypeStruct %p_node %u64
%p_node = OpTypePointer PhysicalStorageBuffer %node
%pblock = OpTypeStruct %p_node
%p_block = OpTypePointer StorageBuffer %block
%p_ublock = OpTypePointer Uniform %ublock
%p_pblock = OpTypePointer PushConstant %pblock
%blocks = OpTypeArray %block %n2
%p_blocks = OpTypePointer StorageBuffer %blocks
%p_i32 = OpTypePointer StorageBuffer %i32
%p_u32 = OpTypePointer StorageBuffer %u32
%particles = OpVariable %p_block StorageBuffer
%uniforms = OpVariable %p_ublock Uniform
%push = OpVariable %p_pblock PushConstant
%several = OpVariable %p_blocks StorageBuffer
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%at = OpAccessChain %p_i32 %particles %n1 %n2 %n1
OpStore %at %v
%counter = OpAccessChain %p_u32 %several %n1 %n0
%old = OpAtomicIAdd %u32 %counter %n1 %n0 %n1
OpReturn
OpFunctionEnd
`

func TestBindings(t *testing.T) {
	p, err := vm.Compile(assemble(t, layouts), vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var s strings.Builder
	for _, b := range p.Bindings() {
		where := b.Slot.String()
		if b.Push {
			where = "push"
		}
		fmt.Fprintf(&s, "%s %s written=%v %d bytes, %d with 2 elements\n", where, b.Name, b.Written, b.Bytes(0), b.Bytes(2))
		if b.Slot.Set == 3 {
			continue
		}
		for at, l := range b.Layout.Scalars(2) {
			_, start, path := b.Layout.At(at + l.Size - 1)
			fmt.Fprintf(&s, "  %d %s", start, path)
			if l.Kind == layout.Address {
				fmt.Fprintf(&s, " -> %s of %d bytes", l.Element.Fields[0].Name, l.Element.Size)
				if l.Element.Fields[0].Layout != l {
					t.Error("the list does not lead to itself")
				}
			}
			s.WriteString("\n")
		}
	}
	const want = `0.1 particles written=true 16 bytes, 80 with 2 elements
  0 .count
  16 .list[0].pos.x
  20 .list[0].pos.y
  24 .list[0].pos.z
  28 .list[0].age
  48 .list[1].pos.x
  52 .list[1].pos.y
  56 .list[1].pos.z
  60 .list[1].age
2.0 Matrices written=false 72 bytes, 72 with 2 elements
  0 .rows[0].x
  16 .rows[0].y
  4 .rows[1].x
  20 .rows[1].y
  8 .rows[2].x
  24 .rows[2].y
  32 .columns[0].x
  36 .columns[0].y
  48 .columns[1].x
  52 .columns[1].y
  64 .columns[2].x
  68 .columns[2].y
push push written=false 16 bytes, 16 with 2 elements
  8 .head -> next of 16 bytes
3.0 several written=true 16 bytes, 80 with 2 elements
3.0[1] several written=true 16 bytes, 80 with 2 elements
`
	if s.String() != want {
		t.Errorf("got\n%s\nwant\n%s", &s, want)
	}
}

// TestLayoutOfCorpus finds each scalar at each of its bytes.
func TestLayoutOfCorpus(t *testing.T) {
	found := 0
	for _, file := range corpus.All(t) {
		bin := irtest.Load(t, file)
		for _, entry := range computeEntries(t, bin) {
			p, err := vm.Compile(irtest.Read(t, bin), vm.Options{Entry: entry})
			if err != nil {
				continue
			}
			for _, b := range p.Bindings() {
				n := 0
				for at, l := range b.Layout.Scalars(2) {
					if n++; n > 1000 {
						break
					}
					found++
					for i := range l.Size {
						if got, start, path := b.Layout.At(at + i); got != l || start != at {
							t.Fatalf("%s: %s: byte %d of the scalar at %d is found in %s at %d", file.Name, b.Name, i, at, path, start)
						}
					}
				}
				if n == 0 && b.Image == nil && !b.Sampler {
					t.Errorf("%s: %s: nothing in it", file.Name, b.Name)
				}
			}
		}
	}
	if found < 500 {
		t.Errorf("only %d scalars", found)
	}
}
