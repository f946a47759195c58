/** The form of input that a program reads, such as digits with spaces, is detected from its source. */
import { describe, expect, test } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { formWithId, INPUT_FORMS, likelyForms } from '../../../src/runner/text/inputForms.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

/** Input code of programs from blogs, by the form of input that it reads. */
const READERS: Readonly<Record<string, readonly string[]>> = {
  'boj-2580': [
    'board = [list(map(int, input().split())) for _ in range(9)]',
    'import sys\ninput = sys.stdin.readline\ngraph = []\nfor i in range(9):\n    graph.append(list(map(int, input().rstrip().split())))',
    'int a[9][9];\nint main() { for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) cin >> a[i][j]; }',
    'int a[9][9];\nint main() { for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) scanf("%d", &a[i][j]); }',
    'int a[9][9];\nint main() { for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) { int n; cin >> n; a[i][j] = n; } solve(0); }',
    "const input = require('fs').readFileSync('/dev/stdin').toString().trim().split('\\n').map((line) => line.split(' ').map(Number))",
  ],
  'boj-2239': [
    'board = [list(map(int, input().strip())) for _ in range(9)]',
    'board = [list(map(int, list(input()))) for _ in range(9)]',
    'import sys\nboard = []\nfor _ in range(9):\n    line = sys.stdin.readline().strip()\n    board.append([int(c) for c in line])',
    'a = [list(map(int, input())) for i in range(9)]',
    'for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) scanf("%1d", &a[i][j]);',
    "int main() { for (int i = 0; i < 9; i++) { string s; cin >> s; for (int j = 0; j < 9; j++) a[i][j] = s[j] - '0'; } }",
    "const board = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map((line) => line.split('').map(Number))",
    'const board = lines.map((line) => [...line].map(Number))',
  ],
  'swea-1974': [
    'T = int(input())\nfor tc in range(1, T + 1):\n    board = [list(map(int, input().split())) for _ in range(9)]\n    print(f"#{tc} {solve(board)}")',
    'int main() { int T; cin >> T; for (int tc = 1; tc <= T; tc++) { for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) cin >> a[i][j]; } }',
  ],
  'poj-2676': [
    'int main() { int t; scanf("%d", &t); while (t--) { for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) scanf("%1d", &a[i][j]); } }',
    'T = int(input())\nfor _ in range(T):\n    board = [list(map(int, input().strip())) for _ in range(9)]\nfor test in range(T): pass',
  ],
  'one-line': [
    's = input()\nassert len(s) == 81\nboard = [[int(s[i * 9 + j]) for j in range(9)] for i in range(9)]',
  ],
  'count-then-spaced-line': [
    't = int(input())\nfor _ in range(t):\n    cells = list(map(int, input().split()))\n    board = [[cells[i * 9 + j] for j in range(9)] for i in range(9)]',
  ],
  dots: [
    "board = [list(input()) for _ in range(9)]\ndef free(c): return c == '.'\nblank = [c for r in board for c in r if c == '.' or '.' == c].count('.') if board[0][0] != '.' else 0",
  ],
  'size-first': [
    'n = int(input())\nboard = [list(map(int, input().split())) for _ in range(n)]',
    'int main() { int n; cin >> n; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) cin >> a[i][j]; }',
  ],
  'poj-3074': [
    "int main() { string s; while (cin >> s && s != \"end\") { for (int i = 0; i < 81; i++) a[i / 9][i % 9] = s[i] == '.' ? 0 : s[i] - '0'; solve(); } }",
    "int main() { while (cin >> s, s[0] != 'e') { for (int i = 0, k = 0; i < 9; i++) for (int j = 0; j < 9; j++, k++) if (s[i * 9 + j] != '.') put(i, j, s[k] - '1'); dfs(); } }",
    "int main() { while (scanf(\"%s\", s) && *s != 'e') { assert(strlen(s) == 81); for (int i = 0; i < 81; i++) if (s[i] != '.') put(i, s[i] - '1'); puts(s); } }",
    "import sys\nfor line in sys.stdin:\n    if line.strip() == 'end':\n        break\n    board = [line[i * 9:i * 9 + 9] for i in range(9)]",
  ],
  'hdu-1426': [
    "char c; for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) { cin >> c; a[i][j] = c == '?' ? 0 : c - '0'; }",
  ],
  dashes: ["board = [list(input()) for _ in range(9)]\ndef blank(c): return c == '-'"],
  'nested-list': ['import json\nboard = json.loads(input())'],
  commas: ["board = [[int(c) for c in input().split(',')] for _ in range(9)]"],
}

describe.each(Object.entries(READERS))('%s', (form, programs) => {
  test.each(programs)('is what this program reads: %s', (program) => {
    const [likeliest] = likelyForms(program, 'boj-2580')
    expect(likeliest.id).toBe(form)
  })
})

test('a program that suggests nothing gets the form that the puzzle came in', () => {
  expect(likelyForms('print(1)', 'boj-2239')[0].id).toBe('boj-2239')
})

test('every form is tried once', () => {
  const ids = likelyForms('x = input()', 'boj-2580').map(({ id }) => id)
  expect(ids.toSorted()).toEqual(INPUT_FORMS.map(({ id }) => id).toSorted())
})

test('what stands in a comment suggests nothing', () => {
  expect(likelyForms('# scanf("%1d")\nprint(1)', 'boj-2580')[0].id).toBe('boj-2580')
})

test('each form holds the digits of the puzzle in their order', () => {
  const grid = gridOfLine(PUZZLES.codewars1)
  for (const { id, write } of INPUT_FORMS) {
    const cells = write(grid)
      .replace(/^(?:[139]|Grid 01)\n/, '')
      .replace(/\nend$/, '')
      .replaceAll(/[\s,[\]]/g, '')
      .replaceAll(/[.?*_-]/g, '0')
    expect({ id, cells }).toEqual({ id, cells: grid.join('') })
  }
  expect(formWithId('count-then-spaced-line')?.write(grid).split('\n')[1]).toMatch(/^(?:\d ){80}\d$/)
  expect(formWithId('poj-2676')?.write(grid).split('\n')).toHaveLength(10)
})

test('a blank for which only the program looks is in forms of its own', () => {
  const grid = gridOfLine(PUZZLES.codewars1)
  const forms = likelyForms(
    "board = [list(input()) for _ in range(9)]\nif board[r][c] == '@': fill()",
    'boj-2580',
  )
  const [packed] = forms
  const spaced = forms.find(({ id }) => id === 'spaced @') ?? expect.unreachable()
  expect(packed.write(grid).split('\n')[0]).toBe('53@@7@@@@')
  expect(spaced.write(grid).split('\n')[0]).toBe('5 3 @ @ 7 @ @ @ @')
  expect(formWithId(packed.id)?.write(grid)).toBe(packed.write(grid))
  const [minus] = likelyForms('scanf("%d", &a[i][j]); if (a[i][j] != -1) next();', 'boj-2580')
  expect(minus.write(grid).split('\n')[0]).toBe('5 3 -1 -1 7 -1 -1 -1 -1')
  expect(likelyForms("if line[0] == '\\n' or ops[i] == '+': pass", 'boj-2580').at(0)?.id).toBe('boj-2580')
})
