/**
 * 30,000 texts (one in 36 by default): each is read as the digits in it, or rejected with a fault. A failing
 * test prints its seed; `SEED=<seed>` runs it again.
 */
import { readingEn } from '../../../src/page/reading/reading.en.ts'
import { readingKo } from '../../../src/page/reading/reading.ko.ts'
import { describe, test } from 'vitest'
import type { ReadError } from '../../../src/sudoku/formats/errors.ts'
import { pasted } from '../../../src/sudoku/formats/parsing/pasted.ts'
import { type Reading, readText } from '../../../src/sudoku/formats/reading.ts'
import { FORMATS, writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { EMPTY_GRID, type Grid, isComplete, sameBoard } from '../../../src/sudoku/grid.ts'
import { SEED } from '../../seed.ts'
import { IS_THOROUGH } from '../../thorough.ts'

/** Returns an integer from 0 to `below` − 1. */
type Random = (below: number) => number

/** Creates a pseudorandom generator: Tommy Ettinger's mulberry32. */
function randomOf(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function oneOf<Item>(random: Random, items: ArrayLike<Item>): Item {
  return items[random(items.length)]
}

function randomGrid(random: Random): Grid {
  const givens = oneOf(random, [0, 25, 50, 95, 100])
  return EMPTY_GRID.map(() => (random(100) < givens ? 1 + random(9) : 0))
}

/**
 * Parts of the texts, each a test of its own, so that no test takes minutes. A default run tests one part, and only a
 * twelfth of its texts.
 */
const PARTS = IS_THOROUGH ? Array.from({ length: 3 }, (_, part) => part) : [0]

/** Returns the number of texts in a part, for `all` in three parts. */
function textsOfPart(all: number): number {
  return Math.ceil(all / (IS_THOROUGH ? 3 : 36))
}

/** Checks the texts of a part, each with other random numbers. @throws Error with the seed and number of a failing text */
function forTexts(part: number, all: number, check: (random: Random) => void): void {
  const runs = textsOfPart(all)
  for (let run = part * runs; run < (part + 1) * runs; run++) {
    try {
      check(randomOf(SEED + run * 7919))
    } catch (cause) {
      throw new Error(`SEED=${SEED}, text ${run}: ${String(cause)}`, { cause })
    }
  }
}

function assertLaw(law: string, holds: boolean, text: string): void {
  if (!holds) throw new Error(`${law}, in ${JSON.stringify(text)}`)
}

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

/** Returns the digits 1–9 of a text, in order. */
function digitsOf(text: string): string {
  return text.replace(/[^1-9]/g, '')
}

function hasSubsequence(digits: string, part: string): boolean {
  let found = 0
  for (const digit of digits) if (digit === part[found]) found++
  return found === part.length
}

/**
 * Returns true if the place that an error names is on the board, what it found is not what it expected, and it has a
 * text in both languages.
 */
function isConsistent(error: ReadError): boolean {
  if (error.code === 'in-puzzle') return isConsistent(error.error)
  const row = !('row' in error) || (error.row >= 1 && error.row <= 9)
  const column = !('column' in error) || (error.column >= 1 && error.column <= 9)
  const wrong = !('expected' in error) || error.found !== error.expected
  const reported = [readingEn, readingKo].every(
    (words) => !/undefined|NaN|\[object|^$/.test(words.error(error)),
  )
  return row && column && wrong && reported
}

/** Links pack their digits, so the digits of a board in a link need not be in the text. */
const LINK = /sudokuexchange|sudokuwiki|f-puzzles/i

/** Reads a text and checks the invariants of every reading. */
function readChecked(text: string): Reading {
  const reading = readText(text)
  const grids = gridsOf(reading)
  const plain = pasted(text)
  if (reading.kind === 'error') assertLaw('An error has its place', isConsistent(reading.error), text)
  else if (reading.kind === 'empty') assertLaw('Empty is blank', plain.trim() === '', text)
  else assertLaw('Something is found', grids.length > 0, text)
  if (reading.kind === 'puzzle') assertLaw('A puzzle has a blank', !isComplete(reading.grid), text)
  if (reading.kind === 'complete') assertLaw('A complete board has none', isComplete(reading.grid), text)
  for (const grid of grids) {
    const digits =
      grid.length === 81 && grid.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= 9)
    assertLaw('A grid has 81 digits', digits, text)
  }
  // The text may have the solution before its puzzle.
  const orders = reading.kind === 'answered' ? [grids, grids.toReversed()] : [grids]
  const isThere = orders.some((order) => hasSubsequence(digitsOf(plain), digitsOf(order.flat().join(''))))
  assertLaw('Digits are as they stand', LINK.test(plain) || isThere, text)
  return reading
}

/** Ways to damage a character. */
const CHARACTERS = ['delete', 'insert', 'replace'] as const
/** Ways to damage the lines; `cut` drops the end of the text. */
const LINES = ['delete line', 'double line', 'turn lines', 'cut'] as const
type Damage = (typeof CHARACTERS)[number] | (typeof LINES)[number]

function damagedText(text: string, damage: Damage, random: Random, marks: string): string {
  const at = random(text.length + 1)
  const lines = text.split('\n')
  const line = random(lines.length)
  switch (damage) {
    case 'delete':
      return text.slice(0, at) + text.slice(at + 1)
    case 'insert':
      return text.slice(0, at) + oneOf(random, marks) + text.slice(at)
    case 'replace':
      return text.slice(0, at) + oneOf(random, marks) + text.slice(at + 1)
    case 'delete line':
      return lines.toSpliced(line, 1).join('\n')
    case 'double line':
      return lines.toSpliced(line, 0, lines[line]).join('\n')
    case 'turn lines':
      return [...lines.slice(line), ...lines.slice(0, line)].join('\n')
    case 'cut':
      return text.slice(0, at)
  }
}

function damagedTimes(
  times: number,
  whole: string,
  random: Random,
  damages: readonly Damage[],
  marks: string,
): string {
  let text = whole
  for (let time = 0; time < times; time++) text = damagedText(text, oneOf(random, damages), random, marks)
  return text
}

const ANY_DAMAGE = [...CHARACTERS, ...CHARACTERS, ...LINES]
/** Characters to insert when damaging a text. */
const MARKS = '0123456789.*_xX-,;:|+[]{}()"\'#/\\ \t\n`kQ가１０\u00a0\u200b\ufeff…—"'

const IDS = FORMATS.filter(({ direction }) => direction === 'both').map(({ id }) => id)

/** Formats that write the grid without other text, such as a heading `Grid 01` or the name of a technique. */
const BARE_IDS = IDS.filter((id) => !/[a-z1-9]/i.test(writeGrid(EMPTY_GRID, id)))

function countText(all: number): string {
  return textsOfPart(all).toLocaleString('en')
}

describe.each(PARTS)(`seed ${SEED}, part %i`, (part) => {
  test(`${countText(9_000)} puzzles, damaged`, () => {
    forTexts(part, 9_000, (random) => {
      const text = writeGrid(randomGrid(random), oneOf(random, IDS))
      readChecked(damagedTimes(1 + random(4), text, random, ANY_DAMAGE, MARKS))
    })
  })

  test(`${countText(6_000)} examples of the formats, damaged and run together`, () => {
    forTexts(part, 6_000, (random) => {
      const texts = Array.from({ length: 1 + random(2) }, () => oneOf(random, FORMATS).example)
      const text = texts.join(oneOf(random, ['', ' ', '\n', '\n\n', ',', ' = ']))
      readChecked(damagedTimes(random(5), text, random, ANY_DAMAGE, MARKS))
    })
  })

  test(`${countText(9_000)} puzzles with digits and spaces added, lost and changed: no digit is skipped`, () => {
    forTexts(part, 9_000, (random) => {
      const grid = randomGrid(random)
      const text = damagedTimes(
        1 + random(2),
        writeGrid(grid, oneOf(random, BARE_IDS)),
        random,
        CHARACTERS,
        '0123456789 \n',
      )
      const read = gridsOf(readChecked(text))
      if (read.length === 0) return
      const same = read.length === 1 && sameBoard(read[0], grid)
      const together = digitsOf(text).includes(digitsOf(read.flat().join('')))
      assertLaw('The digits stand together', same || together, text)
    })
  })

  test(`${countText(6_000)} texts of the characters that puzzles are made of, or of any`, () => {
    forTexts(part, 6_000, (random) => {
      const length = random(300)
      const mark = oneOf(random, [
        () => oneOf(random, MARKS),
        () => oneOf(random, '0123456789. \n'),
        () => String.fromCharCode(random(0x1_0000)),
      ])
      readChecked(Array.from({ length }, mark).join(''))
    })
  })
})
