#include <cstdio>
#include <cstdlib>

int map[9][9];
bool row[9][10], col[9][10], square[9][10];

int where(int y, int x) { return y / 3 * 3 + x / 3; }

void solve(int cnt) {
    if (cnt == 81) {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) printf("%d ", map[i][j]);
            printf("\n");
        }
        exit(0);
    }
    int y = cnt / 9, x = cnt % 9;
    if (map[y][x] != 0) {
        solve(cnt + 1);
        return;
    }
    for (int n = 1; n <= 9; n++) {
        if (row[y][n] || col[x][n] || square[where(y, x)][n]) continue;
        row[y][n] = col[x][n] = square[where(y, x)][n] = true;
        map[y][x] = n;
        solve(cnt + 1);
        map[y][x] = 0;
        row[y][n] = col[x][n] = square[where(y, x)][n] = false;
    }
}

int main() {
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) {
            scanf("%d", &map[i][j]);
            if (map[i][j] != 0) {
                row[i][map[i][j]] = true;
                col[j][map[i][j]] = true;
                square[where(i, j)][map[i][j]] = true;
            }
        }
    }
    solve(0);
    return 0;
}
