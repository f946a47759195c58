#include <iostream>
using namespace std;

int b[9][9];
bool solved = false;

bool safe(int r, int c, int d) {
    for (int k = 0; k < 9; k++)
        if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
    return true;
}

void solve(int r, int c) {
    if (r == 9) {
        solved = true;
        return;
    }
    int nr = c == 8 ? r + 1 : r, nc = c == 8 ? 0 : c + 1;
    if (b[r][c] != 0) {
        solve(nr, nc);
        return;
    }
    for (int d = 1; d <= 9; d++) {
        if (safe(r, c, d)) {
            b[r][c] = d;
            solve(nr, nc);
            b[r][c] = 0;
        }
    }
}

int main() {
    for (int i = 0; i < 81; i++) cin >> b[i / 9][i % 9];
    solve(0, 0);
    if (solved)
        for (int i = 0; i < 81; i++) cout << b[i / 9][i % 9] << (i % 9 == 8 ? "\n" : " ");
    else cout << "No solution";
}
