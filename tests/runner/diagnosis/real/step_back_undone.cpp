#include <iostream>

int puzzle[81], cell[81];

bool clashes() {
    for (int a = 0; a < 81; a++)
        for (int b = a + 1; b < 81; b++) {
            bool sameLine = a / 9 == b / 9 || a % 9 == b % 9;
            bool sameBox = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
            if (cell[a] && cell[a] == cell[b] && (sameLine || sameBox)) return true;
        }
    return false;
}

int before(int at) {
    do at--;
    while (at > 0 && puzzle[at]);
    return at;
}

int main() {
    for (int at = 0; at < 81; at++) {
        std::cin >> puzzle[at];
        cell[at] = puzzle[at];
    }
    for (int at = 0; at < 81; at++) {
        if (puzzle[at]) continue;
        do cell[at]++;
        while (cell[at] <= 9 && clashes());
        if (cell[at] > 9) {
            cell[at] = 0;
            at = before(at);
        }
    }
    for (int at = 0; at < 81; at++) std::cout << cell[at] << (at % 9 == 8 ? '\n' : ' ');
}
