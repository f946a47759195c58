import type { Submissions } from '../judge/submissions.ts'
import type { Reading } from '../../sudoku/formats/reading.ts'
import { EMPTY_GRID, givensIn, type Grid, sameBoard, withDigit } from '../../sudoku/grid.ts'
import type { Extent } from '../../search/engine/strategy.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { Position } from '../../search/trace/position.ts'
import { CELLS, type Cell } from '../../sudoku/units.ts'
import { withoutExplanation } from '../store/notice.ts'
import { NOTHING_RECOGNISED, type Recognition } from './board.ts'
import { isFirstLook } from '../introduction/introduction.ts'
import { boardUse } from '../board/boardUse.ts'
import { edited, withVisit, redone, undone } from './history.ts'
import { type Puzzle, PUZZLE_PANEL, type Version, type LeftRun } from './puzzle.ts'
import { destinationOf } from '../session/selectors.ts'
import { choiceOf, ownLanguage } from '../own/choice.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { RunnableProgram } from '../session/session.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { PROGRAM_PANEL } from '../timeline/view.ts'
import type { BoardReading } from '../../sudoku/reading/mergedReading.ts'
import type * as Reader from './reader.ts'
import { looksLikeTour } from '../tours/touring.ts'
import { withReader } from './texts.ts'

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
  /**
   * Loads a puzzle from text; of several puzzles, offers a choice. A finished board, or an answer with its puzzle, is
   * judged. If the text cannot be parsed, shows a notice and keeps the board. Ignores an empty text.
   * @returns false if the text cannot be parsed; true also if the reader of texts has to be loaded first
   */
  loadText(text: string): boolean
  /** Like `loadText`, for an address: a finished board in it is a puzzle, not an answer to judge. */
  loadAddress(text: string): boolean
  /**
   * Like `loadText`, for text pasted outside text fields. A program is opened as one of the user's own. Unreadable text
   * goes into the text field to be corrected, unless the user has typed there.
   * @param recognised what was recognised in the text, if that is known
   * @returns true if the text was parsed or opened; false if it is empty or unreadable
   */
  paste(text: string, recognised?: Recognition): boolean
  /**
   * Like `paste`, for text pasted into a field for puzzles, which keeps what cannot be read. A puzzle is then shown with
   * the program.
   * @returns true if the text was parsed or opened
   */
  pasteIntoField(text: string): boolean
  /**
   * Takes the boards of files like those of a text.
   * @param text that holds them if it is a finished board
   * @returns true if an answer was handed to *Check output*, which says so
   */
  takeBoards(boards: BoardReading, text: string): boolean
  /** Parses the draft. */
  recognise(): void
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** Functions for runs and for the user's own programs that the editor uses. */
interface RunControl {
  /** Ends the run and shows the bare puzzle. @param program of the next run; by default, the same program */
  readonly endRun: (program?: RunnableProgram) => void
  /** Goes to a position, opening a run if there is none. */
  readonly goTo: (position: Position) => void
  /** Opens a pasted program, in a language that can be run here, as one of the user's own. */
  readonly takeProgram: (text: string, language: OwnLanguage) => void
  /** Opens a pasted tour. */
  readonly takeTour: (text: string) => void
}

/** What became of a text: `submitted` if the judge has taken an answer in it. */
type Taken = 'taken' | 'submitted' | 'unreadable'

export function createEditor(
  get: Get,
  set: Set,
  { endRun, goTo, takeProgram, takeTour }: RunControl,
  submissions: Submissions,
): EditorActions {
  /** The latest pasted text that went into the draft because it could not be read; undefined once another is read. */
  let unreadable: string | undefined

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
    set({ puzzle, notice: isMissed ? { kind: 'run-over' } : undefined, choice: undefined })
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

  /**
   * Acts on a parsed text.
   * @param submit hands a finished board to the judge, and returns false if it is a puzzle instead
   * @returns what became of the text; if it is unreadable, a notice gives the reason
   */
  function takeReading(reading: Reading, submit: () => boolean): Taken {
    switch (reading.kind) {
      case 'puzzle':
        load(reading.grid, reading.format)
        return 'taken'
      case 'answered':
        load(reading.grid, reading.format)
        submissions.takeAnswer(reading.answer, reading.format)
        return 'submitted'
      case 'complete':
        if (submit()) return 'submitted'
        load(reading.grid, reading.format)
        return 'taken'
      case 'several':
        set({
          choice: { format: reading.format, puzzles: reading.puzzles, faults: reading.faults },
          notice: undefined,
          panel: PUZZLE_PANEL,
          isSheetOpen: true,
        })
        return 'taken'
      case 'error':
        set({ notice: { kind: 'unreadable', error: reading.error } })
        return 'unreadable'
      case 'empty':
        return 'taken'
      default:
        return assertNever(reading)
    }
  }

  const noticeMissing = () => set({ notice: { kind: 'not-loaded', what: 'files' } })

  /**
   * Acts with the reader; not if the puzzle was changed while it was loaded, because the newer command counts.
   * @returns what `act` returns; true if the reader has to be loaded first
   */
  function read(act: (reader: typeof Reader) => boolean): boolean {
    const { puzzle } = get()
    let isRead = true
    withReader((reader) => {
      if (get().puzzle === puzzle) isRead = act(reader)
    }, noticeMissing)
    return isRead
  }

  function recognise(): void {
    if (get().draft === '') return set({ recognition: NOTHING_RECOGNISED })
    withReader(({ recognition }) => set({ recognition: recognition(get().draft) }), noticeMissing)
  }

  function setDraft(draft: string): void {
    set({ draft })
    recognise()
  }

  /** @returns true if the text could be read; otherwise a notice gives the reason */
  function take(text: string, { reading }: Recognition): boolean {
    return takeReading(reading, () => submissions.takeFinished(text)) !== 'unreadable'
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

  /** @returns true if the text was parsed or opened */
  function takePasted(text: string, recognised: Recognition): boolean {
    const language = languageOf(recognised.reading)
    if (language !== undefined) {
      set({ notice: undefined })
      takeProgram(text, language)
      return true
    }
    const isRead = take(text, recognised)
    const { draft } = get()
    if (isRead) {
      const { reading, formatName } = recognised
      if (reading.kind === 'puzzle')
        set({
          notice: { kind: 'read', what: { kind: 'puzzle', formatName, givens: givensIn(reading.grid) } },
        })
      if (draft === unreadable || draft === text) setDraft('')
      unreadable = undefined
    } else if (draft.trim() === '' || draft === unreadable) {
      unreadable = text
      setDraft(text)
    }
    return isRead
  }

  function paste(text: string, recognised?: Recognition): boolean {
    if (text.trim() === '') {
      set({ notice: { kind: 'nothing-pasted' } })
      return false
    }
    if (looksLikeTour(text)) {
      takeTour(text)
      return true
    }
    if (recognised !== undefined) return takePasted(text, recognised)
    return read(({ recognition }) => takePasted(text, recognition(text)))
  }

  /** @returns false if the text cannot be read */
  function takeIntoField(text: string, recognised: Recognition): boolean {
    const { reading } = recognised
    const isReadable = !['empty', 'error'].includes(reading.kind) || languageOf(reading) !== undefined
    if (!isReadable || !takePasted(text, recognised)) return false
    setDraft('')
    if (reading.kind === 'puzzle') set({ panel: PROGRAM_PANEL })
    return true
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
    recognise,
    loadText: (text) => read(({ recognition }) => take(text, recognition(text))),
    loadAddress: (text) =>
      read(({ recognition }) => takeReading(recognition(text).reading, () => false) !== 'unreadable'),
    takeBoards: (boards, text) => takeReading(boards, () => submissions.takeFinished(text)) === 'submitted',
    paste,
    pasteIntoField(text) {
      if (looksLikeTour(text)) return paste(text)
      let isAwaited = false
      const isTaken = read(({ recognition }) => {
        const isRead = takeIntoField(text, recognition(text))
        if (isAwaited && !isRead) setDraft(get().draft + text)
        return isRead
      })
      isAwaited = true
      return isTaken
    },
  }
}

/** Returns the language of a program that can be run here; undefined if the text is none. */
function languageOf(reading: Reading): OwnLanguage | undefined {
  return reading.kind === 'error' && reading.error.code === 'program' ? reading.error.language : undefined
}

/** Returns the built-in or own program with an id; an own one has no extent. */
function programWithId(strategy: string, extent: Extent): RunnableProgram {
  const language = ownLanguage(strategy)
  return language === undefined ? { kind: 'built-in', strategy, extent } : { kind: 'own', language }
}
