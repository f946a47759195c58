#include <cstdio>

int map[9][9];
bool row[9][10], col[9][10], box[9][10];
int blank[81][2], cnt;
bool finished;

void dfs(int k) {
    if (k == cnt) {
        finished = true;
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) printf("%d ", map[i][j]);
            puts("");
        }
        return;
    }
    int y = blank[k][0], x = blank[k][1];
    for (int n = 1; n <= 9; n++) {
        if (row[y][n] || col[x][n] || box[(y / 3) * 3 + x / 3][n]) continue;
        map[y][x] = n;
        row[y][n] = true;
        col[x][n] = true;
        box[(y / 3) * 3 + x / 3][n] = true;
        dfs(k + 1);
        if (finished) return;
        map[y][x] = 0;
        row[y][n] = false;
        col[x][n] = false;
        box[(y / 3) * 3 + x / 3][n] = false;
    }
}

int main() {
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) {
            scanf("%d", &map[i][j]);
            int n = map[i][j];
            if (n == 0) {
                blank[cnt][0] = i;
                blank[cnt][1] = j;
                cnt++;
            } else {
                row[i][n] = true;
                col[j][n] = true;
                box[(i / 3) * 3 + j / 3][n] = true;
            }
        }
    }
    dfs(0);
}
