#include <iostream>
using namespace std;

class Sudoku {
    unsigned short field[9][9];

    bool checkRow(int row, int number) {
        bool check = false;
        for (int col = 0; col < 9; col++)
            if (field[row][col] == number) check = !check;
        return check;
    }

    bool checkCol(int col, int number) {
        bool check = false;
        for (int row = 0; row < 9; row++)
            if (field[row][col] == number) check = !check;
        return check;
    }

    bool checkSquare(int row, int col, int number) {
        bool check = false;
        for (int r = row / 3 * 3; r < row / 3 * 3 + 3; r++)
            for (int c = col / 3 * 3; c < col / 3 * 3 + 3; c++)
                if (field[r][c] == number) check = !check;
        return check;
    }

public:
    void read() {
        for (auto &row : field)
            for (auto &n : row) cin >> n;
    }

    void solve() {
        for (int row = 0; row < 9; row++)
            for (int col = 0; col < 9; col++) {
                if (field[row][col] != 0) continue;
                for (int number = 1; number <= 9; number++) {
                    if (!checkRow(row, number) && !checkCol(col, number) && !checkSquare(row, col, number)) {
                        field[row][col] = number;
                        break;
                    }
                }
            }
    }

    void print() {
        for (auto &row : field) {
            for (auto n : row) cout << n << " ";
            cout << endl;
        }
    }
};

int main() {
    Sudoku s;
    s.read();
    s.solve();
    s.print();
}
