import type { InterruptBuffer } from '../python/pyodide.ts'

export type Cut = 'time-limit' | 'memory-limit' | 'output-limit' | 'done'

export interface Watched {
  now(): number
  /** Why the program has to end; asked again and again. */
  cut(elapsedMs: number): Cut | undefined
  /** The program is alive. */
  beat(elapsedMs: number): void
  /** The program has caught the interrupts, and goes on. @returns whether to break the interpreter at once */
  giveUp(cut: Cut, elapsedMs: number): 'wait' | 'break'
}

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

/** Looks after a running program from within: the interpreter asks it in the middle of lines, thousands of times a second. */
export class Watchdog implements InterruptBuffer {
  /** Why it has interrupted the program. */
  reason: Cut | undefined
  /** The program's own time, so far or in all. */
  elapsedMs = 0
  readonly #watched: Watched
  #startMs: number | undefined
  #beatMs = 0
  #cutMs = 0
  #interruptMs = 0
  #hasGivenUp = false
  #isBusy = () => false
  #asked = 0

  constructor(watched: Watched) {
    this.#watched = watched
  }

  /** @param isBusy whether the program is not to be interrupted at the moment, which is soon over */
  begin(isBusy: () => boolean = () => false): void {
    this.#isBusy = isBusy
    this.#startMs = this.#watched.now()
    this.#beatMs = 0
  }

  end(): void {
    if (this.#startMs === undefined) return
    this.elapsedMs = this.#watched.now() - this.#startMs
    this.#startMs = undefined
  }

  get 0(): number | { valueOf(): number } {
    if (this.#startMs === undefined || ++this.#asked % LOOK_EVERY !== 0) return 0
    this.elapsedMs = this.#watched.now() - this.#startMs
    if (this.elapsedMs - this.#beatMs >= BEAT_EVERY_MS) {
      this.#beatMs = this.elapsedMs
      this.#watched.beat(this.elapsedMs)
    }
    return this.#interrupt(this.elapsedMs)
  }

  /** The interpreter takes back what it has been answered. */
  set 0(_taken: number) {}

  #interrupt(elapsedMs: number): number | { valueOf(): number } {
    if (this.reason === undefined) {
      this.reason = this.#watched.cut(elapsedMs)
      if (this.reason === undefined) return 0
      this.#cutMs = elapsedMs
    } else if (elapsedMs - this.#cutMs > LAST_PATIENCE_MS) {
      return { valueOf: abandon }
    } else if (elapsedMs - this.#cutMs > PATIENCE_MS && !this.#hasGivenUp) {
      this.#hasGivenUp = true
      if (this.#watched.giveUp(this.reason, elapsedMs) === 'break') return { valueOf: abandon }
    }
    if (elapsedMs - this.#interruptMs < INTERRUPT_EVERY_MS || this.#isBusy()) return 0
    this.#interruptMs = elapsedMs
    return 2
  }
}

function abandon(): never {
  throw new Abandoned('The program could not be interrupted')
}
