/** Finds after which events of a program some line has run that writes nothing to its board. */
import type { TargetLines } from '../../ownProtocol.ts'
import { isTarget } from '../shared/targetLine.ts'

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
  readonly #target: TargetLines

  constructor(searched: Searched, target: TargetLines) {
    this.#searched = searched
    this.#target = target
  }

  /** Right before the program starts. */
  begin(): void {
    if (this.#target.from === 0) this.#searched.tell()
  }

  /** Something has been written. @param before events there were until then @returns whether nothing more is to be found */
  stored(before: number): boolean {
    const events = this.#searched.events()
    if (events === before) return false
    const { from, to } = this.#target
    if (before < from && events >= from) this.#searched.tell()
    return events > to
  }

  /** A line begins to run. @returns as `stored` */
  ran(line: number): boolean {
    if (!isTarget(this.#target, line, this.#searched.depth)) return false
    this.found = this.#searched.events()
    return this.#target.direction === 'forward'
  }
}
