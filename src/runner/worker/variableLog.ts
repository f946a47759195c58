/** Collects the writes to a variable while a program's lines are traced. */
import { type VariableOrder, WRITES_AFTER, WRITES_BEFORE } from '../run/variableStory.ts'

/** A line that ran, or the part of it up to a call. */
export interface FollowedLine {
  /** Number of events before the line ran, and after. */
  readonly before: number
  readonly after: number
  /** From 1. */
  readonly line: number
  /** True if a loop repeats the previous line: this run of the line then replaces the previous run. */
  readonly isAgain: boolean
}

/**
 * A write as interpreters deliver it: its position (event and step), its line, and the numbers of the values before
 * and after it. A number of −1 stands for no value.
 */
export type NumberedWrite = readonly [
  event: number,
  step: number,
  line: number,
  before: number,
  after: number,
]

/**
 * The writes to a variable, as interpreters deliver them. The values are delivered separately; writes contain their
 * numbers.
 */
export type RawStory =
  | {
      readonly kind: 'read'
      readonly writes: readonly NumberedWrite[]
      /** Events from and up to which the writes are complete. */
      readonly from: number
      readonly to: number
      /** True if the first write is the variable's first write in the call. */
      readonly isWhole: boolean
    }
  /** The program did not reach the requested position, or the call with the variable was not in progress there. */
  | { readonly kind: 'missing' }

/** Number that stands for no value. */
export const NO_VALUE = -1

export class VariableLog {
  readonly #order: VariableOrder
  /** Identifies the call that has the variable; undefined before there is one. */
  #call: unknown
  /** Number of the variable's value after the latest line. */
  #value = NO_VALUE
  #writes: NumberedWrite[] = []
  /** True once a line has run. */
  #hasLines = false
  /** True once a line after the requested position has run. */
  #isPast = false
  /** Number of writes after the requested position. */
  #writesAfter = 0
  /** Position of the latest line: the event, and the step after it. */
  #event = -1
  #step = 0
  /** Event from which the writes are complete. */
  #from: number
  /** True if the lines of the call were traced from its first one. */
  #isWhole = false
  /** True if writes before those in `#writes` were dropped. */
  #hasDropped = false
  /** Number of events after the line at which no more were needed; undefined while more are. */
  #enough: number | undefined

  constructor(order: VariableOrder) {
    this.#order = order
    this.#from = order.from
  }

  /**
   * Handles a line that ran, unless no more lines are needed.
   * @param call identifies the call that has the variable; undefined if the call stack is not that deep
   * @param value returns the number of the variable's value after the line
   * @returns true if no more lines are needed
   */
  ran(line: FollowedLine, call: unknown, value: () => number): boolean {
    if (this.#enough === undefined && this.#isLast(line, call, value)) this.#enough = line.after
    return this.#enough !== undefined
  }

  /** Handles a line. @returns true if it is the last that is needed */
  #isLast(line: FollowedLine, call: unknown, value: () => number): boolean {
    this.#updatePosition(line)
    const isFirst = !this.#hasLines
    this.#hasLines = true
    if (!this.#isPast && this.#isAfterRequested(line)) {
      this.#isPast = true
      if (this.#call === undefined) return true
    }
    if (this.#isPast && (call !== this.#call || line.before > this.#order.to)) return true
    if (this.#writesAfter >= WRITES_AFTER && !line.isAgain) return true
    if (call === undefined) return false
    const { from } = this.#order
    // The tracing may have begun in the middle of the first line.
    const isEarly = from > 0 && (isFirst || this.#event < from)
    if (call !== this.#call) this.#beginCall(call, isEarly)
    const now = value()
    if (now === this.#value) return false
    if (now !== NO_VALUE && !isEarly) this.#add([this.#event, this.#step, line.line, this.#value, now])
    this.#value = now
    return false
  }

  #updatePosition({ before, after, isAgain }: FollowedLine): void {
    if (after > before) {
      this.#event = after
      this.#step = 0
    } else if (before !== this.#event) {
      this.#event = before
      this.#step = 1
    } else if (!isAgain || this.#step === 0) this.#step++
  }

  #isAfterRequested({ before, after }: FollowedLine): boolean {
    const { event, step } = this.#order.at
    return before > event || (before === event && (after > event || this.#step > step))
  }

  /** Starts anew with another call. @param isUnderWay true if earlier lines of this call were not traced */
  #beginCall(call: unknown, isUnderWay: boolean): void {
    this.#call = call
    this.#value = NO_VALUE
    this.#writes = []
    this.#isWhole = !isUnderWay
    this.#hasDropped = false
    this.#from = isUnderWay ? this.#order.from : this.#event
  }

  /** Adds a write, or merges it into the latest one. */
  #add(write: NumberedWrite): void {
    const [event, step, line, , after] = write
    const latest = this.#writes.at(-1)
    // A loop has repeated the line of the latest write. Merges the two writes into one, or none if they cancel out.
    if (latest?.[0] === event && latest[1] === step) {
      if (latest[3] !== after) this.#writes[this.#writes.length - 1] = [event, step, line, latest[3], after]
      else {
        this.#writes.pop()
        if (this.#isPast) this.#writesAfter--
      }
      return
    }
    this.#writes.push(write)
    if (this.#isPast) this.#writesAfter++
    // One more than is needed, because the latest may be cancelled out by a repetition of its line.
    else if (this.#writes.length > WRITES_BEFORE + 1) {
      this.#writes.shift()
      this.#hasDropped = true
    }
  }

  /** Returns the writes around the requested position. @param events number of events so far */
  answer(events: number, hasEnded: boolean): RawStory {
    const isThere = this.#isPast || (hasEnded && events >= this.#order.at.event)
    if (!isThere || this.#call === undefined) return { kind: 'missing' }
    const to = Math.min(this.#enough ?? events, this.#order.to)
    const writes = this.#writes.slice(Math.max(0, this.#writes.length - this.#writesAfter - WRITES_BEFORE))
    const hasDropped = this.#hasDropped || writes.length < this.#writes.length
    const from = hasDropped && writes.length > 0 ? writes[0][0] : this.#from
    return { kind: 'read', writes, from, to, isWhole: this.#isWhole && !hasDropped }
  }
}
