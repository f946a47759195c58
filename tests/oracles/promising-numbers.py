"""Codewars' Sudoku Solver: takes and returns nested lists, overwrites promising numbers, and a flag ends the search."""
from trace import main


def sudoku(puzzle, trace):
    zeros = [(i, j) for i in range(9) for j in range(9) if puzzle[i][j] == 0]
    flag = False

    def is_promising(i, j):
        promising = [1, 2, 3, 4, 5, 6, 7, 8, 9]
        in_row = [puzzle[i][k] for k in range(9)]
        in_column = [puzzle[k][j] for k in range(9)]
        i, j = i // 3 * 3, j // 3 * 3
        in_box = [puzzle[x][y] for x in range(i, i + 3) for y in range(j, j + 3)]
        for number in in_row + in_column + in_box:
            trace.count('cells')
            if number not in promising:
                trace.count('comparisons', len(promising))
                continue
            compared = promising.index(number) + 1
            promising.remove(number)
            trace.count('comparisons', 2 * compared)  # by `in`, by `remove`
            trace.count('removals')
        return promising

    def dfs(x):
        nonlocal flag
        if x == len(zeros):
            flag = trace.solved()
            return
        i, j = zeros[x]
        promising = is_promising(i, j)
        for number in promising:
            trace.count('taken')
            note = trace.place if puzzle[i][j] == 0 else trace.replace
            puzzle[i][j] = number
            note(i, j, number)
            dfs(x + 1)
            if flag:
                return
        if puzzle[i][j] != 0:
            trace.backtrack(i, j, puzzle[i][j])
        puzzle[i][j] = 0

    dfs(0)
    return puzzle


main(sudoku)
