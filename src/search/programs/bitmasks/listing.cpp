#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int board[9][9], row_used[9], col_used[9], box_used[9];
vector<pair<int, int>> blanks;

void print_board() {
    for (auto& row : board)
        for (int x = 0; x < 9; x++) cout << row[x] << (x < 8 ? ' ' : '\n');
}

void toggle(int y, int x, int bit) {
    row_used[y] ^= bit;
    col_used[x] ^= bit;
    box_used[y / 3 * 3 + x / 3] ^= bit;
}

bool dfs(int depth) {  //@enter if first
void dfs(int depth) {  //@enter if all
    if (depth == blanks.size()) {  //@full @notFull
        print_board();  //@report
        return true;  //@stop if first
        return;  //@goOn if all
    }
    auto [y, x] = blanks[depth];  //@pick
    int b = y / 3 * 3 + x / 3;
    int candidates = 0b1111111110 & ~(row_used[y] | col_used[x] | box_used[b]);  //@candidates
    while (candidates != 0) {  //@next @exhausted
        int bit = candidates & -candidates;  //@lowest
        candidates ^= bit;
        int n = __builtin_ctz(bit);  //@read
        board[y][x] = n;  //@place
        toggle(y, x, bit);  //@mark
        if (dfs(depth + 1))  //@call @returned if first
            return true;  //@passOn if first
        dfs(depth + 1);  //@call @returned if all
        board[y][x] = 0;  //@undo
        toggle(y, x, bit);  //@unmark
    }
    return false;  //@fail if first
}

int main() {
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) {
            cin >> board[y][x];
            if (board[y][x] == 0) blanks.push_back({y, x});
            else toggle(y, x, 1 << board[y][x]);
        }
    }
    dfs(0);
}
