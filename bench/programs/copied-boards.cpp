#include <iostream>
#include <vector>
#include <set>
using namespace std;
class Sudoku {
    vector<vector<int>> board;
    vector<vector<set<int>>> cand;
public:
    Sudoku() : board(9, vector<int>(9)), cand(9, vector<set<int>>(9)) {}
    void read() {
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) { cin >> board[r][c]; }
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) for (int v = 1; v <= 9; v++) if (ok(r, c, v)) cand[r][c].insert(v);
    }
    bool ok(int r, int c, int v) const {
        for (int i = 0; i < 9; i++)
            if (board[r][i] == v || board[i][c] == v || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) return false;
        return true;
    }
    bool solve() {
        int br = -1, bc = -1; size_t best = 10;
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) if (!board[r][c]) {
            if (cand[r][c].size() < best) { best = cand[r][c].size(); br = r; bc = c; }
        }
        if (br < 0) return true;
        set<int> choices = cand[br][bc];
        for (int v : choices) {
            auto savedBoard = board; auto savedCand = cand;
            board[br][bc] = v;
            for (int i = 0; i < 9; i++) { cand[br][i].erase(v); cand[i][bc].erase(v); cand[br/3*3+i/3][bc/3*3+i%3].erase(v); }
            if (solve()) return true;
            board = savedBoard; cand = savedCand;
        }
        return false;
    }
    void print() { for (auto& r : board) { for (int x : r) cout << x << ' '; cout << '\n'; } }
};
int main() { Sudoku s; s.read(); s.solve(); s.print(); }
