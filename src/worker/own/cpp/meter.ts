import type { Cut } from '../shared/language.ts'
import { CutOff, Enough } from './endings.ts'

export interface Metered {
  now(): number
  /** The program is alive. */
  beat(elapsedMs: number): void
  /** Why the program has to end; undefined where it may go on. */
  cut(elapsedMs: number): Cut | undefined
  /** It has been through so many loops and calls in all. @returns how many it is to go through at least until the next time */
  reached(count: number): number
}

const BEAT_EVERY_MS = 200
/** Times between two ticks that are too short, and too long. */
const SHORT_MS = 4
const LONG_MS = 40
const FEWEST = 64
const MOST = 1 << 22

/** Counts the loops and calls of a running program, and ends it when it has to end. */
export class Meter {
  elapsedMs = 0
  readonly #metered: Metered
  #startMs = 0
  #tickMs = 0
  #beatMs = 0
  #count = 0
  #fuel = 0
  #mark = 0

  constructor(metered: Metered) {
    this.#metered = metered
  }

  /** @param mark the count at which `reached` is called first */
  begin(mark: number): void {
    this.#mark = mark
    this.#startMs = this.#metered.now()
  }

  end(): void {
    this.elapsedMs = this.#metered.now() - this.#startMs
  }

  /** @param line that the program is at @returns how many loops and calls later it wants to be called again @throws CutOff, Enough */
  tick(line: number): number {
    this.#count += this.#fuel
    this.end()
    const { elapsedMs } = this
    const cut = this.#metered.cut(elapsedMs)
    if (cut === 'done') throw new Enough()
    if (cut !== undefined) throw new CutOff(cut, line > 0 ? line : undefined)
    if (elapsedMs - this.#beatMs >= BEAT_EVERY_MS) {
      this.#beatMs = elapsedMs
      this.#metered.beat(elapsedMs)
    }
    if (this.#count >= this.#mark) {
      const wait = this.#metered.reached(this.#count)
      this.#mark = Math.max(FEWEST, this.#count * 2, this.#count + wait)
    }
    const tookMs = elapsedMs - this.#tickMs
    this.#tickMs = elapsedMs
    if (tookMs < SHORT_MS) this.#fuel = Math.min(MOST, this.#fuel * 2)
    else if (tookMs > LONG_MS) this.#fuel >>= 1
    this.#fuel = Math.min(Math.max(FEWEST, this.#fuel), this.#mark - this.#count)
    return this.#fuel
  }
}
