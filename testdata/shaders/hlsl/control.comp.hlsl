// target: vulkan1.0
RWStructuredBuffer<int> data : register(u0);
static const int table[6] = { 3, 1, 4, 1, 5, 9 };
static int calls = 0;

int pick(int k)
{
    calls++;
    [branch] switch (k) {
    case 0: case 5: return table[0];
    case 1: { int r = 0; do { r += table[r % 6]; } while (r < 20); return r; }
    case 2: k = -k; break;
    default: return table[abs(k) % 6];
    }
    return k * 7;
}

int search(int n, out bool ok)
{
    ok = false;
    [loop] for (int i = 0; i < n; i++) {
        for (int j = 0; ; j++) {
            if (j * j > i)
                break;
            if (data[i] == j) {
                ok = true;
                return i * 100 + j;
            }
        }
        if (i == 13)
            continue;
        [flatten] if (data[i] < 0)
            data[i] = 0;
    }
    return -1;
}

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    bool ok;
    int r = search(int(id.x) + 8, ok);
    if (ok && r > 3 || pick(r) == 2)
        r += pick(int(id.x));
    while (r > 1000) {
        r /= 3;
        if (r % 5 == 0)
            break;
    }
    data[id.x] = r + calls;
}
