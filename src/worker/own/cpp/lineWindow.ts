/** The lines of a run around one of its events, as they come. */
import type { KnownLine } from '../../../core/own/knownLines.ts'

/** Of this many events before the one asked for, lines are told too, where there is room. */
const EVENTS_BEFORE = 12
/** Times the room that there is, to come from one event to the next. */
const PATIENCE = 4

/** Why a program that was run again is at its end: all that is wanted is known, it has come to its own end, or was cut off. */
export type RerunEnd = 'enough' | 'ended' | 'cut'

export interface WindowOrder {
  readonly event: number
  /** How many lines there is room for. */
  readonly lines: number
}

export class LineWindow {
  /** The first event whose line is of interest. */
  readonly first: number
  readonly #order: WindowOrder
  #lines: KnownLine[] = []
  /** The call that the last of them is in. */
  #call = -1

  constructor(order: WindowOrder) {
    this.#order = order
    this.first = Math.max(0, order.event - EVENTS_BEFORE)
  }

  /** A line has run. @param call that it is in, as a number @returns whether there are enough */
  add(call: number, ran: KnownLine): boolean {
    const latest = this.#lines.at(-1)
    const { before, after, line } = ran
    // A loop comes to its line again.
    const isAgain =
      this.#call === call && latest?.line === line && latest.before === after && before === after
    if (isAgain) this.#lines.pop()
    this.#call = call
    this.#lines.push(ran)
    const { event, lines: room } = this.#order
    if (after < event) {
      if (this.#lines.length > room) this.#lines = this.#lines.slice(-(room >> 1))
      return false
    }
    return this.#lines.length >= room && (after > event || this.#lines.length >= room * PATIENCE)
  }

  /**
   * The lines as they are told. Up to the last event all lines are known; after it, only where the program has come to
   * its end.
   * @param events so far
   */
  reported(end: RerunEnd, events: number): { from: number; to: number; lines: readonly KnownLine[] } {
    const begin = this.first === 0 ? 0 : this.#lines.findIndex(({ before, after }) => before < after)
    const lines = this.#lines.slice(Math.max(0, begin))
    const [head] = lines
    const last = lines.at(-1)?.after ?? events
    // A line may make many events, of which those before are of no other line.
    const isMaker = this.first > 0 && head !== undefined && head.before < head.after
    const from = isMaker ? head.before + 1 : this.first
    // Cut off before the event, it has not come to what is wanted.
    const isWhole = end === 'ended' || (end === 'cut' && last < this.#order.event)
    return { from: Math.min(from, last), to: isWhole ? last : Math.max(this.#order.event, last - 1), lines }
  }
}
