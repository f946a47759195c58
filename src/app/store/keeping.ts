/** Keeps what outlives a visit in the browser's storage. */
import { lineOf } from '../../core/grid.ts'
import { positionNotation } from '../../core/trace/position.ts'
import type { Version } from '../puzzle/puzzle.ts'
import { builtInOf, type Sessions } from '../session/sessions.ts'
import { MEMORY, type Storage } from './memory.ts'
import type { AppState } from './state.ts'

/** Undo reaches this far back after a reload. */
const KEPT_EDITS = 200

type Kept = Pick<AppState, 'preferences' | 'puzzle' | 'draft' | keyof Sessions>

/**
 * Keeps the storage in step with the store; quiet where nothing that is kept has changed.
 * @param recalled the state that is in the storage
 */
export function keepInMemory(
  store: {
    getState(): AppState
    setState(change: Partial<AppState>): void
    subscribe(listener: () => void): void
  },
  storage: Storage,
  recalled: AppState,
): void {
  let before: Kept = recalled
  function keep(): void {
    const now = store.getState()
    const unchanged =
      now.preferences === before.preferences &&
      now.puzzle === before.puzzle &&
      builtInOf(now) === builtInOf(before) &&
      now.draft === before.draft
    if (unchanged) return
    before = now
    const isKept = keeps(() => storage.setItem(MEMORY, JSON.stringify(written(now))))
    if (isKept === now.forgets) store.setState({ forgets: !isKept })
  }
  keep()
  store.subscribe(keep)
}

/** Forbidden or full, the app works as well without a memory. @returns whether it could be kept */
function keeps(write: () => void): boolean {
  try {
    write()
    return true
  } catch {
    return false
  }
}

function written(state: Kept) {
  const { preferences, puzzle, draft } = state
  const { strategy, extent } = builtInOf(state)
  return {
    preferences,
    strategy,
    extent,
    draft,
    puzzle: {
      line: lineOf(puzzle.grid),
      format: puzzle.format,
      past: puzzle.past.slice(-KEPT_EDITS).map(lineOfVersion),
      future: puzzle.future.slice(0, KEPT_EDITS).map(lineOfVersion),
    },
  }
}

/** The line of the grid and its format; behind them program, extent and position of what was to be seen of it, if anything was. */
function lineOfVersion({ grid, format, visit }: Version): string {
  const formatted = `${lineOf(grid)}/${format}`
  if (visit === undefined) return formatted
  const { strategy, extent, position } = visit
  return `${formatted} ${strategy} ${extent} ${position === undefined ? '' : positionNotation(position)}`
}
