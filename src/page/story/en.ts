import { EventKind } from '../../search/events.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { Refusal } from '../../search/steps/step.ts'
import type { BlockersAnswer } from '../../search/story/blockers.ts'
import { type Cell, COLUMN_OF, ROW_OF, type UnitKind } from '../../sudoku/units.ts'

const figures = new Intl.NumberFormat('en')
const number = (value: number) => figures.format(value)
const place = (cell: Cell) => `row ${ROW_OF[cell] + 1}, column ${COLUMN_OF[cell] + 1}`
const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinal = (value: number) => `${number(value)}${SUFFIXES[ordinals.select(value)] ?? 'th'}`
const list = new Intl.ListFormat('en', { type: 'conjunction' })

const digitsOf = (refusals: readonly Refusal[]) =>
  refusals.map(({ digit }) => digit).toSorted((one, other) => one - other)

/** Names the line that wrote, if it is known. */
const by = (line: number | undefined) => (line === undefined ? '' : ` by line ${line}`)

/** Describes a write of a cell. @param digit for a backtrack, the removed one */
function wrote(kind: EventKind, digit: number): string {
  switch (kind) {
    case EventKind.place:
      return `places ${digit}`
    case EventKind.replace:
      return `overwrites with ${digit}`
    case EventKind.backtrack:
      return `takes ${digit} back`
    default:
      return assertNever(kind)
  }
}

const WRITTEN: Readonly<Record<EventKind, (digit: number) => string>> = {
  [EventKind.place]: () => 'Placed',
  [EventKind.replace]: () => 'Written over the previous digit',
  [EventKind.backtrack]: (digit) => `${digit} taken back`,
}

/** Texts of a cell's story: which event wrote its digit, and what rules the other digits out. */
export const storyEn = {
  /** @param digit 0 if the cell is blank */
  title: (digit: number, cell: Cell) =>
    digit === 0 ? `${capitalised(place(cell))}, blank` : `${digit} in ${place(cell)}`,
  close: 'Close',
  looking: 'Looking for the event that wrote this cell…',
  /** Shown if the events read so far do not write this cell. */
  notFound: (from: number) => `This cell has not been written since event ${number(from)}.`,
  /** @param tried digits that the same call of the program tried in the cell before */
  written: (
    kind: EventKind,
    digit: number,
    event: string,
    line: number | undefined,
    depth: number,
    tried: readonly number[],
  ) => [
    `${WRITTEN[kind](digit)} at event `,
    event,
    `${by(line)}, depth ${depth}${tried.length > 0 ? `, after trying ${list.format(tried.map(String))}` : ''}.`,
  ],
  number,
  writes: 'Writes of this cell',
  /** @param nth number of the write among the cell's writes @param total undefined while the search may add writes */
  count: (nth: number, total: number | undefined) =>
    total === undefined ? `${ordinal(nth)} so far` : `${ordinal(nth)} of ${number(total)}`,
  wrote,
  line: (line: number) => `line ${line}`,
  row: (event: number, what: string, line: number | undefined) =>
    `Event ${number(event)}: ${what}${by(line)}`,
  reading: (from: number, to: number) => `Reading events ${number(from)} to ${number(to)}…`,
  unread: (from: number, to: number) => `Only events ${number(from + 1)} to ${number(to)} have been read.`,
  further: 'Look further',
  struck: 'Other digits are ruled out here by',
  struckBlank: 'Digits are ruled out here by',
  nothingStruck: 'No digit is ruled out here.',
  unit: (unit: UnitKind) => `its ${unit}`,
  strike: (digit: number, cell: Cell) => `${digit} (${place(cell)})`,
  goThere: 'Go there',
  /** @param event on the board when the story was opened */
  back: (event: number) => `Back to ${number(event)}`,
  before: 'Write before',
  after: 'Write after',
  edit: 'Edit this cell',
  blockers: {
    question: (cell: Cell) => `Press the cells that leave ${place(cell)} without a digit.`,
    /** @param cell whose digit has just been taken back */
    gone: (cell: Cell) => `The digit just taken back from ${place(cell)} still counts.`,
    check: (chosen: number) => (chosen === 0 ? 'Check' : `Check ${chosen}`),
    skip: 'Skip',
    goOn: 'Done',
    right: 'Right: these cells block all nine digits.',
    wrong: ({ missing, superfluous }: BlockersAnswer) =>
      [
        missing.length > 0 &&
          `${list.format(digitsOf(missing).map(String))} ${missing.length === 1 ? 'is' : 'are'} not blocked yet (missing cells: dotted).`,
        superfluous.length > 0 &&
          `${superfluous.length} ${superfluous.length === 1 ? 'cell blocks' : 'cells block'} nothing (crossed out).`,
      ]
        .filter(Boolean)
        .join(' '),
  },
}
