import { type Grid, sameBoard } from '../../core/grid.ts'
import { GUIDE_PROGRAM, GUIDE_PUZZLE, GUIDE_STEPS } from '../../core/guide/guideSteps.ts'
import type { Extent } from '../../core/search/strategy.ts'
import { type Position, samePosition } from '../../core/trace/position.ts'
import { PROGRAM_PANEL } from '../session/debugging.ts'
import { builtInOf, frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'

export interface GuideActions {
  /** Begins the guided run, or goes on with it; the puzzle that was on the board is one Undo away. */
  openGuide(): void
  /** @param by steps on, negative for back */
  guideOn(by: number): void
  closeGuide(): void
}

/** The other actions, as far as the guide needs them. */
export interface GuideDependencies {
  readonly subscribe: (listener: () => void) => void
  readonly loadGrid: (grid: Grid, format: string) => void
  readonly resetFor: (strategy: string, extent: Extent) => void
  readonly goTo: (position: Position) => void
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createGuide(
  get: Get,
  set: Set,
  { subscribe, loadGrid, resetFor, goTo }: GuideDependencies,
): GuideActions {
  function show(step: number): void {
    const { position, cells } = GUIDE_STEPS[step]
    if (!sameBoard(get().puzzle.grid, GUIDE_PUZZLE)) loadGrid(GUIDE_PUZZLE, 'line-81')
    const { strategy, extent } = builtInOf(get())
    if (strategy !== GUIDE_PROGRAM || extent !== 'first') resetFor(GUIDE_PROGRAM, 'first')
    set({ panel: PROGRAM_PANEL, isSheetOpen: true, editing: false })
    // Before the step is another one: where the playhead was may be where that would lead.
    goTo(position)
    set({ guide: { step, isOpen: true, cells } })
  }

  function close(): void {
    set({ guide: { ...get().guide, isOpen: false, cells: [] } })
  }

  /** Whoever gets to the next step by the controls themselves is there; with another puzzle the run is over. */
  subscribe(() => {
    const { guide, puzzle } = get()
    if (!guide.isOpen) return
    if (!sameBoard(puzzle.grid, GUIDE_PUZZLE)) return close()
    const next = GUIDE_STEPS.at(guide.step + 1)
    if (next === undefined || !samePosition(frontOf(get()).playhead, next.position)) return
    set({ guide: { step: guide.step + 1, isOpen: true, cells: next.cells } })
  })

  return {
    openGuide: () => show(get().guide.step),
    guideOn(by) {
      const step = get().guide.step + by
      if (step >= 0 && step < GUIDE_STEPS.length) return show(step)
      // Past the last one it has been gone through, and begins anew when it is opened again.
      set({ guide: { step: 0, isOpen: false, cells: [] } })
    },
    closeGuide: close,
  }
}
