#include <cstdio>
#include <cstdlib>

int a[81];

int used(int at) {
    int y = at / 9, x = at % 9, mask = 0;
    for (int i = 0; i < 9; i++) {
        mask |= 1 << a[y * 9 + i];
        mask |= 1 << a[i * 9 + x];
        mask |= 1 << a[(y / 3 * 3 + i / 3) * 9 + x / 3 * 3 + i % 3];
    }
    return mask;
}

void solve(int at) {
    while (at < 81 && a[at]) at++;
    if (at == 81) {
        for (int i = 0; i < 81; i++) printf("%d%c", a[i], i % 9 == 8 ? '\n' : ' ');
        exit(0);
    }
    int mask = used(at);
    for (int n = 1; n < 10; n++) {
        if (mask & (1 << n)) continue;
        a[at] = n;
        solve(at + 1);
    }
    a[at] = 0;
}

int main() {
    for (int i = 0; i < 81; i++) scanf("%d", a + i);
    solve(0);
}
