#include <iostream>
using namespace std;

int g[9][9];

bool inRow(int r, int d) {
    for (int c = 0; c < 9; c++) {
        if (g[r][c] == d) return true;
        else return false;
    }
    return false;
}

bool inColumn(int c, int d) {
    for (int r = 0; r < 9; r++) {
        if (g[r][c] == d) return true;
        else return false;
    }
    return false;
}

bool inBox(int r, int c, int d) {
    for (int i = r / 3 * 3; i < r / 3 * 3 + 3; i++)
        for (int j = c / 3 * 3; j < c / 3 * 3 + 3; j++) {
            if (g[i][j] == d) return true;
            else return false;
        }
    return false;
}

bool solve() {
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++)
            if (g[r][c] == 0) {
                for (int d = 1; d <= 9; d++)
                    if (!inRow(r, d) && !inColumn(c, d) && !inBox(r, c, d)) {
                        g[r][c] = d;
                        if (solve()) return true;
                        g[r][c] = 0;
                    }
                return false;
            }
    return true;
}

int main() {
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) cin >> g[r][c];
    solve();
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) cout << g[r][c] << " ";
        cout << endl;
    }
}
