/** Finds after which events of a program some line has run that writes nothing to its board. */
import type { SoughtLines } from '../../ownProtocol.ts'
import { isSought } from '../shared/soughtLine.ts'

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
    if (!isSought(this.#sought, line, this.#searched.depth)) return false
    this.found = this.#searched.events()
    return this.#sought.direction === 'forward'
  }
}
