#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer Input { float samples[]; };
layout(set = 0, binding = 1) writeonly buffer Output { float averages[]; };
layout(push_constant) uniform Parameters { int radius; };

void main()
{
	int i = int(gl_GlobalInvocationID.x);
	int last = samples.length() - 1;
	if (i > last || i >= averages.length())
		return;
	int reach = clamp(radius, 0, 8);
	int first = max(i - reach, 0);
	int end = min(i + reach, last);
	float sum = 0.0;
	for (int k = first; k <= end; k++)
		sum += samples[k];
	averages[i] = sum / float(end - first + 1);
}
