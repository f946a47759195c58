/** Unusual notations of a board, puzzles beside their solutions, and lists of cells; also with random boards. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readText } from '../../../src/sudoku/formats/reading.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../puzzles.ts'
import { boards, surroundings, gridsOf, rowsOf, testShapes } from './shapeLaws.ts'
import { MARKUP, NOTED, WORDS } from './unusual.ts'
import { LISTED_CELLS, PAIRS, writeCells } from './unusualLists.ts'
import { cases } from '../../thorough.ts'

const SHAPES = [...MARKUP, ...WORDS, ...NOTED]

testShapes(SHAPES, new Set(SHAPES))

describe.each(PAIRS)('A puzzle beside its solution: $name', ({ write }) => {
  const puzzle = rowsOf(PUZZLES.codewars1)
  const solution = rowsOf(PUZZLES.solved)

  test('is read', () => {
    expect(readText(write(puzzle, solution))).toMatchObject({
      kind: 'answered',
      grid: gridOfLine(PUZZLES.codewars1),
      answer: gridOfLine(PUZZLES.solved),
    })
  })

  test('is read in a text', () => {
    fc.assert(
      fc.property(surroundings, surroundings, (before, after) => {
        const reading = readText(`${before}\n\n${write(puzzle, solution)}\n\n${after}`)
        expect(gridsOf(reading)).toEqual([gridOfLine(PUZZLES.codewars1), gridOfLine(PUZZLES.solved)])
      }),
      { numRuns: cases(20) },
    )
  })

  test('is two boards, or reported as unreadable, for any boards', () => {
    fc.assert(
      fc.property(boards, boards, (left, right) => {
        fc.pre(left !== right)
        const found = gridsOf(readText(write(rowsOf(left), rowsOf(right))))
        if (found.length > 0)
          expect(found.map((grid) => lineOf(grid)).toSorted()).toEqual([left, right].toSorted())
      }),
      { numRuns: cases(20) },
    )
  })

  test('with a cell lost, or one too many, gives no board', () => {
    fc.assert(
      fc.property(
        fc.nat(8),
        fc.nat(8),
        fc.boolean(),
        fc.constantFrom('', '70', 'k'),
        (row, column, isLeft, instead) => {
          const damaged = (rows: readonly string[]) =>
            rows.with(row, rows[row].slice(0, column) + instead + rows[row].slice(column + 1))
          const text = isLeft ? write(damaged(puzzle), solution) : write(puzzle, damaged(solution))
          expect(gridsOf(readText(text))).toEqual([])
        },
      ),
      { numRuns: cases(50) },
    )
  })

  test('with a row lost or duplicated gives no board', () => {
    for (let row = 0; row < 9; row++) {
      for (const change of [
        (rows: readonly string[]) => rows.toSpliced(row, 1),
        (rows: readonly string[]) => rows.toSpliced(row, 0, rows[row]),
      ])
        expect(gridsOf(readText(write(change(puzzle), change(solution))))).toEqual([])
    }
  })
})

describe.each(LISTED_CELLS)('A list of cells: $name', (shape) => {
  const puzzle = rowsOf(PUZZLES.codewars1)

  test('is read', () => {
    for (const line of [PUZZLES.codewars1, PUZZLES.codewars2, PUZZLES.solved])
      expect(gridsOf(readText(writeCells(shape, rowsOf(line))))).toEqual([gridOfLine(line)])
  })

  test('is read in a text, for any board', () => {
    fc.assert(
      fc.property(boards, surroundings, surroundings, (line, before, after) => {
        const givens = line.replaceAll('0', '').length
        const found = gridsOf(readText(`${before}\n\n${writeCells(shape, rowsOf(line))}\n\n${after}`))
        if (found.length > 0 || (givens > 60 && givens < 81)) expect(found).toEqual([gridOfLine(line)])
      }),
      { numRuns: cases(20) },
    )
  })

  test('with blanks must have every cell', () => {
    const zeros = { ...shape, isBlankWritten: true }
    expect(gridsOf(readText(writeCells(zeros, puzzle)))).toEqual([gridOfLine(PUZZLES.codewars1)])
    const row = puzzle.with(4, puzzle[4].slice(0, 8))
    expect(readText(writeCells(zeros, row))).toMatchObject({
      kind: 'error',
      error: { code: 'cell-count', found: 80 },
    })
  })

  test('with a cell that has two digits is not read', () => {
    const { cell, separator = '\n', after = '' } = shape
    const text = writeCells({ ...shape, after: '' }, puzzle) + separator + cell(0, 0, '9') + after
    expect(readText(text).kind).toBe('error')
  })

  test('with a digit, a row or a column out of range is not read', () => {
    for (const [row, column, digit] of [
      [8, 8, '12'],
      [8, 8, 'k'],
      [9, 8, '9'],
      [8, 9, '9'],
    ] as const) {
      const { cell, separator = '\n', after = '' } = shape
      const text = writeCells({ ...shape, after: '' }, puzzle.with(8, '000080070'))
      expect(readText(text + separator + cell(row, column, digit) + after).kind).toBe('error')
    }
  })

  test('in no order, or in the order of columns, is not taken for one in the order of rows', () => {
    const turned = { ...shape, isByColumn: true }
    const reading = readText(writeCells(turned, puzzle))
    expect(reading).toMatchObject({ kind: 'error', error: { code: 'unclear-cells', reason: 'order' } })
  })
})

describe('A list of cells', () => {
  const inner = rowsOf(PUZZLES.solved).map((row, index) =>
    index === 0 || index === 8 ? '000000000' : `0${row.slice(1, 8)}0`,
  )

  test.each(LISTED_CELLS.filter(({ isCounted }) => isCounted))('$name: may count from 0 or 1', (shape) => {
    expect(readText(writeCells(shape, inner))).toMatchObject({
      kind: 'error',
      error: { code: 'unclear-cells', reason: 'origin' },
    })
  })

  test('beside a board is not read in its place', () => {
    const board = PUZZLES.codewars1.replace(/.{9}/g, '$&\n')
    for (const shape of LISTED_CELLS) {
      const text = `${board}\nThe first steps:\n\n${writeCells(shape, rowsOf(PUZZLES.solved))}`
      const [first] = gridsOf(readText(text))
      expect([undefined, PUZZLES.codewars1]).toContain(first && lineOf(first))
    }
  })

  test('that is a log of steps is not read', () => {
    const steps = rowsOf(PUZZLES.solved).flatMap((row, index) =>
      Array.from(row, (digit, column) => `Naked Single: r${index + 1}c${column + 1}=${digit}`),
    )
    expect(readText(steps.join('\n')).kind).toBe('error')
  })
})

describe('A list of rows, columns and digits', () => {
  const triples = (line: string, open: string, close: string) =>
    Array.from(line).flatMap((digit, cell) =>
      digit === '0' ? [] : `${open}${Math.floor(cell / 9)}, ${cell % 9}, ${digit}${close}`,
    )

  test.each(['()', '[]', '{}'])('in %s is read', ([open, close]) => {
    for (const line of [PUZZLES.codewars1, PUZZLES.codewars2, PUZZLES.solved])
      for (const separator of [', ', ',\n\t'])
        expect(
          gridsOf(readText(`givens = [${triples(line, open, close).join(separator)}]`)).map((grid) =>
            lineOf(grid),
          ),
        ).toEqual([line])
  })

  test('in another order, or with conflicts, may be something else', () => {
    const edges = triples(PUZZLES.codewars1, '[', ']')
    expect(readText(edges.toReversed().join()).kind).toBe('error')
    expect(readText(edges.with(1, '[0, 1, 5]').join())).toMatchObject({ error: { code: 'unrecognised' } })
  })
})

test('the numbers of a command above a drawing are not its first row', () => {
  const row = (line: string) => `| ${Array.from(line).join('  ')} |`
  const rule = `+${'-'.repeat(27)}+`
  const drawing = [rule, ...rowsOf(PUZZLES.codewars1).map(row), rule].join('\n')
  const places = '115 123 157 216 241 259 265 329 338 386 418 456 493 514 548 563 591'
  expect(gridsOf(readText(`$ ./solve ${places}\n${drawing}\n`))).toEqual([gridOfLine(PUZZLES.codewars1)])
})

test('columns of MATLAB side by side are not taken for rows', () => {
  const columns = rowsOf(PUZZLES.codewars1).map((column) => `[${Array.from(column).join(';')}]`)
  for (const separator of [', ', ' ']) expect(readText(`A = [${columns.join(separator)}]`).kind).toBe('error')
})

test('a word for a blank beside another mark is not read', () => {
  const rows = rowsOf(PUZZLES.codewars1).map((row) => Array.from(row.replaceAll('0', '.')).join(' '))
  for (const word of ['nil', 'NA', 'e'])
    expect(readText(rows.with(3, rows[3].replaceAll('.', word)).join('\n')).kind).toBe('error')
})

test.each(['#', '@', '$', '~', ':', '!', '-1', 'nil', 'None', '""'])(
  '%s in one cell of a full board is no blank, but may be a lost digit',
  (mark) => {
    const rows = rowsOf(PUZZLES.solved).map((row) => Array.from(row))
    const damaged = rows.with(4, rows[4].with(4, mark)).map((row) => `[${row.join(', ')}]`)
    expect(readText(`[${damaged.join(',\n ')}]`).kind).toBe('error')
  },
)

test('asterisks beside bold digits are not taken for nothing', () => {
  const rows = rowsOf(PUZZLES.codewars1).map((row) => row.replaceAll('0', '*').replace(/[1-9]/, '**$&**'))
  expect(readText(rows.join('\n')).kind).toBe('error')
})
