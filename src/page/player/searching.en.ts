import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../../search/events.ts'
import { digitsOf } from '../../sudoku/candidates.ts'
import type { CurrentCell } from '../../search/trace/currentCell.ts'
import { type Cell, COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'
import { plural } from '../../i18n/plural.ts'
import { durationFormatter } from '../../i18n/durations.ts'

const figures = new Intl.NumberFormat('en')
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })

const duration = durationFormatter('en')
const number = (value: number) => figures.format(value)

const cellName = (cell: Cell) => `row ${ROW_OF[cell] + 1}, column ${COLUMN_OF[cell] + 1}`

/**
 * Announces the event on the board to screen readers.
 * @param event its number
 * @param last undefined if it is not loaded
 * @param currentCell the cell being worked on
 */
function announcement(
  event: number,
  last: SearchEvent | undefined,
  currentCell: CurrentCell | undefined,
): string {
  if (last === undefined) return `Event ${number(event)}`
  const verb = kindOf(last) === EventKind.backtrack ? 'loses' : 'gets'
  const reported = `Event ${number(event)}: ${cellName(cellOf(last))} ${verb} ${digitOf(last)}`
  if (currentCell === undefined) return reported
  const count = digitsOf(currentCell.remaining).length
  const left = `${count} ${plural(count, 'candidate')} left`
  return currentCell.cell === cellOf(last)
    ? `${reported}; ${left}`
    : `${reported}; ${cellName(currentCell.cell)}: ${left}`
}

/** Texts of a search in progress, and of controls that open during a search. */
export const searchingEn = {
  announcement,
  candidates: (left: readonly number[], tried: readonly number[]) =>
    `Candidates left: ${left.join(' ') || 'none'}${tried.length > 0 ? `; tried: ${tried.join(' ')}` : ''}`,
  digitPad: 'Digits',
  erase: 'Erase',
  done: 'Done',
  playsBy: 'Step and play by',
  unit: { lines: 'line', events: 'event' },
  /** Time that playing takes, for all events found so far. */
  wholeIn: (seconds: number) => {
    if (seconds < 1) return 'all in under a second'
    return `all in ${seconds < 60 ? '' : 'about '}${duration(seconds)}`
  },
  /** Label of the maximum speed when playing by lines. */
  fastestLines: 'top speed by lines',
  stop: 'Stop search',
  resume: 'Continue search',
  searched: (events: number) => `${number(events)} ${plural(events, 'event')}`,
  searchRate: (rate: number) => `${compact.format(rate)} ${plural(rate, 'event')}/s`,
  solutionOf: (solution: number, met: number) => `Solution ${number(solution)} of ${number(met)}`,
  /** Short form for tight spaces. */
  shortSolutionOf: (solution: number, met: number) => `${number(solution)} of ${number(met)}`,
  /** Shown at the end, where backtracking has cleared the solution. */
  boardShows: (solution: number, met: number) =>
    `On the board: solution ${number(solution)} of ${number(met)}`,
  showSolution: (solution: number) => `Show solution ${number(solution)}`,
  readout: (event: number, found?: { depth: number; notation: string }) =>
    found === undefined
      ? `event ${number(event)}`
      : `event ${number(event)} · depth ${found.depth} · ${found.notation}`,
  flame: 'Flame chart',
  /** Heading of the timeline. */
  depthOf: (events: number) =>
    events === 0
      ? 'Depth of the search'
      : `Depth of the search, ${number(events)} ${plural(events, 'event')}`,
  /** Says what the longest detour cost: of one wrong digit, of one that need not be wrong, or of several in a cell. */
  cost: {
    digit: (cost: number, events: number) =>
      `One wrong digit cost ${number(cost)} of ${number(events)} events.`,
    removed: (cost: number, events: number) =>
      `One digit that was taken back cost ${number(cost)} of ${number(events)} events.`,
    cell: (cost: number, events: number) =>
      `The digits tried in one cell cost ${number(cost)} of ${number(events)} events.`,
  },
  /** As `cost`, for tight spaces. */
  briefCost: {
    digit: (cost: number) => `One wrong digit cost ${number(cost)} events.`,
    removed: (cost: number) => `One digit taken back cost ${number(cost)} events.`,
    cell: (cost: number) => `Digits of one cell cost ${number(cost)} events.`,
  },
  showDetour: 'Show it',
  wholeSearch: 'Whole search',
  repeating: 'Repeating',
  neverBack: 'No digit was taken back.',
  trySample: (name: string) => `Try ${name}`,
  faultAt: (event: number) => `where it goes wrong, event ${number(event)}`,
  /** Legend of the timeline's marks. */
  marks: {
    excursion: 'longest wasted detour',
    deepest: 'deepest dead end',
    solution: 'solution',
    hit: 'breakpoint hit',
    fault: 'where it goes wrong',
  },
}
