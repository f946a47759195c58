#include <stdio.h>

int board[9][9];

int legal(int r, int c, int d) {
    int i, j;
    for (i = 0; i < 9; i++)
        if (board[r][i] == d || board[i][c] == d) return 0;
    for (i = r - r % 3; i < r - r % 3 + 3; i++)
        for (j = c - c % 3; j < c - c % 3 + 3; j++)
            if (board[i][j] == d) return 0;
    return 1;
}

int main() {
    int r, c, d;
    for (r = 0; r < 9; r++)
        for (c = 0; c < 9; c++) scanf("%1d", &board[r][c]);
    for (r = 0; r < 9; r++)
        for (c = 0; c < 9; c++) {
            if (board[r][c]) continue;
            d = 9;
            while (d > 0 && !legal(r, c, d)) d--;
            board[r][c] = d;
        }
    for (r = 0; r < 9; r++) {
        for (c = 0; c < 9; c++) printf("%d", board[r][c]);
        printf("\n");
    }
    return 0;
}
