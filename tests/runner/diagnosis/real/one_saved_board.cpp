#include <stdio.h>
#include <string.h>

#define PSIZE 9

int validate(int p[PSIZE][PSIZE]) {
    for (int i = 0; i < PSIZE; i++)
        for (int j = 0; j < PSIZE; j++) {
            if (p[i][j] == 0) continue;
            for (int k = 0; k < PSIZE; k++) {
                if (k != j && p[i][k] == p[i][j]) return 0;
                if (k != i && p[k][j] == p[i][j]) return 0;
                int r = i / 3 * 3 + k / 3, c = j / 3 * 3 + k % 3;
                if ((r != i || c != j) && p[r][c] == p[i][j]) return 0;
            }
        }
    return 1;
}

void solve(int puzzle[PSIZE][PSIZE]) {
    int last[PSIZE][PSIZE];
    int lastRow = -1, lastCol = -1, lastValue = 0;
    for (int i = 0; i < PSIZE; i++)
        for (int j = 0; j < PSIZE; j++) {
            if (puzzle[i][j] != 0) continue;
            int value = 1;
            puzzle[i][j] = value;
            while (!validate(puzzle) && value < 10) {
                value++;
                puzzle[i][j] = value;
            }
            if (value == 10) {
                memcpy(puzzle, last, sizeof last);
                if (lastRow < 0) return;
                puzzle[lastRow][lastCol] = lastValue + 1;
                i = lastRow;
                j = lastCol;
            } else {
                memcpy(last, puzzle, sizeof last);
                last[i][j] = 0;
                lastRow = i;
                lastCol = j;
                lastValue = value;
            }
        }
}

int main() {
    int puzzle[PSIZE][PSIZE];
    for (int i = 0; i < PSIZE; i++)
        for (int j = 0; j < PSIZE; j++) scanf("%d", &puzzle[i][j]);
    solve(puzzle);
    for (int i = 0; i < PSIZE; i++) {
        for (int j = 0; j < PSIZE; j++) printf("%d ", puzzle[i][j]);
        printf("\n");
    }
}
