/** Collects the values that a C++ program reports each time that a line runs. */
import { type LineValue, shortValue, type ValuesQuery, MAX_VALUE_CHARACTERS } from '../run/lineValues.ts'
import { SHOWN_CODE } from './shownPrelude.ts'

interface RunState {
  readonly events: () => number
  /** True once the board is known, so that events are counted. */
  readonly hasBoard: boolean
}

export class ValueReader {
  readonly #run: RunState
  readonly #order: ValuesQuery
  readonly #columns: readonly string[]
  /** Complete rows, one for each time that the line ran. `cells` are indices into `#pool`, one for each column. */
  readonly #rows: { readonly event: number; readonly cells: readonly number[] }[] = []
  readonly #pool: LineValue[] = []
  readonly #poolIndices = new Map<LineValue, number>()
  /** Number of events when the latest row began. */
  #rowEvent = 0
  /**
   * Values of the row in progress. `number` is a number that the program reported. If `isNumber`, the program marked
   * the bytes as the digits of an integer.
   */
  #row: { bytes: number[]; isNumber: boolean; number: number | undefined }[] = []
  /** True once no more rows are read: the run is past the query's range, or an expression wrote to the board. */
  #isOver = false
  /** True while the expressions are evaluated, which may call functions of the program. */
  #isShowing = false
  /** True once an expression wrote to the board, so that the run differs from the recorded one. */
  #differs = false

  constructor(run: RunState, order: ValuesQuery, columns: readonly string[]) {
    this.#run = run
    this.#order = order
    this.#columns = columns
  }

  /**
   * Called before the line runs. Begins a row if its values are wanted: the event is in the query's range, the maximum
   * of rows is not reached, and no row is in progress.
   * @returns true if it began a row: the program then evaluates the expressions
   */
  beginRow(): boolean {
    const event = this.#run.events()
    if (this.#isShowing || this.#isOver || event < this.#order.from || this.#rows.length >= this.#order.most)
      return false
    this.#isShowing = true
    this.#rowEvent = event
    this.#row = []
    return true
  }

  /** Handles a reported code: a byte of a text, or one of `SHOWN_CODE`. @returns true if the run can end */
  shown(code: number): boolean {
    const value = this.#row.at(-1)
    if (code === SHOWN_CODE.column) this.#row.push({ bytes: [], isNumber: false, number: undefined })
    else if (code === SHOWN_CODE.rowEnd) return this.#endRow()
    else if (value === undefined) return false
    else if (code === SHOWN_CODE.number) value.isNumber ||= value.bytes.length === 0
    // Longer texts are cut to `MAX_VALUE_CHARACTERS` code points, of at most four bytes each.
    else if (value.bytes.length <= 4 * MAX_VALUE_CHARACTERS) value.bytes.push(code)
    return false
  }

  shownNumber(number: number): void {
    const value = this.#row.at(-1)
    if (value === undefined) return
    if (value.bytes.length === 0) value.number = number
    value.bytes.push(...new TextEncoder().encode(String(number)))
  }

  /** Handles a write to memory. @returns true if the run can end */
  stored(): boolean {
    if (this.#run.events() <= this.#order.to) return false
    this.#isOver = true
    return this.#run.hasBoard
  }

  #endRow(): boolean {
    this.#isShowing = false
    const event = this.#rowEvent
    if (this.#run.events() !== event) {
      this.#differs = true
      this.#isOver = true
      return this.#run.hasBoard
    }
    this.#rows.push({ event, cells: this.#row.map((value) => this.#poolIndexOf(valueOf(value))) })
    return this.#rows.length >= this.#order.most && this.#run.hasBoard
  }

  /** Returns the index of a value in `#pool`; adds it if it is new. */
  #poolIndexOf(value: LineValue): number {
    const number = this.#poolIndices.get(value) ?? this.#pool.push(value) - 1
    this.#poolIndices.set(value, number)
    return number
  }

  /** Returns the answer to the query and the pool of values to which it refers by index, both as JSON. */
  answer(): { readonly answer: string; readonly pool: string } {
    // The program may have ended while an expression called one of its functions.
    const hasWritten = this.#isShowing && this.#run.events() !== this.#rowEvent
    if (this.#differs || hasWritten) return { answer: JSON.stringify({ kind: 'differs' }), pool: '[]' }
    const answer = {
      kind: 'read',
      columns: this.#columns,
      events: this.#rows.map(({ event }) => event),
      cells: this.#rows.flatMap(({ cells }) => cells),
      end: this.#rows.length >= this.#order.most ? 'full' : 'all',
      upTo: this.#run.events(),
    }
    return { answer: JSON.stringify(answer), pool: JSON.stringify(this.#pool) }
  }
}

function valueOf({
  bytes,
  isNumber,
  number,
}: {
  readonly bytes: readonly number[]
  readonly isNumber: boolean
  readonly number: number | undefined
}): LineValue {
  if (number !== undefined) return Number.isFinite(number) ? number : String(number)
  const text = new TextDecoder().decode(Uint8Array.from(bytes))
  const value = Number(text)
  return isNumber && Number.isSafeInteger(value) ? value : shortValue(text)
}
