// target: vulkan1.1
#version 450
// A Gaussian blur of a picture with 8 bits a component. A workgroup blurs the rows of its tile into shared memory, those
// above and below included, and then the columns. Beyond the picture its edge goes on.
layout(local_size_x = 16, local_size_y = 8) in;
layout(constant_id = 0) const int RADIUS = 3;
const int WIDTH = 16;
const int HEIGHT = 8;
const int TAPS = RADIUS + 1;

layout(binding = 0) readonly buffer Picture { uint picture[]; };
layout(binding = 1) writeonly buffer Blurred { uint blurred[]; };
layout(push_constant) uniform Settings { int width, height; float sigma; } settings;

shared vec4 rows[HEIGHT + 2 * RADIUS][WIDTH];

struct Kernel {
    float weights[TAPS]; // from the middle outwards
};

void weigh(out Kernel kernel)
{
    float sum = 0.0;
    for (int i = 0; i < TAPS; i++) {
        float x = float(i) / settings.sigma;
        kernel.weights[i] = exp(-0.5 * x * x);
        sum += i == 0 ? kernel.weights[i] : 2.0 * kernel.weights[i];
    }
    for (int i = 0; i <= RADIUS; i++)
        kernel.weights[i] /= sum;
}

vec4 pixel(ivec2 at)
{
    at = clamp(at, ivec2(0), ivec2(settings.width, settings.height) - 1);
    return unpackUnorm4x8(picture[at.y * settings.width + at.x]);
}

void main()
{
    ivec2 corner = ivec2(gl_WorkGroupID.xy) * ivec2(WIDTH, HEIGHT);
    int x = int(gl_LocalInvocationID.x), y = int(gl_LocalInvocationID.y);
    Kernel kernel;
    weigh(kernel);
    for (int row = y; row < HEIGHT + 2 * RADIUS; row += HEIGHT) {
        vec4 sum = vec4(0.0);
        for (int i = -RADIUS; i <= RADIUS; i++)
            sum += kernel.weights[abs(i)] * pixel(corner + ivec2(x + i, row - RADIUS));
        rows[row][x] = sum;
    }
    barrier();
    vec4 sum = vec4(0.0);
    for (int i = -RADIUS; i <= RADIUS; i++)
        sum += kernel.weights[abs(i)] * rows[y + RADIUS + i][x];
    ivec2 place = corner + ivec2(x, y);
    if (place.x < settings.width && place.y < settings.height)
        blurred[place.y * settings.width + place.x] = packUnorm4x8(sum);
}
