#include <iostream>
using namespace std;

int t[9][9];
bool fix[9][9];

bool good(int r, int c) {
    for (int k = 0; k < 9; k++) {
        if (k != c && t[r][k] == t[r][c]) return false;
        if (k != r && t[k][c] == t[r][c]) return false;
        int y = r / 3 * 3 + k / 3, x = c / 3 * 3 + k % 3;
        if ((y != r || x != c) && t[y][x] == t[r][c]) return false;
    }
    return true;
}

int main() {
    for (int i = 0; i < 81; i++) {
        cin >> t[i / 9][i % 9];
        fix[i / 9][i % 9] = t[i / 9][i % 9] != 0;
    }
    int pos = 0;
    while (pos >= 0 && pos < 81) {
        int r = pos / 9, c = pos % 9;
        if (fix[r][c]) {
            pos++;
            continue;
        }
        t[r][c]++;
        while (t[r][c] < 10 && !good(r, c)) t[r][c]++;
        if (t[r][c] < 10) {
            pos++;
        } else {
            pos--;
            while (pos >= 0 && fix[pos / 9][pos % 9]) pos--;
        }
    }
    for (int i = 0; i < 81; i++) cout << t[i / 9][i % 9] << (i % 9 == 8 ? '\n' : ' ');
}
