#include <bits/stdc++.h>
using namespace std;

int board[9][9];
vector<vector<int>> answer;
bool usedRow[9][10], usedCol[9][10], usedBox[9][10];

void dfs(int y, int x) {
    if (!answer.empty()) return;
    if (y == 9) {
        for (int i = 0; i < 9; i++) answer.push_back(vector<int>(board[i], board[i] + 9));
        return;
    }
    if (x == 9) return dfs(y + 1, 0);
    if (board[y][x] != 0) return dfs(y, x + 1);
    int b = y / 3 * 3 + x / 3;
    for (int n = 1; n <= 9; n++) {
        if (usedRow[y][n] || usedCol[x][n] || usedBox[b][n]) continue;
        usedRow[y][n] = usedCol[x][n] = usedBox[b][n] = true;
        board[y][x] = n;
        dfs(y, x + 1);
        board[y][x] = 0;
        usedRow[y][n] = usedCol[x][n] = usedBox[b][n] = false;
    }
}

int main() {
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) {
            cin >> board[y][x];
            int n = board[y][x];
            if (n) usedRow[y][n] = usedCol[x][n] = usedBox[y / 3 * 3 + x / 3][n] = true;
        }
    }
    dfs(0, 0);
    for (auto row : answer) {
        for (int x = 0; x < 9; x++) cout << row[x] << ' ';
        cout << '\n';
    }
}
