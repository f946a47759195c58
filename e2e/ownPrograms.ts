/** A typical user program: reads BOJ 2580's input and recurses over the digits left for each blank. */
export const SOLVER = `import sys
board = [list(map(int, sys.stdin.readline().split())) for _ in range(9)]
blanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]

def promising(y, x):
    used = set(board[y]) | {board[i][x] for i in range(9)}
    for i in range(y // 3 * 3, y // 3 * 3 + 3):
        used.update(board[i][x // 3 * 3:x // 3 * 3 + 3])
    return [n for n in range(1, 10) if n not in used]

def dfs(depth):
    if depth == len(blanks):
        for row in board:
            print(*row)
        sys.exit()
    y, x = blanks[depth]
    for n in promising(y, x):
        board[y][x] = n
        dfs(depth + 1)
        board[y][x] = 0

dfs(0)
`
