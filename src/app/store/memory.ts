/** State of the last visit, restored from the browser's storage as far as it makes sense. */
import { conflicts } from '../../core/conflicts.ts'
import { gridOfLine } from '../../core/grid.ts'
import { DEFAULT_STRATEGY, strategyWithId } from '../../core/programs/registry.ts'
import { positionOfNotation } from '../../core/trace/position.ts'
import { type Preferences, restoredPreferences } from './preferences.ts'
import { EMPTY_PUZZLE, type Puzzle, type Version } from '../puzzle/puzzle.ts'
import { oneSession } from '../session/sessions.ts'
import { type AppState, initialState } from './state.ts'

/** The part of the browser's `Storage` that is used; any call may throw where storage is forbidden or full. */
export interface Storage {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
}

/** A storage of all tabs of a browser, which hear of each other's writes. */
export interface SharedStorage extends Storage {
  names(): readonly string[]
  removeItem(name: string): void
  /** @param hear is told that another tab has written, or may have; or that everything has been cleared */
  listen(handle: (change: 'written' | 'cleared') => void): void
}

/** Kept for every tab: another shape of it gets another name, and what an older version wrote is as good as absent. */
export const MEMORY = 'backdoku.2'

/** Kept for one tab: its puzzle with what can be undone, its program, its draft. */
export const TAB_MEMORY = 'backdoku.tab.1'

/**
 * The state to begin with: a tab has its own back, a new one begins as the last visit ended, and the first with
 * nothing. Junk in the storage is ignored, part by part.
 */
export function recalledState(storage: Storage, tabStorage: Storage, defaults: Preferences): AppState {
  const shared = parsed(storage, MEMORY)
  const kept = { ...shared, ...parsed(tabStorage, TAB_MEMORY) }
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

/** A tab finds what it wrote itself; in a new one, what another tab wrote last is a place to begin. */
export function tabFirst(tabStorage: Storage, storage: Storage): Storage {
  return {
    getItem: (name) => tabStorage.getItem(name) ?? storage.getItem(name),
    setItem(name, value) {
      tabStorage.setItem(name, value)
      storage.setItem(name, value)
    },
  }
}

/** As it is in the storage; empty where that is forbidden or holds junk. */
export function parsed(storage: Storage, name: string): Partial<Record<string, unknown>> {
  try {
    return record(JSON.parse(storage.getItem(name) ?? '{}'))
  } catch {
    return {}
  }
}

export function record(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function restoredPuzzle(value: unknown): Puzzle {
  const { line, format, past, future } = record(value)
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

const VERSION = /^([0-9]{81})(?:\/([\w-]+))?(?: (\S+) (first|all) ([\d.]*))?$/

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
