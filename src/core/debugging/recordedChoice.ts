import { cellOf, EventKind, kindOf } from '../events.ts'
import { type Choice, chosenFrom } from '../steps/choice.ts'
import type { Moment } from '../trace/moment.ts'
import type { RecordedMoment } from './recordedMoment.ts'

/**
 * The choice of a recorded program, as far as its writes tell: by the rules, and by the digits tried in the cell. In
 * which order it goes on only the program knows.
 */
export function recordedChoice({ written }: RecordedMoment, { last }: Moment): Choice | undefined {
  if (last === undefined || kindOf(last) === EventKind.backtrack) return undefined
  return chosenFrom(written.board, last, written.tried(cellOf(last)), false)
}
