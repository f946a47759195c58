#include <iostream>
#include <set>
#include <utility>
#include <vector>
using namespace std;

int board[9][9];
vector<pair<int, int>> blanks;

void print_board() {
    for (auto& row : board)
        for (int x = 0; x < 9; x++) cout << row[x] << (x < 8 ? ' ' : '\n');
}

set<int> candidates_of(int y, int x) {
    set<int> candidates = {1, 2, 3, 4, 5, 6, 7, 8, 9};  //@list
    int r = y / 3 * 3, c = x / 3 * 3;
    for (int k = 0; k < 9; k++) candidates.erase(board[y][k]);  //@scanRow
    for (int k = 0; k < 9; k++) candidates.erase(board[k][x]);  //@scanColumn
    for (int k = 0; k < 9; k++) candidates.erase(board[r + k / 3][c + k % 3]);  //@scanBox
    return candidates;
}

bool dfs(int depth) {  //@enter if first
void dfs(int depth) {  //@enter if all
    if (depth == blanks.size()) {  //@full @notFull
        print_board();  //@report
        return true;  //@stop if first
        return;  //@goOn if all
    }
    auto [y, x] = blanks[depth];  //@pick
    set<int> candidates = candidates_of(y, x);  //@ask @candidates
    for (int n : candidates) {  //@next @exhausted
        board[y][x] = n;  //@place
        if (dfs(depth + 1))  //@call @returned if first
            return true;  //@passOn if first
        dfs(depth + 1);  //@call @returned if all
        board[y][x] = 0;  //@undo
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
