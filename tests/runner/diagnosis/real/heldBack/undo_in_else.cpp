#include <iostream>
using namespace std;

int grid[9][9];

bool valid(int row, int col, int value) {
    for (int i = 0; i < 9; i++) {
        if (grid[row][i] == value) return false;
        if (grid[i][col] == value) return false;
        if (grid[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] == value) return false;
    }
    return true;
}

bool solve(int row, int col) {
    if (col == 9) return solve(row + 1, 0);
    if (row == 9) return true;
    if (grid[row][col] != 0) return solve(row, col + 1);
    for (int value = 1; value <= 9; value++) {
        if (valid(row, col, value)) {
            grid[row][col] = value;
            if (solve(row, col + 1)) return true;
        } else {
            grid[row][col] = 0;
        }
    }
    return false;
}

int main() {
    for (int i = 0; i < 81; i++) cin >> grid[i / 9][i % 9];
    solve(0, 0);
    for (int i = 0; i < 81; i++) cout << grid[i / 9][i % 9] << (i % 9 == 8 ? '\n' : ' ');
}
