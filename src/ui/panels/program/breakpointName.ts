import type { Breakpoint, Condition, Place } from '../../../core/breakpoints/breakpoint.ts'
import { assertNever } from '../../../core/result.ts'
import { lineOfStep } from '../../../core/steps/lineOfStep.ts'
import type { Messages } from '../../../i18n/en.ts'
import type { SteppingWords } from '../../../i18n/stepping.ts'
import type { HighlightedLine } from '../../../core/steps/listing.ts'

/** Of steps and of breakpoints. */
type NamingWords = SteppingWords & Messages['breakpoints']

/** Where a breakpoint stops, in words: the line, as far as the listing has it, and what the step does. */
export function placeName(words: NamingWords, place: Place, lines: readonly HighlightedLine[]): string {
  if (place.kind === 'source-line') return words.lineNumber(place.line)
  if (place.kind !== 'line') return words.places[place.kind]
  const line = lineOfStep(lines, place.step)
  return line < 0 ? words.steps[place.step] : words.line(line + 1, words.steps[place.step])
}

/** On which conditions it stops; empty for none. */
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
      // Steps over calls are made of it; no breakpoint of the user's has it.
      return undefined
    default:
      return assertNever(condition)
  }
}
