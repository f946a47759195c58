/**
 * Finds the cells that the calls of the user's program have filled. Only writes are recorded, not which call made them.
 * The call that made the latest event is known from the traced lines. The expression of its write, evaluated with the
 * variables of another call of the function, gives the cell of that call; it is trusted if it gives the cell of the latest
 * event.
 */
import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../../search/events.ts'
import type { FilledCell } from '../../search/steps/step.ts'
import type { Moment } from '../../search/trace/moment.ts'
import type { Cell } from '../../sudoku/units.ts'
import {
  type CellExpression,
  cellExpressionsIn,
  subscriptValues,
  type ValueOf,
  valueIn,
} from './cellExpression.ts'
import type { KnownCall, KnownLine, KnownLines } from './knownLines.ts'

/** Number of rows, and of columns. */
const SIZE = 9

/** Returns the cell that a call has filled. @param index of the call in the stack of the line */
export type FilledBy = (line: KnownLine, index: number) => FilledCell | undefined

const NOTHING: FilledBy = () => undefined

/**
 * Returns what the calls of lines that ran after an event have filled. The lines must be passed in the order in which
 * they ran.
 * @param made line that made the event
 */
export function filledCells(
  { calls, lines }: KnownLines,
  made: KnownLine | undefined,
  event: SearchEvent | undefined,
  { board, stack }: Pick<Moment, 'board' | 'stack'>,
  sourceLines: readonly string[],
): FilledBy {
  if (made === undefined || event === undefined) return NOTHING
  const maker = calls[made.stack[made.stack.length - 1]]
  const depth = depthOf(made)
  const globals = calls[made.stack[0]]
  const target = targetOf(
    sourceLines[made.line - 1] ?? '',
    cellOf(event),
    valueIn(maker.variables, globals.variables),
  )
  const placed = new Set(stack.map(cellOf))
  const writing = lines.filter(
    ({ before, after, stack: within }) =>
      after > before && calls[within[within.length - 1]].name === maker.name,
  )
  const firstWrite = Math.min(...writing.map((line) => line.line))
  /** Cells by number of the call; the calls in progress are the same at many lines. */
  const known = new Map<number, Cell | undefined>()

  function cellBy(number: number): Cell | undefined {
    if (target === undefined) return undefined
    if (!known.has(number))
      known.set(number, cellAt(target, valueIn(calls[number].variables, globals.variables)))
    return known.get(number)
  }

  /** Depth of the outermost line since the event: deeper calls are new, and have filled nothing. */
  let reached = depth
  return (line, index) => {
    reached = Math.min(reached, depthOf(line))
    const at = line.omitted + index
    if (at > reached) return undefined
    if (at === depth) return filledBy(event)
    const call: KnownCall = calls[line.stack[index]]
    const isWaiting = index < line.stack.length - 1
    // A call that waits before its write has filled nothing.
    if (call.name !== maker.name || (isWaiting && call.line < firstWrite)) return undefined
    const cell = cellBy(line.stack[index])
    if (cell === undefined || !placed.has(cell)) return undefined
    return { cell, digit: board[cell], isTakenBack: false }
  }
}

function filledBy(event: SearchEvent): FilledCell {
  return { cell: cellOf(event), digit: digitOf(event), isTakenBack: kindOf(event) === EventKind.backtrack }
}

function depthOf({ stack, omitted }: KnownLine): number {
  return omitted + stack.length - 1
}

/** The expression of a cell. @property base number of the first row, column or cell */
interface Target {
  readonly expression: CellExpression
  readonly base: number
}

/** Returns the expression in a line that gives a cell, in numbers from 0 or from 1; undefined if there is none. */
function targetOf(line: string, cell: Cell, valueOf: ValueOf): Target | undefined {
  for (const expression of cellExpressionsIn(line))
    for (const base of [0, 1]) if (cellAt({ expression, base }, valueOf) === cell) return { expression, base }
  return undefined
}

/** Returns the cell of an expression in a call; undefined if it cannot be evaluated, or lies outside of the board. */
function cellAt({ expression, base }: Target, valueOf: ValueOf): Cell | undefined {
  const values = subscriptValues(expression, valueOf)?.map((value) => value - base)
  if (values === undefined) return undefined
  const [row, column] = values.length === 1 ? [Math.floor(values[0] / SIZE), values[0] % SIZE] : values
  if (row < 0 || row >= SIZE || column < 0 || column >= SIZE) return undefined
  return row * SIZE + column
}
