#include <array>
#include <iostream>
using namespace std;

// Node 0 is the root. 1 to 324 are the constraints: each cell has a digit, and each
// row, column and box has each digit. Every placement has a node in four of them.
const int NODES = 325 + 729 * 4;
int board[9][9];
int L[NODES], R[NODES], U[NODES], D[NODES], C[NODES], S[325], nodes = 325;
array<int, 3> P[NODES];

void add(int y, int x, int n) {
    int b = y / 3 * 3 + x / 3, first = nodes, k = 0;
    for (int c : {y * 9 + x + 1, y * 9 + n + 81, x * 9 + n + 162, b * 9 + n + 243}) {
        L[nodes] = first + (k + 3) % 4;
        R[nodes] = first + (k + 1) % 4;
        U[nodes] = U[c];
        D[nodes] = c;
        C[nodes] = c;
        P[nodes] = {y, x, n};
        D[U[c]] = nodes;
        U[c] = nodes;
        S[c]++, nodes++, k++;
    }
}

void cover(int c) {
    L[R[c]] = L[c];
    R[L[c]] = R[c];
    for (int i = D[c]; i != c; i = D[i])
        for (int j = R[i]; j != i; j = R[j]) {
            U[D[j]] = U[j];
            D[U[j]] = D[j];
            S[C[j]]--;
        }
}

void uncover(int c) {
    for (int i = U[c]; i != c; i = U[i])
        for (int j = L[i]; j != i; j = L[j]) {
            U[D[j]] = D[U[j]] = j;
            S[C[j]]++;
        }
    L[R[c]] = R[L[c]] = c;
}

int smallest() {
    int chosen = R[0];
    for (int c = R[0]; c != 0; c = R[c])
        if (S[c] < S[chosen]) chosen = c;
    return chosen;
}

void print_board() {
    for (auto& row : board)
        for (int x = 0; x < 9; x++) cout << row[x] << (x < 8 ? ' ' : '\n');
}

bool search(int k) {  //@enter if first
void search(int k) {  //@enter if all
    if (R[0] == 0) {  //@full @notFull
        print_board();  //@report
        return true;  //@stop if first
        return;  //@goOn if all
    }
    int c = smallest();  //@pick
    cover(c);  //@cover
    int r = D[c];
    while (r != c) {  //@next @exhausted
        auto [y, x, n] = P[r];  //@read
        board[y][x] = n;  //@place
        for (int j = R[r]; j != r; j = R[j])
            cover(C[j]);  //@coverOther
        if (search(k + 1))  //@call @returned if first
            return true;  //@passOn if first
        search(k + 1);  //@call @returned if all
        board[y][x] = 0;  //@undo
        for (int j = L[r]; j != r; j = L[j])
            uncover(C[j]);  //@uncoverOther
        r = D[r];  //@advance
    }
    uncover(c);  //@uncover
    return false;  //@fail if first
}

int main() {
    for (int c = 0; c < 325; c++) {
        L[c] = (c + 324) % 325;
        R[c] = (c + 1) % 325;
        U[c] = D[c] = C[c] = c;
    }
    for (int y = 0; y < 9; y++)
        for (int x = 0; x < 9; x++)
            for (int n = 1; n <= 9; n++) add(y, x, n);
    for (int y = 0; y < 9; y++)
        for (int x = 0; x < 9; x++) {
            cin >> board[y][x];
            int first = 325 + (y * 81 + x * 9 + board[y][x] - 1) * 4;
            if (board[y][x] != 0)
                for (int j = first; j < first + 4; j++) cover(C[j]);
        }
    search(0);
}
