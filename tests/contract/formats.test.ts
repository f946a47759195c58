/** The contract that every text format in the registry fulfils. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WritableFormat } from '../../src/sudoku/formats/format.ts'
import { type Reading, readText } from '../../src/sudoku/formats/reading.ts'
import { FORMATS, formatWithId, writeGrid } from '../../src/sudoku/formats/registry.ts'
import { EMPTY_GRID, type Grid, gridOfLine } from '../../src/sudoku/grid.ts'
import { PUZZLES } from '../sudoku/puzzles.ts'
import { cases } from '../thorough.ts'

const WRITABLE = FORMATS.filter((format): format is WritableFormat => format.direction === 'both')

/** Any 81 digits, sparse or dense: formats do not check the rules. fast-check prints the seed of a failing case. */
const grids: fc.Arbitrary<Grid> = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 81, maxLength: 81 }),
    fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 81, maxLength: 81 }),
    fc.constantFrom(0, 20, 50, 90, 100),
  )
  .map(([digits, dice, share]) => digits.map((digit, cell) => (dice[cell] < share ? digit : 0)))

/** Returns the grids of a reading; none if the text has none or cannot be read. */
function gridsOf(reading: Reading): readonly Grid[] {
  switch (reading.kind) {
    case 'puzzle':
    case 'complete':
      return [reading.grid]
    case 'answered':
      return [reading.grid, reading.answer]
    case 'several':
      return reading.puzzles.map(({ grid }) => grid)
    case 'empty':
    case 'error':
      return []
  }
}

/** Ways in which word processors, web pages, editors and chats alter a text. */
const DISGUISES: readonly (readonly [string, (text: string) => string])[] = [
  ['a byte order mark', (text) => `\ufeff${text}`],
  ['the line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['the line ends of old Macs', (text) => text.replaceAll('\n', '\r')],
  ['no-break spaces', (text) => text.replaceAll(' ', '\u00a0')],
  ['ideographic spaces', (text) => text.replaceAll(' ', '\u3000')],
  ['zero-width spaces', (text) => text.replace(/./g, '$&\u200b')],
  [
    'full-width digits',
    (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  ],
  [
    'full-width punctuation',
    (text) => text.replace(/[[\]{}(),.|]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0)),
  ],
  ['spaces at the ends of its lines', (text) => text.replace(/$/gm, '  ')],
  ['blank lines around it', (text) => `\n\n${text}\n\n\n`],
  ['a code fence around it', (text) => `\`\`\`text\n${text}\n\`\`\`\n`],
]

test('each has a unique id and a name in both languages', () => {
  expect(new Set(FORMATS.map(({ id }) => id)).size).toBe(FORMATS.length)
  for (const { id, name } of FORMATS) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(name.en).not.toBe('')
    expect(name.ko).not.toBe('')
    expect(formatWithId(id)?.id).toBe(id)
  }
})

test('a grid is written as for BOJ 2580 when its format is read-only or unknown', () => {
  const grid = gridOfLine(PUZZLES.codewars1)
  for (const id of [
    ...FORMATS.filter(({ direction }) => direction === 'read').map((format) => format.id),
    'no-format',
  ])
    expect(writeGrid(grid, id)).toBe(writeGrid(grid, 'boj-2580'))
})

describe.each(FORMATS)('$id', (format) => {
  test('reads its own example', () => {
    const reading = readText(format.example)
    expect(reading).toMatchObject({ format: format.id })
    expect(gridsOf(reading)).not.toEqual([])
  })

  test.each(DISGUISES)('reads its example with %s', (_, disguise) => {
    const plain = readText(format.example)
    const disguised = readText(disguise(format.example))
    expect(disguised).toMatchObject({ kind: plain.kind, format: format.id })
    expect(gridsOf(disguised)).toEqual(gridsOf(plain))
  })
})

test('a text without any part of a puzzle has none', () => {
  for (const text of ['', ' \n ', 'Hello, world!', '안녕하세요', '3', 'x', '---', '[]', '1, 2, 3'])
    expect(gridsOf(readText(text))).toEqual([])
})

describe.each(WRITABLE)('$id', (format) => {
  test('reads what it writes, for any grid', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const text = format.write(grid)
        expect(gridsOf(readText(text))).toEqual([grid])
        expect(gridsOf(readText(`${text}\n`))).toEqual([grid])
      }),
      { numRuns: cases(60) },
    )
  })

  test('is recognised in what it writes', () => {
    for (const line of Object.values(PUZZLES)) {
      const reading = readText(format.write(gridOfLine(line)))
      // Several formats write a full or an empty board alike.
      if (line !== PUZZLES.solved && line !== PUZZLES.empty)
        expect(reading).toMatchObject({ format: format.id })
    }
  })

  test('distinguishes a puzzle, even an empty one, from a complete board', () => {
    expect(readText(format.write(gridOfLine(PUZZLES.codewars1)))).toMatchObject({ kind: 'puzzle' })
    expect(readText(format.write(EMPTY_GRID))).toMatchObject({ kind: 'puzzle', grid: EMPTY_GRID })
    expect(readText(format.write(gridOfLine(PUZZLES.solved)))).toMatchObject({ kind: 'complete' })
  })

  test('with one cell lost or one digit too many is not mistaken for another puzzle', () => {
    fc.assert(
      fc.property(grids, fc.nat(), fc.constantFrom('', '70', '07'), (grid, at, instead) => {
        const text = format.write(grid)
        const cells = Array.from(text.matchAll(/[0-9.]/g))
        fc.pre(cells.length > 0)
        const { index } = cells[at % cells.length]
        const damaged = text.slice(0, index) + instead + text.slice(index + 1)
        for (const read of gridsOf(readText(damaged))) {
          // When blanks are empty strings, losing a digit gives the text of another valid puzzle: undetectable.
          if (damaged !== format.write(read)) expect(read).toEqual(grid)
        }
      }),
      { numRuns: cases(100) },
    )
  })
})
