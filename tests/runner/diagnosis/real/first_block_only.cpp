#include <bits/stdc++.h>
using namespace std;

int a[9][9];

bool isValid(int row, int col, int value) {
    for (int k = 0; k < 9; k++)
        if (a[row][k] == value) return false;
    for (int k = 0; k < 9; k++)
        if (a[k][col] == value) return false;
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++)
            if (a[r][c] == value && row < 3 && col < 3) return false;
    return true;
}

bool go(int row, int col) {
    if (col == 9) return go(row + 1, 0);
    if (row == 9) return true;
    if (a[row][col]) return go(row, col + 1);
    for (int v = 1; v <= 9; v++) {
        if (!isValid(row, col, v)) continue;
        a[row][col] = v;
        if (go(row, col + 1)) return true;
    }
    a[row][col] = 0;
    return false;
}

int main() {
    for (auto &r : a)
        for (auto &v : r) cin >> v;
    go(0, 0);
    for (auto &r : a) {
        for (auto v : r) cout << v << ' ';
        cout << '\n';
    }
}
