import { type Cell, COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'
import type { Phrase } from '../../../i18n/text.ts'
import type { AnalysedRun } from '../analysedRun.ts'
import type { Evidence } from '../evidence.ts'
import { cellPhrase, cellsPhrase, objectKo } from '../wording.ts'
import { lastEventOf, type Rule, sighting } from './rule.ts'

/**
 * Finds that a program fills the blanks of a part of the board only: of one row or column, the first of each, those
 * before the first given, or none from the first row or column.
 */
export const partOfBoard: Rule = (run, { runs, recorded }) => {
  if (!run.hasReturned || run.verdict === 'accepted') return undefined
  const open = run.blanks.filter((cell) => run.tree.final[cell] === 0)
  const [cell] = open
  if (cell === undefined) return undefined
  const reason = onlyBeforeGiven(runs) ?? onlyUnit(recorded) ?? onlyFirstBlanks(recorded) ?? falsyZero(runs)
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

/**
 * Returns the reason if all runs fill blanks before the first given, in the order of rows, and no others: those of a
 * puzzle that begins with a given fill none.
 */
function onlyBeforeGiven(runs: Evidence['runs']): Phrase | undefined {
  const searched = runs.filter(({ blanks, hasBoard }) => blanks.length > 0 && hasBoard)
  const filling = searched.filter(({ tree: { nodes } }) => nodes.length > 0)
  const ends = filling.filter(({ givens, tree: { nodes } }) =>
    nodes.some(({ cell }) => cell + 1 < givens.length && givens[cell + 1] !== 0),
  )
  if (ends.length < FEW_BOARDS || filling.length === searched.length || !searched.every(fillsBeforeGiven))
    return undefined
  return {
    en: 'only blanks before the first given are ever filled, as if a given had no call for the cell after it',
    ko: '처음 주어진 숫자 앞의 빈칸만 채웁니다. 주어진 칸에서 다음 칸을 부르지 않는 셈입니다',
  }
}

function fillsBeforeGiven({ givens, tree: { nodes } }: AnalysedRun): boolean {
  const first = givens.findIndex((digit) => digit !== 0)
  return nodes.every(({ cell }) => cell < first)
}

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

/** Minimum number of runs that end with the first blanks filled, and others left. */
const FEW_ENDS = 3

/** Returns the reason if all runs fill only the first blank of each row, or of each column, and end with these. */
function onlyFirstBlanks(recorded: Evidence['recorded']): Phrase | undefined {
  const fillsFirst = (of: ArrayLike<number>) =>
    recorded.every(({ blanks, tree }) => tree.nodes.every(({ cell }) => isFirstBlank(cell, blanks, of))) &&
    recorded.filter((run) => endsWithFirst(run, of)).length >= FEW_ENDS
  if (fillsFirst(ROW_OF))
    return {
      en: 'only the first blank of each row is ever filled, as if the search went on with the next row',
      ko: '행마다 첫 빈칸만 채웁니다. 그다음에는 다음 행으로 넘어가는 셈입니다',
    }
  if (fillsFirst(COLUMN_OF))
    return {
      en: 'only the first blank of each column is ever filled, as if the search went on with the next column',
      ko: '열마다 첫 빈칸만 채웁니다. 그다음에는 다음 열로 넘어가는 셈입니다',
    }
  return undefined
}

/** True if a run ends with the first blank of each row, or of each column, filled, and others left. */
function endsWithFirst({ blanks, tree: { final } }: AnalysedRun, of: ArrayLike<number>): boolean {
  const areFilled = blanks.every((cell) => final[cell] !== 0 || !isFirstBlank(cell, blanks, of))
  return areFilled && blanks.some((cell) => final[cell] === 0)
}

/** True if no blank of the puzzle comes before a cell in its row, or in its column. */
function isFirstBlank(cell: Cell, blanks: readonly Cell[], of: ArrayLike<number>): boolean {
  return blanks.find((blank) => of[blank] === of[cell]) === cell
}

function linesOf(cells: ReadonlySet<Cell>, of: ArrayLike<number>): readonly number[] {
  return [...new Set(Array.from(cells, (cell) => of[cell]))]
}

/** Minimum number of boards of each sort. */
const FEW_BOARDS = 2

interface ZeroIndex extends Phrase {
  readonly isZero: (cell: Cell) => boolean
}

/** Cells whose row, column, or one of the two has the index 0. */
const ZERO_INDICES: readonly ZeroIndex[] = [
  {
    isZero: (cell) => ROW_OF[cell] === 0,
    en: 'a first blank in row 1 counts as none, as its index 0 does where “if not row” asks for one',
    ko: '첫 빈칸이 1행에 있으면 빈칸이 없는 것으로 봅니다. “if not row”에서 인덱스 0이 거짓이 되는 셈입니다',
  },
  {
    isZero: (cell) => COLUMN_OF[cell] === 0,
    en: 'a first blank in column 1 counts as none, as its index 0 does where “if not column” asks for one',
    ko: '첫 빈칸이 1열에 있으면 빈칸이 없는 것으로 봅니다. “if not column”에서 인덱스 0이 거짓이 되는 셈입니다',
  },
  {
    isZero: (cell) => ROW_OF[cell] === 0 || COLUMN_OF[cell] === 0,
    en: 'a first blank in row 1 or column 1 counts as none, as its index 0 does where “if not (row and column)” asks for one',
    ko: '첫 빈칸이 1행이나 1열에 있으면 빈칸이 없는 것으로 봅니다. “if not (row and column)”에서 인덱스 0이 거짓이 되는 셈입니다',
  },
]

/**
 * Returns the reason if the program ends wherever the first blank left has the index 0, fills no such blank, and solves
 * the boards without one: the index 0 counts as false.
 */
function falsyZero(runs: Evidence['runs']): Phrase | undefined {
  const blank = runs.filter(({ blanks, hasBoard }) => blanks.length > 0 && hasBoard)
  const solved = blank.filter(({ verdict }) => verdict === 'accepted')
  const ended = blank.filter(({ verdict }) => verdict !== 'accepted')
  if (
    solved.length < FEW_BOARDS ||
    ended.length < FEW_BOARDS ||
    !ended.every(({ hasReturned }) => hasReturned)
  )
    return undefined
  return ZERO_INDICES.find(
    ({ isZero }) =>
      solved.every(({ blanks }) => !blanks.some(isZero)) &&
      ended.every(({ blanks, tree: { nodes, final } }) => {
        const left = blanks.find((cell) => final[cell] === 0)
        return left !== undefined && isZero(left) && !nodes.some(({ cell }) => isZero(cell))
      }),
  )
}
