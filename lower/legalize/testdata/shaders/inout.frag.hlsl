// Parts of variables as arguments that functions write.
struct Light { float3 color; float power[2]; };

void dim(inout float power, in float by) { power *= by; }
void tint(inout float3 color, out float sum) { color = color.zyx; sum = color.x + color.y; }

static Light lights[2];

float4 main(float2 uv : TEXCOORD0) : SV_TARGET0 {
	lights[0].color = uv.xyx;
	lights[1].color = uv.yyx;
	float sum = 0, other[2] = { 1, 2 };
	for (int i = 0; i < 2; i++) {
		lights[i].power[i] = uv.x;
		dim(lights[i].power[i], other[1 - i]);
		tint(lights[i].color, other[i]);
		sum += lights[i].power[i] + other[i];
	}
	return float4(lights[1].color, sum);
}
