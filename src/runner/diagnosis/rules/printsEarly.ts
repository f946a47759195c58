import { type Grid, sameBoard } from '../../../sudoku/grid.ts'
import { type Cell, COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'
import type { Phrase } from '../../../i18n/text.ts'
import { type AnalysedRun, isCutOff } from '../analysedRun.ts'
import type { Evidence } from '../evidence.ts'
import { eventOfBoard } from '../searchTree.ts'
import { cellPhrase, cellsPhrase, noDigitPlaced } from '../wording.ts'
import { lastEventOf, type Rule, type Sighting, sighting } from './rule.ts'

/** Detects that the first printed board still has blanks. */
export const printsEarly: Rule = (run, evidence) => {
  const printed = answerOf(run)
  if (printed === undefined || !printed.includes(0) || run.verdict === 'accepted') return undefined
  const { givens, tree, writes } = run
  const blanks = [...printed.keys()].filter((cell) => printed[cell] === 0)
  // A program that prints the puzzle first, and is cut off while it searches, may be right; of a long run, only the
  // beginning is known.
  if ((isCutOff(run) || !run.isComplete) && sameBoard(printed, run.givens)) return undefined
  // A given printed as a blank is another fault.
  if (blanks.some((cell) => givens[cell] !== 0)) return undefined
  if (!run.hasBoard || writes.length === 0) return neverPlacedSighting(run, evidence, blanks)
  const event = eventOfBoard(givens, writes, printed)
  if (event === undefined) return undefined
  const { solvedAt } = tree
  if (solvedAt !== undefined && tree.changedAt !== undefined && event > solvedAt) return undefined
  if (solvedAt !== undefined && event === 0 && !printsSeveralBoards(run)) return undefined
  const filled = new Set(tree.nodes.map(({ cell }) => cell))
  const areUntouched = blanks.every((cell) => !filled.has(cell))
  const isAtEnd = sameBoard(tree.final, printed)
  if (
    areUntouched &&
    isAtEnd &&
    (isRightSoFar(run, printed) || evidence.neverFillsLastBlank || unitNote(blanks).en !== '')
  )
    return ignoredCellSighting(run, blanks, evidence.neverFillsLastBlank)
  const isEndOfSearch = isAtEnd && (run.printed.length === 1 || isPrintedBeforeAndAfter(run))
  // A search that ended without a solution prints the rest of its board: the fault came earlier.
  if (isEndOfSearch)
    return sighting(run, {
      kind: 'prints-early',
      at: lastEventOf(run) + 1.5,
      event: lastEventOf(run),
      cells: blankMarks(blanks),
      isVague: true,
      sentence: {
        en: `The search ends without a solution, and the board is printed with ${blankCountText(blanks)} left: ${cellsPhrase(blanks).en}.`,
        ko: `해답 없이 탐색이 끝나고, 빈칸 ${blanks.length}개(${cellsPhrase(blanks).ko})가 남은 보드를 출력합니다.`,
      },
    })
  const isShow = showsSteps(run)
  return sighting(run, {
    kind: 'prints-early',
    at: isShow ? lastEventOf(run) + 1.6 : event + 0.5,
    event,
    cells: blankMarks(blanks),
    isVague: isShow,
    sentence: {
      en: `The board is printed after event ${event}, with ${blankCountText(blanks)} left: ${cellsPhrase(blanks).en}.`,
      ko: `이벤트 ${event} 다음에 빈칸 ${blanks.length}개(${cellsPhrase(blanks).ko})가 남은 보드를 출력합니다.`,
    },
    rightProgram: {
      en: 'A right program prints the board only when no blank is left.',
      ko: '올바른 프로그램은 빈칸이 없을 때만 보드를 출력합니다.',
    },
  })
}

/** Minimum number of boards with blanks, each unlike the one before, that show a search as it goes on. */
const MANY_STEPS = 4

/**
 * True if the program prints its board again and again, and never solves it: whatever it shows of its search, the fault
 * of the search comes first.
 */
function showsSteps({ printed, tree }: AnalysedRun): boolean {
  if (tree.solvedAt !== undefined) return false
  const steps = printed.filter(
    (board, index) => board.includes(0) && (index === 0 || !sameBoard(board, printed[index - 1])),
  )
  return steps.length >= MANY_STEPS
}

/** True if two boards are printed, of which the first is the puzzle. */
function isPrintedBeforeAndAfter({ printed, givens }: AnalysedRun): boolean {
  return printed.length === 2 && sameBoard(printed[0], givens)
}

/** Returns the first board printed; the second if the first is the puzzle, shown before it is solved. */
function answerOf({ printed, givens }: AnalysedRun): Grid | undefined {
  const [first, second] = printed
  return second !== undefined && sameBoard(first, givens) ? second : first
}

/** True if several boards are printed, so that the first may be the puzzle as it was read. */
function printsSeveralBoards({ printed }: AnalysedRun): boolean {
  return printed.length > 1
}

function blankCountText(blanks: readonly Cell[]): string {
  return blanks.length === 1 ? 'one blank' : `${blanks.length} blanks`
}

function blankMarks(cells: readonly Cell[]): ReadonlyMap<Cell, 'blank'> {
  return new Map(cells.slice(0, MOST_MARKED).map((cell) => [cell, 'blank']))
}

/** Maximum cells marked: as many as the sentence names. */
const MOST_MARKED = 3

/** With writes in fewer runs than one in so many, no digit counts as placed. */
const FEW_RECORDED = 8

/**
 * For a run without recorded writes: returns the finding that no digit is placed. Undefined if the run prints another
 * board than the puzzle itself, or if more than a few runs have writes.
 */
function neverPlacedSighting(
  run: AnalysedRun,
  { runs, recorded, uncalled }: Evidence,
  blanks: readonly Cell[],
): Sighting | undefined {
  // An error may have come before the first digit.
  if (run.outcome.kind === 'runtime-error') return undefined
  // If the program places digits in its runs on other boards, these runs tell why it places none on this one.
  if (!sameBoard(run.printed[0], run.givens) || recorded.length * FEW_RECORDED > runs.length) return undefined
  const reason = noDigitPlaced(uncalled)
  return sighting(run, {
    kind: 'cell-ignored',
    at: 0.9,
    event: 0,
    cells: blankMarks(blanks),
    sentence: {
      en: `The puzzle is printed as it was given, and no digit is placed in its blanks (${cellsPhrase(blanks).en}): ${reason.en}.`,
      ko: `퍼즐을 그대로 출력하고 빈칸(${cellsPhrase(blanks).ko})에 숫자를 놓지 않습니다. ${reason.ko}.`,
    },
    rightProgram: {
      en: 'A right program fills all blanks before it prints.',
      ko: '올바른 프로그램은 모든 빈칸을 채운 다음 출력합니다.',
    },
  })
}

function ignoredCellSighting(
  run: AnalysedRun,
  blanks: readonly Cell[],
  neverFillsLastBlank: boolean,
): Sighting {
  const one = blanks.length === 1
  const note = unitNote(blanks)
  const reason: Phrase =
    one && neverFillsLastBlank
      ? {
          en: 'one blank is left in every run',
          ko: '어느 실행에서나 빈칸 하나가 남습니다',
        }
      : {
          en: `no digit is ever placed there${note.en}`,
          ko: `이 칸에는 숫자를 한 번도 놓지 않습니다${note.ko}`,
        }
  return sighting(run, {
    kind: 'cell-ignored',
    at: lastEventOf(run) + (isRightSoFar(run, answerOf(run) ?? []) ? 0.5 : 0.9),
    event: lastEventOf(run),
    cells: blankMarks(blanks),
    sentence: {
      en: `The board is printed while ${cellsPhrase(blanks).en} ${one ? 'is' : 'are'} blank: ${reason.en}.`,
      ko: `${cellsPhrase(blanks).ko}이 빈칸인 채로 보드를 출력합니다. ${reason.ko}.`,
    },
    rightProgram: {
      en: `A right program tries digits in ${cellPhrase(blanks[0]).en}, too.`,
      ko: `올바른 프로그램은 ${cellPhrase(blanks[0]).ko}에도 숫자를 시도합니다.`,
    },
  })
}

/** True if every printed digit is that of the solution, or if there is not exactly one solution. */
function isRightSoFar({ solution }: AnalysedRun, board: Grid): boolean {
  return solution === undefined || board.every((digit, cell) => digit === 0 || digit === solution[cell])
}

/** Names the row or column that all blanks are in; empty if there is none, or for fewer than three blanks. */
function unitNote(blanks: readonly Cell[]): Phrase {
  const rows = new Set(blanks.map((cell) => ROW_OF[cell] + 1))
  const columns = new Set(blanks.map((cell) => COLUMN_OF[cell] + 1))
  const [row] = rows
  const [column] = columns
  if (blanks.length > 2 && rows.size === 1) return { en: ` (all are in row ${row})`, ko: `(모두 ${row}행)` }
  if (blanks.length > 2 && columns.size === 1)
    return { en: ` (all are in column ${column})`, ko: `(모두 ${column}열)` }
  return { en: '', ko: '' }
}
