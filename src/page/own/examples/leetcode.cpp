class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        solve(board, 0);
    }

private:
    bool fits(vector<vector<char>>& board, int r, int c, char digit) {
        for (int i = 0; i < 9; i++) {
            if (board[r][i] == digit || board[i][c] == digit) return false;
            if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
        }
        return true;
    }

    bool solve(vector<vector<char>>& board, int cell) {
        if (cell == 81) return true;
        int r = cell / 9, c = cell % 9;
        if (board[r][c] != '.') return solve(board, cell + 1);
        for (char digit = '1'; digit <= '9'; digit++) {
            if (!fits(board, r, c, digit)) continue;
            board[r][c] = digit;
            if (solve(board, cell + 1)) return true;
            board[r][c] = '.';
        }
        return false;
    }
};
