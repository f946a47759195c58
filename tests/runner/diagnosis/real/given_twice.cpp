#include <cstdio>

static int cell[9][9] = {
    {5, 3, 0, 0, 7, 8, 9, 3, 2}, {6, 7, 2, 1, 9, 5, 3, 4, 8}, {0, 9, 8, 3, 4, 2, 0, 6, 7},
    {8, 5, 9, 0, 6, 0, 4, 2, 3}, {4, 2, 6, 8, 0, 3, 7, 9, 1}, {7, 1, 3, 9, 2, 4, 8, 5, 6},
    {0, 6, 1, 5, 3, 7, 2, 8, 4}, {2, 8, 7, 4, 1, 9, 0, 3, 5}, {3, 4, 5, 2, 8, 6, 1, 7, 9},
};

static bool taken(int y, int x, int d) {
    for (int k = 0; k < 9; k++)
        if (cell[y][k] == d || cell[k][x] == d || cell[y / 3 * 3 + k / 3][x / 3 * 3 + k % 3] == d) return true;
    return false;
}

static bool fill(int at) {
    if (at == 81) return true;
    int y = at / 9, x = at % 9;
    if (cell[y][x]) return fill(at + 1);
    for (int d = 1; d <= 9; d++) {
        if (taken(y, x, d)) continue;
        cell[y][x] = d;
        if (fill(at + 1)) return true;
    }
    cell[y][x] = 0;
    return false;
}

int main() {
    fill(0);
    for (auto& line : cell) {
        for (int d : line) printf("%d ", d);
        puts("");
    }
}
