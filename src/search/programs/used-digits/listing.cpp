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

bool dfs(int depth) {  //@enter if first
void dfs(int depth) {  //@enter if all
    if (depth == blanks.size()) {  //@full @notFull
        print_board();  //@report
        return true;  //@stop if first
        return;  //@goOn if all
    }
    auto [y, x] = blanks[depth];  //@pick
    bool used[10] = {};  //@list
    int r = y / 3 * 3, c = x / 3 * 3;
    for (int k = 0; k < 9; k++) used[board[y][k]] = true;  //@scanRow
    for (int k = 0; k < 9; k++) used[board[k][x]] = true;  //@scanColumn
    for (int k = 0; k < 9; k++) used[board[r + k / 3][c + k % 3]] = true;  //@scanBox
    for (int n = 1; n <= 9; n++) {  //@next @exhausted
        if (!used[n]) {  //@fits @refused
            board[y][x] = n;  //@place
            if (dfs(depth + 1))  //@call @returned if first
                return true;  //@passOn if first
            dfs(depth + 1);  //@call @returned if all
            board[y][x] = 0;  //@undo
        }
    }
    return false;  //@fail if first
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
