import { EMPTY_GRID, type Grid, sameBoard, withDigit } from '../../sudoku/grid.ts'
import type { Extent } from '../../search/engine/strategy.ts'
import type { Position } from '../../search/trace/position.ts'
import { CELLS, type Cell } from '../../sudoku/units.ts'
import { withoutExplanation } from '../store/notice.ts'
import { isFirstLook } from '../introduction/introduction.ts'
import { boardUse } from '../board/boardUse.ts'
import { edited, withVisit, redone, undone } from './history.ts'
import { type Puzzle, type Version, type LeftRun } from './puzzle.ts'
import { destinationOf } from '../session/selectors.ts'
import { choiceOf, ownLanguage } from '../own/choice.ts'
import type { RunnableProgram } from '../session/session.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'

/** Commands for the puzzle. Every change ends the open run, if any; undo restores that run. */
export interface EditorActions {
  select(cell: Cell): void
  /** Starts or ends filling in the selected cell. */
  setEditing(editing: boolean): void
  /**
   * Changes the selected cell by a key. While a search is watched, only shows a notice that explains how to edit.
   * @param digit as for `typeDigit`; undefined clears the cell without selecting the next
   */
  changeByKey(digit: number | undefined): void
  /** Puts a digit into the selected cell, 0 to clear it. Selects the next cell if that preference is set. */
  typeDigit(digit: number): void
  /** Clears the selected cell, and keeps it selected. */
  erase(): void
  /** Reverts the latest change or reset of the puzzle, and reopens the run that it ended, at the run's position. */
  undo(): void
  /** Reverts the latest `undo`. */
  redo(): void
  /** Clears all cells. */
  clear(): void
  /** Ends the run and shows the bare puzzle; undo restores the run. */
  reset(): void
  /** Like `reset`, with another program or extent for the next run. */
  resetFor(strategy: string, extent: Extent): void
  /** Loads a puzzle. @param format id of the text format for answers; by default, the present one */
  loadGrid(grid: Grid, format?: string): void
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** Functions for runs that the editor uses. */
interface RunControl {
  /** Ends the run and shows the bare puzzle. @param program of the next run; by default, the same program */
  readonly endRun: (program?: RunnableProgram) => void
  /** Goes to a position, opening a run if there is none. */
  readonly goTo: (position: Position) => void
}

export function createEditor(get: Get, set: Set, { endRun, goTo }: RunControl): EditorActions {
  const isOpen = () => frontOf(get()).run.status === 'open'

  /** Returns the current program and position, so that undo can restore them. */
  function leftRun(): LeftRun {
    const { strategy, extent } = choiceOf(get())
    return { strategy, extent, position: isOpen() ? destinationOf(frontOf(get())) : undefined }
  }

  /** Like `leftRun`; undefined if no run is open. */
  function leftOpenRun(): LeftRun | undefined {
    return isOpen() ? leftRun() : undefined
  }

  function change(puzzle: Puzzle): void {
    if (puzzle === get().puzzle) return
    // The introductory search of a first visit ends without a notice, because the user did not start it.
    const isMissed = isOpen() && !isFirstLook(get())
    const { puzzle: before, choice } = get()
    set({
      puzzle,
      notice: isMissed ? { kind: 'run-over' } : undefined,
      choice: sameBoard(before.grid, puzzle.grid) ? choice : undefined,
    })
    endRun()
  }

  function load(grid: Grid, format: string): void {
    set({ editing: false, isSheetOpen: false, notice: undefined, choice: undefined })
    const { puzzle } = get()
    const isOther = !sameBoard(puzzle.grid, grid)
    const loaded = isOther ? edited(puzzle, grid, leftOpenRun()) : withVisit(puzzle, leftOpenRun())
    change({ ...loaded, format })
  }

  function resetFor(strategy: string, extent: Extent): void {
    change(withVisit(get().puzzle, leftOpenRun()))
    endRun(programWithId(strategy, extent))
  }

  /**
   * Restores a version of the puzzle.
   * @param version that `travel` leads to; if it has a run, the run is reopened and goes to its earlier position
   */
  function restore(version: Version | undefined, travel: typeof undone): void {
    if (version === undefined) return
    // Restoring a run replaces the current program, so record that program for the opposite command.
    change(travel(get().puzzle, version.visit === undefined ? leftOpenRun() : leftRun()))
    set({ notice: undefined })
    if (version.visit === undefined) return
    const { strategy, extent, position } = version.visit
    resetFor(strategy, extent)
    if (position !== undefined) goTo(position)
  }

  function typeDigit(digit: number): void {
    const { puzzle, selected, preferences } = get()
    change(edited(puzzle, withDigit(puzzle.grid, selected, digit), leftOpenRun()))
    if (preferences.advancesAfterTyping && selected + 1 < CELLS) set({ selected: selected + 1 })
  }

  function erase(): void {
    const { puzzle, selected } = get()
    change(edited(puzzle, withDigit(puzzle.grid, selected, 0), leftOpenRun()))
  }

  return {
    select: (selected) => set({ selected }),
    changeByKey(digit) {
      if (boardUse(get()) === 'watching') return set({ notice: { kind: 'watched' } })
      return digit === undefined ? erase() : typeDigit(digit)
    },
    typeDigit,
    erase,
    setEditing: (editing) => set({ editing, ...withoutExplanation(get()) }),
    undo: () => restore(get().puzzle.past.at(-1), undone),
    redo: () => restore(get().puzzle.future[0], redone),
    clear: () => change(edited(get().puzzle, EMPTY_GRID, leftOpenRun())),
    reset() {
      const { strategy, extent } = choiceOf(get())
      resetFor(strategy, extent)
    },
    resetFor,
    loadGrid: (grid, format = get().puzzle.format) => load(grid, format),
  }
}

/** Returns the built-in or own program with an id; an own one has no extent. */
function programWithId(strategy: string, extent: Extent): RunnableProgram {
  const language = ownLanguage(strategy)
  return language === undefined ? { kind: 'built-in', strategy, extent } : { kind: 'own', language }
}
