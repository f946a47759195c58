import { plural } from '../../i18n/plural.ts'
import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../../search/events.ts'
import { cellName } from '../listing/why.en.ts'

const figures = new Intl.NumberFormat('en')

/**
 * Says what an event did to the board.
 * @param line that did it, from 1; undefined if unknown
 * @param overwritten the digit that was there; undefined if there was none, or if it is unknown
 */
function done(event: SearchEvent, line: number | undefined, overwritten: number | undefined): string {
  const digit = digitOf(event)
  const where = cellName(cellOf(event))
  const kind = kindOf(event)
  if (kind === EventKind.backtrack)
    return line === undefined
      ? `The ${digit} is taken back from ${where}`
      : `Line ${line} takes the ${digit} back from ${where}`
  const over = overwritten === undefined ? 'digit' : String(overwritten)
  const written =
    kind === EventKind.replace ? `${digit} over the ${over} in ${where}` : `${digit} in ${where}`
  return line === undefined ? `Writes ${written}` : `Line ${line} writes ${written}`
}

/** The sentence under the board. */
export const sentenceEn = {
  name: 'What happens',
  done,
  /** For a line that changes no digit. @param step what the line did, as in `stepDone` */
  ran: (line: number, step: string) => `Line ${line}: ${step}`,
  nothingWritten: 'Nothing is written to the board yet',
  running: 'Your program is running',
  /** @param limit of the judge in seconds; undefined until it has passed, and if there is none */
  runningFor: (seconds: number, limit: number | undefined) =>
    `Running for ${figures.format(seconds)} s${limit === undefined ? '' : ` (limit ${figures.format(limit)} s)`}`,
  /** @param isOnly true if it is known that there is no other solution */
  solvedAt: (event: number, isOnly: boolean) =>
    `Solved at event ${figures.format(event)}${isOnly ? ', and it is the only solution' : ''}`,
  tookBack: (backtracks: number) =>
    `It took ${figures.format(backtracks)} ${plural(backtracks, 'digit')} back.`,
  fromStart: 'Watch from the start',
  /** Key to the marks on the board. */
  keys: {
    blocking: 'these block it',
    blank: 'no digit left',
    fault: 'part of the fault',
    empty: 'should be empty now',
    stale: 'left over',
  },
  board: 'Board',
  edit: 'Edit the puzzle',
}
