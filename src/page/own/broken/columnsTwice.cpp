#include <iostream>
#include <vector>
#include <cstdlib>
using namespace std;

int sudoku[9][9];
vector<pair<int, int>> v;

bool isPromising(int y, int x, int n) {
    for (int i = 0; i < 9; i++) {
        if (sudoku[i][x] == n) return false;
        if (sudoku[i][x] == n) return false;
        if (sudoku[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3] == n) return false;
    }
    return true;
}

void backtracking(size_t cnt) {
    if (cnt == v.size()) {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) cout << sudoku[i][j] << " ";
            cout << "\n";
        }
        exit(0);
    }
    int y = v[cnt].first;
    int x = v[cnt].second;
    for (int n = 1; n <= 9; n++) {
        if (!isPromising(y, x, n)) continue;
        sudoku[y][x] = n;
        backtracking(cnt + 1);
        sudoku[y][x] = 0;
    }
}

int main() {
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) {
            cin >> sudoku[i][j];
            if (sudoku[i][j] == 0) v.push_back({i, j});
        }
    }
    backtracking(0);
    return 0;
}
