#include <iostream>
#include <vector>
using namespace std;

int grid[9][9];
vector<pair<int, int>> empties;

bool ok(int y, int x, int n) {
    for (int i = 0; i < 9; i++)
        if (grid[y][i] == n || grid[i][x] == n) return false;
    for (int i = y / 3 * 3; i < y / 3 * 3 + 3; i++)
        for (int j = x / 3 * 3; j < x / 3 * 3 + 3; j++)
            if (grid[i][j] == n) return false;
    return true;
}

bool solve(int k) {
    if (k == (int)empties.size()) return true;
    int y = empties[k].first, x = empties[k].second;
    for (int n = 1; n <= 9; n++) {
        if (ok(y, x, n)) {
            grid[y][x] = n;
            return solve(k + 1);
        }
    }
    grid[y][x] = 0;
    return false;
}

int main() {
    for (int y = 0; y < 9; y++)
        for (int x = 0; x < 9; x++) {
            cin >> grid[y][x];
            if (grid[y][x] == 0) empties.push_back(make_pair(y, x));
        }
    solve(0);
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) {
            if (x > 0) cout << ' ';
            cout << grid[y][x];
        }
        cout << '\n';
    }
}
