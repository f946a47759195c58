#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int board[9][9];
vector<pair<int, int>> blanks;

void print_board() {
    for (auto& row : board)
        for (int x = 0; x < 9; x++) cout << row[x] << (x < 8 ? ' ' : '\n');
}

bool check_row(int y, int n) {
    for (int x = 0; x < 9; x++)
        if (board[y][x] == n) return false;
    return true;
}

bool check_column(int x, int n) {
    for (int y = 0; y < 9; y++)
        if (board[y][x] == n) return false;
    return true;
}

bool check_box(int y, int x, int n) {
    int top = y / 3 * 3, left = x / 3 * 3;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (board[top + i][left + j] == n) return false;
    return true;
}

void dfs(int depth) {  //@enter
    if (depth == blanks.size()) {  //@full @notFull
        print_board();  //@report
        exit(0);  //@stop if first
        return;  //@goOn if all
    }
    auto [y, x] = blanks[depth];  //@pick
    for (int n = 1; n <= 9; n++) {  //@next @exhausted
        if (check_row(y, n) && check_column(x, n) && check_box(y, x, n)) {  //@fits @refused
            board[y][x] = n;  //@place
            dfs(depth + 1);  //@call @returned
            board[y][x] = 0;  //@undo
        }
    }
}

int main() {
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) {
            cin >> board[y][x];
            if (board[y][x] == 0) blanks.push_back({y, x});
        }
    }
    dfs(0);
}
