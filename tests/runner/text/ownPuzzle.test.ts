/** Puzzles in the source of programs, and programs that read input instead. */
import { describe, expect, test } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { puzzleInSource, readsInput } from '../../../src/runner/text/ownPuzzle.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

const OTHER = gridOfLine(PUZZLES.codewars1)
const LINE = PUZZLES.codewars2.replaceAll('.', '0')
const ROWS = Array.from({ length: 9 }, (_, row) => LINE.slice(row * 9, row * 9 + 9))
const lists = ROWS.map((row) => `    [${row.split('').join(', ')}],`).join('\n')

/** Programs that solve a puzzle of their own. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'a list of lists': `board = [\n${lists}\n]\n\ndef solve():\n    pass\n\nsolve()\nprint(board)\n`,
  'nine strings': `const board = [\n${ROWS.map((row) => `  '${row}',`).join('\n')}\n]\nsolve(board)\n`,
  'a template string under a commented readFileSync': `// const input = require('fs').readFileSync('/dev/stdin')\nconst input = \`${ROWS.map(
    (row) => row.split('').join(' '),
  ).join('\n')}\`\n`,
  'an array in braces': `int grid[9][9] = {\n${ROWS.map((row) => `  {${row.split('').join(', ')}},`).join('\n')}\n};\nint main() { solve(); }\n`,
}

test.each(Object.entries(PROGRAMS))('%s is found', (_, program) => {
  expect(puzzleInSource(program, OTHER)?.join('')).toBe(LINE)
})

test('a puzzle in which a digit is mistyped is found, unless there is another', () => {
  const mistyped = PROGRAMS['a list of lists'].replace('[8, 0', '[8, 8')
  const line = `88${LINE.slice(2)}`
  expect(puzzleInSource(mistyped, OTHER)?.join('')).toBe(line)
  expect(puzzleInSource(`${mistyped}\n${PROGRAMS['a list of lists']}`, OTHER)?.join('')).toBe(LINE)
})

test('a puzzle that is already on the board is not found', () => {
  expect(puzzleInSource(PROGRAMS['a list of lists'], gridOfLine(LINE))).toBeUndefined()
})

test.each([
  'board = [[0] * 9 for _ in range(9)]',
  `table = [\n${'  [0, 0, 0, 0, 0, 0, 0, 0, 0],\n'.repeat(9)}]`,
  'print(1)',
])('%s is no puzzle', (program) => {
  expect(puzzleInSource(program, OTHER)).toBeUndefined()
})

describe('A program reads input', () => {
  test.each([
    ['python', 'board = [input() for _ in range(9)]', true],
    ['python', '# board = input()\nboard = [[1]]', false],
    ['python', 'with open("a.txt") as f: pass', true],
    ['cpp', 'int main() { scanf("%d", &n); }', true],
    ['cpp', 'int main() { /* cin >> n; */ cout << 1; }', false],
    ['javascript', "const fs = require('fs'); fs.readFileSync(0)", true],
    ['javascript', '// fs.readFileSync(0)\nconsole.log(1)', false],
  ] as const)('%s: %s (%s)', (language, source, reads) => {
    expect(readsInput(source, language)).toBe(reads)
  })
})
