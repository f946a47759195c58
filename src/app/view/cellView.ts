/** How the cells of the board look at a moment. */
import { cellOf, digitOf, EventKind, kindOf } from '../../core/events.ts'
import type { Focus } from '../../core/trace/focus.ts'
import type { Cell } from '../../core/units.ts'
import type { CellRole } from '../session/debugging.ts'
import { JUDGE_PANEL } from '../judging/judging.ts'
import type { Frame } from '../session/frame.ts'
import type { Session } from '../session/session.ts'
import { frontOf, type Sessions } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'

export type Mark =
  | 'given'
  | 'placed'
  /** The program is about to fill this cell, or has come back to it. */
  | 'working'
  /** Filled by the event that led here. */
  | 'latest'
  /** Emptied by the event that led here. */
  | 'backtracked'
  /** Changed most, some or little since the frame before, too often to be seen. */
  | 'heat1'
  | 'heat2'
  | 'heat3'
  | 'conflict'
  /** At fault in the output that is judged. */
  | 'judged'
  | CellRole

/** Equal looks are the same object, so that a cell renders again only when it changes. */
export interface CellLook {
  /** 0 for a blank. */
  readonly digit: number
  readonly marks: readonly Mark[]
  /** The judged output's digit where that is at fault, empty for a blank. */
  readonly printed: string | undefined
}

const HEAT_MARKS = ['heat1', 'heat2', 'heat3'] as const

type Framed = Pick<Session, 'frame' | 'lastSolution' | 'debugging'>

type Shown = Pick<AppState, 'puzzle' | 'panel' | 'judging' | keyof Sessions>

/** The frame on the board: that of the playhead, of the call that the user inspects, or the last solution at the end of all. */
export function shownFrame({ frame, lastSolution, debugging }: Framed): Frame {
  const { inspected, explained } = debugging
  // The cells that are explained are those of the playhead.
  return inspected?.frame ?? (explained === undefined ? lastSolution : undefined) ?? frame
}

/** @returns 0 for a blank */
export function shownDigit(shown: Framed, cell: Cell): number {
  return shownFrame(shown).moment.board[cell]
}

/** The focus on the board; undefined before the first event, and where too much happens for it to be seen. */
export function shownFocus(shown: Framed): Focus | undefined {
  const { moment, focus, heat } = shownFrame(shown)
  return heat === undefined && moment.event > 0 ? focus : undefined
}

/** The cell that the program is about to fill, or has come back to; undefined where there is none to be seen. */
export function workingCell(shown: Framed): Cell | undefined {
  return shownFocus(shown)?.cell
}

function shownMarks(shown: Shown, cell: Cell): readonly Mark[] {
  const { puzzle } = shown
  const session = frontOf(shown)
  const { moment, heat } = shownFrame(session)
  const marks: Mark[] = []
  if (puzzle.grid[cell] !== 0) marks.push('given')
  else if (moment.board[cell] !== 0) marks.push('placed')
  if (heat !== undefined) {
    if (heat[cell] > 0) marks.push(HEAT_MARKS[heat[cell] - 1])
    return marks
  }
  if (workingCell(session) === cell) marks.push('working')
  if (moment.last !== undefined && cellOf(moment.last) === cell) {
    marks.push(kindOf(moment.last) === EventKind.backtrack ? 'backtracked' : 'latest')
  }
  if (puzzle.conflicts.some(({ cells }) => cells.includes(cell))) marks.push('conflict')
  if (printedAtFault(shown, cell) !== undefined) marks.push('judged')
  const part = session.debugging.explained?.get(cell)
  if (part !== undefined) marks.push(part)
  return marks
}

/** All that have been shown: some hundred. */
const looks = new Map<string, CellLook>()

/** The look of each cell. */
export function shownCells(shown: Shown): readonly CellLook[] {
  const session = frontOf(shown)
  return Array.from(shown.puzzle.grid, (_, cell) => {
    const look = {
      digit: shownDigit(session, cell),
      marks: shownMarks(shown, cell),
      printed: printedAtFault(shown, cell),
    }
    const key = [look.digit, look.printed, ...look.marks].join(' ')
    const same = looks.get(key) ?? look
    looks.set(key, same)
    return same
  })
}

/** The judged output's digit in a faulty cell, empty for a blank; undefined in any other cell. */
function printedAtFault(
  { panel, judging }: Pick<AppState, 'panel' | 'judging'>,
  cell: Cell,
): string | undefined {
  const verdict = panel === JUDGE_PANEL ? judging.judgement?.verdict : undefined
  if (verdict?.kind !== 'wrong' && verdict?.kind !== 'misformatted') return undefined
  return verdict.places.find((place) => place.cell === cell)?.printed
}

/** The digit that the event leading here took from the board, and its cell; undefined after any other event. */
export function takenBack(shown: Framed): { cell: Cell; digit: number } | undefined {
  const { last } = shownFrame(shown).moment
  if (last === undefined || kindOf(last) !== EventKind.backtrack) return undefined
  return { cell: cellOf(last), digit: digitOf(last) }
}

/** The cell that the event leading here has filled; undefined after any other event. */
export function placedBy(shown: Framed): Cell | undefined {
  const { last } = shownFrame(shown).moment
  return last === undefined || kindOf(last) === EventKind.backtrack ? undefined : cellOf(last)
}
