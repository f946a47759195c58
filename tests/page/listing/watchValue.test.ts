/** Values of variables in the notation of each language, and the candidates below the tables of used digits. */
import { expect, test } from 'vitest'
import { digitOf } from '../../../src/search/events.ts'
import type { ListingLanguage } from '../../../src/search/programs/folder.ts'
import { tables } from '../../../src/search/programs/tables/program.ts'
import { usedDigits } from '../../../src/search/programs/used-digits/program.ts'
import type { Step, StepKind, WatchValue } from '../../../src/search/steps/step.ts'
import { segmentAfter } from '../../../src/search/steps/steps.ts'
import { DIGITS } from '../../../src/sudoku/units.ts'
import { trueDigits, fittingDigits, formattedValue } from '../../../src/page/listing/watchValue.ts'
import { recordSearch } from '../../search/steps/moments.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'

test.each<[string, WatchValue, Readonly<Record<ListingLanguage, string>>]>([
  ['a list', [1, 2], { py: '[1, 2]', cpp: '{1, 2}', ts: '[1, 2]' }],
  ['a set', { set: [1, 2] }, { py: '{1, 2}', cpp: '{1, 2}', ts: 'Set {1, 2}' }],
  ['an empty set', { set: [] }, { py: 'set()', cpp: '{}', ts: 'Set {}' }],
  ['a truth', true, { py: 'True', cpp: 'true', ts: 'true' }],
])('%s', (_, value, expected) => {
  expect(formattedValue(value, 'py')).toBe(expected.py)
  expect(formattedValue(value, 'cpp')).toBe(expected.cpp)
  expect(formattedValue(value, 'ts')).toBe(expected.ts)
})

/** Steps of `used-digits` after which its table does not have all used digits yet. */
const FILLING: ReadonlySet<StepKind> = new Set<StepKind>(['list', 'scanRow', 'scanColumn'])

/** The tables of used digits of a cell after a step; empty while some of them are missing or being filled. */
function tablesAfter({ variables, kind }: Step): readonly (readonly number[])[] {
  const tables = variables.map(({ value }) => trueDigits(value)).filter((digits) => digits !== undefined)
  return FILLING.has(kind) || tables.length === 2 ? [] : tables
}

/** The digit that a step's call has on the board or has just removed from it, which its tables may still have. */
function ownDigit({ frames, kind, digit }: Step): number | undefined {
  const call = frames.at(-1)
  if (kind === 'undo') return digit
  return call?.kind === 'search' && call.placed !== undefined ? digitOf(call.placed) : undefined
}

test.each([tables, usedDigits])(
  'the digits that fit are those missing from all tables shown, and the digit of the call: $strategy.id',
  ({ strategy }) => {
    const search = recordSearch(givensOfLine(PUZZLES.codewars1), strategy, 'first', 200)
    let compared = 0
    for (let event = 1; event < search.events.length; event++) {
      const { arrival, steps } = segmentAfter(search.givens, strategy, 'first', search.at(event))
      for (const step of [arrival ?? expect.unreachable(), ...steps]) {
        const used = tablesAfter(step)
        if (used.length === 0) continue
        const own = ownDigit(step)
        const free = DIGITS.filter(
          (digit) => digit === own || used.every((digits) => !digits.includes(digit)),
        )
        expect(fittingDigits(step)?.digits, `event ${event}, ${step.kind}`).toEqual(free)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(1000)
  },
)
