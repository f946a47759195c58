#include <bits/stdc++.h>
using namespace std;

int a[10][10];
bool r[10][10], c[10][10], s[4][4][10];
vector<pair<int, int>> v;

bool go(int k) {
    if (k == (int)v.size()) return true;
    auto [y, x] = v[k];
    for (int n = 1; n <= 9; n++) {
        if (r[y][n] || c[x][n] || s[y / 3][x / 3][n]) continue;
        r[y][n] = c[x][n] = s[y / 3][x / 3][n] = true;
        a[y][x] = n;
        if (go(k + 1)) return true;
        a[y][x] = 0;
        r[y][n] = c[x][n] = s[y / 3][x / 3][n] = false;
    }
    return false;
}

int main() {
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) {
            cin >> a[y][x];
            int n = a[y][x];
            if (n == 0) v.push_back({y, x});
            else r[y][n] = c[x][n] = s[y / 3][x / 3][n] = true;
        }
    }
    go(0);
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) cout << a[y][x] << ' ';
        cout << '\n';
    }
}
