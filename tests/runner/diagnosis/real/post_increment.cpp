#include <iostream>
using namespace std;

int grid[81];

bool ok(int at, int d) {
    for (int k = 0; k < 81; k++) {
        bool peer = k / 9 == at / 9 || k % 9 == at % 9 || (k / 27 == at / 27 && k % 9 / 3 == at % 9 / 3);
        if (peer && k != at && grid[k] == d) return false;
    }
    return true;
}

bool solve(int at, const bool *fixed) {
    if (at == 81) return true;
    if (fixed[at]) return solve(at + 1, fixed);
    for (int d = 1; d <= 9; d++) {
        if (ok(at, d)) {
            grid[at] = d;
            if (solve(at++, fixed)) return true;
            grid[at] = 0;
        }
    }
    return false;
}

int main() {
    bool fixed[81];
    for (int k = 0; k < 81; k++) {
        cin >> grid[k];
        fixed[k] = grid[k] != 0;
    }
    solve(0, fixed);
    for (int k = 0; k < 81; k++) cout << grid[k] << (k % 9 == 8 ? "\n" : " ");
}
