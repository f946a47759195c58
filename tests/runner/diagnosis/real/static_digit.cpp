#include <iostream>
using namespace std;

static int board[9][9];

static bool clash(int pos, int d) {
    int r = pos / 9, c = pos % 9;
    for (int k = 0; k < 9; k++) {
        if (board[r][k] == d || board[k][c] == d) return true;
        if (board[r - r % 3 + k / 3][c - c % 3 + k % 3] == d) return true;
    }
    return false;
}

static int d;

static bool place(int pos) {
    if (pos == 81) return true;
    if (board[pos / 9][pos % 9]) return place(pos + 1);
    for (d = 1; d <= 9; d++) {
        if (clash(pos, d)) continue;
        board[pos / 9][pos % 9] = d;
        if (place(pos + 1)) return true;
        board[pos / 9][pos % 9] = 0;
    }
    return false;
}

int main() {
    for (auto &row : board)
        for (int &cell : row) cin >> cell;
    place(0);
    for (auto &row : board) {
        for (int cell : row) cout << cell << ' ';
        cout << '\n';
    }
}
