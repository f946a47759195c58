def sudoku(puzzle):
    zeros = [(i, j) for i in range(9) for j in range(9) if puzzle[i][j] == 0]
    flag = False  #@if first

    def is_promising(i, j):
        promising = [1, 2, 3, 4, 5, 6, 7, 8, 9]  #@list
        for k in range(9):
            if puzzle[i][k] in promising:
                promising.remove(puzzle[i][k])  #@strikeRow
        for k in range(9):
            if puzzle[k][j] in promising:
                promising.remove(puzzle[k][j])  #@strikeColumn
        for r in range(i // 3 * 3, i // 3 * 3 + 3):
            for c in range(j // 3 * 3, j // 3 * 3 + 3):
                if puzzle[r][c] in promising:
                    promising.remove(puzzle[r][c])  #@strikeBox
        return promising

    def dfs(x):  #@enter
        nonlocal flag  #@if first
        if x == len(zeros):  #@full @notFull
            flag = True  #@stop if first
            return  #@if first
            print_puzzle(puzzle)  #@report if all
            return  #@goOn if all
        i, j = zeros[x]  #@pick
        promising = is_promising(i, j)  #@ask @candidates
        for number in promising:  #@next @exhausted
            puzzle[i][j] = number  #@place @replace
            dfs(x + 1)  #@call @returned
            if flag:  #@if first
                return  #@passOn if first
        puzzle[i][j] = 0  #@undo

    dfs(0)
    return puzzle if flag else []  #@if first


def print_puzzle(puzzle):
    for row in puzzle:
        print(*row)


puzzle = [list(map(int, input().split())) for _ in range(9)]
print_puzzle(sudoku(puzzle))  #@if first
sudoku(puzzle)  #@if all
