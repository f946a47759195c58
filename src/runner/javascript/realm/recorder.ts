/** Records every change of the program's board, in order, with the site that made it. */
import {
  type Board,
  boardIn,
  boardsOf,
  cellAt,
  differingCells,
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

/** Before a board is found: number of misses after which a site is no longer watched. */
const MOST_FIRST_MISSES = 50_000
/** Number of calls without a board after which a function's arguments are no longer watched. */
const MOST_CALLS = 20
/** Minimum givens to recognise a board by them. With fewer, other lists could have them all by chance. */
const LEAST_GIVENS = 9

export interface RecorderOrder extends EventLogOrder {
  /** True if the board is compared after each line, which catches up on missed writes. */
  readonly isByLines: boolean
  /** Called once when a write was missed; ends the program. */
  mistaken(): void
}

export type RealmRecorder = ReturnType<typeof makeRecorder>

export function makeRecorder(order: RecorderOrder) {
  const { givens, sites, isByLines } = order
  const hasFewGivens = givens.filter((given) => given !== 0).length < LEAST_GIVENS
  const events = makeEventLog(order)
  const { shown, put } = events
  /** Raw values of the cells whose digits are in `shown`, as last seen. */
  const held: unknown[] = [...givens]
  /** The list of rows in which each row was last seen. */
  const outerOf = new WeakMap<object, List>()
  /** Boards that the program was given or has written, by their outer list (the list of rows, or of all cells). */
  const former = new WeakMap<object, Board>()
  /** The board that the program writes now. */
  let live: Board | undefined
  /** For fast access: outer list and rows of `live`, and `offset`, the index of its first row and column. */
  let liveOuter: unknown
  let liveRows: unknown[] = []
  let offset = 0
  let hasMissedWrite = false
  /** True until a value has been taken for the first state of an immutable board. */
  let isFirst = true
  /** Last value seen; a fast path, because most calls pass the same board. */
  let latestSeen: unknown
  /** The first board that showed the puzzle. */
  let candidate: Board | undefined

  // -- comparing ----------------------------------------------------------------------------------------------------

  /** Counts a store outside of the board. Until a board is live, a site with many such stores is unwatched. */
  function countMiss(site: number): void {
    const number = events.miss(site)
    if (number !== undefined && live === undefined) events.unwatchAfter(number, MOST_FIRST_MISSES)
  }

  /**
   * Reports a missed write, once, if the digits on the board differ from the recorded ones. Does nothing if the board
   * is compared after each line.
   */
  function verify(): void {
    const unlike = live && differingCells(live, held)
    if (live === undefined || unlike === undefined || hasMissedWrite || isByLines) return
    for (const cell of unlike) {
      if (digitOf(valueAt(live, cell)) === shown[cell]) continue
      hasMissedWrite = true
      order.mistaken()
      return
    }
  }

  /** Records the live board's differences from `held` as events. @param last the cell just written, recorded last */
  function follow(site: number, last?: number): void {
    if (live !== undefined) followBoard(live, site, last)
  }

  function followBoard(board: Board, site: number, last?: number): void {
    const unlike = differingCells(board, held)
    if (unlike === undefined) return
    for (const cell of unlike) if (cell !== last) hold(cell, valueAt(board, cell), site)
    if (last !== undefined) hold(last, valueAt(board, last), site)
  }

  /**
   * Stores a cell's value and logs its digit.
   * @returns true if this filled a part of the event log, which was then handed over
   */
  function hold(cell: number, value: unknown, site: number): boolean {
    held[cell] = value
    return put(cell, digitOf(value), site)
  }

  // -- the board -----------------------------------------------------------------------------------------------------

  /** Makes a board the live one, or takes over the rows that replaced those of the live one. */
  function makeLive(board: Board): void {
    live = board
    offset = board.offset
    liveOuter = board.outer
    liveRows = board.isFlat ? [] : Array.prototype.slice.call(board.outer)
    former.set(board.outer, board)
    register(board)
  }

  /** Remembers the list of rows in which each row is. */
  function register({ outer, isFlat }: Board): void {
    if (isFlat) return
    for (let row = 0; row < outer.length; row++) {
      const cells = outer[row]
      if (typeof cells === 'object' && cells !== null) outerOf.set(cells, outer)
    }
  }

  /**
   * Returns the board that a list holds; undefined if none fits. Before a board is live (written by the program), the
   * list has to show the puzzle, except in the cell just written. Afterwards, it may also hold a copy of the live
   * board, as far as the givens tell (see `keepsGivens`).
   */
  function fittingBoard(outer: List, row: unknown, key: unknown): Board | undefined {
    return boardsOf(outer).find((board) => {
      const but = cellAt(board, row, key)
      if (live === undefined) return shows(board, givens, but)
      return hasFewGivens ? shows(board, shown, but) || shows(board, givens, but) : keepsGivens(board)
    })
  }

  /** Returns true if a board has the givens, and digits or blanks elsewhere. */
  function keepsGivens(board: Board): boolean {
    const unlike = differingCells(board, held)
    return (
      unlike?.every((cell) => {
        const digit = strictDigit(valueAt(board, cell))
        return givens[cell] === 0 ? digit !== NO_DIGIT : digit === givens[cell]
      }) ?? false
    )
  }

  /**
   * Returns the program's board that has this list as its outer list or a row; undefined if there is none.
   * @param key just written, if any
   * @param known the outer list, if the list is known to be its row
   */
  function boardWith(list: List, key: unknown, known: List | undefined): Board | undefined {
    const outer = known ?? outerOf.get(list)
    // The candidate showed the puzzle, so this is a write to the board.
    if (
      live === undefined &&
      candidate !== undefined &&
      (candidate.outer === list || candidate.outer === outer)
    )
      return candidate
    if (outer !== undefined) {
      const board = former.get(outer)
      if (board !== undefined && hasRow(board, list)) return board
      const found = fittingBoard(outer, list, key)
      if (found !== undefined && hasRow(found, list)) return found
    }
    return former.get(list) ?? fittingBoard(list, list, key)
  }

  // -- hooks ---------------------------------------------------------------------------------------------------------

  /** Hook after a write to `outer[i][j]`. */
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

  /** Hook after a write to `list[key]`. */
  function wrote(list: unknown, key: unknown, site: number, outer?: List): void {
    if (!isList(list) || list.length < 9 || (list.length > 12 && list.length !== 81)) return countMiss(site)
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
    if (board === undefined) return countMiss(site)
    makeLive(board)
    follow(site, cellAt(board, list, key))
  }

  /** Records what a method changed in the live board, whose rows it may have replaced. */
  function changedLive(site: number): void {
    if (live === undefined) return
    makeLive(live)
    follow(site)
  }

  /** Called before a method changes a list, while its contents may still identify the board. */
  function changing(list: unknown): void {
    if (live !== undefined || !isList(list)) return
    const board = boardWith(list, undefined, undefined)
    if (board !== undefined) makeLive(board)
  }

  /** Hook after a method changed a list. @param _key unused: only `PlaceRecorder` needs it */
  function changed(list: unknown, site: number, _key?: unknown): void {
    if (!isList(list)) return countMiss(site)
    if (live !== undefined && (list === liveOuter || hasRow(live, list) || outerOf.get(list) === liveOuter))
      return changedLive(site)
    const board = boardWith(list, undefined, undefined)
    if (board === undefined) return countMiss(site)
    makeLive(board)
    follow(site)
  }

  /**
   * Hook for a new value: registers its rows, and records it if it is a state of an immutable board.
   * @returns true if the value has the shape of a board
   */
  function seen(value: unknown, site: number): boolean {
    const isText = typeof value === 'string'
    if (isText ? value.length !== 81 : !isList(value)) {
      countMiss(site)
      return false
    }
    if (value === latestSeen) return true
    const boards = isText ? [] : boardsOf(value as List)
    const state = live === undefined ? boardIn(value) : undefined
    if (state === undefined && boards.length === 0) {
      countMiss(site)
      return false
    }
    latestSeen = value
    for (const board of boards) register(board)
    if (live === undefined && candidate === undefined) consider(boards)
    if (state !== undefined && isState(state)) followBoard(state, site)
    return true
  }

  /** Keeps the first board that shows the puzzle; makes it live if lines are compared. */
  function consider(boards: readonly Board[]): void {
    candidate = boards.find((board) => shows(board, givens))
    if (candidate !== undefined && isByLines) makeLive(candidate)
  }

  /**
   * Returns true if a board is a state of an immutable board, which a program copies instead of writing to it. Notes
   * the first state, which has to show the puzzle.
   */
  function isState(board: Board): boolean {
    if (isFirst) {
      isFirst = !shows(board, givens)
      return !isFirst
    }
    return keepsGivens(board)
  }

  /** Hook at the start of a function: its arguments may hold the board. */
  function called(site: number, values: readonly unknown[]): void {
    let isAny = false
    for (const value of values) isAny = seen(value, site) || isAny
    if (!isAny) events.unwatchAfter(site / SITE, MOST_CALLS * values.length)
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
    /** Hook after a line: records changes that no other hook saw. */
    lineHasRun: (line: number) => {
      if (live !== undefined) follow((sites + line) * SITE)
    },
    /** Registers the board that is passed to a called function. */
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
    handOverIdle: events.handOverIdle,
    end: () => {
      if (isByLines) follow(sites * SITE)
      events.end()
      verify()
      // The candidate changed without any event: a write was missed.
      if (live === undefined && events.events() === 0 && candidate !== undefined)
        hasMissedWrite ||= !shows(candidate, givens)
    },
    /**
     * `mistaken`: a write was missed. `narrowed`: some sites are unwatched. `board`: a board was found. `kept`: a list
     * showed the puzzle.
     */
    reported: () => ({
      mistaken: hasMissedWrite,
      narrowed: events.isNarrowed(),
      board: live !== undefined || events.events() > 0,
      kept: candidate !== undefined,
    }),
  }
}
