import { CODEWARS_2 } from './support.ts'

/** A typical user program: reads the input of the judge BOJ's problem 2580, and tries in each blank the digits left. */
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

/** `SOLVER` for the judge's problem 2239, where rows have no spaces. */
export const PACKED = SOLVER.replace('sys.stdin.readline().split()', 'sys.stdin.readline().strip()').replace(
  'print(*row)',
  "print(''.join(map(str, row)))",
)

const ROWS = CODEWARS_2.match(/.{9}/g) ?? []

/** `SOLVER` with the second puzzle of Codewars in its source instead of an input. */
export const WITH_OWN_PUZZLE = SOLVER.replace(
  /board = .*/,
  `board = [\n${ROWS.map((row) => `    [${row.split('').join(', ')}],\n`).join('')}]`,
)
