/**
 * Programs that keep tables of used digits need not clear the board: a digit is written over when its cell is filled again, and what
 * stands in the cells after it means nothing. Their writes say less than those of others. This adds the placements and clearings
 * that such a program makes only in its tables, so that the rules need not know the difference:
 *
 * ```
 * written   a=1  b=2        a=3  b=2 (no event, it has its 2)  c=4
 * meant     a=1  b=2  b=0   a=3  b=2                           c=4
 * ```
 */
import { candidates, hasDigit } from '../candidates.ts'
import type { Grid } from '../grid.ts'
import { type Cell, PEERS } from '../units.ts'

/** Writes with their lines, and the event of each: several writes may belong to one event. */
export interface Writes {
  readonly writes: Uint16Array
  readonly lines: Uint16Array
  readonly events: Uint32Array
}

export interface Recording {
  readonly givens: Grid
  readonly writes: Uint16Array
  readonly lines: Uint16Array
}

/** As recorded: one write for each event. */
export function plainWrites({ writes, lines }: Recording): Writes {
  return { writes, lines, events: Uint32Array.from(writes, (_, index) => index + 1) }
}

/**
 * True if a program overwrites digits instead of clearing them: it never clears a cell, and places digits that conflict with leftovers
 * alone. A program that only forgets to clear reads the board, and leaves such digits out.
 * @param walk the order in which the blanks are filled
 */
export function overwrites(runs: readonly Recording[], walk: readonly Cell[] | undefined): boolean {
  if (walk === undefined || runs.some(({ writes }) => writes.some((write) => (write & 15) === 0)))
    return false
  const seen = runs.map((run) => leftoversIn(run, walk))
  const [fitting, all] = seen.reduce(([fits, count], run) => [fits + run.fitting, count + run.passed], [0, 0])
  return seen.some(({ areIgnored }) => areIgnored) && fitting * 2 >= all
}

interface Leftovers {
  /** A digit was placed that conflicts with leftovers alone. */
  readonly areIgnored: boolean
  /** Leftovers that the program would have placed again without an event, and those of them that fit. */
  readonly passed: number
  readonly fitting: number
}

function leftoversIn(run: Recording, walk: readonly Cell[]): Leftovers {
  const board = [...run.givens]
  const meant = [...run.givens]
  const { writes, events } = meantWrites(run, walk)
  let areIgnored = false
  let [passed, fitting] = [0, 0]
  for (const [index, write] of writes.entries()) {
    const [cell, digit] = [write >> 4, write & 15]
    const isEvent = events[index] !== events[index + 1]
    const conflicts = (on: Grid) => digit !== 0 && PEERS[cell].some((peer) => on[peer] === digit)
    if (isEvent) board[cell] = digit
    if (isEvent && conflicts(board) && !conflicts(meant)) areIgnored = true
    if (!isEvent && digit !== 0) {
      passed++
      if (!conflicts(meant)) fitting++
    }
    meant[cell] = digit
  }
  return { areIgnored, passed, fitting }
}

/** The writes with what happens only in the program's tables. */
export function meantWrites({ givens, writes, lines }: Recording, walk: readonly Cell[]): Writes {
  const blanks = walk.filter((cell) => givens[cell] === 0)
  const placeOf = new Map(blanks.map((cell, index) => [cell, index]))
  const board = [...givens]
  const meant = [...givens]
  const [allWrites, allLines, events]: [number[], number[], number[]] = [[], [], []]
  /** Blanks that are filled, in the order of the walk. */
  let depth = 0

  function write(cell: Cell, digit: number, index: number): void {
    meant[cell] = digit
    allWrites.push((cell << 4) | digit)
    allLines.push(lines[index])
    events.push(index + 1)
  }

  /** The next blank may have been tried with the digit that it has, which is no event. */
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
