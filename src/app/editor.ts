import type { Reading } from '../core/formats/reading.ts'
import { EMPTY_GRID, type Grid, withDigit } from '../core/grid.ts'
import { assertNever } from '../core/result.ts'
import { CELLS, type Cell } from '../core/units.ts'
import { edited, type Puzzle, redone, undone } from './puzzle.ts'
import type { Submissions } from './judging.ts'
import type { AppState } from './state.ts'
import { recognition } from './texts.ts'

/** What a user can do with the puzzle. Every change of it ends the run of the one before. */
export interface EditorActions {
  select(cell: Cell): void
  /** The user taps or focuses a cell to fill it in, or is done with that. */
  setEditing(editing: boolean): void
  /** Puts a digit into the selected cell, 0 to clear it, and moves on if the user wants that. */
  typeDigit(digit: number): void
  /** Clears the selected cell and stays there. */
  erase(): void
  undo(): void
  redo(): void
  clear(): void
  loadGrid(grid: Grid, format?: string): void
  /** Loads what a text says; a text that cannot be read is answered with a notice, and the board
   * stays. @returns whether it could be read */
  loadText(text: string): Promise<boolean>
  /** As `loadText`, for an address: a finished board in it was on the board, and is no answer to be judged. */
  loadAddress(text: string): Promise<boolean>
  /** As `loadText`, for what was pasted beside any text field: unreadable text is kept where it can be mended. */
  paste(text: string): Promise<void>
  setDraft(draft: string): Promise<void>
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createEditor(
  get: Get,
  set: Set,
  endRun: () => void,
  submissions: Submissions,
): EditorActions {
  function change(puzzle: Puzzle): void {
    if (puzzle === get().puzzle) return
    set({ puzzle, notice: undefined, choice: undefined })
    endRun()
  }

  function load(grid: Grid, format: string): void {
    set({ editing: false, isSheetOpen: false, notice: undefined, choice: undefined })
    change({ ...edited(get().puzzle, grid), format })
  }

  /** @param submit has a finished board judged. @returns whether it did */
  async function take(reading: Reading, submit: () => boolean): Promise<boolean> {
    switch (reading.kind) {
      case 'puzzle':
        load(reading.grid, reading.format)
        return true
      case 'answered':
        load(reading.grid, reading.format)
        await submissions.takeAnswer(reading.answer, reading.format)
        return true
      case 'complete':
        if (!submit()) load(reading.grid, reading.format)
        return true
      case 'several':
        set({
          choice: { format: reading.format, puzzles: reading.puzzles },
          notice: undefined,
          panel: 'puzzle',
          isSheetOpen: true,
        })
        return true
      case 'error':
        set({ notice: { kind: 'unreadable', error: reading.error } })
        return false
      case 'empty':
        return true
      default:
        return assertNever(reading)
    }
  }

  async function setDraft(draft: string): Promise<void> {
    set({ draft })
    try {
      const recognised = await recognition(draft)
      if (get().draft === draft) set({ recognition: recognised })
    } catch {
      set({ notice: { kind: 'not-loaded' } })
    }
  }

  /** @returns whether the text could be read; otherwise a notice says why not. */
  async function read(text: string, submit = () => submissions.takeFinished(text)): Promise<boolean> {
    try {
      return await take((await recognition(text)).reading, submit)
    } catch {
      // Whatever kept the formats from loading (offline, a newer release), trying again is the remedy.
      set({ notice: { kind: 'not-loaded' } })
      return false
    }
  }

  return {
    select: (selected) => set({ selected }),
    setEditing: (editing) => set({ editing }),
    typeDigit(digit) {
      const { puzzle, selected, preferences } = get()
      change(edited(puzzle, withDigit(puzzle.grid, selected, digit)))
      if (preferences.advancesAfterTyping && selected + 1 < CELLS) set({ selected: selected + 1 })
    },
    erase() {
      const { puzzle, selected } = get()
      change(edited(puzzle, withDigit(puzzle.grid, selected, 0)))
    },
    undo: () => change(undone(get().puzzle)),
    redo: () => change(redone(get().puzzle)),
    clear: () => change(edited(get().puzzle, EMPTY_GRID)),
    loadGrid: (grid, format = get().puzzle.format) => load(grid, format),
    setDraft,
    loadText: (text) => read(text),
    loadAddress: (text) => read(text, () => false),
    async paste(text) {
      if (!(await read(text)) && get().draft.trim() === '') await setDraft(text)
    },
  }
}
