/** Work of this thread that takes longer than a frame may. */
export interface SlicedTask {
  /** Works until the time is up; a little in any case. @returns whether there is more to do, now or later */
  advance(isTimeUp: () => boolean): 'busy' | 'waiting' | 'done'
  /** Reports what has been found so far. */
  tell(): void
}

export interface SliceSurroundings {
  /** Resolves after whatever else has been waiting for its turn. */
  pause(): Promise<void>
  /** A clock that never goes back, in milliseconds. */
  now(): number
}

interface Served {
  readonly task: SlicedTask
  isWaiting: boolean
  toldAt: number
}

/** Of a task; several at once leave room for a frame. */
const SLICE_MS = 4
const REPORT_EVERY_MS = 100

/** Advances tasks by turns, a slice each, with pauses in between; never before whoever asks has gone on. */
export class SlicedTasks<Kind extends string> {
  readonly #surroundings: SliceSurroundings
  readonly #fail: (error: unknown) => void
  readonly #served = new Map<Kind, Served>()
  #isTurning = false

  /** @param fail hears of a throw */
  constructor(surroundings: SliceSurroundings, fail: (error: unknown) => void) {
    this.#surroundings = surroundings
    this.#fail = fail
  }

  /** Serves a task in place of the one of its kind before. It is told after its first slice, at intervals, and at its end. */
  serve(kind: Kind, task: SlicedTask): void {
    this.#served.set(kind, { task, isWaiting: false, toldAt: Number.NEGATIVE_INFINITY })
    void this.#turn()
  }

  drop(kind: Kind): void {
    this.#served.delete(kind)
  }

  dropAll(): void {
    this.#served.clear()
  }

  /** Goes on with tasks that wait. */
  wake(): void {
    for (const served of this.#served.values()) served.isWaiting = false
    void this.#turn()
  }

  async #turn(): Promise<void> {
    if (this.#isTurning) return
    this.#isTurning = true
    while ([...this.#served.values()].some(({ isWaiting }) => !isWaiting)) {
      await this.#surroundings.pause()
      const turn = [...this.#served]
      for (const [kind, served] of turn) {
        // Hearing of one task, somebody may have dropped another.
        if (this.#served.get(kind) === served && !served.isWaiting) this.#slice(kind, served)
      }
    }
    this.#isTurning = false
  }

  #slice(kind: Kind, served: Served): void {
    const { now } = this.#surroundings
    try {
      const until = now() + SLICE_MS
      const state = served.task.advance(() => now() >= until)
      served.isWaiting = state === 'waiting'
      if (state === 'done') this.#served.delete(kind)
      const time = now()
      if (state === 'busy' && time - served.toldAt < REPORT_EVERY_MS) return
      served.toldAt = time
      served.task.tell()
    } catch (error) {
      this.#served.delete(kind)
      this.#fail(error)
    }
  }
}
