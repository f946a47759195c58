/**
 * Boards copied with what surrounds them are read, and a page of several boards gives none that is not on it, even if
 * one of them is damaged.
 */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBoards, readText } from '../../../src/sudoku/formats/reading.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { SEED } from '../../seed.ts'
import { cases } from '../../thorough.ts'
import { PUZZLES } from '../puzzles.ts'
import { randomPuzzle } from '../randomPuzzles.ts'
import {
  CELL_A_LINE,
  COLOURED,
  COUNTED,
  DASHED,
  FIELDS,
  PROMPTED,
  PUNCTUATED,
  STARRED,
  STOPPED,
  TEMPLATES,
  TITLED,
  TRIMMED,
} from './copied.ts'
import { boards, gridsOf, rowsOf, testShapes } from './shapeLaws.ts'
import { WORDS } from './unusual.ts'
import type { Shape } from './wild.ts'

const SHAPES = [
  ...DASHED,
  ...COUNTED,
  ...TEMPLATES,
  ...STOPPED,
  ...PROMPTED,
  ...PUNCTUATED,
  ...STARRED,
  ...COLOURED,
  ...FIELDS,
  ...TRIMMED,
]

testShapes(SHAPES, new Set([...DASHED, ...COUNTED, ...STARRED, ...PUNCTUATED]))

/** Shapes that are read only if they cannot be anything else: for boards without conflicts. */
describe.each([...TITLED, ...CELL_A_LINE])('$name', ({ write }) => {
  test('is read', () => {
    for (const line of [PUZZLES.codewars1, PUZZLES.codewars2, PUZZLES.solved])
      expect(gridsOf(readText(write(rowsOf(line))))).toEqual([gridOfLine(line)])
  })

  test('with a cell lost, or a cell or a row too many, gives no board', () => {
    const rows = rowsOf(PUZZLES.codewars1)
    for (let row = 0; row < 9; row++) {
      const damaged = [
        rows.toSpliced(row, 0, rows[row]),
        rows.with(row, rows[row].slice(1)),
        rows.with(row, `7${rows[row]}`),
      ]
      for (const changed of damaged) expect(gridsOf(readText(write(changed)))).toEqual([])
    }
  })

  test(`holds its board or is refused, for any board (seed ${SEED})`, () => {
    for (let index = 0; index < cases(40); index++) {
      const grid = randomPuzzle(SEED + index, 24 + (index % 40))
      const found = gridsOf(readText(write(rowsOf(lineOf(grid)))))
      if (found.length > 0) expect(found).toEqual([grid])
    }
  })
})

test('Ten rows of which the first may be a title or a row are refused', () => {
  const rows = rowsOf('123456789456789123789123456231674895875912364694538217317265948542897631968341572')
  expect(gridsOf(readText(rows.join('\n')))).toEqual([gridOfLine(rows.join(''))])
  for (let row = 0; row < 9; row++) {
    const text = rows.toSpliced(row, 0, rows[row]).map((each) => Array.from(each).join(' '))
    const found = gridsOf(readText(text.join('\n')))
    // The first row twice is a title above the board, which is the same board.
    expect(found).toEqual(row === 0 ? [gridOfLine(rows.join(''))] : [])
  }
})

test('Ten prompts are not nine from the second on', () => {
  const rows = [...rowsOf(PUZZLES.codewars1), '000000000']
  const text = rows.map((row, index) => `Enter row ${index}: ${Array.from(row).join(' ')}`)
  expect(gridsOf(readText(text.join('\n')))).toEqual([])
})

test('A solution with two spaces before its bars has no blanks', () => {
  const rows = rowsOf(PUZZLES.solved).map((row) =>
    [row.slice(0, 3), row.slice(3, 6), row.slice(6)].map((box) => Array.from(box).join(' ')).join('  | '),
  )
  expect(gridsOf(readText(rows.join('\n')))).toEqual([gridOfLine(PUZZLES.solved)])
})

test('Fields whose values are not digits are no blanks', () => {
  const { write } = FIELDS[0]
  const text = write(rowsOf(PUZZLES.codewars1)).replaceAll('value="5"', 'value="{{ cell.digit }}"')
  expect(gridsOf(readText(text))).toEqual([])
})

describe('A judge’s sample whose input begins with a count', () => {
  const spaced = (line: string) =>
    rowsOf(line)
      .map((row) => Array.from(row).join(' '))
      .join('\n')
  const input = spaced(PUZZLES.codewars1)
  const output = spaced(PUZZLES.solved)

  test.each([
    [
      'in fences',
      `## Sample Input\n\n\`\`\`\n1\n${input}\n\`\`\`\n\n## Sample Output\n\n\`\`\`\n${output}\n\`\`\`\n`,
    ],
    [
      'in fences, close together',
      `Sample Input\n\`\`\`\n1\n${input}\n\`\`\`\nSample Output\n\`\`\`\n${output}\n\`\`\`\n`,
    ],
    [
      'in fences, in Korean, with a number before the output too',
      `### 예제 입력 1\n\`\`\`\n1\n${input}\n\`\`\`\n\n### 예제 출력 1\n\`\`\`\n#1\n${output}\n\`\`\`\n`,
    ],
    [
      'indented',
      `Sample Input\n\n    1\n${input.replace(/^/gm, '    ')}\n\nSample Output\n\n${output.replace(/^/gm, '    ')}\n`,
    ],
  ])('%s: is its puzzle with its answer', (_, text) => {
    expect(readText(text)).toMatchObject({
      kind: 'answered',
      grid: gridOfLine(PUZZLES.codewars1),
      answer: gridOfLine(PUZZLES.solved),
    })
  })

  test('and has two boards is a choice', () => {
    const text = `## Sample Input\n\n\`\`\`\n2\n${input}\n${spaced(PUZZLES.codewars2)}\n\`\`\`\n`
    expect(gridsOf(readText(text))).toEqual([gridOfLine(PUZZLES.codewars1), gridOfLine(PUZZLES.codewars2)])
  })
})

/** Shapes whose rows stand apart, so that those of two boards may run into each other. */
const APART: readonly Shape[] = [
  {
    name: 'strings that are concatenated, with line ends in them',
    write: (rows) => `String s = ${rows.map((row) => `"${row}\\r\\n"`).join(' +\n    ')};\n`,
  },
  {
    name: 'a drawing in strings with line ends',
    write: (rows) =>
      `String s =\n  "+-------+\\n"\n${rows.map((row) => `  + "${Array.from(row.replaceAll('0', '.')).join(' ')}\\n"`).join('\n')};\n`,
  },
  { name: 'rows with empty lines between them', write: (rows) => rows.join('\n\n') },
  {
    name: 'bands with empty lines between them',
    write: (rows) => rows.map((row, index) => (index % 3 === 2 ? `${row}\n` : row)).join('\n'),
  },
  { name: '# for a blank', write: (rows) => rows.join('\n').replaceAll('0', '#') },
  {
    name: 'rules of nine spaced dashes',
    write: (rows) =>
      rows
        .map((row, index) => `${index % 3 === 0 ? '- - - - - - - - -\n' : ''}${Array.from(row).join(' ')}`)
        .join('\n'),
  },
  {
    name: 'tables of Markdown without headings',
    write: (rows) =>
      `${'|   '.repeat(9)}|\n${'|---'.repeat(9)}|\n${rows.map((row) => `| ${Array.from(row.replaceAll('0', ' ')).join(' | ')} |`).join('\n')}\n`,
  },
  ...FIELDS.slice(0, 4),
  ...TITLED.slice(-1),
]

describe.each(APART)(`A page of several boards: $name (seed ${SEED})`, ({ write }) => {
  const page = fc.tuple(
    fc.array(boards, { minLength: 2, maxLength: 12 }),
    fc.constantFrom('\n', '\n\n', '\n\n\n', '\n\nNext:\n\n'),
  )

  test('gives no board that is not on it', () => {
    fc.assert(
      fc.property(page, ([lines, gap]) => {
        const read = readBoards(lines.map((line) => write(rowsOf(line))).join(gap))
        const found = read.kind === 'boards' ? read.grids.map(({ grid }) => lineOf(grid)) : []
        for (const line of found) expect(lines).toContain(line)
      }),
      { numRuns: cases(30), seed: SEED },
    )
  })

  test('gives none either if one of them has lost a row, or has one twice', () => {
    fc.assert(
      fc.property(page, fc.nat(11), fc.nat(8), fc.boolean(), ([lines, gap], which, row, isLost) => {
        const texts = lines.map((line, index) => {
          const rows = rowsOf(line)
          if (index !== which % lines.length) return write(rows)
          return write(isLost ? rows.toSpliced(row, 1) : rows.toSpliced(row, 0, rows[row]))
        })
        const read = readBoards(texts.join(gap))
        const found = read.kind === 'boards' ? read.grids.map(({ grid }) => lineOf(grid)) : []
        for (const line of found) expect(lines).toContain(line)
      }),
      { numRuns: cases(60), seed: SEED },
    )
  })
})

describe('Of a page of twelve boards none is lost', () => {
  /** Each row has a blank, so that no row of a puzzle can be taken for a row of a full board. */
  const puzzles = Array.from({ length: 12 }, (_, index) =>
    PUZZLES.codewars1.replace(/[3-9]/g, (digit) => String(((Number(digit) + index) % 7) + 3)),
  )
  const other = PUZZLES.solved.replace(/[12]/g, (digit) => (digit === '1' ? '2' : '1'))

  test.each(WORDS.filter(({ name }) => name.includes('for a blank, with')))(
    '$name: one or two have no blanks',
    ({ write }) => {
      for (const page of [puzzles.with(4, PUZZLES.solved), puzzles.with(4, PUZZLES.solved).with(7, other)]) {
        const text = page.map((line, index) => `Grid ${index + 1}\n${write(rowsOf(line))}`).join('\n')
        const read = readBoards(text)
        expect(read.kind === 'boards' && read.grids.map(({ grid }) => lineOf(grid))).toEqual(page)
      }
    },
  )
})
