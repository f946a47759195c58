#include <stdio.h>
#include <stdlib.h>

#define true 1
#define false 0

void printGrid(int board[]) {
    int i, j;
    for (i = 0; i < 9; i++) {
        for (j = 0; j < 9; j++) printf("%d ", board[i * 9 + j]);
        printf("\n");
    }
}

int checkDigit(int board[], int digit, int n) {
    int i, j;
    int row = n / 9, col = n % 9;
    if (digit < 1 || digit > 9 || board[n] != 0) return false;
    for (i = 0; i < 9; i++)
        if (board[i * 9 + col] == digit || board[row * 9 + i] == digit) return false;
    for (j = row / 3 * 3; j < row / 3 * 3 + 3; j++)
        for (i = col / 3 * 3; i < col / 3 * 3 + 3; i++)
            if (board[j * 9 + i] == digit) return false;
    return true;
}

int solveGrid(int board[], int n) {
    int i, j, k;
    int solved = 1;
    for (i = 0; i < 81; i++)
        if (board[i] == 0) {
            solved = 0;
            break;
        }
    if (solved) return true;

    for (i = 0; i < 9; i++) {
        for (j = 0; j < 9; j++) {
            if (board[i * 9 + j] == 0) {
                for (k = 1; k <= 9; k++) {
                    if (checkDigit(board, k, i * 9 + j)) {
                        board[i * 9 + j] = k;
                        if (solveGrid(board, i * 9 + j + 1)) return true;
                        board[i * 9 + j] = 0;
                    }
                }
            }
        }
    }
    return false;
}

int main(void) {
    int board[81], n;
    for (n = 0; n < 81; n++) scanf("%d", &board[n]);
    if (solveGrid(board, 0)) printGrid(board);
    else printf("No Solution\n");
    return 0;
}
