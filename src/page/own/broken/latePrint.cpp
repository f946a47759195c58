#include <iostream>
#include <vector>
using namespace std;

int board[9][9];
bool row[9][10], col[9][10], box[3][3][10];
vector<pair<int, int>> blanks;
bool solved;

void mark(int y, int x, int n, bool on) {
    row[y][n] = on;
    col[x][n] = on;
    box[y / 3][x / 3][n] = on;
}

void search(size_t k) {
    if (k == blanks.size()) {
        solved = true;
        return;
    }
    int y = blanks[k].first, x = blanks[k].second;
    for (int n = 1; n <= 9 && !solved; n++) {
        if (row[y][n] || col[x][n] || box[y / 3][x / 3][n]) continue;
        mark(y, x, n, true);
        board[y][x] = n;
        search(k + 1);
        board[y][x] = 0;
        mark(y, x, n, false);
    }
}

int main() {
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) {
            cin >> board[y][x];
            if (board[y][x]) mark(y, x, board[y][x], true);
            else blanks.emplace_back(y, x);
        }
    }
    search(0);
    for (auto& line : board) {
        for (int n : line) cout << n << ' ';
        cout << '\n';
    }
}
