#include <iostream>
#include <vector>
using namespace std;

bool validNum(vector<vector<int>> board, int row, int col, int num) {
    for (int k = 0; k < 9; k++)
        if (board[row][k] == num || board[k][col] == num) return false;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (board[row / 3 * 3 + i][col / 3 * 3 + j] == num) return false;
    return true;
}

bool solveSudoku(vector<vector<int>> board) {
    for (int row = 0; row < 9; row++)
        for (int col = 0; col < 9; col++)
            if (board[row][col] == 0) {
                for (int num = 1; num <= 9; num++)
                    if (validNum(board, row, col, num)) {
                        board[row][col] = num;
                        if (solveSudoku(board)) return true;
                        board[row][col] = 0;
                    }
                return false;
            }
    return true;
}

int main() {
    vector<vector<int>> board(9, vector<int>(9));
    for (auto &row : board)
        for (auto &num : row) cin >> num;
    if (solveSudoku(board))
        for (auto &row : board) {
            for (auto num : row) cout << num << " ";
            cout << endl;
        }
    else cout << "No solution";
}
