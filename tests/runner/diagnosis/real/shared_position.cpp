#include <iostream>
using namespace std;

int board[9][9];
int row, col;

bool findEmpty() {
    for (row = 0; row < 9; row++)
        for (col = 0; col < 9; col++)
            if (board[row][col] == 0) return true;
    return false;
}

bool isSafe(int num) {
    for (int k = 0; k < 9; k++)
        if (board[row][k] == num || board[k][col] == num) return false;
    for (int i = row / 3 * 3; i < row / 3 * 3 + 3; i++)
        for (int j = col / 3 * 3; j < col / 3 * 3 + 3; j++)
            if (board[i][j] == num) return false;
    return true;
}

bool solve() {
    if (!findEmpty()) return true;
    for (int num = 1; num <= 9; num++) {
        if (isSafe(num)) {
            board[row][col] = num;
            if (solve()) return true;
            board[row][col] = 0;
        }
    }
    return false;
}

int main() {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) cin >> board[i][j];
    solve();
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << board[i][j] << ' ';
        cout << '\n';
    }
}
