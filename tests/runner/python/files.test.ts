/** Files that a Python program reads and writes, and whether it reads its standard input to the end or beyond. */
import { describe, expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { program, PythonWorker } from '../../support/python.ts'
import { some } from '../../thorough.ts'

const worker = new PythonWorker()
const LINE = PUZZLES.codewars1

/** Python code that defines `solve`, which fills the blanks of `board` along the rows. */
const SOLVE = `
def ok(r, c, n):
    for k in range(9):
        if board[r][k] == n or board[k][c] == n or board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == n:
            return False
    return True

def solve(k=0):
    if k == 81:
        return True
    r, c = divmod(k, 9)
    if board[r][c]:
        return solve(k + 1)
    for n in range(1, 10):
        if ok(r, c, n):
            board[r][c] = n
            if solve(k + 1):
                return True
            board[r][c] = 0
    return False

`

const run = (source: string) => worker.run(program(source, LINE))

describe('A file that a program opens for reading and does not exist is the judge’s input', () => {
  const ROWS = '[list(map(int, line.split())) for line in f]'

  test.each(
    some(
      [
        [
          'in place of standard input',
          ['input.txt'],
          'import sys\nsys.stdin = open("input.txt")\nboard = [list(map(int, input().split())) for _ in range(9)]\n',
        ],
        [
          'with Korean comments in mind',
          ['sample_input.txt'],
          'import sys\nsys.stdin = open("sample_input.txt", "r", encoding="UTF-8")\nboard = [list(map(int, sys.stdin.readline().split())) for _ in range(9)]\n',
        ],
        ['in a with statement', ['2580.txt'], `with open('2580.txt') as f:\n    board = ${ROWS}\n`],
        ['in a folder', ['input/2580.txt'], `f = open('input/2580.txt', 'r')\nboard = ${ROWS}\n`],
        [
          'in a folder of another computer',
          ['C:\\Users\\me\\sudoku.txt'],
          `f = open(r'C:\\Users\\me\\sudoku.txt')\nboard = ${ROWS}\n`,
        ],
        [
          'beside the program',
          ['/home/pyodide/puzzle.txt'],
          `import os\nhere = os.path.dirname(os.path.abspath(__file__))\nwith open(os.path.join(here, 'puzzle.txt')) as f:\n    board = ${ROWS}\n`,
        ],
        ['in binary', ['sudoku.bin'], `with open('sudoku.bin', 'rb') as f:\n    board = ${ROWS}\n`],
        [
          'by its number',
          ['in.txt'],
          'import os\nn = os.open("in.txt", os.O_RDONLY)\nboard = [list(map(int, row.split())) for row in os.read(n, 1000).decode().splitlines()]\n',
        ],
        [
          'with pathlib',
          ['board.txt'],
          'from pathlib import Path\nboard = [list(map(int, row.split())) for row in Path("board.txt").read_text().splitlines()]\n',
        ],
        [
          'with fileinput',
          ['board.txt'],
          'import fileinput\nboard = [list(map(int, row.split())) for row in fileinput.input("board.txt")]\n',
        ],
        [
          'with csv',
          ['board.csv'],
          'import csv\nwith open("board.csv", newline="") as f:\n    board = [list(map(int, row)) for row in csv.reader(f, delimiter=" ")]\n',
        ],
        [
          'twice',
          ['a.txt'],
          `lines = open('a.txt').readlines()\nassert len(lines) == 9\nf = open('a.txt')\nboard = ${ROWS}\n`,
        ],
        [
          'under two names',
          ['a.txt', 'b.txt'],
          `open('a.txt').close()\nf = open('b.txt')\nboard = ${ROWS}\n`,
        ],
      ],
      4,
    ),
  )('%s', async (_, standIns, read) => {
    const { outcome, errors, events, output, replayed, hidden, io } = await run(
      `${read}${SOLVE}solve()\nfor row in board:\n    print(*row)\n`,
    )
    expect(errors).toBe('')
    expect(outcome).toEqual({ kind: 'finished', answer: undefined })
    expect(hidden).toBeUndefined()
    expect(events).toBe(8365)
    expect(output.replaceAll(/\s/g, '')).toBe(replayed)
    expect(io).toEqual({ input: 'read', standIns, written: [] })
  })

  test('unless the program looks whether it is there, as it would on a judge', async () => {
    const { output, io } = await run(
      'import os, sys\nfrom pathlib import Path\nprint(os.path.exists("input.txt"), os.path.isfile("input.txt"), os.access("input.txt", os.R_OK), Path("input.txt").exists())\n',
    )
    expect(output).toBe('False False False False\n')
    expect(io).toEqual({ input: 'unread', standIns: [], written: [] })
  })

  test.each([
    [
      'ignores that it is missing',
      'try:\n    sys.stdin = open("input.txt")\n    sys.stdout = open("output.txt", "w")\nexcept:\n    pass\n',
    ],
    [
      'reads standard input then',
      'try:\n    f = open("input.txt")\nexcept FileNotFoundError:\n    f = sys.stdin\nsys.stdin = f\n',
    ],
  ])('unless the program %s', async (_, opened) => {
    const { output, io } = await run(`import sys\n${opened}print(input())\n`)
    expect(output.replaceAll(/\s/g, '')).toBe(LINE.slice(0, 9))
    expect(io).toEqual({ input: 'read', standIns: [], written: [] })
  })

  test('even if the program has words for a missing file', async () => {
    const { output, io } = await run(
      'try:\n    with open("input.txt") as f:\n        print(len(f.readlines()))\nexcept FileNotFoundError:\n    print("no such file")\n',
    )
    expect(output).toBe('9\n')
    expect(io?.standIns).toEqual(['input.txt'])
  })

  test('the puzzle in rows, for a called function', async () => {
    const source = 'print(open("a.txt").read())\ndef solve(board):\n    return board\n'
    const input = { kind: 'call', name: 'solve', cells: 'numbers' } as const
    const { output, io } = await worker.run(program(source, LINE, input))
    expect(output.replaceAll(/\s/g, '')).toBe(LINE)
    expect(io).toEqual({ input: 'read', standIns: ['a.txt'], written: [] })
  })
})

describe('A file that a program writes', () => {
  test.each([
    ['and closes', 'with open("out.txt", "w") as f:\n    f.write("5 3 4\\n")\n'],
    ['and leaves open', 'f = open("out.txt", "w")\nprint(5, 3, 4, file=f)\n'],
    ['in two goes', 'open("out.txt", "w").write("5 3 ")\nopen("out.txt", "a").write("4\\n")\n'],
    ['as standard output', 'import sys\nsys.stdout = open("out.txt", "w")\nprint(5, 3, 4)\n'],
    ['with pathlib', 'from pathlib import Path\nPath("out.txt").write_text("5 3 4\\n")\n'],
    ['by its number', 'import os\nos.write(os.open("out.txt", os.O_WRONLY | os.O_CREAT), b"5 3 4\\n")\n'],
    ['before an error', 'open("out.txt", "w").write("5 3 4\\n")\n1 / 0\n'],
  ])('is reported by name, with its text: %s', async (_, source) => {
    const { output, io } = await run(source)
    expect(output).toBe('')
    expect(io).toEqual({ input: 'unread', standIns: [], written: [{ name: 'out.txt', text: '5 3 4\n' }] })
  })

  test('may be in a folder that is not there, and is gone in the next run', async () => {
    const { errors, io } = await run(
      'open("out/a.txt", "w").write("1")\nopen("/Users/me/b.txt", "w").write("2")\n',
    )
    expect(errors).toBe('')
    expect(io?.written).toEqual([
      { name: 'out/a.txt', text: '1' },
      { name: '/Users/me/b.txt', text: '2' },
    ])
    const { output } = await run('import os\nprint(os.path.exists("out"), os.path.exists("/Users"))\n')
    expect(output).toBe('False False\n')
  })

  test('is what it wrote when it reads it', async () => {
    const { output, io } = await run('open("a.txt", "w").write("7")\nprint(open("a.txt").read())\n')
    expect(output).toBe('7\n')
    expect(io?.standIns).toEqual([])
  })

  test('is cut off at the limit of output, and is one of 16 at most', async () => {
    const source = 'for n in range(20):\n    open(f"{n}.txt", "w").write("é" * 1000)\n'
    const { io } = await worker.run(program(source, LINE), { output: 100 })
    expect(io?.written).toHaveLength(16)
    expect(io?.written[0]).toEqual({ name: '0.txt', text: 'é'.repeat(100) })
  })
})

describe('The use of standard input', () => {
  test.each([
    ['unread', 'it is never read', 'print(1)\n'],
    ['read', 'its lines are read', 'for _ in range(9):\n    input()\n'],
    ['read', 'all of it is read', 'import sys\nsys.stdin.read()\n'],
    ['read', 'it is read by lines to the end', 'import sys\nfor line in sys.stdin:\n    pass\n'],
    ['read', 'it is read until an empty line', 'import sys\nwhile sys.stdin.readline():\n    pass\n'],
    ['read', 'all lines are read', 'import sys\nsys.stdin.readlines()\n'],
    ['overread', 'it asks for a line too many', 'while True:\n    input()\n'],
    [
      'overread',
      'it goes on after an empty line',
      'import sys\nfor _ in range(11):\n    sys.stdin.readline()\n',
    ],
    [
      'overread',
      'it catches the error',
      'try:\n    while True:\n        input()\nexcept EOFError:\n    pass\n',
    ],
    [
      'overread',
      'its file has too few lines',
      'import sys\nsys.stdin = open("in.txt")\nfor _ in range(11):\n    sys.stdin.readline()\n',
    ],
  ])('is %s if %s', async (input, _, source) => {
    expect((await run(source)).io?.input).toBe(input)
  })

  test('is known at a limit', async () => {
    const { outcome, io } = await worker.run(program('input()\nwhile True:\n    pass\n', LINE), {
      timeMs: 300,
    })
    expect(outcome.kind).toBe('time-limit')
    expect(io?.input).toBe('read')
  })
})
