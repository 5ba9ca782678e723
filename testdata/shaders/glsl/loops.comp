// target: vulkan1.1
#version 450
// Loops of every kind, with breaks and continues in odd places.
layout(local_size_x = 64) in;
layout(binding = 0) buffer Data { int v[]; };

int simpleFor(int n)
{
    int s = 0;
    for (int i = 0; i < n; ++i)
        s += v[i];
    return s;
}

int downFor(int n)
{
    int s = 0;
    for (int i = n - 1; i >= 0; i -= 3)
        s = s * 31 + i;
    return s;
}

int whileLoop(int n)
{
    int k = 0;
    while (n != 1 && k < 1000) {
        n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
        k++;
    }
    return k;
}

int doWhile(int n)
{
    int digits = 0;
    do {
        digits++;
        n /= 10;
    } while (n != 0);
    return digits;
}

int doWhileContinue(int n)
{
    int s = 0;
    int i = 0;
    do {
        ++i;
        if ((i & 3) == 2)
            continue;
        if (s > 5000)
            break;
        s += i * i;
    } while (i < n);
    return s;
}

int nested(int n)
{
    int s = 0;
    for (int i = 0; i < n; i++) {
        for (int j = i; j < n; j++) {
            if (j == 7)
                continue;
            if (i + j > 40)
                break;
            for (int k = 0; k <= j; k += 2) {
                if (((i ^ j) & k) == 3)
                    break;
                s += k;
            }
            s ^= j;
        }
        if (s < 0)
            break;
    }
    return s;
}

int earlyReturn(int key, int n)
{
    for (int i = 0; i < n; i++) {
        if (v[i] == key)
            return i;
        for (int j = 0; j < 4; j++)
            if (v[i + j] == key * 2)
                return -j;
    }
    return -1000;
}

int forever(int n)
{
    int x = n;
    for (;;) {
        x = x * 1103515245 + 12345;
        if ((x & 0xff) == 17)
            break;
        if ((x & 0xff) == 23)
            return x;
    }
    return x >> 3;
}

int whileTrue(int n)
{
    int steps = 0;
    while (true) {
        if (n <= 0)
            break;
        steps++;
        if ((n & 1) != 0) {
            n -= 1;
            continue;
        }
        n >>= 1;
    }
    return steps;
}

int emptyBody(int n)
{
    int i;
    for (i = 0; i < n && v[i] != 0; i++)
        ;
    return i;
}

int breakAtOnce(int n)
{
    int r = 5;
    while (n > 0) {
        r = n;
        break;
    }
    for (int i = 0; i < 10; i++) {
        r += i;
        if (i >= 0) {
            break;
        } else {
            continue;
        }
    }
    return r;
}

int swapped(int a, int b)
{
    while (b != 0) {
        int t = a % b;
        a = b;
        b = t;
    }
    return a;
}

int fibonacci(int n)
{
    int a = 0, b = 1;
    for (int i = 0; i < n; i++) {
        int t = a;
        a = b;
        b = t + b;
    }
    return a;
}

void main()
{
    int id = int(gl_GlobalInvocationID.x);
    int n = v[id] & 31;
    int r = simpleFor(n);
    r = r * 3 + downFor(n);
    r = r * 3 + whileLoop(n + 1);
    r = r * 3 + doWhile(n);
    r = r * 3 + doWhileContinue(n);
    r = r * 3 + nested(n);
    r = r * 3 + earlyReturn(n, 16);
    r = r * 3 + forever(n);
    r = r * 3 + whileTrue(n);
    r = r * 3 + emptyBody(n);
    r = r * 3 + breakAtOnce(n);
    r = r * 3 + swapped(n + 48, 36);
    r = r * 3 + fibonacci(n);
    v[id + 64] = r;
}
