/**
 * Programs that keep tables of used digits need not clear the board: they overwrite a digit when they fill its cell
 * again, and ignore the digits in the cells after it. `meantWrites` adds the placements and clearings that such
 * programs make only in their tables, so that the rules can treat all programs alike:
 *
 * ```
 * written   a=1  b=2        a=3  b=2 (no event: b is still 2)  c=4
 * meant     a=1  b=2  b=0   a=3  b=2                           c=4
 * ```
 */
import { candidates, hasDigit } from '../../sudoku/candidates.ts'
import type { Grid } from '../../sudoku/grid.ts'
import { type Cell, PEERS } from '../../sudoku/units.ts'

/** Writes with their lines, and the event of each: several writes may belong to one event. */
export interface Writes {
  readonly writes: Uint16Array
  readonly lines: Uint16Array
  readonly events: Uint32Array
}

/** A recorded run: each write as `cell << 4 | digit`, where digit 0 clears the cell, and its source line. */
export interface Recording {
  readonly givens: Grid
  readonly writes: Uint16Array
  readonly lines: Uint16Array
}

export function plainWrites({ writes, lines }: Recording): Writes {
  return { writes, lines, events: Uint32Array.from(writes, (_, index) => index + 1) }
}

/**
 * True if a program overwrites digits instead of clearing them: it never clears a cell, and places digits that conflict
 * only with leftovers (digits in cells from which it has backtracked). A program that only forgets to clear reads the
 * leftovers on the board, and places no digits that conflict with them. At least half of the leftovers that the program
 * would place again must not conflict with its tables.
 * @param walk the order in which the blanks are filled; the result is false if it is undefined
 */
export function overwrites(runs: readonly Recording[], walk: readonly Cell[] | undefined): boolean {
  if (walk === undefined || runs.some(({ writes }) => writes.some((write) => (write & 15) === 0)))
    return false
  const seen = runs.map((run) => leftoversIn(run, walk))
  const [fittingCount, all] = seen.reduce(
    ([fits, count], run) => [fits + run.fittingCount, count + run.passedCount],
    [0, 0],
  )
  return seen.some(({ areIgnored }) => areIgnored) && fittingCount * 2 >= all
}

/** How a run treats leftovers. */
interface Leftovers {
  /** True if a digit was placed that conflicts only with leftovers. */
  readonly areIgnored: boolean
  /** Number of leftovers that the program would have placed again without an event. */
  readonly passedCount: number
  /** Number of leftovers in `passedCount` that do not conflict with the program's tables. */
  readonly fittingCount: number
}

function leftoversIn(run: Recording, walk: readonly Cell[]): Leftovers {
  const board = [...run.givens]
  const meant = [...run.givens]
  const { writes, events } = meantWrites(run, walk)
  let areIgnored = false
  let [passedCount, fittingCount] = [0, 0]
  for (const [index, write] of writes.entries()) {
    const [cell, digit] = [write >> 4, write & 15]
    const isEvent = events[index] !== events[index + 1]
    const conflicts = (on: Grid) => digit !== 0 && PEERS[cell].some((peer) => on[peer] === digit)
    if (isEvent) board[cell] = digit
    if (isEvent && conflicts(board) && !conflicts(meant)) areIgnored = true
    if (!isEvent && digit !== 0) {
      passedCount++
      if (!conflicts(meant)) fittingCount++
    }
    meant[cell] = digit
  }
  return { areIgnored, passedCount, fittingCount }
}

/** Returns the writes, plus the placements and clearings that happen only in the program's tables. */
export function meantWrites({ givens, writes, lines }: Recording, walk: readonly Cell[]): Writes {
  const blanks = walk.filter((cell) => givens[cell] === 0)
  const placeOf = new Map(blanks.map((cell, index) => [cell, index]))
  const board = [...givens]
  const meant = [...givens]
  const [allWrites, allLines, events]: [number[], number[], number[]] = [[], [], []]
  /** Number of blanks filled so far, in the order of the walk. */
  let depth = 0

  /** @param index of the recorded write to whose event this one belongs */
  function write(cell: Cell, digit: number, index: number): void {
    meant[cell] = digit
    allWrites.push((cell << 4) | digit)
    allLines.push(lines[index])
    events.push(index + 1)
  }

  /**
   * Adds the placement of the digit that the next blank still holds, if the digit fits and is less than `below`.
   * Placing the same digit again is no event.
   */
  function tryLeftover(below: number, index: number): void {
    const cell = blanks.at(depth)
    if (cell === undefined || meant[cell] !== 0 || board[cell] === 0) return
    if (board[cell] < below && hasDigit(candidates(meant, cell), board[cell])) write(cell, board[cell], index)
  }

  for (let index = 0; index < writes.length; index++) {
    const [cell, digit] = [writes[index] >> 4, writes[index] & 15]
    const place = placeOf.get(cell)
    if (place !== undefined) {
      if (place < depth) {
        tryLeftover(10, index)
        for (let above = Math.min(depth, blanks.length - 1); above > place; above--)
          if (meant[blanks[above]] !== 0) write(blanks[above], 0, index)
      } else if (place === depth) tryLeftover(digit, index)
      else
        for (let between = depth; between < place; between++)
          if (board[blanks[between]] !== 0) write(blanks[between], board[blanks[between]], index)
      depth = place + 1
    }
    write(cell, digit, index)
    board[cell] = digit
  }
  return {
    writes: Uint16Array.from(allWrites),
    lines: Uint16Array.from(allLines),
    events: Uint32Array.from(events),
  }
}
