from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        """
        Do not return anything, modify board in-place instead.
        """
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']

        def fits(r, c, digit):
            for i in range(9):
                if board[r][i] == digit or board[i][c] == digit:
                    return False
                if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == digit:
                    return False
            return True

        def backtrack(depth):
            if depth == len(blanks):
                return True
            r, c = blanks[depth]
            for digit in '123456789':
                if fits(r, c, digit):
                    board[r][c] = digit
                    if backtrack(depth + 1):
                        return True
                    board[r][c] = '.'
            return False

        backtrack(0)
