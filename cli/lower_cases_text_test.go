package cli

// Sources of lowerCases.

const specSelectGLSL = `#version 450
layout(local_size_x = 1) in;
layout(constant_id = 0) const bool wide = true;
layout(constant_id = 1) const float scale = 2;
layout(binding = 0) buffer Out { vec2 size; vec3 weights; };
const vec2 chosen = wide ? vec2(16, 9) : vec2(4, 3);
const vec3 scaled = wide ? vec3(scale) : vec3(1);
void main() { size = chosen; weights = scaled; }
`

const specSelectHLSL = `[[vk::constant_id(0)]] const bool wide = true;
RWStructuredBuffer<float2> sizes : register(u0);
[numthreads(1, 1, 1)]
void main() { float2 chosen = wide ? float2(16, 9) : float2(4, 3); sizes[0] = chosen; }
`

const subgroupSumGLSL = `#version 450
#extension GL_KHR_shader_subgroup_arithmetic : enable
layout(local_size_x = 32) in;
layout(binding = 0) buffer Sums { float sum[]; };
void main() { sum[gl_WorkGroupID.x] = subgroupAdd(sum[gl_LocalInvocationID.x]); }
`

const printGLSL = `#version 450
#extension GL_EXT_debug_printf : enable
layout(local_size_x = 1) in;
layout(binding = 0) buffer Values { float value[]; };
void main() { debugPrintfEXT("first %f", value[0]); value[1] = 0.5 * value[0]; }
`

// specSelectText selects an array of structs, and makes a constant wider.
const specSelectText = `OpCapability Shader
OpCapability Int16
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %out
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %cond SpecId 3
OpDecorate %short SpecId 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%u16 = OpTypeInt 16 0
%u32 = OpTypeInt 32 0
%float = OpTypeFloat 32
%v2 = OpTypeVector %float 2
%n0 = OpConstant %u32 0
%n2 = OpConstant %u32 2
%f1 = OpConstant %float 1
%f2 = OpConstant %float 2
%pair = OpTypeStruct %u32 %v2
%pairs = OpTypeArray %pair %n2
%ones = OpConstantComposite %v2 %f1 %f1
%twos = OpConstantComposite %v2 %f2 %f2
%a = OpConstantComposite %pair %n0 %ones
%b = OpConstantComposite %pair %n2 %twos
%as = OpConstantComposite %pairs %a %a
%bs = OpConstantComposite %pairs %b %a
%cond = OpSpecConstantFalse %bool
%short = OpSpecConstant %u16 7
%chosen = OpSpecConstantOp %pairs Select %cond %as %bs
%wide = OpSpecConstantOp %u32 UConvert %short
%block = OpTypeStruct %u32
%pblock = OpTypePointer StorageBuffer %block
%pu32 = OpTypePointer StorageBuffer %u32
%out = OpVariable %pblock StorageBuffer
%main = OpFunction %void None %fn
%l = OpLabel
%part = OpCompositeExtract %u32 %chosen 1 0
%sum = OpIAdd %u32 %part %wide
%p = OpAccessChain %pu32 %out %n0
OpStore %p %sum
OpReturn
OpFunctionEnd
`

const sharedHLSL = `RWStructuredBuffer<uint> sums : register(u0);
groupshared uint lanes[64];
[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex) {
  lanes[i] = i * i;
  GroupMemoryBarrierWithGroupSync();
  sums[i] = lanes[63 - i];
}
`

const coherentGLSL = `#version 450
layout(binding = 0) coherent buffer Log { uint count; uint entries[]; };
layout(binding = 1, r32ui) coherent uniform uimage2D hits;
layout(location = 0) out vec4 color;
void main() {
  entries[count & 7u] = uint(gl_FragCoord.x);
  imageAtomicAdd(hits, ivec2(gl_FragCoord.xy), 1u);
  color = vec4(imageLoad(hits, ivec2(0)).x);
}
`

const nestedSamplersGLSL = `#version 450
layout(set = 1, binding = 2) uniform sampler2D layers[3];
layout(set = 1, binding = 5) uniform samplerCube sky;
layout(location = 0) in vec3 at;
layout(location = 0) out vec4 color;
vec4 once(sampler2D s, vec2 p) { return texture(s, p); }
vec4 twice(sampler2D s, vec2 p) { return once(s, p) + once(s, p * 2.0); }
void main() { color = twice(layers[1], at.xy) + texture(sky, at) + once(layers[2], at.yz); }
`

// sampledGlobals are the declarations of a fragment shader that samples an image in its center.
const sampledGlobals = `OpExecutionMode %main OriginUpperLeft
OpDecorate %color Location 0
OpDecorate %map DescriptorSet 0
OpDecorate %map Binding 4
%void = OpTypeVoid
%fn = OpTypeFunction %void
%float = OpTypeFloat 32
%v2 = OpTypeVector %float 2
%v4 = OpTypeVector %float 4
%half = OpConstant %float 0.5
%center = OpConstantComposite %v2 %half %half
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%both = OpTypeSampledImage %image
%pboth = OpTypePointer UniformConstant %both
%map = OpVariable %pboth UniformConstant
%pcolor = OpTypePointer Output %v4
%color = OpVariable %pcolor Output
`

// samplerValueText passes a loaded image with its sampler to a function.
const samplerValueText = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %color
` + sampledGlobals + `%takes = OpTypeFunction %v4 %both
%main = OpFunction %void None %fn
%l = OpLabel
%s = OpLoad %both %map
%texel = OpFunctionCall %v4 %read %s
OpStore %color %texel
OpReturn
OpFunctionEnd
%read = OpFunction %v4 None %takes
%p = OpFunctionParameter %both
%m = OpLabel
%r = OpImageSampleImplicitLod %v4 %p %center
OpReturnValue %r
OpFunctionEnd
`

const apartHLSL = `Texture2D<float4> map : register(t1);
SamplerState linearly : register(s2);
float4 main(float2 p : P) : SV_Target { return map.Sample(linearly, p); }
`

const pushGLSL = `#version 450
layout(push_constant) uniform Move { vec4 by; };
layout(location = 0) in vec4 at;
void main() { gl_Position = at + by; }
`

const fmaText = `OpCapability Shader
OpCapability FMAKHR
OpExtension "SPV_KHR_fma"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%float = OpTypeFloat 32
%v3 = OpTypeVector %float 3
%two = OpConstant %float 2
%twos = OpConstantComposite %v3 %two %two %two
%main = OpFunction %void None %fn
%l = OpLabel
%x = OpFmaKHR %float %two %two %two
%y = OpFmaKHR %v3 %twos %twos %twos
OpReturn
OpFunctionEnd
`

const fmaGLSL = `#version 450
layout(local_size_x = 4) in;
layout(binding = 0) buffer Values { vec4 v[]; };
void main() { v[gl_LocalInvocationIndex] = fma(v[0], v[1], v[2]); }
`

// copyText copies a struct with operands for each side.
const copyText = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %from %to
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16
OpDecorate %from DescriptorSet 0
OpDecorate %from Binding 0
OpDecorate %to DescriptorSet 0
OpDecorate %to Binding 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%float = OpTypeFloat 32
%v4 = OpTypeVector %float 4
%block = OpTypeStruct %v4 %float
%p = OpTypePointer StorageBuffer %block
%from = OpVariable %p StorageBuffer
%to = OpVariable %p StorageBuffer
%main = OpFunction %void None %fn
%l = OpLabel
OpCopyMemory %to %from Volatile Aligned 16
OpReturn
OpFunctionEnd
`

// sizedText copies bytes with operands for each side.
const sizedText = `OpCapability Kernel
OpCapability Int64
OpCapability Addresses
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %main "copy"
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%u64 = OpTypeInt 64 0
%p = OpTypePointer CrossWorkgroup %u32
%n16 = OpConstant %u64 16
%fn = OpTypeFunction %void %p %p
%main = OpFunction %void None %fn
%to = OpFunctionParameter %p
%from = OpFunctionParameter %p
%l = OpLabel
OpCopyMemorySized %to %from %n16 Aligned 8 Aligned 4
OpCopyMemorySized %from %to %n16 Volatile|Aligned 4 Nontemporal
OpReturn
OpFunctionEnd
`

// boxesText filters an image with a box, for which an extension needs version 1.4.
const boxesText = `OpCapability Shader
OpCapability TextureBoxFilterQCOM
OpExtension "SPV_QCOM_image_processing"
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %map %color
` + sampledGlobals + `%main = OpFunction %void None %fn
%l = OpLabel
%s = OpLoad %both %map
%texel = OpImageBoxFilterQCOM %v4 %s %center %center
OpStore %color %texel
OpReturn
OpFunctionEnd
`

const quadGLSL = `#version 450
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 16) in;
layout(binding = 0) buffer Out { uint o[]; };
void main() {
  uint lane = gl_WorkGroupID.x & 3u;
  o[gl_LocalInvocationIndex] = subgroupQuadBroadcast(gl_LocalInvocationIndex * 3u, lane);
}
`

const broadcastGLSL = `#version 450
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
layout(local_size_x = 16) in;
layout(binding = 0) buffer Out { uint o[]; };
void main() {
  uint n = gl_WorkGroupID.x & 7u;
  o[gl_LocalInvocationIndex] = subgroupBroadcast(gl_LocalInvocationIndex, n);
}
`

// barrierText has a barrier in a fragment shader, in a function that the entry point calls.
const barrierText = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main"
OpExecutionMode %main OriginUpperLeft
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%subgroup = OpConstant %u32 3
%none = OpConstant %u32 0
%main = OpFunction %void None %fn
%l = OpLabel
%c = OpFunctionCall %void %waits
OpReturn
OpFunctionEnd
%waits = OpFunction %void None %fn
%m = OpLabel
OpControlBarrier %subgroup %subgroup %none
OpReturn
OpFunctionEnd
`
