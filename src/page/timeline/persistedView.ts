/** Keeps the timeline's visible range, and whether playback loops, when the page is reloaded. */
import { type Grid, lineOf } from '../../sudoku/grid.ts'
import type { LeftRun } from '../puzzle/puzzle.ts'
import { eventsOf } from '../session/selectors.ts'
import { builtInOf, frontOf } from '../session/sessions.ts'
import { addressOf } from '../store/address.ts'
import type { Storage } from '../store/storage.ts'
import type { AppState } from '../store/state.ts'
import { BY_PARTS } from '../store/stateStore.ts'
import type { AppStore } from '../store/store.ts'
import { showRange } from './showRange.ts'
import type { VisibleRange } from './visibleRange.ts'

/** Key in the storage. */
const NAME = 'backdoku.view'

interface KeptView {
  /** Puzzle, program and extent, which determine the trace. */
  readonly trace: string
  /** Undefined for the whole trace. */
  readonly range: VisibleRange | undefined
  readonly isLooping: boolean
}

/**
 * Restores the stored view once the trace is long enough, if the view belongs to it. Then stores each change.
 * @param query of the initial address; a range or speed in it takes precedence
 */
export function persistView(store: AppStore, storage: Storage, query = ''): void {
  const initial = keptParts(store.getState())
  /** Stores the view if it has changed, and then each change. */
  function keep(): void {
    const save = () => saveView(storage, viewOf(store.getState()))
    store.subscribe(keptParts, save, BY_PARTS)
    if (!BY_PARTS.equalityFn(initial, keptParts(store.getState()))) save()
  }
  const recalled = addressOf(query).viewQuery === undefined ? recalledView(storage) : undefined
  if (recalled === undefined) return keep()
  const unsubscribe = store.subscribe(
    (state) => [state.puzzle.grid, builtInOf(state), eventsOf(frontOf(state).run)],
    () => {
      const state = store.getState()
      const { trace, range, isLooping } = recalled
      const isShown = traceKeyOf(state) === trace
      if (isShown && eventsOf(frontOf(state).run) <= (range?.to ?? 0)) return
      unsubscribe()
      if (isShown) {
        store.actions.setLooping(isLooping)
        if (range !== undefined) showRange(store.getState, store.actions, range)
      }
      keep()
    },
    BY_PARTS,
  )
}

/** Returns the puzzle, program and extent that are shown. */
export function traceKeyOf(state: AppState): string {
  return traceKey(state.puzzle.grid, builtInOf(state))
}

/** Names a puzzle, a program and its extent, which determine the trace. */
export function traceKey(grid: Grid, { strategy, extent }: Pick<LeftRun, 'strategy' | 'extent'>): string {
  return `${lineOf(grid)} ${strategy} ${extent}`
}

/** Returns what `viewOf` depends on. */
function keptParts(state: AppState): readonly unknown[] {
  return [state.puzzle.grid, builtInOf(state), state.visibleRange, state.isLooping]
}

function viewOf(state: AppState): KeptView {
  return { trace: traceKeyOf(state), range: state.visibleRange, isLooping: state.isLooping }
}

function saveView(storage: Storage, { trace, range, isLooping }: KeptView): void {
  try {
    storage.setItem(NAME, `${trace} ${range?.from ?? 0} ${range?.to ?? 0} ${isLooping ? 'loop' : ''}`)
  } catch {
    // Storage is forbidden or full: a reload shows the whole trace.
  }
}

/** Matches a stored view: trace, start and end of the range (0 0 if there is none), and `loop`. */
const KEPT = /^([0-9]{81} \S+ \S+) (\d+) (\d+) (loop)?$/

function recalledView(storage: Storage): KeptView | undefined {
  try {
    const [, trace, from, to, loop] = KEPT.exec(storage.getItem(NAME) ?? '') ?? []
    if (trace === undefined) return undefined
    const range = { from: Number(from), to: Number(to) }
    return { trace, range: range.to > range.from ? range : undefined, isLooping: loop !== undefined }
  } catch {
    return undefined
  }
}
