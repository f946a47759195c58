#include <iostream>
using namespace std;

int board[9][9], ch[3][9][10], blanks;

void print_board() {
    for (auto& row : board)
        for (int x = 0; x < 9; x++) cout << row[x] << (x < 8 ? ' ' : '\n');
}

bool check() {
    for (int i = 0; i < 9; i++) {
        int row = 0, column = 0, box = 0;
        for (int k = 0; k < 9; k++) {
            row |= 1 << board[i][k];
            column |= 1 << board[k][i];
            box |= 1 << board[i / 3 * 3 + k / 3][i % 3 * 3 + k % 3];
        }
        if ((row & column & box) != 0b1111111110) return false;
    }
    return true;
}

void dfs(int level, int idx) {  //@enter
    if (level == blanks) {  //@full @notFull
        if (check()) {  //@check
            print_board();  //@report
            exit(0);  //@stop if first
        }
        return;  //@if first
        return;  //@goOn if all
    }
    while (board[idx / 9][idx % 9] != 0) idx++;  //@seek
    int y = idx / 9, x = idx % 9;  //@pick
    int b = y / 3 * 3 + x / 3;
    for (int n = 1; n <= 9; n++) {  //@next @exhausted
        if (!ch[0][y][n] && !ch[1][x][n] && !ch[2][b][n]) {  //@fits @refused
            board[y][x] = n;  //@place
            ch[0][y][n] = ch[1][x][n] = ch[2][b][n] = 1;  //@mark
            dfs(level + 1, idx + 1);  //@call @returned
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
            if (n == 0) blanks++;
            else ch[0][y][n] = ch[1][x][n] = ch[2][y / 3 * 3 + x / 3][n] = 1;
        }
    }
    dfs(0, 0);
}
