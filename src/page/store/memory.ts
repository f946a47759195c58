/** State of the last visit, restored from the browser's storage where valid. */
import { conflicts } from '../../sudoku/conflicts.ts'
import { gridOfLine } from '../../sudoku/grid.ts'
import { DEFAULT_STRATEGY, strategyWithId } from '../../search/programs/registry.ts'
import { positionOfNotation } from '../../search/trace/position.ts'
import { type Preferences, restoredPreferences } from './preferences.ts'
import { EMPTY_PUZZLE, type Puzzle, type Version } from '../puzzle/puzzle.ts'
import { oneSession } from '../session/sessions.ts'
import { type AppState, initialState } from './state.ts'

/** The part of the browser's `Storage` that is used; any call may throw if storage is forbidden or full. */
export interface Storage {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
}

/** Storage shared by all tabs of a browser, with change events. */
export interface SharedStorage extends Storage {
  /** Returns the keys of all stored values. */
  names(): readonly string[]
  removeItem(name: string): void
  /** @param handle called when another tab has or may have written, or when everything was cleared */
  listen(handle: (change: 'written' | 'cleared') => void): void
}

/** Storage key shared by all tabs. Bump the number when the stored shape changes; older values are ignored. */
export const MEMORY = 'backdoku.2'

/** Storage key of one tab: its puzzle with history, its program, its draft (the text in the puzzle field). */
export const TAB_MEMORY = 'backdoku.tab.1'

/**
 * Returns the initial state: a reloaded tab restores its own, a new tab starts with that of the last visit, and the
 * first visit is empty. Invalid values are ignored one by one.
 */
export function recalledState(storage: Storage, tabStorage: Storage, defaults: Preferences): AppState {
  const shared = readRecord(storage, MEMORY)
  const kept = { ...shared, ...readRecord(tabStorage, TAB_MEMORY) }
  const initial = initialState(restoredPreferences(shared['preferences'], defaults))
  const strategy = typeof kept['strategy'] === 'string' ? strategyWithId(kept['strategy']) : undefined
  const program = strategy ?? DEFAULT_STRATEGY
  const extent = kept['extent'] === 'first' || kept['extent'] === 'all' ? kept['extent'] : program.extent
  const puzzle = restoredPuzzle(kept['puzzle'])
  return {
    ...initial,
    puzzle,
    ...oneSession({ kind: 'built-in', strategy: program.id, extent }, puzzle.grid),
    draft: typeof kept['draft'] === 'string' ? kept['draft'] : '',
  }
}

/**
 * Returns a storage that writes to both storages. Reads the tab's own value or, if there is none, the value that any
 * tab wrote last.
 */
export function tabFirst(tabStorage: Storage, storage: Storage): Storage {
  return {
    getItem: (name) => tabStorage.getItem(name) ?? storage.getItem(name),
    setItem(name, value) {
      tabStorage.setItem(name, value)
      storage.setItem(name, value)
    },
  }
}

/** Parses the stored record; empty if there is none, storage is forbidden or the value is invalid. */
export function readRecord(storage: Storage, name: string): Partial<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(storage.getItem(name) ?? '{}'))
  } catch {
    return {}
  }
}

/** Returns the properties of an object; none for other values. */
export function asRecord(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Parses the stored puzzle and its history; returns `EMPTY_PUZZLE` if the puzzle is invalid. */
function restoredPuzzle(value: unknown): Puzzle {
  const { line, format, past, future } = asRecord(value)
  const [version] = versionsIn([line])
  if (version === undefined) return EMPTY_PUZZLE
  return {
    grid: version.grid,
    conflicts: conflicts(version.grid),
    format: typeof format === 'string' ? format : EMPTY_PUZZLE.format,
    past: versionsIn(past),
    future: versionsIn(future),
  }
}

/** Matches a version: its grid, then optionally `/` and its format, and its run: program, extent and position. */
const VERSION = /^([0-9]{81})(?:\/([\w-]+))?(?: (\S+) (first|all) ([\d.]*))?$/

/** Parses versions of the puzzle, as in the undo history. Skips invalid ones. */
function versionsIn(value: unknown): readonly Version[] {
  const lines: readonly unknown[] = Array.isArray(value) ? value : []
  return lines.flatMap((text) => {
    const [, line, format = EMPTY_PUZZLE.format, program = '', extent, position = ''] =
      VERSION.exec(String(text)) ?? []
    if (line === undefined) return []
    const strategy = strategyWithId(program)?.id
    const visit =
      strategy === undefined
        ? undefined
        : {
            strategy,
            extent: extent === 'all' ? ('all' as const) : ('first' as const),
            position: positionOfNotation(position),
          }
    return [{ grid: gridOfLine(line), format, visit }]
  })
}
