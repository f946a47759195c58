/** Keeps, over visits, the moment of a built-in program's search at which the page was left. */
import { type Position, positionNotation, positionOfNotation } from '../../search/trace/position.ts'
import { ownLanguage } from '../own/choice.ts'
import { boardPosition } from '../session/sessionLink.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import type { Storage } from '../store/storage.ts'
import type { AppStore } from '../store/store.ts'
import { traceKey, traceKeyOf } from '../timeline/persistedView.ts'
import { shownBefore } from '../tours/touring.ts'
import { isUntouched } from './introduction.ts'

/** Key in the storage. */
const NAME = 'backdoku.left.1'

export interface LeftMoment {
  readonly position: Position
  /** In milliseconds since 1970. */
  readonly leftAt: number
}

/** Matches a stored moment: its trace, its position, and when it was left. */
const KEPT = /^([0-9]{81} \S+ \S+) ([\d.]+) (\d+)$/

/**
 * Stores the moment each time the page is left.
 * @param onLeave calls back when the page is left
 * @param today time in milliseconds since 1970
 */
export function keepLeftMoment(
  store: AppStore,
  onLeave: (listener: () => void) => void,
  today: () => number,
): void {
  onLeave(() => {
    const moment = shownMoment(store.getState())
    if (moment === undefined) return
    try {
      store.environment.storage.setItem(NAME, `${moment} ${today()}`)
    } catch {
      // Storage is forbidden or full: the next visit opens at the first backtrack.
    }
  })
}

/** Returns the trace and the position that are shown, or that were shown before a tour; undefined if there is nothing to keep. */
function shownMoment(state: AppState): string | undefined {
  const before = shownBefore(state)
  if (before !== undefined) {
    const { puzzle, visit } = before
    if (visit.position === undefined || ownLanguage(visit.strategy) !== undefined) return undefined
    return `${traceKey(puzzle.grid, visit)} ${positionNotation(visit.position)}`
  }
  const session = frontOf(state)
  const position = boardPosition(session)
  if (session.program.kind !== 'built-in' || isUntouched(state, position)) return undefined
  return `${traceKeyOf(state)} ${positionNotation(position)}`
}

/** Returns the stored moment; undefined if there is none in the trace of the shown program, past its start. */
export function recalledMoment(storage: Storage, state: AppState): LeftMoment | undefined {
  const [, trace, notation = '', leftAt] = KEPT.exec(read(storage)) ?? []
  const position = positionOfNotation(notation)
  if (trace !== traceKeyOf(state) || position === undefined || position.event === 0) return undefined
  return { position, leftAt: Number(leftAt) }
}

function read(storage: Storage): string {
  try {
    return storage.getItem(NAME) ?? ''
  } catch {
    return ''
  }
}
