import { candidates } from '../../../sudoku/candidates.ts'
import type { Phrase } from '../../../i18n/text.ts'
import type { Cell } from '../../../sudoku/units.ts'
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
      // If a digit fits in one of them, the program may fill the cells in another order.
      if (left.length > 0 && left.every((blank) => candidates(board, blank) === 0))
        return { index, open: left[0] }
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
