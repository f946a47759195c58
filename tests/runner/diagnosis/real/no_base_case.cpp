#include <iostream>
using namespace std;

class Solver {
public:
    int board[9][9];

    bool used(int row, int col, int n) {
        for (int k = 0; k < 9; k++)
            if (board[row][k] == n || board[k][col] == n) return true;
        for (int y = row / 3 * 3; y < row / 3 * 3 + 3; y++)
            for (int x = col / 3 * 3; x < col / 3 * 3 + 3; x++)
                if (board[y][x] == n) return true;
        return false;
    }

    void next(int row, int col) {
        if (col == 8) solveSudoku(row + 1, 0);
        else solveSudoku(row, col + 1);
    }

    void solveSudoku(int row, int col) {
        if (board[row][col] == 0) {
            for (int i = 1; i < 10; i++) {
                if (!used(row, col, i)) {
                    board[row][col] = i;
                    next(row, col);
                    board[row][col] = 0;
                }
            }
        } else {
            next(row, col);
        }
    }
};

int main() {
    Solver s;
    for (auto &row : s.board)
        for (int &n : row) cin >> n;
    s.solveSudoku(0, 0);
    for (auto &row : s.board) {
        for (int n : row) cout << n << ' ';
        cout << '\n';
    }
}
