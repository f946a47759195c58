#include <stdio.h>

typedef struct { int value; } Tile;
typedef struct { Tile tiles[9][9]; } Board;

int find_open(Board *b, int *row, int *col) {
    for (*row = 0; *row < 9; (*row)++)
        for (*col = 0; *col < 9; (*col)++)
            if (b->tiles[*row][*col].value == 0) return 1;
    return 0;
}

int is_safe(Board *b, int *row, int *col, int n) {
    for (int i = 0; i < 9; i++) {
        if (b->tiles[*row][i].value == n) return 0;
        if (b->tiles[i][*col].value == n) return 0;
    }
    int y = *row / 3 * 3, x = *col / 3 * 3;
    for (int i = y; i < y + 3; i++)
        for (int j = x; j < x + 3; j++)
            if (b->tiles[i][j].value == n) return 0;
    return 1;
}

int solve_board(Board *b) {
    int row, col;
    if (!find_open(b, &row, &col)) return 1;
    for (int i = 1; i <= 9; i++) {
        if (is_safe(b, &col, &row, i)) {
            b->tiles[row][col].value = i;
            if (solve_board(b)) return 1;
            b->tiles[row][col].value = 0;
        }
    }
    return 0;
}

int main(void) {
    Board b;
    for (int i = 0; i < 81; i++) scanf("%d", &b.tiles[i / 9][i % 9].value);
    if (!solve_board(&b)) printf("no solution\n");
    for (int i = 0; i < 81; i++) printf(i % 9 == 8 ? "%d\n" : "%d ", b.tiles[i / 9][i % 9].value);
    return 0;
}
