#include <iostream>
#include <vector>
using namespace std;

bool isAllowed(const vector<vector<int>> &partial, int row, int col, int value) {
    for (int j = 0; j < 9; j++) {
        if (partial[row][j] == value) return false;
    }
    for (int i = 0; i < 9; i++) {
        if (partial[i][col] == value) return false;
    }
    for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 3; j++) {
            if (partial[row / 3 * 3 + i][col / 3 * 3 + j] == value) return false;
        }
    }
}

bool fill(vector<vector<int>> &partial, int at) {
    if (at == 81) return true;
    int row = at / 9, col = at % 9;
    if (partial[row][col] != 0) return fill(partial, at + 1);
    for (int value = 1; value <= 9; value++) {
        if (isAllowed(partial, row, col, value)) {
            partial[row][col] = value;
            if (fill(partial, at + 1)) return true;
            partial[row][col] = 0;
        }
    }
    return false;
}

int main() {
    vector<vector<int>> partial(9, vector<int>(9));
    for (auto &row : partial)
        for (auto &value : row) cin >> value;
    fill(partial, 0);
    for (auto &row : partial) {
        for (auto value : row) cout << value << ' ';
        cout << '\n';
    }
}
