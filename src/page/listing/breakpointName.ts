import type { Breakpoint, Condition, Place } from '../../search/breakpoints/breakpoint.ts'
import { assertNever } from '../../sudoku/result.ts'
import { lineOfStep } from '../../search/steps/lineOfStep.ts'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import type { Messages } from '../words/en.ts'
import type { SteppingWords } from '../words/stepping.ts'

type NamingWords = SteppingWords & Messages['breakpoints']

/**
 * Returns the place of a breakpoint in words: a line of a user's program, a kind of event, or a step with its line in
 * the listing, if it has one there.
 */
export function placeName(words: NamingWords, place: Place, lines: readonly HighlightedLine[]): string {
  if (place.kind === 'source-line') return words.lineNumber(place.line)
  if (place.kind !== 'line') return words.places[place.kind]
  const line = lineOfStep(lines, place.step)
  return line < 0 ? words.steps[place.step] : words.line(line + 1, words.steps[place.step])
}

/** Returns in words the conditions of a breakpoint, and the hit at which it stops if that is not every hit. */
export function conditionNames(words: NamingWords, { conditions, nth }: Breakpoint): readonly string[] {
  const names = conditions.flatMap((condition) => conditionName(words, condition) ?? [])
  return nth === 0 ? names : [...names, words.nthHit(nth)]
}

function conditionName(words: NamingWords, condition: Condition): string | undefined {
  switch (condition.kind) {
    case 'cell':
      return words.cellName(condition.cell)
    case 'digit':
      return words.withDigit(condition.digit)
    case 'depth':
      return words.atDepth(condition.relation, condition.depth)
    case 'call':
      // Used internally by Step over; never in a user's breakpoint.
      return undefined
    default:
      return assertNever(condition)
  }
}
