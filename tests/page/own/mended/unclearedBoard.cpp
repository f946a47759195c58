#include <iostream>
#include <vector>
using namespace std;

int board[9][9];
vector<pair<int, int>> blanks;

bool check(int y, int x, int n) {
    for (int i = 0; i < 9; i++) {
        if (board[y][i] == n) return false;
        if (board[i][x] == n) return false;
    }
    int top = y / 3 * 3, left = x / 3 * 3;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (board[top + i][left + j] == n) return false;
    return true;
}

void dfs(int k) {
    if (k == (int)blanks.size()) {
        for (int y = 0; y < 9; y++) {
            for (int x = 0; x < 9; x++) cout << board[y][x] << " ";
            cout << "\n";
        }
        exit(0);
    }
    int y = blanks[k].first;
    int x = blanks[k].second;
    for (int n = 1; n <= 9; n++) {
        if (check(y, x, n)) {
            board[y][x] = n;
            dfs(k + 1);
            board[y][x] = 0;
        }
    }
}

int main() {
    for (int y = 0; y < 9; y++)
        for (int x = 0; x < 9; x++) {
            cin >> board[y][x];
            if (board[y][x] == 0) blanks.push_back(make_pair(y, x));
        }
    dfs(0);
}
