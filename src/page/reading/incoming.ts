/**
 * Takes whatever comes in: pasted, dropped, opened or shared, from a link or another app. Says what it was; what cannot be
 * read goes into the text field, to be corrected.
 */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { BoardReading } from '../../sudoku/reading/mergedReading.ts'
import type { Reading } from '../../sudoku/formats/reading.ts'
import { type Grid, givensIn } from '../../sudoku/grid.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { Submissions } from '../judge/submissions.ts'
import { NOTHING_RECOGNISED, type Recognition } from '../puzzle/board.ts'
import { PUZZLE_PANEL } from '../puzzle/puzzle.ts'
import type { ReadPart } from '../store/notice.ts'
import type { AppState } from '../store/state.ts'
import { looksLikeTour, type TourRequest } from '../tours/touring.ts'
import { PROGRAM_PANEL } from '../timeline/view.ts'
import type { Address } from '../store/address.ts'
import { type OwnLink, ownLinkIn } from './ownLink.ts'
import type * as Reader from './reader.ts'
import { withReader } from './texts.ts'

export interface IncomingActions {
  /**
   * Takes a text: loads its puzzle, or offers a choice of several; opens its program as one of the user's own; judges a
   * finished board, or an answer with its puzzle; follows a link to this page; opens a tour. If nothing can be read, shows a notice and
   * keeps the board. Ignores an empty text.
   * @returns false if the text cannot be read; true also if the reader of texts has to be loaded first
   */
  loadText(text: string): boolean
  /** Loads the puzzle of an address: a finished board in it is a puzzle, not an answer to judge. */
  loadAddress(text: string): boolean
  /**
   * Like `loadText`, for text pasted outside text fields: unreadable text goes into the text field to be corrected,
   * unless the user has typed there.
   * @returns false also if the text is empty
   */
  paste(text: string): boolean
  /**
   * Like `paste`, for text pasted into a field for puzzles, which keeps what cannot be read. A puzzle is then shown with
   * the program.
   */
  pasteIntoField(text: string): boolean
  /** Like `paste`, for the text of a file. @param recognition what was recognised in it */
  takeFile(text: string, recognition: Recognition): void
  /**
   * Takes the boards of several files like those of a text.
   * @param text that holds them if it is a finished board
   * @returns true if an answer was handed to *Check output*, which says so
   */
  takeBoards(boards: BoardReading, text: string): boolean
  /** Parses the draft. */
  recognise(): void
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** Commands of other rooms, to which what comes in is handed. */
interface Takers {
  readonly loadGrid: (grid: Grid, format: string) => void
  readonly submissions: Submissions
  /** Opens a program as one of the user's own. @param puzzle that came with it, for the message */
  readonly takeProgram: (text: string, language: OwnLanguage, puzzle?: ReadPart) => void
  readonly openTour: (request: TourRequest) => void
  readonly follow: (address: Address) => Promise<void>
  /** Address of this page, up to the question mark. */
  readonly pageAddress: () => string
}

/** What a text is, and the link to this page that it is instead. */
type Recognised = Recognition & { readonly link?: Address }

/** What became of a text: `submitted` if the judge has taken an answer in it. */
type Taken = 'taken' | 'submitted' | 'unreadable'

export function createIncoming(
  get: Get,
  set: Set,
  { loadGrid, submissions, takeProgram, openTour, follow, pageAddress }: Takers,
): IncomingActions {
  /** The latest pasted text that went into the draft because it could not be read; undefined once another is read. */
  let unreadable: string | undefined

  // -- One text -----------------------------------------------------------------------------------------------------

  /**
   * Acts on the boards of a text.
   * @param submit hands a finished board to the judge, and returns false if it is a puzzle instead
   * @returns what became of the text; if it is unreadable, a notice gives the reason
   */
  function takeReading(reading: Reading, submit: () => boolean): Taken {
    switch (reading.kind) {
      case 'puzzle':
        loadGrid(reading.grid, reading.format)
        return 'taken'
      case 'answered':
        loadGrid(reading.grid, reading.format)
        submissions.takeAnswer(reading.answer, reading.format)
        return 'submitted'
      case 'complete':
        if (submit()) return 'submitted'
        loadGrid(reading.grid, reading.format)
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

  /** @returns true if the text could be read; otherwise a notice gives the reason */
  function takeText(text: string, recognised: Recognised): boolean {
    const { reading, language, link } = recognised
    if (looksLikeTour(text)) {
      openTour({ kind: 'text', text })
      return true
    }
    if (link !== undefined) {
      void openLink(link)
      return true
    }
    if (language !== undefined) {
      takeProgramAndPuzzle(text, language, recognised)
      return true
    }
    const taken = takeReading(reading, () => submissions.takeFinished(text))
    const part = taken === 'taken' ? readPart(recognised) : undefined
    if (part !== undefined) set({ notice: { kind: 'read', parts: [part] } })
    return taken !== 'unreadable'
  }

  async function openLink(link: Address): Promise<void> {
    set({ notice: undefined })
    await follow(link)
    const { notice } = get()
    // What is wrong with it counts for more, a program of a link is named once it is opened, and a tour shows itself.
    const isNamed = link.code !== undefined || link.tour !== undefined
    if (!isNamed && (notice === undefined || notice.kind === 'read')) set({ notice: { kind: 'link-opened' } })
  }

  /** Opens a program, with the puzzle beside it on the board. An answer beside it is not the puzzle to run it on. */
  function takeProgramAndPuzzle(text: string, language: OwnLanguage, recognised: Recognition): void {
    set({ notice: undefined })
    const { reading } = recognised
    const hasPuzzle = reading.kind === 'puzzle' || reading.kind === 'answered' || reading.kind === 'several'
    if (!hasPuzzle) return takeProgram(text, language)
    const puzzle = withoutAnswer(reading)
    takeReading(puzzle, () => false)
    takeProgram(text, language, readPart({ ...recognised, reading: puzzle }))
    if (puzzle.kind === 'several') set({ panel: PUZZLE_PANEL })
  }

  /** Like `takeText`, and puts what cannot be read into the text field. */
  function takePasted(text: string, recognised: Recognised): boolean {
    const isRead = takeText(text, recognised)
    const { draft } = get()
    if (isRead) {
      if (draft === unreadable || draft === text) setDraft('')
      unreadable = undefined
    } else if (draft.trim() === '' || draft === unreadable) {
      unreadable = text
      setDraft(text)
    }
    return isRead
  }

  /** Recognises a text, and the link to this page in it. */
  function recognised(reader: typeof Reader, text: string): Recognised {
    const link = ownLinkIn(text, pageAddress())
    return link === undefined ? reader.recognition(text) : recognisedLink(reader, link)
  }

  /** @returns false if the text cannot be read */
  function takeIntoField(text: string, recognised: Recognised): boolean {
    const { reading, language, link } = recognised
    const isReadable =
      looksLikeTour(text) ||
      language !== undefined ||
      link !== undefined ||
      !['empty', 'error'].includes(reading.kind)
    if (!isReadable || !takePasted(text, recognised)) return false
    setDraft('')
    if (reading.kind === 'puzzle') set({ panel: PROGRAM_PANEL })
    return true
  }

  // -- The reader ---------------------------------------------------------------------------------------------------

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

  return {
    recognise,
    loadText: (text) => read((reader) => takeText(text, recognised(reader, text))),
    loadAddress: (text) =>
      read(({ recognition }) => takeReading(recognition(text).reading, () => false) !== 'unreadable'),
    paste(text) {
      if (text.trim() === '') {
        set({ notice: { kind: 'nothing-pasted' } })
        return false
      }
      return read((reader) => takePasted(text, recognised(reader, text)))
    },
    pasteIntoField(text) {
      let isAwaited = false
      const isTaken = read((reader) => {
        const isRead = takeIntoField(text, recognised(reader, text))
        if (isAwaited && !isRead) setDraft(get().draft + text)
        return isRead
      })
      isAwaited = true
      return isTaken
    },
    takeFile(text, recognition) {
      const link = ownLinkIn(text, pageAddress())
      if (link === undefined) takePasted(text, recognition)
      else read((reader) => takePasted(text, recognisedLink(reader, link)))
    },
    takeBoards: (boards, text) => takeReading(boards, () => submissions.takeFinished(text)) === 'submitted',
  }
}

/** Recognises what is beside a link: it counts for more, because a program may name the link that it came from. */
function recognisedLink({ recognition }: typeof Reader, { address, rest }: OwnLink): Recognised {
  const beside = recognition(rest)
  return ['empty', 'error'].includes(beside.reading.kind) && beside.language === undefined
    ? { ...NOTHING_RECOGNISED, link: address }
    : beside
}

/** Returns a puzzle without its answer, which a judge's sample has. */
export function withoutAnswer(reading: BoardReading): Exclude<BoardReading, { readonly kind: 'answered' }> {
  if (reading.kind !== 'answered') return reading
  return { kind: 'puzzle', format: reading.format, grid: reading.grid }
}

/** Returns what is said of a text's boards; undefined if it has none to search. */
function readPart({ reading, formatName }: Recognition): ReadPart | undefined {
  if (reading.kind === 'puzzle' || reading.kind === 'complete')
    return { kind: 'puzzle', formatName, givens: givensIn(reading.grid) }
  if (reading.kind === 'several') return { kind: 'several', formatName, puzzles: reading.puzzles.length }
  return undefined
}
