/** Opens files: reads each, and takes them together. */
import type { FilesReport, LeftOut } from '../../sudoku/reading/filesReport.ts'
import { type FileReading, mergedReading } from '../../sudoku/reading/mergedReading.ts'
import { perStore } from '../store/perStore.ts'
import type { AppStore } from '../store/store.ts'
import { readFiles } from './files.ts'
import { withoutAnswer } from './incoming.ts'
import type { Folder, InputFile } from './inputFiles.ts'
import { type FilesPlace, hasProgram, type Item } from './items.ts'

interface FileActions {
  /** Opens files. Several are taken together, and a message names those that were read and those left out. */
  openFiles(files: readonly (InputFile | Folder)[], place?: FilesPlace): Promise<void>
  /**
   * Takes the puzzles of files beside programs: one goes on the board, of several a choice is offered. A finished board is
   * left out, because it is not the puzzle to run them on.
   * @param programs names of the files that were opened as programs
   */
  takePuzzles(items: readonly Item[], programs: readonly string[]): FilesReport
}

/** Commands of a store that open files. */
export const filesOf = perStore(createFileOpening)

function createFileOpening({ getState: get, setState: set, actions }: AppStore): FileActions {
  /** Settles when the files opened last were taken: files are taken in the order in which they were opened. */
  let latest = Promise.resolve()

  function take(items: readonly Item[], place: FilesPlace): void {
    const [only] = items
    if (items.length === 0) return
    forgetReports()
    if (items.length === 1 && only.kind === 'tour') actions.openTour({ kind: 'text', text: only.text })
    else if (place === 'programs' || items.some(hasProgram)) {
      set({ isSheetOpen: true })
      actions.runOwn({ kind: 'openFiles', items })
    } else if (items.length === 1 && only.kind === 'text' && !only.isUnclear)
      actions.takeFile(only.text, only.recognition)
    else {
      const { report, isSubmitted } = takeBoards(items, [])
      // *Check output* says what became of a puzzle and its answer.
      const isWhole = report.leftOut.length === 0 && report.unclear === undefined
      if (!isSubmitted || !isWhole) set({ notice: { kind: 'files', report } })
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
  function takeBoards(items: readonly Item[], programs: readonly string[]) {
    const leftOut: LeftOut[] = []
    const puzzles: (FileReading & { readonly text: string })[] = []
    for (const item of items) {
      if (item.kind === 'left-out') leftOut.push({ file: item.file, reason: item.reason })
      if (item.kind === 'tour') leftOut.push({ file: item.file, reason: 'tour' })
      if (item.kind !== 'text') continue
      const { file, text, recognition } = item
      const { reading } = recognition
      if (reading.kind === 'error') {
        if (!hasProgram(item)) leftOut.push({ file, reason: reading.error })
      } else if (reading.kind === 'empty') leftOut.push({ file, reason: 'empty' })
      else if (programs.length === 0) puzzles.push({ file, text, reading })
      else if (reading.kind === 'complete') leftOut.push({ file, reason: 'finished' })
      else puzzles.push({ file, text, reading: withoutAnswer(reading) })
    }
    const [first, ...others] = puzzles
    const isSubmitted =
      first !== undefined && actions.takeBoards(mergedReading([first, ...others]), first.text)
    const unclear = items.flatMap((item) => ('isUnclear' in item && item.isUnclear ? [nameOf(item)] : []))
    const report: FilesReport = {
      programs,
      puzzles: puzzles.map(({ file }) => file),
      leftOut,
      ...(unclear.length > 0 && { unclear }),
    }
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

function nameOf(item: Extract<Item, { readonly isUnclear: boolean }>): string {
  return item.kind === 'program' ? item.program.name : item.file
}
