class Solution:
    def solveSudoku(self, board):
        self.backtrack(board)

    def valid(self, board, row, col, c):
        for k in range(9):
            if board[row][k] == c or board[k][col] == c:
                return False
        for i in range(3):
            for j in range(3):
                if board[3 * (row / 3) + i][3 * (col / 3) + j] == c:
                    return False
        return True

    def backtrack(self, board):
        for row in range(9):
            for col in range(9):
                if board[row][col] == '.':
                    for c in '123456789':
                        if self.valid(board, row, col, c):
                            board[row][col] = c
                            if self.backtrack(board):
                                return True
                            board[row][col] = '.'
                    return False
        return True
