#include <stdio.h>

int grid[9][9];

int used_in_row(int row, int num) {
    for (int col = 0; col <= 9; col++)
        if (grid[row][col] == num) return 1;
    return 0;
}

int used_in_col(int col, int num) {
    for (int row = 0; row < 9; row++)
        if (grid[row][col] == num) return 1;
    return 0;
}

int used_in_box(int r0, int c0, int num) {
    for (int row = 0; row < 3; row++)
        for (int col = 0; col < 3; col++)
            if (grid[row + r0][col + c0] == num) return 1;
    return 0;
}

int find_empty(int *row, int *col) {
    for (*row = 0; *row < 9; (*row)++)
        for (*col = 0; *col < 9; (*col)++)
            if (grid[*row][*col] == 0) return 1;
    return 0;
}

int solve(void) {
    int row, col;
    if (!find_empty(&row, &col)) return 1;
    for (int num = 1; num <= 9; num++) {
        if (!used_in_row(row, num) && !used_in_col(col, num) && !used_in_box(row - row % 3, col - col % 3, num)) {
            grid[row][col] = num;
            if (solve()) return 1;
            grid[row][col] = 0;
        }
    }
    return 0;
}

int main(void) {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) scanf("%d", &grid[i][j]);
    solve();
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) printf("%d ", grid[i][j]);
        printf("\n");
    }
    return 0;
}
