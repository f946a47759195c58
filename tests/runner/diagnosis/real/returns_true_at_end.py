from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def valid(row, col, ch):
            for i in range(9):
                if board[row][i] == ch:
                    return False
                if board[i][col] == ch:
                    return False
                if board[3 * (row // 3) + i // 3][3 * (col // 3) + i % 3] == ch:
                    return False
            return True

        def backtrack():
            for row in range(9):
                for col in range(9):
                    if board[row][col] == '.':
                        for ch in '123456789':
                            if valid(row, col, ch):
                                board[row][col] = ch
                                if backtrack():
                                    return True
                                board[row][col] = '.'
            return True

        backtrack()
