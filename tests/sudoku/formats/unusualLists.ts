/** Writes boards as lists of their cells, and puzzles side by side with their solutions. */

type Rows = readonly string[]

const cells = (row: string, separator: string, blank = '0') =>
  Array.from(row, (digit) => (digit === '0' ? blank : digit)).join(separator)
const spaced = (row: string) => cells(row, ' ')
const lines = (rows: Rows, write: (row: string, index: number) => string) => rows.map(write).join('\n')

/** A notation that lists cells one by one, each with its row, column and digit. */
interface ListedCells {
  readonly name: string
  /** @param row, column from 0 */
  readonly cell: (row: number, column: number, digit: string) => string
  /** Text between two cells; a line end by default. */
  readonly separator?: string
  /** Text before the first cell. */
  readonly before?: string
  /** Text after the last cell. */
  readonly after?: string
  /** True if rows and columns are numbered, and the notation does not show whether from 0 or from 1. */
  readonly isCounted?: boolean
  /** True if blanks are written too, as 0. */
  readonly isBlankWritten?: boolean
  /** True if the cells are written column by column. */
  readonly isByColumn?: boolean
}

const LETTERS = 'ABCDEFGHIJ'

export const LISTED_CELLS: readonly ListedCells[] = [
  {
    name: 'assignments',
    cell: (row, column, digit) => `grid[${row}][${column}] = ${digit}`,
    isCounted: true,
  },
  {
    name: 'assignments with semicolons, in a function',
    cell: (row, column, digit) => `    board[${row}][${column}] = ${digit};`,
    before: 'public void fill() {\n    // 예제 입력\n',
    after: '\n}\n',
    isCounted: true,
  },
  {
    name: 'assignments to one pair of brackets, from 1',
    cell: (row, column, digit) => `x[${row + 1}, ${column + 1}] = ${digit}`,
    isCounted: true,
  },
  {
    name: 'assignments of MATLAB',
    cell: (row, column, digit) => `A(${row + 1},${column + 1}) = ${digit};`,
    before: 'A = zeros(9, 9);\n',
    isCounted: true,
  },
  {
    name: 'a hash of Ruby',
    cell: (row, column, digit) => `'${row + 1}x${column + 1}' => ${digit}`,
    separator: ', ',
    before: 'puzzle = { ',
    after: ' }\n',
    isCounted: true,
  },
  {
    name: 'a hash of Ruby on lines',
    cell: (row, column, digit) => `  "${row}x${column}" => "${digit}",`,
    before: '# 스도쿠\n$board = {\n',
    after: '\n};\n',
    isCounted: true,
  },
  {
    name: 'an object with letters for rows',
    cell: (row, column, digit) => `  ${LETTERS[row]}${column + 1}: '${digit}'`,
    separator: ',\n',
    before: 'const board = {\n',
    after: '\n};\n',
  },
  {
    name: 'letters for rows, on one line',
    cell: (row, column, digit) => `${LETTERS[row].toLowerCase()}${column + 1}=${digit}`,
    separator: ' ',
    before: 'Givens:\n',
    after: '\n',
  },
  {
    name: 'objects with row, col and value',
    cell: (row, column, digit) => `{"row": ${row}, "col": ${column}, "value": ${digit}}`,
    separator: ',\n  ',
    before: '{"level": "쉬움", "cells": [\n  ',
    after: '\n]}\n',
    isCounted: true,
  },
  {
    name: 'a dict of tuples',
    cell: (row, column, digit) => `(${row}, ${column}): ${digit}`,
    separator: ', ',
    before: 'clues = {',
    after: '}\n',
    isCounted: true,
  },
  {
    name: 'a dict of tuples on lines, in Korean',
    cell: (row, column, digit) => `    (${row}, ${column}): ${digit},`,
    before: '힌트 = {\n',
    after: '\n}\n',
    isCounted: true,
  },
  { name: 'r1c3 = 5', cell: (row, column, digit) => `r${row + 1}c${column + 1} = ${digit}` },
  {
    name: 'R1C3: 5 in a post',
    cell: (row, column, digit) => `R${row + 1}C${column + 1}: ${digit}`,
    separator: ', ',
    before: '주어진 숫자는 다음과 같습니다.\n\n',
    after: '\n\n풀어 주세요.\n',
  },
  {
    name: 'an association list of Haskell',
    cell: (row, column, digit) => `((${row},${column}),${digit})`,
    separator: ', ',
    before: 'clues = [',
    after: ']\n',
    isCounted: true,
  },
  {
    name: 'facts of a logic program',
    cell: (row, column, digit) => `cell(${row + 1},${column + 1},${digit})`,
    separator: ' ',
    isCounted: true,
  },
  {
    name: 'names with underscores',
    cell: (row, column, digit) => `cell_${row + 1}_${column + 1} = ${digit}`,
    isCounted: true,
  },
  {
    name: 'names with two digits',
    cell: (row, column, digit) => `x${row + 1}${column + 1} = ${digit}`,
    isCounted: true,
  },
  {
    name: '1행 3열: 5',
    cell: (row, column, digit) => `${row + 1}행 ${column + 1}열: ${digit}`,
    before: '힌트\n\n',
    isCounted: true,
  },
  {
    name: 'Row 1, Column 3: 5',
    cell: (row, column, digit) => `Row ${row + 1}, Column ${column + 1}: ${digit}`,
    isCounted: true,
  },
  {
    name: 'assignments with a comment before each',
    cell: (row, column, digit) => `# row ${row}\nself.grid[${row}][${column}] = ${digit}`,
    isCounted: true,
  },
  {
    name: 'assignments through a pointer',
    cell: (row, column, digit) => `board->cells[${row}][${column}] = '${digit}';`,
    isCounted: true,
  },
]

/** Writes a board as a list of its cells. */
export function writeCells(
  {
    cell,
    separator = '\n',
    before = '',
    after = '',
    isBlankWritten = false,
    isByColumn = false,
  }: ListedCells,
  rows: Rows,
): string {
  const entries = rows.flatMap((row, index) =>
    Array.from(row).flatMap((digit, column) =>
      digit === '0' && !isBlankWritten ? [] : { row: index, column, text: cell(index, column, digit) },
    ),
  )
  if (isByColumn) entries.sort((one, other) => one.column - other.column || one.row - other.row)
  return before + entries.map(({ text }) => text).join(separator) + after
}

/** A way to write a puzzle beside its solution. */
export interface Pair {
  readonly name: string
  readonly write: (left: Rows, right: Rows) => string
}

const boxed = (row: string) =>
  `| ${[row.slice(0, 3), row.slice(3, 6), row.slice(6)].map((box) => cells(box, ' ', '.')).join(' | ')} |`
const beside = (left: Rows, right: Rows, gap: string, write: (row: string) => string) =>
  lines(left, (row, index) => write(row) + gap + write(right[index]))

export const PAIRS: readonly Pair[] = [
  { name: 'digits with a space', write: (left, right) => beside(left, right, ' ', (row) => row) },
  {
    name: 'digits with spaces, under a heading',
    write: (left, right) => `Puzzle        Solution\n${beside(left, right, '     ', (row) => row)}\n`,
  },
  {
    name: 'cells with spaces, under a heading, in Korean',
    write: (left, right) => `문제                  정답\n${beside(left, right, '     ', spaced)}\n`,
  },
  { name: 'cells with a bar', write: (left, right) => beside(left, right, ' | ', spaced) },
  { name: 'cells with two bars', write: (left, right) => beside(left, right, ' || ', spaced) },
  { name: 'digits with a bar', write: (left, right) => beside(left, right, ' | ', (row) => row) },
  { name: 'cells with an arrow', write: (left, right) => beside(left, right, '  =>  ', spaced) },
  { name: 'digits with a long arrow', write: (left, right) => beside(left, right, ' --> ', (row) => row) },
  { name: 'digits with a comma', write: (left, right) => beside(left, right, ',', (row) => row) },
  {
    name: 'an arrow in the middle row',
    write: (left, right) =>
      lines(left, (row, index) => spaced(row) + (index === 4 ? '  ->  ' : '      ') + spaced(right[index])),
  },
  {
    name: 'drawings',
    write: (left, right) => {
      const rule = '+-------+-------+-------+   +-------+-------+-------+'
      const drawn = left.map((row, index) => `${boxed(row)}   ${boxed(right[index])}`)
      return [rule, ...drawn.slice(0, 3), rule, ...drawn.slice(3, 6), rule, ...drawn.slice(6), rule].join(
        '\n',
      )
    },
  },
  {
    name: 'drawings with lines between all cells, and nothing in blanks',
    write: (left, right) => {
      const drawn = (row: string) => `| ${cells(row, ' | ', ' ')} |`
      const rule = '+---'.repeat(9)
      const rows = beside(left, right, '        ', drawn).split('\n')
      return rows.map((row) => `${rule}+        ${rule}+\n${row}`).join('\n')
    },
  },
  {
    name: 'drawings with an arrow in the middle, in a post',
    write: (left, right) => {
      const rule = '+-------+-------+-------+      +-------+-------+-------+'
      const drawn = left.map(
        (row, index) => boxed(row) + (index === 4 ? '  =>  ' : '      ') + boxed(right[index]),
      )
      return `풀이 전과 후\n\n${[rule, ...drawn.slice(0, 3), rule, ...drawn.slice(3, 6), rule, ...drawn.slice(6), rule].join('\n')}\n\n0.3초\n`
    },
  },
  { name: 'cells with tabs', write: (left, right) => beside(left, right, '\t\t', spaced) },
  { name: 'digits with =', write: (left, right) => beside(left, right, ' = ', (row) => row) },
  {
    name: 'a Markdown table',
    write: (left, right) =>
      `| Puzzle | Solution |\n|---|---|\n${lines(left, (row, index) => `| ${row} | ${right[index]} |`)}\n`,
  },
  {
    name: 'bands with a blank line between them',
    write: (left, right) =>
      lines(left, (row, index) => `${index > 0 && index % 3 === 0 ? '\n' : ''}${row}   ${right[index]}`),
  },
  {
    name: 'strings',
    write: (left, right) => lines(left, (row, index) => `"${row}"  "${right[index]}"`),
  },
]
