import type { Grid } from '../../../sudoku/grid.ts'
import type { AnalysedRun } from '../analysedRun.ts'
import type { Cell } from '../../../sudoku/units.ts'
import { atEvent, objectKo, cellPhrase } from '../wording.ts'
import { lineOf, type Rule, sighting } from './rule.ts'

/** Hash of a board in 52 bits: the chance that two different boards of a run have the same value is one in millions. */
class BoardKey {
  /** Upper and lower half of the hash; the upper 26 bits of each are used. */
  #high = 0
  #low = 0

  constructor(board: Grid) {
    for (const [cell, digit] of board.entries()) this.change(cell, 0, digit)
  }

  get value(): number {
    return (this.#high >>> 6) * 2 ** 26 + (this.#low >>> 6)
  }

  /** Replaces the digit of a cell; 0 is a blank. */
  change(cell: Cell, from: number, to: number): void {
    for (const digit of [from, to]) {
      if (digit === 0) continue
      this.#high ^= hashOf(cell * 10 + digit)
      this.#low ^= hashOf(cell * 10 + digit + 1000)
    }
  }
}

/** Hashes a number: a multiplication, then the finaliser of MurmurHash3. */
function hashOf(value: number): number {
  let bits = Math.imul(value + 1, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

/** Writes that must follow alike, or all that are left. */
const ALIKE = 12
/** With fewer writes after it, the end of a run that was cut off does not show that a search is repeated. */
const LEAST_ALIKE = 3

/**
 * True if the same writes follow two places of a run. A program that saves its board and restores it makes old boards
 * again, but goes on in another way from there.
 */
function areFollowedAlike(
  { meant: { writes }, hasReturned }: AnalysedRun,
  first: number,
  second: number,
): boolean {
  const left = Math.min(ALIKE, writes.length - 1 - second)
  for (let after = 1; after <= left; after++)
    if (writes[first + after] !== writes[second + after]) return false
  return hasReturned || left >= LEAST_ALIKE
}

/** Minimum digits that show that a cell is left only once all were tried. */
const FEW_TRIED = 5

/** True if writes only try digit after digit in one cell, and clear it in the end. */
function hasTriedAll(writes: Uint16Array, cell: Cell): boolean {
  const last = writes.length - 1
  return (
    writes.length > FEW_TRIED &&
    writes.every((write, index) => write >> 4 === cell && ((write & 15) === 0) === (index === last))
  )
}

/**
 * Finds the first placement that yields the board of an earlier placement, and after which the search goes on as it did
 * then.
 */
export const repeats: Rule = (run) => {
  const { givens, meant } = run
  const { writes, events } = meant
  const board = [...givens]
  const key = new BoardKey(givens)
  const seen = new Map<number, number>()
  for (let index = 0; index < writes.length; index++) {
    const [cell, digit] = [writes[index] >> 4, writes[index] & 15]
    const event = events[index]
    key.change(cell, board[cell], digit)
    board[cell] = digit
    if (digit === 0) continue
    const earlier = seen.get(key.value)
    if (earlier === undefined) {
      seen.set(key.value, index)
      continue
    }
    if (!areFollowedAlike(run, earlier, index)) continue
    const before = events[earlier]
    const line = lineOf(run, event)
    const at = atEvent(event, line)
    const where = cellPhrase(cell)
    const isStuckIn = hasTriedAll(writes.subarray(earlier, index), cell)
    return sighting(run, {
      kind: 'repeats',
      at: event,
      event,
      line,
      cells: new Map([[cell, 'fault']]),
      sentence: isStuckIn
        ? {
            en: `${at.en} begins with ${digit} again in ${where.en}, where no digit is left: the program does not get back to the cell before (its loop may count on after the step back).`,
            ko: `${where.ko}에는 남은 숫자가 없는데, ${at.ko} 같은 칸에서 ${objectKo(digit)} 다시 놓습니다. 앞의 칸으로 되돌아가지 못합니다(되돌아간 뒤에 반복문이 다시 다음 칸으로 넘어갈 수 있습니다).`,
          }
        : {
            en: `${at.en} puts ${digit} into ${where.en} again: this is the very board of event ${before}, so the same search begins once more.`,
            ko: `${at.ko} ${where.ko}에 ${objectKo(digit)} 다시 놓습니다. 이벤트 ${before}의 보드와 같아서 같은 탐색을 되풀이합니다.`,
          },
      rightProgram: {
        en: 'A right program tries each digit only once in the same cell of the same board.',
        ko: '올바른 프로그램은 보드가 같을 때 한 칸에 같은 숫자를 한 번만 시도합니다.',
      },
    })
  }
  return undefined
}
