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
    for (int i = 0; i < 9; i++)
        if (candidates.count(board[y][i]))
            candidates.erase(board[y][i]);  //@strikeRow
    for (int i = 0; i < 9; i++)
        if (candidates.count(board[i][x]))
            candidates.erase(board[i][x]);  //@strikeColumn
    for (int i = y / 3 * 3; i < y / 3 * 3 + 3; i++)
        for (int j = x / 3 * 3; j < x / 3 * 3 + 3; j++)
            if (candidates.count(board[i][j]))
                candidates.erase(board[i][j]);  //@strikeBox
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
