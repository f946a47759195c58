/** State that outlives a visit, kept in the browser's storage and restored as far as it makes sense. */
import { conflicts } from '../../core/conflicts.ts'
import { gridOfLine, lineOf } from '../../core/grid.ts'
import { DEFAULT_PROGRAM, programWithId } from '../programs.ts'
import { positionNotation, positionOfNotation } from '../../core/trace/position.ts'
import { type Preferences, restoredPreferences } from './preferences.ts'
import { EMPTY_PUZZLE, type Puzzle, type Version } from '../puzzle/puzzle.ts'
import { builtInOf, oneSession, type Sessions } from '../session/sessions.ts'
import { type AppState, initialState } from './state.ts'

/** The part of the browser's `Storage` that is used; any call may throw where storage is forbidden or full. */
export interface Storage {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
}

/** Another shape of what is kept gets another name: what an older version wrote is then as good as absent. */
const NAME = 'backdoku.2'

/** Undo reaches this far back after a reload. */
const KEPT_EDITS = 200

type Kept = Pick<AppState, 'preferences' | 'puzzle' | 'draft' | keyof Sessions>

/** The state to begin with: that of the last visit, or the first. Junk in the storage is ignored, part by part. */
export function recalledState(storage: Storage, defaults: Preferences): AppState {
  const kept = parsed(storage)
  const initial = initialState(restoredPreferences(kept['preferences'], defaults))
  const strategy = typeof kept['strategy'] === 'string' ? programWithId(kept['strategy']) : undefined
  const program = strategy ?? DEFAULT_PROGRAM
  const extent = kept['extent'] === 'first' || kept['extent'] === 'all' ? kept['extent'] : program.extent
  const puzzle = restoredPuzzle(kept['puzzle'])
  return {
    ...initial,
    puzzle,
    ...oneSession({ kind: 'built-in', strategy: program.id, extent }, puzzle.grid),
    draft: typeof kept['draft'] === 'string' ? kept['draft'] : '',
  }
}

/** Keeps the storage in step with the store; quiet where nothing that is kept has changed. */
export function keepInMemory(
  store: {
    getState(): AppState
    setState(change: Partial<AppState>): void
    subscribe(listener: () => void): void
  },
  storage: Storage,
): void {
  let before: Kept = store.getState()
  store.subscribe(() => {
    const now = store.getState()
    const unchanged =
      now.preferences === before.preferences &&
      now.puzzle === before.puzzle &&
      builtInOf(now) === builtInOf(before) &&
      now.draft === before.draft
    if (unchanged) return
    before = now
    const isKept = keeps(() => storage.setItem(NAME, JSON.stringify(written(now))))
    if (isKept === now.forgets) store.setState({ forgets: !isKept })
  })
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

function parsed(storage: Storage): Partial<Record<string, unknown>> {
  try {
    return record(JSON.parse(storage.getItem(NAME) ?? '{}'))
  } catch {
    return {}
  }
}

function record(value: unknown): Partial<Record<string, unknown>> {
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
    const strategy = programWithId(program)?.id
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
