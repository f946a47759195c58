/** Finds the event after which a target line runs, for lines that do not write a cell. */
import type { TargetLines } from '../questions.ts'
import { isTarget } from '../worker/targetLine.ts'

/** The run in which a target line is searched. */
interface SearchedRun {
  readonly events: () => number
  readonly depth: () => number
  readonly reportTargetLines: () => void
}

/** Handles a run's writes and, from event `from` of the target on, its target lines; other lines are not reported. */
export class LineFinder {
  /** First event after which a target line ran; if searching backwards, the latest so far. Undefined before any. */
  found: number | undefined
  readonly #searched: SearchedRun
  readonly #target: TargetLines

  constructor(searched: SearchedRun, target: TargetLines) {
    this.#searched = searched
    this.#target = target
  }

  /** Must be called right before the program starts. */
  begin(): void {
    if (this.#target.from === 0) this.#searched.reportTargetLines()
  }

  /** Handles a write. @param before number of events before it @returns true if the target's range has ended */
  stored(before: number): boolean {
    const events = this.#searched.events()
    if (events === before) return false
    const { from, to } = this.#target
    if (before < from && events >= from) this.#searched.reportTargetLines()
    return events > to
  }

  /** Handles a target line before it runs. @returns true if the search is complete, because it searches forwards */
  ran(line: number): boolean {
    if (!isTarget(this.#target, line, this.#searched.depth)) return false
    this.found = this.#searched.events()
    return this.#target.direction === 'forward'
  }
}
