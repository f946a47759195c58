import type { LineValue } from '../../../runner/run/lineValues.ts'
import { plural } from '../../../i18n/plural.ts'
import { isEmptyValue, textOf } from './valueTable.ts'

const figures = new Intl.NumberFormat('en')
const decimals = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const percents = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const percent = (share: number) => percents.format(share)
const number = (value: number) => figures.format(value)
const decimal = (value: number) => decimals.format(value)

function spoken(value: LineValue): string {
  return isEmptyValue(value) ? 'empty' : textOf(value)
}

export const valuesEn = {
  open: 'Show here…',
  openKeys: 'Show values at the cursor’s line (Shift+F9)',
  title: 'Show here',
  name: (line: number) => `Values at line ${number(line)}`,
  line: 'Line',
  expression: 'Expression',
  example: 'for example n, board[y]',
  read: 'Show',
  stop: 'Stop',
  close: 'Close',
  hint: 'Each time that this line is about to run, the values of the expressions are listed. Commas separate expressions. A call in the expression runs inside your program, so it should change nothing.',
  empty: 'Type an expression, for example n, board[y].',
  edited: 'The program was edited. Run it again to read values.',
  unrun: 'Run the program to read values.',
  reading: (event: number, events: number) => `Reading values: event ${number(event)} of ${number(events)}`,
  fault: (column: number | undefined, message: string) =>
    column === undefined ? `The expression is not valid: ${message}` : `Column ${number(column)}: ${message}`,
  changes: (what: string) =>
    `“${what}” would change values of the program. An expression may only read them.`,
  noCode: (line: number, next: number | undefined) =>
    next === undefined
      ? `Nothing runs on line ${number(line)}, nor on a line after it.`
      : `Nothing runs on line ${number(line)}. Line ${number(next)} runs next.`,
  goToLine: (line: number) => `Show line ${number(line)}`,
  differs:
    'The program behaved differently when it ran again, so these values are not those of the recorded run. A call in the expression may have changed something.',
  lost: 'The values could not be read: when the program ran again, it did not get that far.',
  neverRan: (line: number, from: number) =>
    from === 0
      ? `Line ${number(line)} never ran.`
      : `Line ${number(line)} does not run after event ${number(from)}.`,
  cutBefore: (line: number, event: number) =>
    `The time limit ended the reading at event ${number(event)}. Line ${number(line)} had not run by then.`,
  /**
   * @param total how often the line ran; undefined if unknown
   * @param to last event that was read; undefined if all were
   */
  count: (rows: number, total: number | undefined, from: number, to: number | undefined) => {
    const counted =
      total === undefined || total <= rows ? number(rows) : `${number(rows)} of ${number(total)}`
    const shown = `${counted} ${plural(Math.max(rows, total ?? 0), 'value')}`
    if (to !== undefined) return `${shown}, events ${number(from)} to ${number(to)}; more follow.`
    return from === 0 ? `${shown}.` : `${shown}, from event ${number(from)}.`
  },
  cut: (event: number) => `The time limit ended the reading at event ${number(event)}.`,
  fromHere: 'From here',
  fromStart: 'From the start',
  rows: 'Values',
  figure: number,
  event: 'event',
  row: (event: number, values: readonly LineValue[]) =>
    `event ${number(event)}, ${values.map(spoken).join(', ')}`,
  draw: (column: string) => `Draw ${column}`,
  copy: 'Copy as CSV',
  copied: 'Copied.',
  notCopied: 'The browser blocked copying.',
  shownTag: 'values shown',
  drawn: (column: string, line: number) => `${column} at line ${number(line)}`,
  span: (least: number, most: number, mean: number) =>
    `${decimal(least)} to ${decimal(most)}, mean ${decimal(mean)}`,
  /** @param share 0 to 1 */
  zeros: (share: number) => `0 in ${percent(share)} of the values`,
  notRead: 'not read',
  partRead: (from: number, to: number) => `Read from event ${number(from)} to ${number(to)}.`,
}
