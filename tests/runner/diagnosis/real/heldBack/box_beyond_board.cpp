#include <iostream>
#include <vector>

class Sudoku {
public:
    Sudoku() : cells(9, std::vector<int>(9)) {}

    void read() {
        for (auto &row : cells)
            for (auto &cell : row) std::cin >> cell;
    }

    bool solve(int pos) {
        while (pos < 81 && cells[pos / 9][pos % 9] != 0) pos++;
        if (pos == 81) return true;
        int r = pos / 9, c = pos % 9;
        for (int v = 1; v <= 9; ++v) {
            if (!inRow(r, v) && !inColumn(c, v) && !inBox(r, c, v)) {
                cells[r][c] = v;
                if (solve(pos + 1)) return true;
            }
        }
        cells[r][c] = 0;
        return false;
    }

    void print() const {
        for (const auto &row : cells) {
            for (int cell : row) std::cout << cell << ' ';
            std::cout << '\n';
        }
    }

private:
    std::vector<std::vector<int>> cells;

    bool inRow(int r, int v) const {
        for (int c = 0; c < 9; ++c)
            if (cells[r][c] == v) return true;
        return false;
    }

    bool inColumn(int c, int v) const {
        for (int r = 0; r < 9; ++r)
            if (cells[r][c] == v) return true;
        return false;
    }

    bool inBox(int r, int c, int v) const {
        int top = r - r % 3, left = c - c % 3;
        for (int i = top; i < top + 3; ++i)
            for (int j = left; j < left + 3; ++j)
                if (cells.at(top + i).at(left + j) == v) return true;
        return false;
    }
};

int main() {
    Sudoku sudoku;
    sudoku.read();
    sudoku.solve(0);
    sudoku.print();
}
