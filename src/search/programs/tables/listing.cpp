#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int board[9][9];
bool row_used[9][10], col_used[9][10], box_used[9][10];
vector<pair<int, int>> blanks;

void print_board() {
    for (auto& row : board)
        for (int x = 0; x < 9; x++) cout << row[x] << (x < 8 ? ' ' : '\n');
}

void dfs(int depth) {  //@enter
    if (depth == blanks.size()) {  //@full @notFull
        print_board();  //@report
        exit(0);  //@stop if first
        return;  //@goOn if all
    }
    auto [y, x] = blanks[depth];  //@pick
    int b = y / 3 * 3 + x / 3;
    for (int n = 1; n <= 9; n++) {  //@next @exhausted
        if (!row_used[y][n] && !col_used[x][n] && !box_used[b][n]) {  //@fits @refused
            board[y][x] = n;  //@place
            row_used[y][n] = col_used[x][n] = box_used[b][n] = true;  //@mark
            dfs(depth + 1);  //@call @returned
            board[y][x] = 0;  //@undo
            row_used[y][n] = col_used[x][n] = box_used[b][n] = false;  //@unmark
        }
    }
}

int main() {
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) {
            int n;
            cin >> n;
            board[y][x] = n;
            if (n == 0) blanks.push_back({y, x});
            else row_used[y][n] = col_used[x][n] = box_used[y / 3 * 3 + x / 3][n] = true;
        }
    }
    dfs(0);
}
