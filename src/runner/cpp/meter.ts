import type { Cut } from '../worker/language.ts'
import { CutOff, Enough } from './endings.ts'

/** Callbacks of a meter; `now` is the clock, in milliseconds. */
export interface MeteredRun {
  now(): number
  /** Called at intervals of at least `BEAT_EVERY_MS`, as a sign that the program is alive. */
  beat(elapsedMs: number, line: number | undefined): void
  /** Returns the reason to cut the program off; undefined to continue. */
  cut(elapsedMs: number): Cut | undefined
  /**
   * Called after `count` loop iterations and calls in total.
   * @returns the minimum number of further loop iterations and calls before `reached` is called again
   */
  reached(count: number): number
}

const BEAT_EVERY_MS = 200
/** Bounds of the time between two ticks: after a shorter time the fuel is doubled, after a longer one halved. */
const SHORT_MS = 4
const LONG_MS = 40
/** Bounds of the fuel, which is less only if `reached` is to be called sooner. */
const MIN_FUEL = 64
const MAX_FUEL = 1 << 22

/**
 * Counts the loop iterations and calls of a running program, and ends it when `MeteredRun.cut` returns a reason. The
 * program calls `tick` each time that its fuel, a number of loop iterations and calls, is used up.
 */
export class Meter {
  elapsedMs = 0
  readonly #metered: MeteredRun
  /** Clock time at the start. */
  #startMs = 0
  /** Value of `elapsedMs` at the latest tick. */
  #tickMs = 0
  /** Value of `elapsedMs` at the latest call of `beat`. */
  #beatMs = 0
  /** Loop iterations and calls up to the latest tick. */
  #count = 0
  /** Fuel given at the latest tick. */
  #fuel = 0
  /** Count at which `reached` is called next. */
  #nextReachedCount = 0

  constructor(metered: MeteredRun) {
    this.#metered = metered
  }

  /** Starts the clock. @param mark number of loop iterations and calls at which `reached` is called first */
  begin(mark: number): void {
    this.#nextReachedCount = mark
    this.#startMs = this.#metered.now()
  }

  /** Updates `elapsedMs`; called at each tick, too. */
  end(): void {
    this.elapsedMs = this.#metered.now() - this.#startMs
  }

  /**
   * Called by the program when its fuel is used up.
   * @param line where the program is; 0 if unknown
   * @returns the fuel until the next tick
   * @throws CutOff if a limit is exceeded, Enough if the rest of the run is not needed
   */
  tick(line: number): number {
    this.#count += this.#fuel
    this.end()
    const { elapsedMs } = this
    const cut = this.#metered.cut(elapsedMs)
    if (cut === 'done') throw new Enough()
    if (cut !== undefined) throw new CutOff(cut, line > 0 ? line : undefined)
    if (elapsedMs - this.#beatMs >= BEAT_EVERY_MS) {
      this.#beatMs = elapsedMs
      this.#metered.beat(elapsedMs, line > 0 ? line : undefined)
    }
    if (this.#count >= this.#nextReachedCount) {
      const wait = this.#metered.reached(this.#count)
      this.#nextReachedCount = Math.max(MIN_FUEL, this.#count * 2, this.#count + wait)
    }
    const tookMs = elapsedMs - this.#tickMs
    this.#tickMs = elapsedMs
    if (tookMs < SHORT_MS) this.#fuel = Math.min(MAX_FUEL, this.#fuel * 2)
    else if (tookMs > LONG_MS) this.#fuel >>= 1
    this.#fuel = Math.min(Math.max(MIN_FUEL, this.#fuel), this.#nextReachedCount - this.#count)
    return this.#fuel
  }
}
