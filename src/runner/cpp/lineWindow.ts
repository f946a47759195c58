/** Collects the lines that run around an event. */
import type { KnownLine } from '../run/knownLines.ts'
import type { NumberedVariable } from '../worker/language.ts'

/** `returned` names the call that has just returned to the line, with the index of its value, if any. */
export interface RanLine extends Omit<KnownLine, 'returned'> {
  readonly returned: NumberedVariable | null
}

/** Number of events before the requested one whose lines are reported too, if there is room. */
const EVENTS_BEFORE = 12
/** If no later event comes, collecting ends at this many times the maximum number of lines. */
const PATIENCE = 4

/** Reason why a rerun ended: enough lines were collected, the program ended, or it was cut off. */
export type RerunEnd = 'enough' | 'ended' | 'cut'

export interface WindowOrder {
  /** The event around which lines are requested. */
  readonly event: number
  readonly lines: number
}

/** The lines of one rerun around the requested event. */
export class LineWindow {
  /** First event whose lines are reported. */
  readonly first: number
  readonly #order: WindowOrder
  #lines: RanLine[] = []
  #call = -1

  constructor(order: WindowOrder) {
    this.#order = order
    this.first = Math.max(0, order.event - EVENTS_BEFORE)
  }

  /** Adds a line that ran. @param call identifies its call @returns true if there are enough lines */
  add(call: number, ran: RanLine): boolean {
    const latest = this.#lines.at(-1)
    const { before, after, line } = ran
    // If a loop repeats one line without events, only the latest run of the line is kept.
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
   * Returns the collected lines, and the range of events for which the lines are complete. The lines after the last
   * event count as complete only if the program ended, or was cut off before the requested event.
   * @param events number of events so far
   */
  reported(end: RerunEnd, events: number): { from: number; to: number; lines: readonly RanLine[] } {
    const begin = this.first === 0 ? 0 : this.#lines.findIndex(({ before, after }) => before < after)
    const lines = this.#lines.slice(Math.max(0, begin))
    const [head] = lines
    const last = lines.at(-1)?.after ?? events
    // If the first line wrote events, the lines are complete for all these events, even for events before `first`.
    const isMaker = this.first > 0 && head !== undefined && head.before < head.after
    const from = isMaker ? head.before + 1 : this.first
    // A run that was cut before the requested event covers only what it reached.
    const isWhole = end === 'ended' || (end === 'cut' && last < this.#order.event)
    return { from: Math.min(from, last), to: isWhole ? last : Math.max(this.#order.event, last - 1), lines }
  }
}
