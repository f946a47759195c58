import { candidates, hasDigit } from '../../../sudoku/candidates.ts'
import type { Phrase } from '../../../i18n/text.ts'
import { type Cell, COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'
import type { AnalysedRun } from '../analysedRun.ts'
import { walkOfPlacements } from '../walks.ts'
import { atEvent, cellPhrase, objectKo } from '../wording.ts'
import { lineOf, type Rule, sighting } from './rule.ts'

/** A search that fills a later cell instead of going back. */
const GOES_ON: Phrase = {
  en: 'the search goes on to the next blank, where it should go back (after the loop over the digits)',
  ko: '숫자 반복문이 끝난 뒤 되돌아가야 하는데 다음 빈칸으로 넘어갑니다',
}

/** A program without a search, or whose search never says that no digit fits. */
const ONE_PASS: Phrase = {
  en: 'each cell is filled in one pass, and the program does not come back to try another digit (it has no search, or lacks a return false after the loop over the digits)',
  ko: '칸을 한 번씩만 채우고, 되돌아와 다른 숫자를 시도하지 않습니다(탐색이 없거나, 숫자 반복문 뒤에 return false가 없습니다)',
}

/**
 * Finds that a program which fills the blanks in a fixed order leaves one open in which no digit fits, and fills a later
 * one.
 */
export const passesOver: Rule = (run, { recorded }) => {
  const walk = walkOfPlacements(recorded)
  if (walk === undefined || recorded.some(changesGivens)) return undefined
  const found = firstPassedOver(run, walk)
  if (found === undefined) return undefined
  const { index, open } = found
  if ([ROW_OF, COLUMN_OF].some((of) => isNeverFilled(recorded, of, of[open]))) return undefined
  const event = index + 1
  const [cell, digit] = [run.writes[index] >> 4, run.writes[index] & 15]
  const line = lineOf(run, event)
  const at = atEvent(event, line)
  const [where, left] = [cellPhrase(cell), cellPhrase(open)]
  const reason = recorded.every(fillsInOnePass) ? ONE_PASS : GOES_ON
  return sighting(run, {
    kind: 'passes-over',
    at: event,
    event,
    line,
    cells: new Map([
      [open, 'blank'],
      [cell, 'fault'],
    ]),
    sentence: {
      en: `${at.en} puts ${digit} into ${where.en}, although no digit fits in ${left.en}, which is left blank: ${reason.en}.`,
      ko: `${left.ko}에는 놓을 수 있는 숫자가 없는데, ${at.ko} 이 칸을 비워 둔 채 ${where.ko}에 ${objectKo(digit)} 놓습니다. ${reason.ko}.`,
    },
    rightProgram: {
      en: `A right program goes back to the cell before ${left.en} and tries another digit there.`,
      ko: `올바른 프로그램은 ${left.ko} 앞의 칸으로 되돌아가 다른 숫자를 시도합니다.`,
    },
  })
}

/** True if no run fills any cell of a row or column: the search does not look at it. */
function isNeverFilled(recorded: readonly AnalysedRun[], of: ArrayLike<number>, unit: number): boolean {
  return recorded.every(({ tree }) => tree.nodes.every(({ cell }) => of[cell] !== unit))
}

/**
 * Finds that the search goes on to the next blank wherever one and the same digit does not fit, and ends behind the last
 * one with blanks left: the call is made for refused digits, too.
 */
export const callsForRefused: Rule = (run, { recorded }) => {
  const digits = new Set(recorded.flatMap(({ tree }) => tree.nodes.map(({ digit }) => digit)))
  const [digit] = digits
  if (
    digit === undefined ||
    digits.size > 1 ||
    run.writes.length === 0 ||
    !run.hasReturned ||
    run.verdict === 'accepted'
  )
    return undefined
  const passed = recorded.map((each) => passedFor(each, digit))
  if (passed.some((cells) => cells === undefined)) return undefined
  if (passed.reduce((sum, cells) => sum + (cells?.length ?? 0), 0) < FEW_PASSED) return undefined
  const cell = run.blanks.find((blank) => run.tree.final[blank] === 0)
  if (cell === undefined) return undefined
  const where = cellPhrase(cell)
  return sighting(run, {
    kind: 'passes-over',
    at: 0.5,
    event: 0,
    cells: new Map([[cell, 'blank']]),
    sentence: {
      en: `Only ${digit} is ever placed, and where ${digit} does not fit, as in ${where.en}, the search goes on to the next blank, as if the next call were made whether the digit fits or not (braces or an indentation may be missing).`,
      ko: `${objectKo(digit)} 놓을 수 있는 칸에만 놓고, ${where.ko}처럼 놓을 수 없는 칸은 비워 둔 채 다음 빈칸으로 넘어갑니다. 숫자를 놓을 수 있든 없든 다음 호출을 하는 셈입니다(중괄호나 들여쓰기가 빠졌을 수 있습니다).`,
    },
    rightProgram: {
      en: `A right program tries the other digits in ${where.en} first.`,
      ko: `올바른 프로그램은 먼저 ${where.ko}에 다른 숫자를 시도합니다.`,
    },
  })
}

/** Minimum number of blanks passed over that show a habit. */
const FEW_PASSED = 12

/**
 * Returns the blanks that a run passes over because a digit does not fit there; undefined if it takes anything back,
 * leaves blanks in which the digit fits, or stops before the last blank.
 */
function passedFor(
  { givens, writes, blanks, hasReturned }: AnalysedRun,
  digit: number,
): readonly Cell[] | undefined {
  if (!hasReturned || writes.some((write) => (write & 15) !== digit)) return undefined
  const board = [...givens]
  for (const write of writes) board[write >> 4] = digit
  const open = blanks.filter((cell) => board[cell] === 0)
  return open.some((cell) => hasDigit(candidates(board, cell), digit)) ? undefined : open
}

/** Returns the first write of a digit behind blanks in which no digit fits, and the first of these. */
function firstPassedOver(
  { givens, writes, conflicts }: AnalysedRun,
  walk: readonly Cell[],
): { readonly index: number; readonly open: Cell } | undefined {
  // On a board with conflicts, it says little that no digit fits.
  const last = conflicts.built.at(0)?.event ?? writes.length
  const placeOf = new Map(walk.map((cell, place) => [cell, place]))
  const board = [...givens]
  for (let index = 0; index < last; index++) {
    const [cell, digit] = [writes[index] >> 4, writes[index] & 15]
    if (digit !== 0 && givens[cell] === 0) {
      const left = walk.slice(0, placeOf.get(cell)).filter((blank) => board[blank] === 0)
      // A digit fits in one of them: the program leaves blanks for another reason, or fills them in another order.
      if (left.some((blank) => candidates(board, blank) !== 0)) return undefined
      if (left.length > 0) return { index, open: left[0] }
    }
    board[cell] = digit
  }
  return undefined
}

/** True if a run writes to no cell again once it has written to another. */
function fillsInOnePass({ writes }: AnalysedRun): boolean {
  const left = new Set<Cell>()
  let current = -1
  for (const write of writes) {
    const cell = write >> 4
    if (cell === current) continue
    if (left.has(cell)) return false
    left.add(cell)
    current = cell
  }
  return true
}

/** True if a run writes over a given: its cells may not be those that it means to fill. */
function changesGivens({ givens, writes }: AnalysedRun): boolean {
  return writes.some((write) => givens[write >> 4] !== 0 && givens[write >> 4] !== (write & 15))
}
