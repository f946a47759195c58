#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Logic {
    vector<string> board;

    vector<char> options(int r, int c) {
        vector<char> found;
        for (char d = '1'; d <= '9'; d++) {
            bool ok = true;
            for (int k = 0; k < 9 && ok; k++)
                if (board[r][k] == d || board[k][c] == d || board[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) ok = false;
            if (ok) found.push_back(d);
        }
        return found;
    }

    void solve() {
        bool changed = true;
        while (changed) {
            changed = false;
            for (int r = 0; r < 9; r++)
                for (int c = 0; c < 9; c++) {
                    if (board[r][c] != '0') continue;
                    vector<char> found = options(r, c);
                    if (found.size() == 1) {
                        board[r][c] = found[0];
                        changed = true;
                    }
                }
        }
    }
};

int main() {
    Logic logic;
    for (string line; logic.board.size() < 9 && cin >> line;) logic.board.push_back(line);
    logic.solve();
    for (auto &line : logic.board) cout << line << "\n";
}
