#include <algorithm>
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

bool contains(const vector<int>& list, int n) {
    return find(list.begin(), list.end(), n) != list.end();
}

void strike(vector<int>& list, int n) {
    list.erase(find(list.begin(), list.end(), n));
}

vector<int> candidates_of(int y, int x) {
    vector<int> candidates = {1, 2, 3, 4, 5, 6, 7, 8, 9};  //@list
    for (int i = 0; i < 9; i++)
        if (contains(candidates, board[y][i]))
            strike(candidates, board[y][i]);  //@strikeRow
    for (int i = 0; i < 9; i++)
        if (contains(candidates, board[i][x]))
            strike(candidates, board[i][x]);  //@strikeColumn
    for (int i = y / 3 * 3; i < y / 3 * 3 + 3; i++)
        for (int j = x / 3 * 3; j < x / 3 * 3 + 3; j++)
            if (contains(candidates, board[i][j]))
                strike(candidates, board[i][j]);  //@strikeBox
    return candidates;
}

void dfs(int depth) {  //@enter
    if (depth == blanks.size()) {  //@full @notFull
        print_board();  //@report
        exit(0);  //@stop if first
        return;  //@goOn if all
    }
    auto [y, x] = blanks[depth];  //@pick
    vector<int> candidates = candidates_of(y, x);  //@ask @candidates
    for (int n : candidates) {  //@next @exhausted
        board[y][x] = n;  //@place
        dfs(depth + 1);  //@call @returned
        board[y][x] = 0;  //@undo
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
