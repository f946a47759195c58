/** Broken programs for BOJ 2580, each with one slip that the learner mends. */
import { gridOfLine } from '../../sudoku/grid.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import columnsTwiceCpp from './broken/columnsTwice.cpp?raw'
import columnsTwicePython from './broken/columnsTwice.py?raw'
import firstDeadEndCpp from './broken/firstDeadEnd.cpp?raw'
import firstDeadEndPython from './broken/firstDeadEnd.py?raw'
import latePrintCpp from './broken/latePrint.cpp?raw'
import latePrintPython from './broken/latePrint.py?raw'
import noReturnCpp from './broken/noReturn.cpp?raw'
import noReturnPython from './broken/noReturn.py?raw'
import sharedRowsCpp from './broken/sharedRows.cpp?raw'
import sharedRowsPython from './broken/sharedRows.py?raw'
import shortRangeCpp from './broken/shortRange.cpp?raw'
import shortRangePython from './broken/shortRange.py?raw'
import unclearedBoardCpp from './broken/unclearedBoard.cpp?raw'
import unclearedBoardPython from './broken/unclearedBoard.py?raw'
import unclearedTableCpp from './broken/unclearedTable.cpp?raw'
import unclearedTablePython from './broken/unclearedTable.py?raw'
import unmarkedGivensCpp from './broken/unmarkedGivens.cpp?raw'
import unmarkedGivensPython from './broken/unmarkedGivens.py?raw'
import wrongBoxCpp from './broken/wrongBox.cpp?raw'
import wrongBoxPython from './broken/wrongBox.py?raw'

export interface BrokenProgram {
  /** Must not change: copies of the program and the record of mended programs are stored with it. */
  readonly id: string
  readonly text: string
}

/** Broken programs in an order that gives no hint of their slips. */
export const BROKEN: Readonly<Record<OwnLanguage, readonly BrokenProgram[]>> = {
  python: [
    { id: 'shortRange', text: shortRangePython },
    { id: 'unclearedBoard', text: unclearedBoardPython },
    { id: 'columnsTwice', text: columnsTwicePython },
    { id: 'latePrint', text: latePrintPython },
    { id: 'unmarkedGivens', text: unmarkedGivensPython },
    { id: 'firstDeadEnd', text: firstDeadEndPython },
    { id: 'wrongBox', text: wrongBoxPython },
    { id: 'noReturn', text: noReturnPython },
    { id: 'unclearedTable', text: unclearedTablePython },
    { id: 'sharedRows', text: sharedRowsPython },
  ],
  cpp: [
    { id: 'shortRange', text: shortRangeCpp },
    { id: 'unclearedBoard', text: unclearedBoardCpp },
    { id: 'columnsTwice', text: columnsTwiceCpp },
    { id: 'latePrint', text: latePrintCpp },
    { id: 'unmarkedGivens', text: unmarkedGivensCpp },
    { id: 'firstDeadEnd', text: firstDeadEndCpp },
    { id: 'wrongBox', text: wrongBoxCpp },
    { id: 'noReturn', text: noReturnCpp },
    { id: 'unclearedTable', text: unclearedTableCpp },
    { id: 'sharedRows', text: sharedRowsCpp },
  ],
  javascript: [],
}

/** A puzzle on which each broken program goes wrong after few events. */
export const BROKEN_PUZZLE = gridOfLine(
  '600901023830602000007034000000250009020047030148306072480000350000005004900003100',
)

export function brokenText(language: OwnLanguage, id: string): string | undefined {
  return BROKEN[language].find((broken) => broken.id === id)?.text
}
