/**
 * The search tree of a recorded run: which placement was made on top of which, and when it was taken back.
 *
 * A write of a digit adds a node below the latest placement that is still on the board. A write to the cell of a node,
 * of 0 or of another digit, closes the node. On two blanks, a and b, a program writes
 *
 * ```
 * event  1    2    3    4    5        root
 * write  a=1  b=2  b=0  a=3  b=2       ├─ a=1 (1–4)
 *                                      │   └─ b=2 (2–3)
 *                                      └─ a=3 (4–)
 *                                          └─ b=2 (5–)
 * ```
 *
 * If b still had its 2 at event 4, the program would have backtracked past it. `leftBehind` reports such a digit at the
 * first placement, here `a=3`, and not at a clearing before it, such as `a=0`: programs that undo a list of cells may
 * clear the first of them first.
 */
import { type Board, type Grid, sameBoard } from '../../sudoku/grid.ts'
import { CELLS, type Cell, PEERS } from '../../sudoku/units.ts'
import type { Writes } from './overwriting.ts'

/** A placement and the position after it; the root is the position before the first placement. */
export interface SearchNode {
  /** −1 for the root. */
  readonly cell: Cell
  readonly digit: number
  /** 0 for the root. */
  readonly event: number
  /** Source line of the placement, from 1; 0 for the root, and if unknown. */
  readonly line: number
  /** The parent's depth at the time of the placement, plus 1; 0 for the root. */
  readonly depth: number
  /** Undefined for the root, and once an ancestor is taken back while this placement stays on the board. */
  parent: SearchNode | undefined
  readonly children: SearchNode[]
  /** True if the puzzle has exactly one solution, to which this placement and its ancestors belong. */
  readonly isRight: boolean
  /** Event that clears or overwrites the placement; undefined if none does. */
  closedAt: number | undefined
  /** True if the board was ever full while the placement was on it. */
  wasFull: boolean
  /** True if the board was ever solved while the placement was on it. */
  wasSolved: boolean
}

/** A digit that stays on the board after the search has backtracked past it. */
export interface LeftBehind {
  readonly node: SearchNode
  /** Event that backtracks past the digit. */
  readonly back: number
  /** Cell of the event that backtracks. */
  readonly backCell: Cell
  /** Event of the first placement at or after `back`. The digit is still on the board then. */
  readonly event: number
}

export interface SearchTree {
  readonly root: SearchNode
  /** All nodes in the order of their events, without the root. */
  readonly nodes: readonly SearchNode[]
  /** The root, then the placements on the board after the last event, in the order of their events. */
  readonly stack: readonly SearchNode[]
  readonly leftBehind: LeftBehind | undefined
  /** First event that solves the board; 0 if the puzzle was solved already; undefined if none does. */
  readonly solvedAt: number | undefined
  /** First event that changes the solved board; undefined if none does. */
  readonly changedAt: number | undefined
  readonly maxDepth: number
  /** The board after the last event. */
  readonly final: Board
}

export interface TreeInput {
  readonly givens: Grid
  /** The writes of the run to its board, and those that it makes only in its tables of digits; see `meantWrites`. */
  readonly meant: Writes
  /** Undefined if there are none or several. */
  readonly solution: Board | undefined
}

export function searchTree({ givens, meant: { writes, lines, events }, solution }: TreeInput): SearchTree {
  const board = Uint8Array.from(givens)
  const root = addNode(-1, 0, 0, 0, undefined, solution !== undefined)
  const nodes: SearchNode[] = []
  const stack: SearchNode[] = [root]
  const nodeAt = new Map<Cell, SearchNode>()
  let pending: LeftBehind[] = []
  let leftBehind: LeftBehind | undefined
  let blanks = givens.filter((digit) => digit === 0).length
  let solvedAt = blanks === 0 && isSolved(board) ? 0 : undefined
  let isSolvedNow = solvedAt === 0
  let changedAt: number | undefined
  let maxDepth = 0

  /**
   * Takes a placement off the stack. The placements above it stay on the stack. They count as left behind unless the
   * program clears them before the next placement, which may be this same event.
   */
  function close(old: SearchNode, event: number): void {
    const index = stack.lastIndexOf(old)
    const above = stack.slice(index + 1)
    stack.splice(index, 1)
    nodeAt.delete(old.cell)
    old.closedAt = event
    for (const left of above) {
      left.parent = undefined
      pending.push({ node: left, back: event, backCell: old.cell, event })
    }
  }

  for (let index = 0; index < writes.length; index++) {
    const event = events[index]
    const [cell, digit] = [writes[index] >> 4, writes[index] & 15]
    if (isSolvedNow) changedAt ??= event
    isSolvedNow = false
    blanks += Number(digit === 0) - Number(board[cell] === 0)
    board[cell] = digit
    // Writes to givens are no part of the search; `givenChanged` reports them.
    if (givens[cell] !== 0) continue
    const old = nodeAt.get(cell)
    if (old !== undefined) close(old, event)
    if (digit !== 0) {
      pending = pending.filter(({ node }) => nodeAt.get(node.cell) === node)
      const stays = pending.find(({ node }) => node.cell !== cell)
      if (stays !== undefined) leftBehind ??= { ...stays, event }
      const parent = stack[stack.length - 1]
      const isRight = parent.isRight && solution?.[cell] === digit
      const placed = addNode(cell, digit, event, lines[index], parent, isRight)
      nodes.push(placed)
      stack.push(placed)
      nodeAt.set(cell, placed)
      maxDepth = Math.max(maxDepth, stack.length - 1)
    }
    if (blanks !== 0) continue
    for (const standing of stack) standing.wasFull = true
    if (!isSolved(board)) continue
    solvedAt ??= event
    isSolvedNow = true
    for (const standing of stack) standing.wasSolved = true
  }
  return { root, nodes, stack, leftBehind, solvedAt, changedAt, maxDepth, final: board }
}

function addNode(
  cell: Cell,
  digit: number,
  event: number,
  line: number,
  parent: SearchNode | undefined,
  isRight: boolean,
): SearchNode {
  const depth = parent === undefined ? 0 : parent.depth + 1
  const made: SearchNode = {
    cell,
    digit,
    event,
    line,
    depth,
    parent,
    children: [],
    isRight,
    closedAt: undefined,
    wasFull: false,
    wasSolved: false,
  }
  parent?.children.push(made)
  return made
}

/** True if a board is full and without conflicts. */
export function isSolved(board: Board): boolean {
  for (let cell = 0; cell < CELLS; cell++)
    if (board[cell] === 0 || PEERS[cell].some((peer) => board[peer] === board[cell])) return false
  return true
}

export function isSolutionOf(givens: Grid, board: Board): boolean {
  return givens.every((digit, cell) => digit === 0 || digit === board[cell]) && isSolved(board)
}

/** Returns the board at a node, rebuilt from its ancestors; undefined if an ancestor is unknown. */
export function boardAt(
  givens: Grid,
  { root }: Pick<SearchTree, 'root'>,
  node: SearchNode,
): number[] | undefined {
  const board = [...givens]
  let at: SearchNode | undefined = node
  for (; at !== undefined && at !== root; at = at.parent) board[at.cell] = at.digit
  return at === undefined ? undefined : board
}

/**
 * Returns the first event after which the board equals `wanted`; 0 if it does at the start, undefined if it never does.
 */
export function eventOfBoard(givens: Grid, writes: Uint16Array, wanted: Board): number | undefined {
  if (sameBoard(givens, wanted)) return 0
  const board = [...givens]
  let differing = givens.filter((digit, cell) => digit !== wanted[cell]).length
  for (let index = 0; index < writes.length; index++) {
    const [cell, digit] = [writes[index] >> 4, writes[index] & 15]
    differing += Number(digit !== wanted[cell]) - Number(board[cell] !== wanted[cell])
    board[cell] = digit
    if (differing === 0) return index + 1
  }
  return undefined
}
