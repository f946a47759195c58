#include <iostream>
#include <vector>
using namespace std;

class Grid {
    vector<vector<int>> cells = vector<vector<int>>(9, vector<int>(9));

    bool allowed(int x, int y, int num) {
        for (int i = 0; i < 9; i++)
            if (cells[x][i] == num) return false;
        for (int i = 0; i < 9; i++)
            if (cells[i][y] == num) return false;
        int startRow = (x / 3) * 3;
        int startColumn = (y / 3) * 3;
        for (int i = startRow; i < 3; i++)
            for (int j = startColumn; j < 3; j++)
                if (cells[i][j] == num) return false;
        return true;
    }

public:
    void read() {
        for (auto &row : cells)
            for (auto &cell : row) cin >> cell;
    }

    bool solve(int x, int y) {
        if (x == 9) return true;
        int nextX = y == 8 ? x + 1 : x;
        int nextY = y == 8 ? 0 : y + 1;
        if (cells[x][y] != 0) return solve(nextX, nextY);
        for (int num = 1; num <= 9; num++) {
            if (!allowed(x, y, num)) continue;
            cells[x][y] = num;
            if (solve(nextX, nextY)) return true;
            cells[x][y] = 0;
        }
        return false;
    }

    void print() {
        for (auto &row : cells) {
            for (int cell : row) cout << cell << ' ';
            cout << '\n';
        }
    }
};

int main() {
    Grid grid;
    grid.read();
    grid.solve(0, 0);
    grid.print();
}
