/** Stores in the browser what outlives a reload or a visit. */
import { lineOf } from '../../sudoku/grid.ts'
import { positionNotation } from '../../search/trace/position.ts'
import type { Version } from '../puzzle/puzzle.ts'
import { builtInOf, type Sessions } from '../session/sessions.ts'
import { MEMORY, readRecord, asRecord, type Storage, TAB_MEMORY } from './memory.ts'
import type { Preferences } from './preferences.ts'
import type { AppState } from './state.ts'
import { BY_PARTS, type StateStore } from './stateStore.ts'

/** Maximum number of undo steps, and of redo steps, kept over a reload. */
const KEPT_EDITS = 200

type PersistedState = Pick<AppState, 'preferences' | 'puzzle' | 'draft' | keyof Sessions>

function persistedParts(state: PersistedState): readonly unknown[] {
  return [state.preferences, state.puzzle, builtInOf(state), state.draft]
}

/**
 * Writes the persisted part of the state to the storages, now and whenever this part changes. Sets `cannotPersist` in
 * the store to true if a storage could not be written, and to false once it can.
 * @param storage shared by tabs, for the next visit
 * @param tabStorage of this tab; holds its undo history
 * @param recalled the state that is in the storages; not written again if it is current
 */
export function persistState(
  { getState, setState, subscribe }: StateStore,
  storage: Storage,
  tabStorage: Storage,
  recalled: AppState,
): void {
  let keptPreferences = recalled.preferences
  function persist(): void {
    const now = getState()
    const preferences = changedPreferences(keptPreferences, now.preferences)
    const isKeptHere = tryWrite(() => tabStorage.setItem(TAB_MEMORY, JSON.stringify(tabRecord(now))))
    const isKept = tryWrite(() =>
      storage.setItem(MEMORY, JSON.stringify(sharedRecord(now, storage, preferences))),
    )
    if (isKept) keptPreferences = now.preferences
    if ((isKept && isKeptHere) === now.cannotPersist) setState({ cannotPersist: !now.cannotPersist })
  }
  if (!BY_PARTS.equalityFn(persistedParts(recalled), persistedParts(getState()))) persist()
  subscribe(persistedParts, persist, BY_PARTS)
}

/** Tries to write: storage may be forbidden or full, and the app works without it. @returns true if written */
function tryWrite(write: () => void): boolean {
  try {
    write()
    return true
  } catch {
    return false
  }
}

/** Returns the preferences that differ from those before. */
function changedPreferences(before: Preferences, now: Preferences): Partial<Preferences> {
  const known: Partial<Record<string, unknown>> = { ...before }
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== known[name]))
}

/**
 * Returns what is stored for all tabs and for the next visit.
 * @param preferences those changed in this tab; another tab may have changed others meanwhile
 */
function sharedRecord(state: PersistedState, storage: Storage, preferences: Partial<Preferences>) {
  const stored = readRecord(storage, MEMORY)['preferences']
  return {
    preferences: stored === undefined ? state.preferences : { ...asRecord(stored), ...preferences },
    ...programAndDraft(state),
    puzzle: { line: lineOf(state.puzzle.grid), format: state.puzzle.format },
  }
}

/** Returns what is stored for this tab: as for all tabs, but with the undo history and without preferences. */
function tabRecord(state: PersistedState) {
  const { grid, format, past, future } = state.puzzle
  return {
    ...programAndDraft(state),
    puzzle: {
      line: lineOf(grid),
      format,
      past: past.slice(-KEPT_EDITS).map(lineOfVersion),
      future: future.slice(0, KEPT_EDITS).map(lineOfVersion),
    },
  }
}

function programAndDraft(state: PersistedState) {
  const { strategy, extent } = builtInOf(state)
  return { strategy, extent, draft: state.draft }
}

/** Formats an undo step: grid and format, then program, extent and position of the run to restore, if any. */
function lineOfVersion({ grid, format, visit }: Version): string {
  const formatted = `${lineOf(grid)}/${format}`
  if (visit === undefined) return formatted
  const { strategy, extent, position } = visit
  return `${formatted} ${strategy} ${extent} ${position === undefined ? '' : positionNotation(position)}`
}
