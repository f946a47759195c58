import type { Attempt, Cut } from './language.ts'

/** Interval between reports of progress. */
const BEAT_EVERY_MS = 200
/** Interval between interrupts. One may not be enough: each of many nested calls may catch one by a bare `except:`. */
const INTERRUPT_EVERY_MS = 50
/** Number of polls per clock read; reading the clock on every poll would cost a twentieth of the run time. */
const POLLS_PER_CHECK = 8
/** Time from the cut-off until `giveUp` decides whether to wait longer for a program that catches the interrupts. */
const GIVE_UP_AFTER_MS = 500
/** Time from the cut-off until the interpreter is broken; leaves the page time to terminate this worker first. */
const BREAK_AFTER_MS = 2500

/** Run time after which the interpreter is asked where the program is, at each report of progress. */
export const LOOK_AFTER_MS = 1000

interface Whereabouts {
  /** Answer to a poll that makes the interpreter look where the program is; 0 for none. */
  readonly signal: number
  /** Returns the line at the latest look; 0 if unknown. */
  readonly line: () => number
}

const NOWHERE: Whereabouts = { signal: 0, line: () => 0 }

/** Thrown through the interpreter, which is unusable afterwards. */
class Abandoned extends Error {
  /** Pyodide marks errors that it has reported: it would report this one to the console as its own failure. */
  readonly pyodide_fatal_error = true
}

/** Monitors a running program: the interpreter polls it thousands of times a second, even in the middle of a line. */
export class Watchdog {
  /** Reason why the program is cut off; undefined while it may run. */
  reason: Cut | undefined
  /** Time spent in the program, so far or in total. */
  elapsedMs = 0
  readonly #attempt: Attempt
  readonly #memoryBytes: () => number
  #startMs: number | undefined
  /** Run time at the latest report of progress. */
  #beatMs = 0
  /** Run time at the cut-off. */
  #cutMs = 0
  /** Run time at the latest interrupt. */
  #interruptMs = 0
  /** True once `giveUp` was called. */
  #hasGivenUp = false
  #isBusy = () => false
  #whereabouts = NOWHERE
  #polls = 0

  /** @param memoryBytes returns the memory in use, see `Progress` */
  constructor(attempt: Attempt, memoryBytes: () => number = () => 0) {
    this.#attempt = attempt
    this.#memoryBytes = memoryBytes
  }

  /** Starts the clock. @param isBusy returns true while the program must not be interrupted, which is always brief */
  begin(isBusy: () => boolean = () => false, whereabouts = NOWHERE): void {
    this.#isBusy = isBusy
    this.#whereabouts = whereabouts
    this.#startMs = this.#attempt.now()
    this.#beatMs = 0
  }

  end(): void {
    if (this.#startMs === undefined) return
    this.elapsedMs = this.#attempt.now() - this.#startMs
    this.#startMs = undefined
  }

  /**
   * Polled by the interpreter: 0 continues, 2 interrupts the program, the signal of `Whereabouts` asks where it is. An object breaks the interpreter, because the
   * exception from its `valueOf` ends the call of Python, which then returns nothing.
   */
  get 0(): number | { valueOf(): number } {
    if (this.#startMs === undefined || ++this.#polls % POLLS_PER_CHECK !== 0) return 0
    this.elapsedMs = this.#attempt.now() - this.#startMs
    let isToLook = false
    if (this.elapsedMs - this.#beatMs >= BEAT_EVERY_MS) {
      this.#beatMs = this.elapsedMs
      const line = this.#whereabouts.line()
      this.#attempt.beat({ ...this.#progress, line: line > 0 ? line : undefined })
      isToLook = this.elapsedMs >= LOOK_AFTER_MS && !this.#isBusy()
    }
    const answer = this.#interrupt(this.elapsedMs)
    return answer === 0 && isToLook ? this.#whereabouts.signal : answer
  }

  /** No-op: the interpreter resets the entry after reading it. */
  set 0(_reset: number) {}

  get #progress() {
    const { events } = this.#attempt.chunks
    return { elapsedMs: this.elapsedMs, events, memoryBytes: this.#memoryBytes() }
  }

  /** Returns the answer to a poll, and cuts the program off if there is a reason. */
  #interrupt(elapsedMs: number): number | { valueOf(): number } {
    if (this.reason === undefined) {
      this.reason = this.#attempt.cut(this.#progress)
      if (this.reason === undefined) return 0
      this.#cutMs = elapsedMs
    } else if (elapsedMs - this.#cutMs > BREAK_AFTER_MS) {
      return { valueOf: abandon }
    } else if (elapsedMs - this.#cutMs > GIVE_UP_AFTER_MS && !this.#hasGivenUp) {
      this.#hasGivenUp = true
      if (this.#attempt.giveUp(elapsedMs) === 'break') return { valueOf: abandon }
    }
    if (elapsedMs - this.#interruptMs < INTERRUPT_EVERY_MS || this.#isBusy()) return 0
    this.#interruptMs = elapsedMs
    return 2
  }
}

function abandon(): never {
  throw new Abandoned('The program could not be interrupted')
}
