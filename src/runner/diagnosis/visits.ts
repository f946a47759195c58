import type { Board, Grid } from '../../sudoku/grid.ts'
import { BOX_OF, type Cell, COLUMN_OF, ROW_OF, UNIT_KINDS, type UnitKind } from '../../sudoku/units.ts'
import type { AnalysedRun } from './analysedRun.ts'
import { boardAt, type SearchNode } from './searchTree.ts'
import { nextBlank } from './walks.ts'

/** A position of a recorded search, and the blank in which the program tried digits there. */
export interface Visit {
  readonly givens: Grid
  /** Board of the position; `cell` is blank. */
  readonly board: Board
  readonly cell: Cell
  /** Node of the search tree whose children are the digits placed. */
  readonly node: SearchNode
  /** Digits that count as tried (see `Habits`), in this order; empty if there are none. */
  readonly tried: readonly number[]
  /** True if the program has left the cell, so that it tries no further digit there. */
  readonly isClosed: boolean
  /** Event that led to the position; 0 for the puzzle itself. */
  readonly since: number
  /** Digits placed, in this order, each with the event that took it back; undefined if it was not taken back. */
  readonly tries: readonly { readonly digit: number; readonly closedAt: number | undefined }[]
  /** Events of the run that took digits back, ascending, by `unitDigitKey`. */
  readonly taken: ReadonlyMap<number, readonly number[]>
  /** Events of the run that placed digits, ascending, by `unitDigitKey`. */
  readonly placed: ReadonlyMap<number, readonly number[]>
  /**
   * The latest visits of the run, up to and including this one: `since` of each, and a mask of the digits of its cell's
   * peers.
   */
  readonly earlier: readonly { readonly since: number; readonly peers: number }[]
}

const KIND_NUMBER: Readonly<Record<UnitKind, number>> = { row: 0, column: 1, box: 2 }

export function unitDigitKey(kind: UnitKind, cell: Cell, digit: number): number {
  const unit = kind === 'row' ? ROW_OF[cell] : kind === 'column' ? COLUMN_OF[cell] : BOX_OF[cell]
  return (KIND_NUMBER[kind] * 9 + unit) * 10 + digit
}

const MOST_VISITS = 300

/** How a program searches. */
interface Habits {
  /** Fixed order in which the program fills the blanks; undefined if there is none. */
  readonly walk: readonly Cell[] | undefined
  /**
   * True if the program places a digit before it checks it. A digit then counts as tried only once another cell is
   * filled after it, or the board is full.
   */
  readonly placesFirst: boolean
}

/** Returns the first visits of a run, at most `MOST_VISITS`, in the order of its placements. */
export function visitsOf(run: AnalysedRun, { walk, placesFirst }: Habits): readonly Visit[] {
  const { givens, tree, blanks, hasReturned } = run
  const taken = eventsByUnit(
    tree.nodes.toSorted((a, b) => (a.closedAt ?? 0) - (b.closedAt ?? 0)),
    ({ closedAt }) => closedAt,
  )
  const placed = eventsByUnit(tree.nodes, ({ event }) => event)
  const earlier: { since: number; peers: number }[] = []
  const visits: Visit[] = []
  for (const node of [tree.root, ...tree.nodes]) {
    if (visits.length === MOST_VISITS) break
    const isClosed = !node.wasFull && (node.closedAt !== undefined || hasReturned)
    const cells = new Set(node.children.map(({ cell }) => cell))
    // Several cells were filled from this position: the program did not try digits in one cell.
    if (cells.size > 1) continue
    const [cell] =
      cells.size === 1 ? cells : [isClosed && !placesFirst ? nextBlank(walk, givens, node) : undefined]
    if (cell === undefined) continue
    // In the last blank, nothing shows whether a digit was refused or accepted.
    if (placesFirst && node.depth >= blanks.length - 1) continue
    const board = boardAt(givens, tree, node)
    if (board === undefined) continue
    board[cell] = 0
    const tried = placesFirst
      ? node.children.filter((child) => child.children.length > 0 || child.wasFull)
      : node.children
    earlier.push({ since: node.event, peers: peerDigits(board, cell) })
    visits.push({
      givens,
      board,
      cell,
      node,
      tried: tried.map(({ digit }) => digit),
      isClosed,
      since: node.event,
      tries: node.children.map(({ digit, closedAt }) => ({ digit, closedAt })),
      taken,
      placed,
      earlier: earlier.slice(-MOST_EARLIER),
    })
  }
  return visits
}

/** Groups the events of nodes by `unitDigitKey`: by unit and digit. */
function eventsByUnit(
  nodes: readonly SearchNode[],
  eventOf: (node: SearchNode) => number | undefined,
): ReadonlyMap<number, readonly number[]> {
  const events = new Map<number, number[]>()
  for (const node of nodes) {
    const event = eventOf(node)
    if (event === undefined) continue
    for (const kind of UNIT_KINDS) {
      const key = unitDigitKey(kind, node.cell, node.digit)
      const times = events.get(key)
      if (times === undefined) events.set(key, [event])
      else times.push(event)
    }
  }
  return events
}

/**
 * Maximum length of `earlier`. If a program reuses its list of candidates, the digits excluded at these visits stay
 * excluded.
 */
const MOST_EARLIER = 60

/** Returns the digits of a cell's peers as a bit mask: bit n stands for digit n. */
function peerDigits(board: Board, cell: Cell): number {
  let digits = 0
  const [row, column] = [ROW_OF[cell], COLUMN_OF[cell]]
  const [top, left] = [row - (row % 3), column - (column % 3)]
  for (let k = 0; k < 9; k++)
    digits |=
      (1 << board[row * 9 + k]) |
      (1 << board[k * 9 + column]) |
      (1 << board[(top + Math.floor(k / 3)) * 9 + left + (k % 3)])
  return digits & ~1
}
