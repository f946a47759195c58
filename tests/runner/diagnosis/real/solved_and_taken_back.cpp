#include <iostream>
#include <vector>
using namespace std;

typedef vector<vector<int>> Puzzle;

bool isSolved(const Puzzle &p) {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++)
            if (p[i][j] == 0) return false;
    return true;
}

bool isTrue(const Puzzle &p, int y, int x, int n) {
    for (int k = 0; k < 9; k++)
        if (p[y][k] == n || p[k][x] == n || p[y / 3 * 3 + k / 3][x / 3 * 3 + k % 3] == n) return false;
    return true;
}

void solve(Puzzle &p, int x, int y) {
    while (y < 9 && p[y][x] != 0) {
        x++;
        if (x == 9) x = 0, y++;
    }
    if (y == 9 || isSolved(p)) return;
    for (int n = 1; n < 10; n++) {
        if (!isTrue(p, y, x, n)) continue;
        p[y][x] = n;
        solve(p, x, y);
        p[y][x] = 0;
    }
}

int main() {
    Puzzle p(9, vector<int>(9));
    for (auto &row : p)
        for (int &n : row) cin >> n;
    solve(p, 0, 0);
    for (auto &row : p) {
        for (int n : row) cout << n << " ";
        cout << endl;
    }
}
