import { type Grid, sameBoard } from '../../sudoku/grid.ts'
import { GUIDE_PROGRAM, GUIDE_PUZZLE, GUIDE_STEPS } from './guideSteps.ts'
import type { Extent } from '../../search/engine/strategy.ts'
import { type Position, samePosition } from '../../search/trace/position.ts'
import { PROGRAM_PANEL } from '../timeline/view.ts'
import { builtInOf, frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { BY_PARTS, type Subscribe } from '../store/stateStore.ts'

export interface GuideActions {
  /** Starts or resumes the guided run; Undo restores the previous puzzle. */
  openGuide(): void
  /** Moves in the guide; closes it before the first and after the last step. @param by steps, negative for back */
  advanceGuide(by: number): void
  /** Closes the guide; `openGuide` resumes it at its current step. */
  closeGuide(): void
}

export interface GuideDependencies {
  readonly subscribe: Subscribe
  readonly loadGrid: (grid: Grid, format: string) => void
  /** Chooses a program and an extent, which resets the search. */
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
    // Moves the playhead before setting the step: at the next step's position, the guide would advance immediately.
    goTo(position)
    set({ guide: { step, isOpen: true, cells } })
  }

  function close(): void {
    set({ guide: { ...get().guide, isOpen: false, cells: [] } })
  }

  // Advances the guide when the user reaches its next step with the controls; closes it when the puzzle changes.
  subscribe(
    (state) => [state.guide, state.puzzle.grid, frontOf(state).playhead],
    () => {
      const { guide, puzzle } = get()
      if (!guide.isOpen) return
      if (!sameBoard(puzzle.grid, GUIDE_PUZZLE)) return close()
      const next = GUIDE_STEPS.at(guide.step + 1)
      if (next === undefined || !samePosition(frontOf(get()).playhead, next.position)) return
      set({ guide: { step: guide.step + 1, isOpen: true, cells: next.cells } })
    },
    BY_PARTS,
  )

  return {
    openGuide: () => show(get().guide.step),
    advanceGuide(by) {
      const step = get().guide.step + by
      if (step >= 0 && step < GUIDE_STEPS.length) return show(step)
      // Before the first or after the last step: the next opening starts over.
      set({ guide: { step: 0, isOpen: false, cells: [] } })
    },
    closeGuide: close,
  }
}
