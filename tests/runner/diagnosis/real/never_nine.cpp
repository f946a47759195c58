#include <iostream>
using namespace std;

const int SIZE = 9;
int board[SIZE][SIZE];

bool allows(int i, int j, int v) {
    for (int k = 0; k < SIZE; k++)
        if (board[i][k] == v || board[k][j] == v) return false;
    for (int y = i / 3 * 3; y < i / 3 * 3 + 3; y++)
        for (int x = j / 3 * 3; x < j / 3 * 3 + 3; x++)
            if (board[y][x] == v) return false;
    return true;
}

bool solve(int pos) {
    if (pos == SIZE * SIZE) return true;
    int i = pos / SIZE, j = pos % SIZE;
    if (board[i][j]) return solve(pos + 1);
    for (int v = 1; v < SIZE; v++)
        if (allows(i, j, v)) {
            board[i][j] = v;
            if (solve(pos + 1)) return true;
            board[i][j] = 0;
        }
    return false;
}

int main() {
    for (int i = 0; i < SIZE; i++)
        for (int j = 0; j < SIZE; j++) cin >> board[i][j];
    cout << (solve(0) ? "" : "unsolvable\n");
    for (int i = 0; i < SIZE; i++) {
        for (int j = 0; j < SIZE; j++) cout << board[i][j] << " ";
        cout << endl;
    }
}
