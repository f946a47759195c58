#include <bits/stdc++.h>
using namespace std;

int a[9][9];
vector<pair<int, int>> z;

bool can(int r, int c, int n) {
    for (int k = 0; k < 9; k++) {
        if (k != c && a[r][k] == n) return false;
        if (k != c && a[k][c] == n) return false;
    }
    int br = r / 3 * 3, bc = c / 3 * 3;
    for (int i = br; i < br + 3; i++)
        for (int j = bc; j < bc + 3; j++)
            if (a[i][j] == n) return false;
    return true;
}

bool go(size_t k) {
    if (k == z.size()) return true;
    auto [r, c] = z[k];
    for (int n = 1; n <= 9; n++) {
        if (!can(r, c, n)) continue;
        a[r][c] = n;
        if (go(k + 1)) return true;
        a[r][c] = 0;
    }
    return false;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            cin >> a[i][j];
            if (!a[i][j]) z.push_back({i, j});
        }
    go(0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << a[i][j] << " ";
        cout << "\n";
    }
}
