import type { Board, Grid } from '../grid.ts'
import { BOX_OF, type Cell, COLUMN_OF, ROW_OF, UNIT_KINDS, type UnitKind } from '../units.ts'
import type { AnalysedRun } from './analysedRun.ts'
import { boardAt, type Node } from './searchTree.ts'
import { nextBlank } from './walks.ts'

/** A position and the blank in which a program tried digits there. */
export interface Visit {
  readonly givens: Grid
  /** The cell is blank. */
  readonly board: Board
  readonly cell: Cell
  readonly node: Node
  /** Digits tried, in this order. */
  readonly tried: readonly number[]
  /** True once no further digit will be tried. */
  readonly isClosed: boolean
  /** Event of the position. */
  readonly since: number
  /** By digit tried: the event that took it back; undefined if none did. */
  readonly tries: readonly { readonly digit: number; readonly closed: number | undefined }[]
  /** When digits were taken back: events by the key of `takenKey`, ascending. */
  readonly taken: ReadonlyMap<number, readonly number[]>
  /** When digits were placed, by the same key. */
  readonly placed: ReadonlyMap<number, readonly number[]>
  /** Earlier visits of the run, including this one: since when, and the digits that its cell's peers had. */
  readonly earlier: readonly { readonly since: number; readonly peers: number }[]
}

const KIND_NUMBER: Readonly<Record<UnitKind, number>> = { row: 0, column: 1, box: 2 }

/** A key for a digit in a unit. */
export function takenKey(kind: UnitKind, cell: Cell, digit: number): number {
  const unit = kind === 'row' ? ROW_OF[cell] : kind === 'column' ? COLUMN_OF[cell] : BOX_OF[cell]
  return (KIND_NUMBER[kind] * 9 + unit) * 10 + digit
}

/** Positions of one run that are looked at. */
const MOST_VISITS = 300

interface Habits {
  readonly walk: readonly Cell[] | undefined
  /** Digits are placed first and checked then: a digit counts as tried once something stands upon it. */
  readonly placesFirst: boolean
}

export function visitsOf(run: AnalysedRun, { walk, placesFirst }: Habits): readonly Visit[] {
  const { givens, tree, blanks, hasReturned } = run
  const taken = eventsByUnit(
    tree.nodes.toSorted((a, b) => (a.closed ?? 0) - (b.closed ?? 0)),
    ({ closed }) => closed,
  )
  const placed = eventsByUnit(tree.nodes, ({ event }) => event)
  const earlier: { since: number; peers: number }[] = []
  const visits: Visit[] = []
  for (const node of [tree.root, ...tree.nodes]) {
    if (visits.length === MOST_VISITS) break
    const isClosed = !node.wasFull && (node.closed !== undefined || hasReturned)
    const cells = new Set(node.children.map(({ cell }) => cell))
    // Several cells were filled in turn here: none of them by trying.
    if (cells.size > 1) continue
    const [cell] =
      cells.size === 1 ? cells : [isClosed && !placesFirst ? nextBlank(walk, givens, node) : undefined]
    if (cell === undefined) continue
    // Whether a digit of the last blank was refused or taken cannot be told.
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
      tries: node.children.map(({ digit, closed }) => ({ digit, closed })),
      taken,
      placed,
      earlier: earlier.slice(-MOST_EARLIER),
    })
  }
  return visits
}

/** Events of nodes by the units of their cells and their digits. */
function eventsByUnit(
  nodes: readonly Node[],
  eventOf: (node: Node) => number | undefined,
): ReadonlyMap<number, readonly number[]> {
  const events = new Map<number, number[]>()
  for (const node of nodes) {
    const event = eventOf(node)
    if (event === undefined) continue
    for (const kind of UNIT_KINDS) {
      const key = takenKey(kind, node.cell, node.digit)
      const times = events.get(key)
      if (times === undefined) events.set(key, [event])
      else times.push(event)
    }
  }
  return events
}

/** Visits before that one may rule digits out for good, if a list is not made anew. */
const MOST_EARLIER = 60

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
