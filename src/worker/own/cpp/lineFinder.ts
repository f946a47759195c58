/** Finds after which events of a program some line has run that writes nothing to its board. */
import { CELLS } from '../../../core/units.ts'
import type { SoughtLines } from '../../ownProtocol.ts'

interface Searched {
  /** So far. */
  readonly events: () => number
  /** Digits that are placed now. */
  readonly depth: () => number
  /** Has the lines told that are sought. */
  readonly tell: () => void
}

/** Hears of the lines that are sought alone, from the first event that is wanted on. */
export class LineFinder {
  /** The event after which one of them has run: the first, or the latest so far. */
  found: number | undefined
  readonly #searched: Searched
  readonly #sought: SoughtLines

  constructor(searched: Searched, sought: SoughtLines) {
    this.#searched = searched
    this.#sought = sought
  }

  /** Right before the program starts. */
  begin(): void {
    if (this.#sought.from === 0) this.#searched.tell()
  }

  /** Something has been written. @param before events there were until then @returns whether nothing more is to be found */
  stored(before: number): boolean {
    const events = this.#searched.events()
    if (events === before) return false
    const { from, to } = this.#sought
    if (before < from && events >= from) this.#searched.tell()
    return events > to
  }

  /** A line begins to run. @returns as `stored` */
  ran(line: number): boolean {
    const { lines, direction } = this.#sought
    const isWanted = lines.some(([wanted, least, most]) => wanted === line && this.#isBetween(least, most))
    if (!isWanted) return false
    this.found = this.#searched.events()
    return direction === 'forward'
  }

  #isBetween(least: number, most: number): boolean {
    if (least <= 0 && most >= CELLS) return true
    const depth = this.#searched.depth()
    return least <= depth && depth <= most
  }
}
