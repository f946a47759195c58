#include <cstdio>
#include <cstring>

char board[9][10];

bool fits(int r, int c, char d) {
    for (int i = 0; i < 9; i++) {
        if (board[r][i] == d) return false;
        if (board[i][c] == d) return false;
        if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}

bool solve(int cell) {
    if (cell == 81) return true;
    int r = cell / 9, c = cell % 9;
    if (board[r][c] != '0') return solve(cell + 1);
    for (char d = '1'; d <= '9'; d++) {
        if (fits(r, c, d)) {
            board[r][c] = d;
            if (solve(cell + 1)) return true;
            board[r][c] = '0';
        }
    }
    return false;
}

int main() {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            scanf(" %c", &board[i][j]);
        }
    solve(0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) printf("%c ", board[i][j]);
        printf("\n");
    }
    return 0;
}
