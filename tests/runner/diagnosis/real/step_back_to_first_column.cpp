#include <iostream>
using namespace std;

int sudoku[9][9];
int work[9][9];

bool check(int a, int b, int value) {
    for (int k = 0; k < 9; k++) {
        if (work[a][k] == value || work[k][b] == value) return false;
        if (work[a / 3 * 3 + k / 3][b / 3 * 3 + k % 3] == value) return false;
    }
    return true;
}

void print() {
    for (int a = 0; a < 9; a++) {
        for (int b = 0; b < 9; b++) cout << work[a][b] << ' ';
        cout << '\n';
    }
}

void backtrack() {
    int a = 0, b = 0, value = 0;
    while (a < 9) {
        bool forward = true;
        if (sudoku[a][b] == 0) {
            work[a][b] = 0;
            do value++;
            while (value <= 9 && !check(a, b, value));
            if (value <= 9) work[a][b] = value;
            else forward = false;
        }
        if (forward) {
            value = 0;
            if (b < 8) b++;
            else a++, b = 0;
        } else {
            do {
                if (b > 0) b--;
                else a--, b = 0;
                if (a < 0) return;
            } while (sudoku[a][b] != 0);
            value = work[a][b];
        }
    }
}

int main() {
    for (int a = 0; a < 9; a++)
        for (int b = 0; b < 9; b++) {
            cin >> sudoku[a][b];
            work[a][b] = sudoku[a][b];
        }
    backtrack();
    print();
}
