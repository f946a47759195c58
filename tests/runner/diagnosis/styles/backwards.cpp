#include <cstdio>

int g[9][9];

bool check(int y, int x, int v) {
    for (int i = 0; i < 9; i++)
        if (i != x && g[y][i] == v) return false;
    for (int i = 0; i < 9; i++)
        if (i != y && g[i][x] == v) return false;
    int sy = y / 3 * 3, sx = x / 3 * 3;
    for (int i = sy; i < sy + 3; i++)
        for (int j = sx; j < sx + 3; j++)
            if (!(i == y && j == x) && g[i][j] == v) return false;
    return true;
}

bool go(int y, int x) {
    if (y < 0) return true;
    int ny = x == 0 ? y - 1 : y;
    int nx = x == 0 ? 8 : x - 1;
    if (g[y][x]) return go(ny, nx);
    for (int v = 9; v >= 1; v--) {
        if (check(y, x, v)) {
            g[y][x] = v;
            if (go(ny, nx)) return true;
        }
        g[y][x] = 0;
    }
    return false;
}

int main() {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) scanf("%d", &g[i][j]);
    go(8, 8);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) printf("%d ", g[i][j]);
        printf("\n");
    }
}
