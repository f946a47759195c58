import type { Attempt, Cut } from './language.ts'

const BEAT_EVERY_MS = 200
/** Interrupts are caught by a bare `except:`, maybe one in each of many calls. */
const INTERRUPT_EVERY_MS = 50
/** To look at a clock each time would take a twentieth of the program's time. */
const LOOK_EVERY = 8
const PATIENCE_MS = 500
/** Time for the page to end this worker before the interpreter is broken. */
const LAST_PATIENCE_MS = 2500

/** Thrown through the interpreter, which cannot be used any more. */
class Abandoned extends Error {}

/** Looks after a running program from within: its interpreter asks it in the middle of lines, thousands of times a second. */
export class Watchdog {
  /** Why it has interrupted the program. */
  reason: Cut | undefined
  /** The program's own time, so far or in all. */
  elapsedMs = 0
  readonly #attempt: Attempt
  readonly #memoryBytes: () => number
  #startMs: number | undefined
  #beatMs = 0
  #cutMs = 0
  #interruptMs = 0
  #hasGivenUp = false
  #isBusy = () => false
  #asked = 0

  /** @param memoryBytes that the program has taken now, see `Progress` */
  constructor(attempt: Attempt, memoryBytes: () => number = () => 0) {
    this.#attempt = attempt
    this.#memoryBytes = memoryBytes
  }

  /** @param isBusy whether the program is not to be interrupted at the moment, which is soon over */
  begin(isBusy: () => boolean = () => false): void {
    this.#isBusy = isBusy
    this.#startMs = this.#attempt.now()
    this.#beatMs = 0
  }

  end(): void {
    if (this.#startMs === undefined) return
    this.elapsedMs = this.#attempt.now() - this.#startMs
    this.#startMs = undefined
  }

  /**
   * Asked by the interpreter: 0 to go on, 2 to interrupt the program. An object's `valueOf` is called where an exception
   * reaches whoever has called the interpreter: it breaks it.
   */
  get 0(): number | { valueOf(): number } {
    if (this.#startMs === undefined || ++this.#asked % LOOK_EVERY !== 0) return 0
    this.elapsedMs = this.#attempt.now() - this.#startMs
    if (this.elapsedMs - this.#beatMs >= BEAT_EVERY_MS) {
      this.#beatMs = this.elapsedMs
      this.#attempt.beat(this.#progress)
    }
    return this.#interrupt(this.elapsedMs)
  }

  /** The interpreter takes back what it has been answered. */
  set 0(_taken: number) {}

  get #progress() {
    const { events } = this.#attempt.pages
    return { elapsedMs: this.elapsedMs, events, memoryBytes: this.#memoryBytes() }
  }

  #interrupt(elapsedMs: number): number | { valueOf(): number } {
    if (this.reason === undefined) {
      this.reason = this.#attempt.cut(this.#progress)
      if (this.reason === undefined) return 0
      this.#cutMs = elapsedMs
    } else if (elapsedMs - this.#cutMs > LAST_PATIENCE_MS) {
      return { valueOf: abandon }
    } else if (elapsedMs - this.#cutMs > PATIENCE_MS && !this.#hasGivenUp) {
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
