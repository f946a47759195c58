#include <bits/stdc++.h>
using namespace std;

int board[9][9];
int rowBit[9], colBit[9], boxBit[9];

bool fillFrom(int pos) {
    if (pos == 81) return true;
    int y = pos / 9, x = pos % 9, b = y / 3 * 3 + x / 3;
    if (board[y][x]) return fillFrom(pos + 1);
    for (int n = 1; n <= 9; n++) {
        int bit = 1 << n;
        if ((rowBit[y] | colBit[x] | boxBit[b]) & bit) continue;
        board[y][x] = n;
        rowBit[y] |= bit, colBit[x] |= bit, boxBit[b] |= bit;
        if (fillFrom(pos + 1)) return true;
        board[y][x] = 0;
        rowBit[y] ^= bit, colBit[x] ^= bit, boxBit[b] ^= bit;
    }
    return false;
}

int main() {
    for (int y = 0; y < 9; y++)
        for (int x = 0; x < 9; x++) {
            cin >> board[y][x];
            int bit = 1 << board[y][x];
            if (board[y][x]) rowBit[y] |= bit, colBit[x] |= bit, boxBit[y / 3 * 3 + x / 3] |= bit;
        }
    fillFrom(0);
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) cout << board[y][x] << ' ';
        cout << '\n';
    }
}
