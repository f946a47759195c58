/** Collects the values that a C++ program tells each time that a line runs. */
import { type LineValue, shortValue, type ValuesOrder, VALUE_TEXT } from '../../../core/own/lineValues.ts'
import { SHOWN_CODE } from './shownPrelude.ts'

interface Read {
  /** Returns the number of events so far. */
  readonly events: () => number
  /** True once the board is known, so that events are counted. */
  readonly hasBoard: boolean
}

export class ValueReader {
  readonly #read: Read
  readonly #order: ValuesOrder
  readonly #columns: readonly string[]
  readonly #rows: { readonly event: number; readonly cells: readonly number[] }[] = []
  readonly #pool: LineValue[] = []
  readonly #numbers = new Map<LineValue, number>()
  #event = 0
  #row: { bytes: number[]; isNumber: boolean; number: number | undefined }[] = []
  #isOver = false
  /** True while the expressions are evaluated, which may call functions of the program. */
  #isShowing = false
  #differs = false

  constructor(read: Read, order: ValuesOrder, columns: readonly string[]) {
    this.#read = read
    this.#order = order
    this.#columns = columns
  }

  /** Called before the line runs. @returns true if the program must evaluate the expressions */
  shows(): boolean {
    const event = this.#read.events()
    if (this.#isShowing || this.#isOver || event < this.#order.from || this.#rows.length >= this.#order.most)
      return false
    this.#isShowing = true
    this.#event = event
    this.#row = []
    return true
  }

  /** @param code a byte of a text, or one of `SHOWN_CODE` @returns true if the reading is complete */
  shown(code: number): boolean {
    const value = this.#row.at(-1)
    if (code === SHOWN_CODE.column) this.#row.push({ bytes: [], isNumber: false, number: undefined })
    else if (code === SHOWN_CODE.rowEnd) return this.#ended()
    else if (value === undefined) return false
    else if (code === SHOWN_CODE.number) value.isNumber ||= value.bytes.length === 0
    // A code point has at most four bytes.
    else if (value.bytes.length <= 4 * VALUE_TEXT) value.bytes.push(code)
    return false
  }

  shownNumber(number: number): void {
    const value = this.#row.at(-1)
    if (value === undefined) return
    if (value.bytes.length === 0) value.number = number
    value.bytes.push(...new TextEncoder().encode(String(number)))
  }

  /** Handles a write. @returns true if the reading is complete */
  stored(): boolean {
    if (this.#read.events() <= this.#order.to) return false
    this.#isOver = true
    return this.#read.hasBoard
  }

  #ended(): boolean {
    this.#isShowing = false
    const event = this.#event
    if (this.#read.events() !== event) {
      this.#differs = true
      this.#isOver = true
      return this.#read.hasBoard
    }
    this.#rows.push({ event, cells: this.#row.map((value) => this.#numberOf(valueOf(value))) })
    return this.#rows.length >= this.#order.most && this.#read.hasBoard
  }

  #numberOf(value: LineValue): number {
    const number = this.#numbers.get(value) ?? this.#pool.push(value) - 1
    this.#numbers.set(value, number)
    return number
  }

  /** The answer and its pool, both JSON. */
  answer(): { readonly answer: string; readonly pool: string } {
    // The program may have ended within an expression that called it.
    const hasWritten = this.#isShowing && this.#read.events() !== this.#event
    if (this.#differs || hasWritten) return { answer: JSON.stringify({ kind: 'differs' }), pool: '[]' }
    const answer = {
      kind: 'read',
      columns: this.#columns,
      events: this.#rows.map(({ event }) => event),
      cells: this.#rows.flatMap(({ cells }) => cells),
      end: this.#rows.length >= this.#order.most ? 'full' : 'all',
      upTo: this.#read.events(),
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
