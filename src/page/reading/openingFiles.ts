/** Takes opened and dropped files: programs become the user's own, puzzles go on the board. */
import type { FilesReport, LeftOut } from '../../sudoku/reading/filesReport.ts'
import { type BoardReading, type FileReading, mergedReading } from '../../sudoku/reading/mergedReading.ts'
import { perStore } from '../store/perStore.ts'
import type { AppStore } from '../store/store.ts'
import { type FileItem, type FilesPlace, readFiles } from './files.ts'
import type { Folder, InputFile } from './inputFiles.ts'

interface FileActions {
  /** Opens files. Several are taken together, and a message names those that were read and those left out. */
  openFiles(files: readonly (InputFile | Folder)[], place?: FilesPlace): Promise<void>
  /**
   * Takes the puzzles of files that are not programs: one goes on the board, of several a choice is offered. Beside
   * programs, a finished board is left out, because it is not the puzzle to run them on.
   * @param programs names of the files beside them that were opened as programs
   */
  takePuzzles(items: readonly FileItem[], programs: readonly string[]): FilesReport
}

/** Commands of a store that open files. */
export const filesOf = perStore(createFileOpening)

function createFileOpening({ getState: get, setState: set, actions }: AppStore): FileActions {
  /** Settles when the files opened last were taken: files are taken in the order in which they were opened. */
  let latest = Promise.resolve()

  function take(items: readonly FileItem[], place: FilesPlace): void {
    const [only] = items
    if (items.length === 0) return
    forgetReports()
    if (place === 'programs' || items.some(({ kind }) => kind === 'program' || kind === 'archive')) {
      set({ isSheetOpen: true })
      actions.runOwn({ kind: 'openFiles', items })
    } else if (items.length === 1 && only.kind === 'text') actions.paste(only.text, only.recognition)
    else {
      const { report, isSubmitted } = takeBoards(items, [])
      // *Check output* says what became of a puzzle and its answer.
      if (!isSubmitted || report.leftOut.length > 0) set({ notice: { kind: 'files', report } })
    }
  }

  /** Removes what is said of files that were opened before. */
  function forgetReports(): void {
    const { notice, own } = get()
    if (notice?.kind === 'files') set({ notice: undefined })
    if (own?.notice.some(({ kind }) => kind === 'files'))
      set({ own: { ...own, notice: own.notice.filter(({ kind }) => kind !== 'files') } })
  }

  /** Like `takePuzzles`; also says whether an answer among the boards was handed to the judge. */
  function takeBoards(items: readonly FileItem[], programs: readonly string[]) {
    const leftOut: LeftOut[] = []
    const puzzles: (FileReading & { readonly text: string })[] = []
    for (const item of items) {
      if (item.kind === 'left-out') leftOut.push({ file: item.file, reason: item.reason })
      if (item.kind !== 'text') continue
      const { file, text, recognition } = item
      const { reading } = recognition
      if (reading.kind === 'error') leftOut.push({ file, reason: reading.error })
      else if (reading.kind === 'empty') leftOut.push({ file, reason: 'empty' })
      else if (programs.length === 0) puzzles.push({ file, text, reading })
      else if (reading.kind === 'complete') leftOut.push({ file, reason: 'finished' })
      else puzzles.push({ file, text, reading: withoutAnswer(reading) })
    }
    const [first, ...others] = puzzles
    const isSubmitted =
      first !== undefined && actions.takeBoards(mergedReading([first, ...others]), first.text)
    const report: FilesReport = { programs, puzzles: puzzles.map(({ file }) => file), leftOut }
    return { report, isSubmitted }
  }

  return {
    openFiles(files, place = 'page') {
      const reading = readFiles(files, place)
      latest = latest.then(async () => take(await reading, place))
      return latest
    },
    takePuzzles: (items, programs) => takeBoards(items, programs).report,
  }
}

/** Returns a puzzle without its answer, which a judge's sample has. */
function withoutAnswer(reading: BoardReading): BoardReading {
  if (reading.kind !== 'answered') return reading
  return { kind: 'puzzle', format: reading.format, grid: reading.grid }
}
