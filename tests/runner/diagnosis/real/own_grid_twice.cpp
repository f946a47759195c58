#include <iostream>
#define UNASSIGNED 0
using namespace std;

const int N = 9;

void printGrid(int grid[N][N]) {
    for (int row = 0; row < N; row++) {
        for (int col = 0; col < N; col++) {
            if (col == 3 || col == 6) cout << "| ";
            cout << grid[row][col] << " ";
        }
        cout << endl;
        if (row == 2 || row == 5) cout << "---------------------" << endl;
    }
}

bool safe(int grid[N][N], int row, int col, int num) {
    for (int i = 0; i < N; i++)
        if (grid[row][i] == num) return false;
    for (int i = 0; i < N; i++)
        if (grid[i][col] == num) return false;
    return true;
}

bool SolveSudoku(int grid[N][N]) {
    for (int row = 0; row < N; row++)
        for (int col = 0; col < N; col++)
            if (grid[row][col] == UNASSIGNED) {
                for (int num = 1; num <= 9; num++)
                    if (safe(grid, row, col, num)) {
                        grid[row][col] = num;
                        if (SolveSudoku(grid)) return true;
                        grid[row][col] = UNASSIGNED;
                    }
                return false;
            }
    return true;
}

int main() {
    int grid[N][N] = {
        {5, 3, 0, 0, 7, 0, 0, 0, 0}, {6, 0, 0, 1, 9, 5, 0, 0, 0}, {0, 9, 8, 0, 0, 0, 0, 6, 0},
        {8, 0, 0, 0, 6, 0, 0, 0, 3}, {4, 0, 0, 8, 0, 3, 0, 0, 1}, {7, 0, 0, 0, 2, 0, 0, 0, 6},
        {0, 6, 0, 0, 0, 0, 2, 8, 0}, {0, 0, 0, 4, 1, 9, 0, 0, 5}, {0, 0, 0, 0, 8, 0, 0, 7, 9},
    };
    cout << "The given grid is:" << endl;
    printGrid(grid);
    if (SolveSudoku(grid)) {
        cout << "The solution is:" << endl;
        printGrid(grid);
    } else {
        cout << "No solution exists" << endl;
    }
    return 0;
}
