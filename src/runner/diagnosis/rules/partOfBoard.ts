import { type Cell, COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'
import type { Phrase } from '../../../i18n/text.ts'
import type { AnalysedRun } from '../analysedRun.ts'
import type { Evidence } from '../evidence.ts'
import { cellPhrase, cellsPhrase, objectKo } from '../wording.ts'
import { lastEventOf, type Rule, sighting } from './rule.ts'

/**
 * Finds that a program fills the blanks of a part of the board only: of one row or column, or none if there is a blank
 * in the first row or column.
 */
export const partOfBoard: Rule = (run, { runs, recorded }) => {
  if (!run.hasReturned || run.verdict === 'accepted') return undefined
  const open = run.blanks.filter((cell) => run.tree.final[cell] === 0)
  const [cell] = open
  if (cell === undefined) return undefined
  const reason = onlyUnit(recorded) ?? (run.writes.length === 0 ? falsyZero(runs, cell) : undefined)
  if (reason === undefined) return undefined
  return sighting(run, {
    kind: 'cell-ignored',
    at: lastEventOf(run) + 0.4,
    event: lastEventOf(run),
    cells: new Map([[cell, 'blank']]),
    sentence: {
      en: `The program ends while ${cellsPhrase(open).en} ${open.length === 1 ? 'is' : 'are'} blank: ${reason.en}.`,
      ko: `${cellsPhrase(open).ko}이 빈칸인 채로 끝납니다. ${reason.ko}.`,
    },
    rightProgram:
      run.solution === undefined
        ? undefined
        : {
            en: `A right program places ${run.solution[cell]} in ${cellPhrase(cell).en}.`,
            ko: `올바른 프로그램은 ${cellPhrase(cell).ko}에 ${objectKo(run.solution[cell])} 놓습니다.`,
          },
  })
}

/** Minimum number of filled cells that show that no others are ever filled. */
const FEW_CELLS = 4

/** Returns the reason if all runs fill cells of one and the same row or column, and leave others blank. */
function onlyUnit(recorded: Evidence['recorded']): Phrase | undefined {
  const filled = new Set(recorded.flatMap(({ tree }) => tree.nodes.map(({ cell }) => cell)))
  if (filled.size < FEW_CELLS) return undefined
  const [rows, columns] = [linesOf(filled, ROW_OF), linesOf(filled, COLUMN_OF)]
  if (columns.length === 1)
    return {
      en: `only the blanks of column ${columns[0] + 1} are ever filled, as if the search went on by rows alone`,
      ko: `${columns[0] + 1}열의 빈칸만 채웁니다. 탐색이 행으로만 나아가는 셈입니다`,
    }
  if (rows.length === 1)
    return {
      en: `only the blanks of row ${rows[0] + 1} are ever filled, as if the search went on by columns alone`,
      ko: `${rows[0] + 1}행의 빈칸만 채웁니다. 탐색이 열로만 나아가는 셈입니다`,
    }
  return undefined
}

function linesOf(cells: ReadonlySet<Cell>, of: ArrayLike<number>): readonly number[] {
  return [...new Set(Array.from(cells, (cell) => of[cell]))]
}

/** Minimum number of boards of each sort. */
const FEW_BOARDS = 2

/**
 * Returns the reason if the program places nothing on the boards whose first blank is in row 1, or in column 1, and
 * solves the others: the index 0 counts as false.
 */
function falsyZero(runs: Evidence['runs'], cell: Cell): Phrase | undefined {
  const blank = runs.filter(({ blanks }) => blanks.length > 0)
  const solved = blank.filter(({ verdict }) => verdict === 'accepted')
  const untouched = blank.filter(
    ({ verdict, writes, hasBoard }) => verdict !== 'accepted' && hasBoard && writes.length === 0,
  )
  if (solved.length < FEW_BOARDS || untouched.length < FEW_BOARDS) return undefined
  if (ROW_OF[cell] === 0 && untouched.every(startsAtZero(ROW_OF)) && !solved.some(startsAtZero(ROW_OF)))
    return {
      en: 'a first blank in row 1 counts as none, as its index 0 does where “if not row” asks for one',
      ko: '첫 빈칸이 1행에 있으면 빈칸이 없는 것으로 봅니다. “if not row”에서 인덱스 0이 거짓이 되는 셈입니다',
    }
  if (
    COLUMN_OF[cell] === 0 &&
    untouched.every(startsAtZero(COLUMN_OF)) &&
    !solved.some(startsAtZero(COLUMN_OF))
  )
    return {
      en: 'a first blank in column 1 counts as none, as its index 0 does where “if not column” asks for one',
      ko: '첫 빈칸이 1열에 있으면 빈칸이 없는 것으로 봅니다. “if not column”에서 인덱스 0이 거짓이 되는 셈입니다',
    }
  return undefined
}

/** Returns a test for runs whose first blank is in row 1, or in column 1. */
function startsAtZero(of: ArrayLike<number>): (run: AnalysedRun) => boolean {
  return ({ blanks: [first] }) => of[first] === 0
}
