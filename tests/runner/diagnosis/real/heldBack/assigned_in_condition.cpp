#include <stdio.h>

int sudoku[9][9];

int PossValue(int i, int j, int n) {
    int a, b;
    for (a = 0; a < 9; a++) {
        if (sudoku[i][a] == n) return 0;
        if (sudoku[a][j] == n) return 0;
    }
    for (a = i / 3 * 3; a < i / 3 * 3 + 3; a++)
        for (b = j / 3 * 3; b < j / 3 * 3 + 3; b++)
            if (sudoku[a][b] == n) return 0;
    return 1;
}

int main() {
    int i, j, n, k = 0, flag1 = 0;
    for (i = 0; i < 9; i++)
        for (j = 0; j < 9; j++) scanf("%d", &sudoku[i][j]);

    for (i = 0; i < 9; i++) {
        for (j = 0; j < 9; j++) {
            if (sudoku[i][j] == 0) {
                for (n = 1 + k; n < 10; n++) {
                    flag1 = 0;
                    if (PossValue(i, j, n) == 1) {
                        sudoku[i][j] = n;
                        k = 0;
                        break;
                    } else {
                        flag1 = 1;
                    }
                }
            }
            if (flag1 == 1) {
                if (j >= 1) {
                    j = j - 1;
                    k = sudoku[i][j];
                } else if (j = 0) {
                    i = i - 1;
                    j = 8;
                    k = sudoku[i][j];
                }
            }
        }
    }

    for (i = 0; i < 9; i++) {
        for (j = 0; j < 9; j++) printf("%d ", sudoku[i][j]);
        printf("\n");
    }
    return 0;
}
