#include <cstdio>

int stream[9][9];

int fits(int y, int x, int n) {
    for (int k = 0; k < 9; k++) {
        if (k != x && stream[y][k] == n) return 0;
        if (k != y && stream[k][x] == n) return 0;
        int r = y / 3 * 3 + k / 3, c = x / 3 * 3 + k % 3;
        if ((r != y || c != x) && stream[r][c] == n) return 0;
    }
    return 1;
}

void solve() {
    for (int y = 0; y < 9; y++)
        for (int x = 0; x < 9; x++) {
            if (stream[y][x] != 0) continue;
            for (int n = 1; n <= 9; n++)
                if (fits(y, x, n)) stream[y][x] = n;
        }
}

int main() {
    for (int y = 0; y < 9; y++)
        for (int x = 0; x < 9; x++) scanf("%d", &stream[y][x]);
    solve();
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) printf("%d ", stream[y][x]);
        printf("\n");
    }
}
