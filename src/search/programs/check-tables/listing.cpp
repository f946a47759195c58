#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int board[9][9], ch[3][9][10];
vector<pair<int, int>> blanks;

void print_board() {
    for (auto& row : board)
        for (int x = 0; x < 9; x++) cout << row[x] << (x < 8 ? ' ' : '\n');
}

bool check() {
    for (auto& kind : ch)
        for (auto& unit : kind)
            for (int n = 1; n <= 9; n++)
                if (unit[n] != 1) return false;
    return true;
}

void DFS(int level, int idx) {  //@enter
    if (level == blanks.size()) {  //@full @notFull
        if (check()) {  //@check
            print_board();  //@report
            exit(0);  //@stop if first
        }
        return;  //@if first
        return;  //@goOn if all
    }
    for (int n = 1; n <= 9; n++) {  //@next @exhausted
        auto [y, x] = blanks[idx];  //@pick
        int b = y / 3 * 3 + x / 3;
        if (!ch[0][y][n] && !ch[1][x][n] && !ch[2][b][n]) {  //@fits @refused
            board[y][x] = n;  //@place
            ch[0][y][n] = ch[1][x][n] = ch[2][b][n] = 1;  //@mark
            DFS(level + 1, idx + 1);  //@call @returned
            board[y][x] = 0;  //@undo
            ch[0][y][n] = ch[1][x][n] = ch[2][b][n] = 0;  //@unmark
        }
    }
}

int main() {
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) {
            int n;
            cin >> n;
            board[y][x] = n;
            if (n == 0) blanks.push_back({y, x});
            else ch[0][y][n] = ch[1][x][n] = ch[2][y / 3 * 3 + x / 3][n] = 1;
        }
    }
    DFS(0, 0);
}
