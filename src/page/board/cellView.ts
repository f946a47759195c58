/**
 * Derives which frame (state at an event) the board shows, and how each of its cells looks: its digit, its marks, and a
 * wrong digit of the judged output.
 */
import { cellOf, digitOf, EventKind, kindOf } from '../../search/events.ts'
import type { CurrentCell } from '../../search/trace/currentCell.ts'
import type { Cell } from '../../sudoku/units.ts'
import type { CellRole } from '../session/debugging.ts'
import { isJudgeShown } from '../judge/judge.ts'
import type { Frame } from '../session/frame.ts'
import type { Session } from '../session/session.ts'
import { frontOf, type Sessions } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'

/** A property of a cell that the board shows. */
export type Mark =
  | 'given'
  | 'placed'
  /** The program is about to fill this cell, or has returned to it. */
  | 'working'
  /** Filled by the latest event. */
  | 'latest'
  /** Emptied by the latest event. */
  | 'backtracked'
  /** `heat1` to `heat3`: changed little, more or most since the previous frame, at a speed too fast to follow. */
  | 'heat1'
  | 'heat2'
  | 'heat3'
  /** A given that contradicts another one. */
  | 'conflict'
  /** Wrong in the judged output. */
  | 'judged'
  | CellRole

/** Look of a cell. Equal looks are the same object, so that a cell renders only when it changes. */
export interface CellLook {
  /** 0 for a blank. */
  readonly digit: number
  readonly marks: readonly Mark[]
  /** The judged output's digit if it is wrong, empty for a blank; undefined for other cells. */
  readonly printed: string | undefined
}

const HEAT_MARKS = ['heat1', 'heat2', 'heat3'] as const

/** The parts of a session that determine the frame on the board. */
type Framed = Pick<Session, 'frame' | 'lastSolution' | 'debugging'>

/** The parts of the state that determine how cells look. */
type Shown = Pick<AppState, 'puzzle' | 'panel' | 'judge' | keyof Sessions>

/** Returns the frame on the board: of the inspected call, or of the last solution at the end, or of the playhead. */
export function shownFrame({ frame, lastSolution, debugging }: Framed): Frame {
  const { inspected, explained } = debugging
  // Explained cells belong to the playhead's frame, so the last solution does not replace this frame meanwhile.
  return inspected?.frame ?? (explained === undefined ? lastSolution : undefined) ?? frame
}

/** @returns 0 for a blank */
export function shownDigit(shown: Framed, cell: Cell): number {
  return shownFrame(shown).moment.board[cell]
}

/**
 * Returns the cell that the program works on, and its candidates; undefined if the frame has none, before the
 * first event, while a prediction question hides it, and at speeds too fast to follow.
 */
export function shownCurrentCell(shown: Framed): CurrentCell | undefined {
  const { moment, currentCell, heat } = shownFrame(shown)
  return heat === undefined && moment.event > 0 && !shown.debugging.isCovered ? currentCell : undefined
}

/** Returns the cell that the program is about to fill or has returned to, if it is shown. */
export function workingCell(shown: Framed): Cell | undefined {
  return shownCurrentCell(shown)?.cell
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

/** Cache of all looks so far: a few hundred. */
const looks = new Map<string, CellLook>()

/** Returns the look of each cell; equal looks are the same object. */
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

/**
 * Returns the judged output's digit in a wrong cell, empty for a blank; undefined for other cells, and unless the
 * section *Check output* is shown.
 */
function printedAtFault(shown: Pick<AppState, 'panel' | 'judge'>, cell: Cell): string | undefined {
  const verdict = isJudgeShown(shown) ? shown.judge.judgement?.verdict : undefined
  if (verdict?.kind !== 'wrong' && verdict?.kind !== 'misformatted') return undefined
  return verdict.places.find((place) => place.cell === cell)?.printed
}

/** Returns the cell that the latest event cleared, and its digit; undefined unless this event is a backtrack. */
export function removedDigit(shown: Framed): { cell: Cell; digit: number } | undefined {
  const { last } = shownFrame(shown).moment
  if (last === undefined || kindOf(last) !== EventKind.backtrack) return undefined
  return { cell: cellOf(last), digit: digitOf(last) }
}

/** Returns the cell that the latest event filled; undefined before the first event and after a backtrack. */
export function placedBy(shown: Framed): Cell | undefined {
  const { last } = shownFrame(shown).moment
  return last === undefined || kindOf(last) === EventKind.backtrack ? undefined : cellOf(last)
}
