import { cellOf, EventKind, kindOf } from '../events.ts'
import type { Givens } from '../givens.ts'
import { type Choice, chosenFrom } from '../steps/choice.ts'
import type { Moment } from '../trace/moment.ts'
import type { RecordedPage } from '../trace/page.ts'
import { writtenAt } from '../trace/replay.ts'

/**
 * The choice of a recorded program, as far as its writes tell: by the rules, and by the digits tried in the cell. In
 * which order it goes on only the program knows. @param page reaches as far as the moment
 */
export function recordedChoice(
  givens: Givens,
  page: RecordedPage,
  { event, last }: Moment,
): Choice | undefined {
  if (last === undefined || kindOf(last) === EventKind.backtrack) return undefined
  const written = writtenAt(givens, page, event)
  return chosenFrom(written.board, last, written.tried(cellOf(last)), false)
}
