import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellOf, digitOf, EventKind, eventNotation, kindOf } from '../../../src/search/events.ts'
import { blanksOf } from '../../../src/sudoku/grid.ts'
import type { Extent, Strategy } from '../../../src/search/engine/strategy.ts'
import { segmentAfter } from '../../../src/search/steps/steps.ts'
import { type Why, whyOf } from '../../../src/search/steps/why.ts'
import { dancingLinks } from '../../../src/search/programs/dancing-links/strategy.ts'
import { promisingNumbers } from '../../../src/search/programs/promising-numbers/strategy.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { UNITS, unitsOf } from '../../../src/sudoku/units.ts'
import { steppingEn as EN } from '../../../src/page/listing/stepping.en.ts'
import { steppingKo as KO } from '../../../src/page/listing/stepping.ko.ts'
import { EXTENTS } from '../../listings/listings.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { randomGivens, recordSearch, type RecordedSearch, searchCalls } from './moments.ts'

const cellNotation = (cell: number) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`

/** Formats an explanation of an event, e.g. `r1c9 has no digit left: 5 r1c1 row, …; tried 4`. */
function whyNotation(why: Why | undefined): string {
  if (why === undefined) return 'nothing to explain'
  if (why.kind === 'solution-found') return 'solution found'
  const fruitless = why.isFruitless ? '' : ', maybe not in vain'
  if (why.kind === 'no-digit-left') {
    const blockers = why.blockers.map(({ digit, by, unit }) => `${digit} ${cellNotation(by)} ${unit}`)
    return `${cellNotation(why.cell)} has no digit left: ${blockers.join(', ')}; tried ${why.tried.join(' ')}${fruitless}`
  }
  const { kind, index } = UNITS[why.unit]
  const blockers = why.blockers.map(
    ({ cell, by, unit }) => `${cellNotation(cell)} ${cellNotation(by)} ${unit}`,
  )
  const tried = why.tried.map(cellNotation).join(' ')
  return `${kind} ${index + 1} has no place left for ${why.digit}: ${blockers.join(', ')}; tried ${tried}${fruitless}`
}

const whyAt = ({ givens, strategy, at }: RecordedSearch, event: number) => whyOf(givens, strategy, at(event))

/** Returns the first events of a search as text, each with its explanation, if any. */
function explanationsOf(line: string, strategy: Strategy, extent: Extent, limit = 60): readonly string[] {
  const search = recordSearch(givensOfLine(line), strategy, extent, limit)
  return Array.from(
    search.events,
    (event, index) => `${eventNotation(event)}  ${whyNotation(whyAt(search, index + 1))}`,
  )
}

describe('Explanations, written out', () => {
  test('a dead end is seen in advance, and explains why the placement is taken back', () => {
    const lines = explanationsOf(PUZZLES.codewars1, tables, 'first')
    const taken = lines.findIndex((line) => line.includes('✗'))
    expect(lines.slice(taken - 1, taken + 1).join('\n')).toMatchInlineSnapshot(`
      "r1c8=9  r1c9 has no digit left: 5 r1c1 row, 3 r1c2 row, 1 r1c3 row, 2 r1c4 row, 7 r1c5 row, 4 r1c6 row, 8 r1c7 row, 9 r1c8 row, 6 r6c9 column; tried 
      r1c8✗9  r1c9 has no digit left: 5 r1c1 row, 3 r1c2 row, 1 r1c3 row, 2 r1c4 row, 7 r1c5 row, 4 r1c6 row, 8 r1c7 row, 9 r1c8 row, 6 r6c9 column; tried "
    `)
  })

  test('tried digits are distinguished from blocked ones', () => {
    const search = explanationsOf(PUZZLES.codewars1, tables, 'first', 400)
    expect(search.find((line) => /✗.*tried \d \d/.test(line))).toMatchInlineSnapshot(
      `"r1c6✗4  r1c7 has no digit left: 5 r1c1 row, 3 r1c2 row, 1 r1c3 row, 2 r1c4 row, 7 r1c5 row, 4 r1c6 row, 6 r3c8 box; tried 8 9"`,
    )
  })

  test('a program that overwrites replaces a digit because the next call failed, and clears because its list is used up', () => {
    const lines = explanationsOf(PUZZLES.codewars1, promisingNumbers, 'first', 200)
    expect(lines.find((line) => line.includes('→'))).toMatchInlineSnapshot(
      `"r1c7→9  r1c8 has no digit left: 5 r1c1 row, 3 r1c2 row, 1 r1c3 row, 2 r1c4 row, 7 r1c5 row, 4 r1c6 row, 8 r1c7 row, 6 r3c8 column; tried 9"`,
    )
    expect(lines.find((line) => line.includes('✗'))).toMatchInlineSnapshot(
      `"r1c8✗9  r1c8 has no digit left: 5 r1c1 row, 3 r1c2 row, 1 r1c3 row, 2 r1c4 row, 7 r1c5 row, 4 r1c6 row, 8 r1c7 row, 6 r3c8 column; tried 9"`,
    )
  })

  test('dancing links finds a unit without a place for a digit', () => {
    const lines = explanationsOf(PUZZLES.codewars2, dancingLinks, 'first', 400)
    expect(lines.find((line) => line.includes('no place left'))).toMatchInlineSnapshot(
      `"r4c8✗4  column 3 has no place left for 4: r3c3 r3c9 row, r4c3 r4c8 row, r5c3 r5c5 row, r9c3 r9c7 row; tried r1c3"`,
    )
  })

  test('a search for all continues from a full board, and digits tried since may have led to solutions', () => {
    expect(explanationsOf(PUZZLES.twoSolutions, tables, 'all').join('\n')).toMatchInlineSnapshot(`
      "r1c4=6  nothing to explain
      r1c5=7  nothing to explain
      r4c4=7  nothing to explain
      r4c5=6  nothing to explain
      r4c5✗6  solution found
      r4c4✗7  r4c5 has no digit left: 8 r4c1 row, 5 r4c2 row, 9 r4c3 row, 7 r4c4 row, 1 r4c6 row, 4 r4c7 row, 2 r4c8 row, 3 r4c9 row; tried 6, maybe not in vain
      r1c5✗7  r4c4 has no digit left: 8 r4c1 row, 5 r4c2 row, 9 r4c3 row, 1 r4c6 row, 4 r4c7 row, 2 r4c8 row, 3 r4c9 row, 6 r1c4 column; tried 7, maybe not in vain
      r1c4✗6  r1c5 has no digit left: 5 r1c1 row, 3 r1c2 row, 4 r1c3 row, 6 r1c4 row, 8 r1c6 row, 9 r1c7 row, 1 r1c8 row, 2 r1c9 row; tried 7, maybe not in vain
      r1c4=7  nothing to explain
      r1c5=6  nothing to explain
      r4c4=6  nothing to explain
      r4c5=7  nothing to explain
      r4c5✗7  solution found
      r4c4✗6  r4c5 has no digit left: 8 r4c1 row, 5 r4c2 row, 9 r4c3 row, 6 r4c4 row, 1 r4c6 row, 4 r4c7 row, 2 r4c8 row, 3 r4c9 row; tried 7, maybe not in vain
      r1c5✗6  r4c4 has no digit left: 8 r4c1 row, 5 r4c2 row, 9 r4c3 row, 1 r4c6 row, 4 r4c7 row, 2 r4c8 row, 3 r4c9 row, 7 r1c4 column; tried 6, maybe not in vain
      r1c4✗7  r1c5 has no digit left: 5 r1c1 row, 3 r1c2 row, 4 r1c3 row, 7 r1c4 row, 8 r1c6 row, 9 r1c7 row, 1 r1c8 row, 2 r1c9 row; tried 6, maybe not in vain"
    `)
    expect(explanationsOf(PUZZLES.twoSolutions, promisingNumbers, 'all').join('\n')).toMatchInlineSnapshot(`
      "r1c4=6  nothing to explain
      r1c5=7  nothing to explain
      r4c4=7  nothing to explain
      r4c5=6  nothing to explain
      r4c5✗6  solution found
      r4c4✗7  r4c4 has no digit left: 8 r4c1 row, 5 r4c2 row, 9 r4c3 row, 1 r4c6 row, 4 r4c7 row, 2 r4c8 row, 3 r4c9 row, 6 r1c4 column; tried 7, maybe not in vain
      r1c5✗7  r1c5 has no digit left: 5 r1c1 row, 3 r1c2 row, 4 r1c3 row, 6 r1c4 row, 8 r1c6 row, 9 r1c7 row, 1 r1c8 row, 2 r1c9 row; tried 7, maybe not in vain
      r1c4→7  r1c5 has no digit left: 5 r1c1 row, 3 r1c2 row, 4 r1c3 row, 6 r1c4 row, 8 r1c6 row, 9 r1c7 row, 1 r1c8 row, 2 r1c9 row; tried 7, maybe not in vain
      r1c5=6  nothing to explain
      r4c4=6  nothing to explain
      r4c5=7  nothing to explain
      r4c5✗7  solution found
      r4c4✗6  r4c4 has no digit left: 8 r4c1 row, 5 r4c2 row, 9 r4c3 row, 1 r4c6 row, 4 r4c7 row, 2 r4c8 row, 3 r4c9 row, 7 r1c4 column; tried 6, maybe not in vain
      r1c5✗6  r1c5 has no digit left: 5 r1c1 row, 3 r1c2 row, 4 r1c3 row, 7 r1c4 row, 8 r1c6 row, 9 r1c7 row, 1 r1c8 row, 2 r1c9 row; tried 6, maybe not in vain
      r1c4✗7  r1c4 has no digit left: 5 r1c1 row, 3 r1c2 row, 4 r1c3 row, 8 r1c6 row, 9 r1c7 row, 1 r1c8 row, 2 r1c9 row; tried 6 7, maybe not in vain"
    `)
  })
})

/** Searches of random puzzles by random programs, each with the number of an event (from 1) to explain. */
const anywhere = fc
  .record({
    seed: fc.integer(),
    blanks: fc.integer({ min: 12, max: 54 }),
    strategy: fc.constantFrom(...STRATEGIES),
    extent: fc.constantFrom(...EXTENTS),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ seed, blanks, strategy, extent, part }) => {
    const search = recordSearch(randomGivens(seed, blanks), strategy, extent, 2000)
    return { search, event: 1 + Math.round(part * (search.events.length - 1)) }
  })
  .filter(({ search }) => search.events.length > 0)

test('a removed digit is always explained, and a placed one only by a dead end', () => {
  fc.assert(
    fc.property(anywhere, ({ search, event }) => {
      const { givens, strategy, extent, at, events } = search
      const why = whyAt(search, event)
      if (kindOf(events[event - 1]) !== EventKind.place) {
        expect(why).toBeDefined()
        return
      }
      const { steps } = segmentAfter(givens, strategy, extent, at(event))
      const next = steps.find(({ depth, kind }) => depth === at(event).stack.length && kind === 'pick')
      const options = searchCalls(next?.frames).at(-1)?.remaining
      expect(why !== undefined).toBe(options?.length === 0)
    }),
    { numRuns: 300 },
  )
})

test('each digit, and each place, is blocked or has been tried', () => {
  fc.assert(
    fc.property(anywhere, ({ search, event }) => {
      const why = whyAt(search, event)
      if (why?.kind === 'no-digit-left') {
        const blocked = why.blockers.map(({ digit }) => digit)
        expect([...blocked, ...why.tried].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
      }
      if (why?.kind === 'no-place-left') {
        const places = [...why.filled, ...why.blockers.map(({ cell }) => cell), ...why.tried]
        expect(places.toSorted((a, b) => a - b)).toEqual(UNITS[why.unit].cells.toSorted((a, b) => a - b))
      }
    }),
    { numRuns: 300 },
  )
})

test('the digit that blocks is on the board, in a unit of the cell', () => {
  fc.assert(
    fc.property(anywhere, ({ search, event }) => {
      const why = whyAt(search, event)
      if (why === undefined || why.kind === 'solution-found') return
      // The explained board differs from the moment's at most by the placement just taken back or overwritten.
      const board = Uint8Array.from(search.at(event).board)
      const last = search.events[event - 1]
      const blockers =
        why.kind === 'no-digit-left'
          ? why.blockers.map((blocker) => ({ ...blocker, cell: why.cell }))
          : why.blockers.map((blocker) => ({ ...blocker, digit: why.digit }))
      for (const { cell, by, unit, digit } of blockers) {
        const isGone = kindOf(last) !== EventKind.place && by === cellOf(last)
        if (!isGone) expect(board[by]).toBe(digit)
        if (isGone && kindOf(last) === EventKind.backtrack) expect(digit).toBe(digitOf(last))
        expect(unitsOf(cell).find(({ kind }) => kind === unit)?.cells).toContain(by)
      }
    }),
    { numRuns: 300 },
  )
})

/** Returns each digit that an explanation claims to be in a unit of a cell, with this cell and the kind of unit. */
function claimedDigits(why: Why): readonly { cell: number; unit: string; digit: number }[] {
  if (why.kind === 'solution-found') return []
  if (why.kind === 'no-place-left')
    return why.blockers
      .filter(({ by }) => by !== why.gone?.cell)
      .map(({ cell, unit }) => ({ cell, unit, digit: why.digit }))
  const claims = EN.why(why).matchAll(/its (row|column|box)(?: already has)? ([\d\s]*\d)/g)
  return Array.from(claims).flatMap(([, unit, digits]) =>
    digits.split(/\s/).map((digit) => ({ cell: why.cell, unit, digit: Number(digit) })),
  )
}

test('each digit that the sentence places in a unit is there on the board shown', () => {
  const claimed = new Set<Why['kind']>()
  fc.assert(
    fc.property(anywhere, ({ search, event }) => {
      const why = whyAt(search, event)
      if (why === undefined) return
      const { board } = search.at(event)
      for (const { cell, unit, digit } of claimedDigits(why)) {
        const { cells = [] } = unitsOf(cell).find(({ kind }) => kind === unit) ?? {}
        expect(cells.map((of) => board[of])).toContain(digit)
        claimed.add(why.kind)
      }
      if (why.kind === 'no-place-left') {
        const filled = UNITS[why.unit].cells.filter((of) => board[of] !== 0).length
        const [, reported] = /(\d+) of its cells/.exec(EN.why(why)) ?? [undefined, '0']
        expect(Number(reported)).toBe(filled)
      }
    }),
    { numRuns: 1000 },
  )
  expect(claimed).toContain('no-digit-left')
})

test.each([EN, KO])('a digit that was overwritten is not told as taken back', ({ why: sentenceOf }) => {
  const { givens, strategy, events, at } = recordSearch(
    givensOfLine(PUZZLES.codewars1),
    promisingNumbers,
    'all',
    800,
  )
  const sentences = Array.from(events, (event, index) => {
    const why = whyOf(givens, strategy, at(index + 1))
    return { kind: kindOf(event), sentence: why === undefined ? '' : sentenceOf(why) }
  })
  const overwritten = sentences.filter(({ sentence }) => /overwritten|덮어썼습니다/.test(sentence))
  expect(overwritten.length).toBeGreaterThan(10)
  expect(overwritten.every(({ kind }) => kind === EventKind.replace)).toBe(true)
  const takenBack = sentences.filter(({ sentence }) => /taken back|지웠습니다/.test(sentence))
  expect(takenBack.every(({ kind }) => kind === EventKind.backtrack)).toBe(true)
})

test('a failed call has tried the digits that its stack frame listed before it returned', () => {
  const search = recordSearch(givensOfLine(PUZZLES.codewars1), tables, 'all', 800)
  search.events.forEach((event, index) => {
    if (kindOf(event) !== EventKind.backtrack) return
    const { steps } = segmentAfter(search.givens, tables, 'all', search.at(index))
    const failed = searchCalls(steps.findLast(({ kind }) => kind === 'exhausted')?.frames).at(-1)
    const why = whyAt(search, index + 1)
    if (why?.kind !== 'no-digit-left') throw new Error(`Event ${index + 1} is explained by ${why?.kind}`)
    expect([why.cell, why.tried]).toEqual([failed?.branch, failed?.tried.map(digitOf)])
  })
})

test('before the first event there is nothing to explain', () => {
  const search = recordSearch(givensOfLine(PUZZLES.codewars1), tables, 'first', 10)
  expect(blanksOf(search.givens).length).toBeGreaterThan(0)
  expect(whyAt(search, 0)).toBeUndefined()
})
