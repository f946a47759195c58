/** Invariants of the steps (lines that run between events) of all programs, at random moments of random searches. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cellOf,
  digitOf,
  EventKind,
  kindOf,
  packEvent,
  type SearchEvent,
} from '../../../src/search/events.ts'
import type { Givens } from '../../../src/sudoku/givens.ts'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { PLACEMENTS } from '../../../src/search/engine/branches.ts'
import type { Strategy } from '../../../src/search/engine/strategy.ts'
import { segmentAfter } from '../../../src/search/steps/steps.ts'
import { STEP_KINDS, type Step } from '../../../src/search/steps/step.ts'
import { promisingNumbers } from '../../../src/search/programs/promising-numbers/strategy.ts'
import { DEFAULT_STRATEGY, STRATEGIES } from '../../../src/search/programs/registry.ts'
import { openingMoment } from '../../../src/search/trace/moment.ts'
import { unitsOf } from '../../../src/sudoku/units.ts'
import { EXTENTS } from '../../listings/listings.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { stepKindsOf } from './kinds.ts'
import { randomGivens, recordSearch, type RecordedSearch, searchCalls } from './moments.ts'
import { some } from '../../thorough.ts'

/** Maximum events per search in these tests. */
const EVENTS = 2000

/** Searches of random puzzles by random programs, each with an event; fast-check prints the seed of a failing one. */
const anywhere = fc
  .record({
    seed: fc.integer(),
    blanks: fc.integer({ min: 2, max: 50 }),
    strategy: fc.constantFrom(...STRATEGIES),
    extent: fc.constantFrom(...EXTENTS),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ seed, blanks, strategy, extent, part }) => {
    const search = recordSearch(randomGivens(seed, blanks), strategy, extent, EVENTS)
    const last = search.ended ? search.events.length : search.events.length - 1
    return { search, event: Math.round(part * last) }
  })

const segmentOf = ({ givens, strategy, extent, at }: RecordedSearch, event: number) =>
  segmentAfter(givens, strategy, extent, at(event))

/** Returns the board with the digits that the active calls at a step have placed. */
function boardOf(givens: Givens, { frames }: Step): Uint8Array {
  const board = Uint8Array.from(givens)
  for (const { placed } of searchCalls(frames))
    if (placed !== undefined) board[cellOf(placed)] = digitOf(placed)
  return board
}

const eventsMade = (events: readonly (SearchEvent | undefined)[]) =>
  events.filter((event) => event !== undefined)

test('the steps after an event end in the next event, or at the end', () => {
  fc.assert(
    fc.property(anywhere, ({ search, event }) => {
      const { steps } = segmentOf(search, event)
      const next = event < search.events.length ? [search.events[event]] : []
      expect(eventsMade(steps.map((step) => step.event))).toEqual(next)
      expect(steps.at(-1)?.event).toEqual(next[0])
    }),
  )
})

test('the step that led to a moment is the last of the steps before', () => {
  fc.assert(
    fc.property(anywhere, ({ search, event }) => {
      const { arrival } = segmentOf(search, event)
      expect(arrival).toEqual(event === 0 ? undefined : segmentOf(search, event - 1).steps.at(-1))
    }),
  )
})

describe.each(some(STRATEGIES, 2).map((strategy) => [strategy.id, strategy] as const))(
  '%s',
  (_, strategy) => {
    test.each(EXTENTS)('its segments make up the whole search for %s', (extent) => {
      const search = recordSearch(randomGivens(7, 40), strategy, extent, 300)
      const segments = Array.from(search.events, (_, event) => segmentOf(search, event))
      const steps = segments.flatMap((segment) => segment.steps)
      expect(eventsMade(steps.map(({ event }) => event))).toEqual([...search.events])
      // Every call is entered after a `call` step one level above it, except the first.
      const called = steps.filter(({ kind }) => kind === 'call').map(({ depth }) => depth + 1)
      expect(steps.filter(({ kind }) => kind === 'enter').map(({ depth }) => depth)).toEqual([0, ...called])
    })

    test.each(EXTENTS)('makes every kind of step that it declares, and no other (%s)', (extent) => {
      const met = new Set<string>()
      for (const line of [PUZZLES.codewars1, PUZZLES.twoSolutions, PUZZLES.codewars2]) {
        const search = recordSearch(givensOfLine(line), strategy, extent, 250)
        search.events.forEach((__, event) => {
          for (const { kind } of segmentOf(search, event).steps) met.add(kind)
        })
        if (search.ended) {
          for (const { kind } of segmentOf(search, search.events.length).steps) met.add(kind)
        }
      }
      // A puzzle whose first call finds no digit and returns.
      const blocked = givensOfLine(PUZZLES.blocked)
      for (const { kind } of segmentAfter(blocked, strategy, extent, openingMoment(blocked)).steps)
        met.add(kind)
      expect([...met].toSorted()).toEqual(stepKindsOf(strategy, extent).toSorted())
    })
  },
)

test('every kind of step is made by a program', () => {
  const made = STRATEGIES.flatMap((strategy) => EXTENTS.flatMap((extent) => stepKindsOf(strategy, extent)))
  // Only users' own programs make `line` steps.
  expect([...new Set(made), 'line'].toSorted()).toEqual([...STEP_KINDS].toSorted())
})

test('there are never many steps between two events', () => {
  fc.assert(
    fc.property(anywhere, ({ search, event }) => {
      const { steps } = segmentOf(search, event)
      // At the end all calls return, in a few lines each.
      const returning = steps[0]?.frames.length ?? 0
      expect(steps.length).toBeLessThan(100 + 4 * returning)
    }),
  )
})

test('what refuses or strikes a digit holds it, in a unit of the cell', () => {
  fc.assert(
    fc.property(anywhere, ({ search, event }) => {
      for (const step of segmentOf(search, event).steps) {
        const expected = step.kind === 'refused' || step.kind.startsWith('strike')
        expect(step.refusal !== undefined).toBe(expected)
        if (step.refusal === undefined) continue
        const { digit, by, unit } = step.refusal
        expect(digit).toBe(step.digit)
        expect(boardOf(search.givens, step)[by]).toBe(digit)
        expect(unitsOf(step.cell ?? -1).find(({ kind }) => kind === unit)?.cells).toContain(by)
      }
    }),
  )
})

describe('the calls of a step', () => {
  test('have placed the digits on the stack of the moment', () => {
    fc.assert(
      fc.property(anywhere, ({ search, event }) => {
        const { arrival } = segmentOf(search, event)
        expect(eventsMade(searchCalls(arrival?.frames).map(({ placed }) => placed))).toEqual(
          search.at(event).stack,
        )
      }),
    )
  })

  test('have depths from 0 to that of the step', () => {
    fc.assert(
      fc.property(anywhere, ({ search, event }) => {
        for (const { depth, frames } of segmentOf(search, event).steps) {
          expect(frames.map((frame) => frame.depth)).toEqual(Array.from({ length: depth + 1 }, (_, at) => at))
        }
      }),
    )
  })

  test('have, as tried, placed or remaining, all options that the rules allow on their board', () => {
    fc.assert(
      fc.property(anywhere, ({ search, event }) => {
        const { steps } = segmentOf(search, event)
        for (const { branch, depth, placed, tried, remaining } of searchCalls(steps.at(-1)?.frames)) {
          if (branch === undefined) continue
          const found = Uint8Array.from(search.givens)
          for (const { placed: above } of searchCalls(steps.at(-1)?.frames).slice(0, depth))
            if (above !== undefined) found[cellOf(above)] = digitOf(above)
          const allowed = Array.from(PLACEMENTS.subarray(branch * 10 + 1, branch * 10 + 10)).filter(
            (placement) =>
              found[cellOf(placement)] === 0 &&
              unitsOf(cellOf(placement)).every(({ cells }) =>
                cells.every((cell) => found[cell] !== digitOf(placement)),
              ),
          )
          expect([...tried, ...eventsMade([placed]), ...remaining]).toEqual(allowed)
        }
      }),
    )
  })

  test('have tried all that the search has taken back since they began', () => {
    const search = recordSearch(givensOfLine(PUZZLES.codewars1), DEFAULT_STRATEGY, 'all', EVENTS)
    const tried: SearchEvent[][] = [[]]
    let depth = 0
    search.events.forEach((event, index) => {
      const isPlaced = kindOf(event) === EventKind.place
      if (isPlaced) tried[++depth] = []
      else tried[--depth].push(packEvent(EventKind.place, cellOf(event), digitOf(event)))
      const { arrival } = segmentOf(search, index + 1)
      expect(searchCalls(arrival?.frames).map((frame) => frame.tried)).toEqual(
        Array.from({ length: arrival?.frames.length ?? 0 }, (_, at) => tried[at] ?? []),
      )
    })
  })
})

test('a program whose last line is its last event does nothing after it', () => {
  const search = recordSearch(givensOfLine(PUZZLES.twoSolutions), promisingNumbers, 'all', EVENTS)
  expect(segmentOf(search, search.events.length).steps).toEqual([])
})

test('before the first event nothing has run', () => {
  const givens = givensOfLine(PUZZLES.codewars1)
  const { arrival, steps } = segmentAfter(givens, DEFAULT_STRATEGY, 'first', openingMoment(givens))
  expect(arrival).toBeUndefined()
  expect(steps[0]).toMatchObject({ kind: 'enter', depth: 0, variables: [{ name: 'depth', value: 0 }] })
})

test('a board that starts full is found full, and reported', () => {
  const givens = givensOfLine(PUZZLES.solved)
  const kinds = (strategy: Strategy) =>
    segmentAfter(givens, strategy, 'all', openingMoment(givens)).steps.map(({ kind }) => kind)
  expect(kinds(DEFAULT_STRATEGY)).toEqual(['enter', 'full', 'report', 'goOn'])
})

test('a moment without the event that led to it is refused', () => {
  const search = recordSearch(givensOfLine(PUZZLES.codewars1), DEFAULT_STRATEGY, 'all', 10)
  const moment = { ...search.at(5), last: undefined }
  expect(() => segmentAfter(search.givens, DEFAULT_STRATEGY, 'all', moment)).toThrow('event 5')
})

test('the steps of the tables program to a dead end, written out', () => {
  // The first row lacks only a 6, which is in the column of its last blank.
  const search = recordSearch(givensOfLine(PUZZLES.codewars1), DEFAULT_STRATEGY, 'first', 60)
  const event = search.events.findIndex((made) => kindOf(made) === EventKind.backtrack)
  const { steps } = segmentOf(search, event)
  const drawn = steps.map(({ kind, depth, digit, refusal }) =>
    [kind, `@${depth}`, digit, refusal && `by ${refusal.unit}`]
      .filter((part) => part !== undefined)
      .join(' '),
  )
  expect([lineOf(boardOf(search.givens, steps[0])), ...drawn].join('\n')).toMatchInlineSnapshot(`
    "531274890600195000098000060800060003400803001700020006060000280000419005000080079
    mark @4 9
    call @4
    enter @5
    notFull @5
    pick @5
    next @5 1
    refused @5 1 by row
    next @5 2
    refused @5 2 by row
    next @5 3
    refused @5 3 by row
    next @5 4
    refused @5 4 by row
    next @5 5
    refused @5 5 by row
    next @5 6
    refused @5 6 by column
    next @5 7
    refused @5 7 by row
    next @5 8
    refused @5 8 by row
    next @5 9
    refused @5 9 by row
    exhausted @5
    returned @4
    undo @4 9"
  `)
})
