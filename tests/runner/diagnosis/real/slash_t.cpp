#include <iostream>

int cell[9][9];

bool taken(int y, int x, int d) {
    for (int k = 0; k < 9; k++)
        if (cell[y][k] == d || cell[k][x] == d || cell[y / 3 * 3 + k / 3][x / 3 * 3 + k % 3] == d) return true;
    return false;
}

bool fill(int at) {
    if (at == 81) return true;
    int y = at / 9, x = at % 9;
    if (cell[y][x]) return fill(at + 1);
    for (int d = 1; d <= 9; d++) {
        if (taken(y, x, d)) continue;
        cell[y][x] = d;
        if (fill(at + 1)) return true;
        cell[y][x] = 0;
    }
    return false;
}

int main() {
    for (auto& line : cell)
        for (int& d : line) std::cin >> d;
    fill(0);
    for (auto& line : cell) {
        for (int d : line) std::cout << d << "/t";
        std::cout << std::endl;
    }
}
