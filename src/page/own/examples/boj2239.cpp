#include <cstdio>
#include <cstdlib>

char board[9][10];
bool inRow[9][10], inColumn[9][10], inBox[9][10];

void mark(int y, int x, int n, bool isUsed) {
    inRow[y][n] = inColumn[x][n] = inBox[y / 3 * 3 + x / 3][n] = isUsed;
}

void dfs(int cell) {
    if (cell == 81) {
        for (int y = 0; y < 9; y++) puts(board[y]);
        exit(0);
    }
    int y = cell / 9, x = cell % 9;
    if (board[y][x] != '0') {
        dfs(cell + 1);
        return;
    }
    for (int n = 1; n <= 9; n++) {
        if (inRow[y][n] || inColumn[x][n] || inBox[y / 3 * 3 + x / 3][n]) continue;
        mark(y, x, n, true);
        board[y][x] = '0' + n;
        dfs(cell + 1);
        board[y][x] = '0';
        mark(y, x, n, false);
    }
}

int main() {
    for (int y = 0; y < 9; y++) {
        scanf("%9s", board[y]);
        for (int x = 0; x < 9; x++) {
            if (board[y][x] != '0') mark(y, x, board[y][x] - '0', true);
        }
    }
    dfs(0);
}
