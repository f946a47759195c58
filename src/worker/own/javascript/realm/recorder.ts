/** Notes every change of the program's board, in order, with the site that made it. */
import {
  type Board,
  boardIn,
  boardsOf,
  cellAt,
  cellsUnlike,
  digitOf,
  hasRow,
  isList,
  type List,
  NO_DIGIT,
  shows,
  strictDigit,
  valueAt,
} from './boards.ts'
import { type EventLogOrder, makeEventLog, SITE } from './eventLog.ts'

/** Stores before any board is known, after which a site is left alone. */
const FIRST_MISSES = 50_000
/** Calls without a board, after which arguments are looked at no more. */
const CALLS = 20
/** With fewer givens, many a table has them all. */
const FEW_GIVENS = 9

export interface RecorderOrder extends EventLogOrder {
  /** Whether the board is looked at after each line: then a write that was missed is made up for. */
  readonly isByLines: boolean
  /** A write was missed: ends the program. */
  mistaken(): void
}

export type RealmRecorder = ReturnType<typeof makeRecorder>

export function makeRecorder(order: RecorderOrder) {
  const { givens, sites, isByLines } = order
  const hasFewGivens = givens.filter((given) => given !== 0).length < FEW_GIVENS
  const events = makeEventLog(order)
  const { shown, put } = events
  /** The values of which these are the digits, as far as they have been seen. */
  const held: unknown[] = [...givens]
  /** The list of rows in which a row was seen last. */
  const outerOf = new WeakMap<object, List>()
  /** Boards that were the program's, by their outer list. */
  const former = new WeakMap<object, Board>()
  let live: Board | undefined
  let liveOuter: unknown
  let liveRows: unknown[] = []
  let offset = 0
  let isMistaken = false
  let isFirst = true
  /** Handed on last: most calls are with the very same board. */
  let latestSeen: unknown
  /** The first list that was seen to show the puzzle. */
  let candidate: Board | undefined

  // -- comparing ----------------------------------------------------------------------------------------------------

  function miss(site: number): void {
    const number = events.miss(site)
    if (number !== undefined && live === undefined) events.leaveAfter(number, FIRST_MISSES)
  }

  function verify(): void {
    const unlike = live && cellsUnlike(live, held)
    if (live === undefined || unlike === undefined || isMistaken || isByLines) return
    for (const cell of unlike) {
      if (digitOf(valueAt(live, cell)) === shown[cell]) continue
      isMistaken = true
      order.mistaken()
      return
    }
  }

  /** Has the events lead to what the board shows. @param last the cell that has just been written, if one has */
  function follow(site: number, last?: number): void {
    if (live !== undefined) followBoard(live, site, last)
  }

  function followBoard(board: Board, site: number, last?: number): void {
    const unlike = cellsUnlike(board, held)
    if (unlike === undefined) return
    for (const cell of unlike) if (cell !== last) hold(cell, valueAt(board, cell), site)
    if (last !== undefined) hold(last, valueAt(board, last), site)
  }

  /** @returns whether that was the end of a part */
  function hold(cell: number, value: unknown, site: number): boolean {
    held[cell] = value
    return put(cell, digitOf(value), site)
  }

  // -- the board -----------------------------------------------------------------------------------------------------

  function take(board: Board): void {
    live = board
    offset = board.offset
    liveOuter = board.outer
    liveRows = board.isFlat ? [] : Array.prototype.slice.call(board.outer)
    former.set(board.outer, board)
    register(board)
  }

  function register({ outer, isFlat }: Board): void {
    if (isFlat) return
    for (let row = 0; row < outer.length; row++) {
      const cells = outer[row]
      if (typeof cells === 'object' && cells !== null) outerOf.set(cells, outer)
    }
  }

  /** The program's board if a list is it: it shows the puzzle, or else is a copy of the board, later on. */
  function fitting(outer: List, row: unknown, key: unknown): Board | undefined {
    return boardsOf(outer).find((board) => {
      const but = cellAt(board, row, key)
      if (live === undefined) return shows(board, givens, but)
      return hasFewGivens ? shows(board, shown, but) || shows(board, givens, but) : keeps(board)
    })
  }

  /** Whether the givens are there, and digits or nothing elsewhere. */
  function keeps(board: Board): boolean {
    const unlike = cellsUnlike(board, held)
    return (
      unlike?.every((cell) => {
        const digit = strictDigit(valueAt(board, cell))
        return givens[cell] === 0 ? digit !== NO_DIGIT : digit === givens[cell]
      }) ?? false
    )
  }

  /** The program's board that a list is, or is a row of. @param key that has been written, if one has */
  function boardWith(list: List, key: unknown, known: List | undefined): Board | undefined {
    const outer = known ?? outerOf.get(list)
    // It has shown the puzzle: whatever is written to it now is written to the board.
    if (
      live === undefined &&
      candidate !== undefined &&
      (candidate.outer === list || candidate.outer === outer)
    )
      return candidate
    if (outer !== undefined) {
      const board = former.get(outer)
      if (board !== undefined && hasRow(board, list)) return board
      const found = fitting(outer, list, key)
      if (found !== undefined && hasRow(found, list)) return found
    }
    return former.get(list) ?? fitting(list, list, key)
  }

  // -- what the rewritten program calls ------------------------------------------------------------------------------

  /** `outer[i][j]` has been written. */
  function wroteIn(outer: unknown, i: unknown, j: unknown, site: number): void {
    const row = (outer as Record<string, unknown>)[i as string] as List
    if (outer !== liveOuter || row !== liveRows[i as number] || typeof i !== 'number') {
      wrote(row, j, site, isList(outer) ? outer : undefined)
      return
    }
    const column = (j as number) - offset
    if (!(column >= 0 && column < 9)) return
    const value = row[j as number]
    const digit =
      typeof value === 'number' && value >= 0 && value <= 9 && (value | 0) === value ? value : digitOf(value)
    const cell = (i - offset) * 9 + column
    if (shown[cell] === digit || !(cell >= 0 && cell < 81)) return
    held[cell] = value
    if (put(cell, digit, site)) verify()
  }

  /** `list[key]` has been written. */
  function wrote(list: unknown, key: unknown, site: number, outer?: List): void {
    if (!isList(list) || list.length < 9 || (list.length > 12 && list.length !== 81)) return miss(site)
    if (
      live !== undefined &&
      (list === liveOuter || (hasRow(live, list) && outerOf.get(list) === liveOuter))
    ) {
      const cell = live.isFlat || list !== liveOuter ? cellAt(live, list, key) : undefined
      if (cell === undefined) changedLive(site)
      else if (hold(cell, list[key as number], site)) verify()
      return
    }
    const board = boardWith(list, key, outer)
    if (board === undefined) return miss(site)
    take(board)
    follow(site, cellAt(board, list, key))
  }

  function changedLive(site: number): void {
    if (live === undefined) return
    take(live)
    follow(site)
  }

  /** Before a list changes in another way than by a store: the board may be known by what it still shows. */
  function changing(list: unknown): void {
    if (live !== undefined || !isList(list)) return
    const board = boardWith(list, undefined, undefined)
    if (board !== undefined) take(board)
  }

  function changed(list: unknown, site: number): void {
    if (!isList(list)) return miss(site)
    if (live !== undefined && (list === liveOuter || hasRow(live, list) || outerOf.get(list) === liveOuter))
      return changedLive(site)
    const board = boardWith(list, undefined, undefined)
    if (board === undefined) return miss(site)
    take(board)
    follow(site)
  }

  /** A value that a program has just got: its rows are known from now on, and it may be a state of the board. */
  function seen(value: unknown, site: number): boolean {
    const isText = typeof value === 'string'
    if (isText ? value.length !== 81 : !isList(value)) {
      miss(site)
      return false
    }
    if (value === latestSeen) return true
    const boards = isText ? [] : boardsOf(value as List)
    const state = live === undefined ? boardIn(value) : undefined
    if (state === undefined && boards.length === 0) {
      miss(site)
      return false
    }
    latestSeen = value
    for (const board of boards) register(board)
    if (live === undefined && candidate === undefined) consider(boards)
    if (state !== undefined && isState(state)) followBoard(state, site)
    return true
  }

  function consider(boards: readonly Board[]): void {
    candidate = boards.find((board) => shows(board, givens))
    if (candidate !== undefined && isByLines) take(candidate)
  }

  /** Whether it is a board that is never written, but made anew. The first one shows the puzzle. */
  function isState(board: Board): boolean {
    if (isFirst) {
      isFirst = !shows(board, givens)
      return !isFirst
    }
    return keeps(board)
  }

  /** A function has been called. */
  function called(site: number, values: readonly unknown[]): void {
    let isAny = false
    for (const value of values) isAny = seen(value, site) || isAny
    if (!isAny) events.leaveAfter(site / SITE, CALLS * values.length)
  }

  return {
    watched: events.watched,
    log: events.log,
    wroteIn,
    wrote,
    changing,
    changed,
    seen,
    called,
    /** For what no store has done. */
    lineHasRun: (line: number) => {
      if (live !== undefined) follow((sites + line) * SITE)
    },
    /** The board that a called function is handed. */
    expect: (outer: List) => {
      for (const board of boardsOf(outer)) {
        register(board)
        former.set(outer, board)
      }
    },
    limitParts: events.limitParts,
    events: events.events,
    depth: events.depth,
    eventsHandedOver: events.eventsHandedOver,
    end: () => {
      if (isByLines) follow(sites * SITE)
      events.end()
      verify()
      // It has been written, and nothing of that was seen.
      if (live === undefined && events.events() === 0 && candidate !== undefined)
        isMistaken ||= !shows(candidate, givens)
    },
    reported: () => ({
      mistaken: isMistaken,
      narrowed: events.isNarrowed(),
      board: live !== undefined || events.events() > 0,
      kept: candidate !== undefined,
    }),
  }
}
