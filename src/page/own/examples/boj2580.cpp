#include <bits/stdc++.h>
using namespace std;

int board[9][9];
vector<pair<int, int>> blanks;

bool fits(int y, int x, int n) {
    for (int i = 0; i < 9; i++) {
        if (board[y][i] == n || board[i][x] == n) return false;
        if (board[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3] == n) return false;
    }
    return true;
}

void dfs(size_t depth) {
    if (depth == blanks.size()) {
        for (int y = 0; y < 9; y++) {
            for (int x = 0; x < 9; x++) cout << board[y][x] << ' ';
            cout << '\n';
        }
        exit(0);
    }
    int y = blanks[depth].first, x = blanks[depth].second;
    for (int n = 1; n <= 9; n++) {
        if (!fits(y, x, n)) continue;
        board[y][x] = n;
        dfs(depth + 1);
        board[y][x] = 0;
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) {
            cin >> board[y][x];
            if (board[y][x] == 0) blanks.push_back({y, x});
        }
    }
    dfs(0);
}
