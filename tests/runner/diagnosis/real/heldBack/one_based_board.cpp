#include <cstdio>

int s[10][10];

bool check(int x, int y, int n) {
    for (int i = 1; i <= 9; i++) {
        if (s[x][i] == n) return false;
        if (s[i][y] == n) return false;
    }
    int sx = x / 3 * 3 + 1;
    int sy = y / 3 * 3 + 1;
    for (int i = sx; i < sx + 3; i++)
        for (int j = sy; j < sy + 3; j++)
            if (i <= 9 && j <= 9 && s[i][j] == n) return false;
    return true;
}

bool dfs(int x, int y) {
    if (y == 10) {
        x++;
        y = 1;
    }
    if (x == 10) return true;
    if (s[x][y] != 0) return dfs(x, y + 1);
    for (int n = 1; n <= 9; n++) {
        if (check(x, y, n)) {
            s[x][y] = n;
            if (dfs(x, y + 1)) return true;
            s[x][y] = 0;
        }
    }
    return false;
}

int main() {
    for (int i = 1; i <= 9; i++)
        for (int j = 1; j <= 9; j++) scanf("%d", &s[i][j]);
    dfs(1, 1);
    for (int i = 1; i <= 9; i++) {
        for (int j = 1; j <= 9; j++) printf("%d ", s[i][j]);
        printf("\n");
    }
}
