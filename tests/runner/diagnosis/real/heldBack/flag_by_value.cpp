#include <iostream>
#include <vector>

using namespace std;

bool is_promising(vector<vector<int>>& board, int row, int col);
void solver(vector<vector<int>>& board, int row, int col, bool solution);
void print_grid(vector<vector<int>>& board);

int main() {
    vector<vector<int>> board(9, vector<int>(9));
    for (auto& row : board)
        for (int& cell : row) cin >> cell;
    solver(board, 0, 0, false);
    print_grid(board);
    return 0;
}

bool is_promising(vector<vector<int>>& board, int row, int col) {
    for (int i = 0; i < 9; ++i) {
        if (i != col && board[row][i] == board[row][col]) return false;
        if (i != row && board[i][col] == board[row][col]) return false;
        int r = row / 3 * 3 + i / 3, c = col / 3 * 3 + i % 3;
        if ((r != row || c != col) && board[r][c] == board[row][col]) return false;
    }
    return true;
} // is_promising()

void solver(vector<vector<int>>& board, int row, int col, bool solution) {
    if (row == 9) {
        solution = true;
        return;
    } // if end of puzzle

    int next_row = col == 8 ? row + 1 : row;
    int next_col = col == 8 ? 0 : col + 1;
    if (board[row][col] != 0) {
        solver(board, next_row, next_col, solution);
    } else {
        for (int val = 1; val < 10; ++val) {
            board[row][col] = val;
            if (is_promising(board, row, col)) solver(board, next_row, next_col, solution);
            if (solution) return;
        } // for val
        board[row][col] = 0;
    } // else
} // solver()

void print_grid(vector<vector<int>>& board) {
    for (auto& row : board) {
        for (int cell : row) cout << cell << " ";
        cout << "\n";
    }
}
