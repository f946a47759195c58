/** Schedules actions, and counts the pending ones, so that a test can wait until none is pending. */
export class PendingActions {
  #count = 0

  get isEmpty(): boolean {
    return this.#count === 0
  }

  runSoon(action: () => void): void {
    setImmediate(this.#counted(action))
  }

  after(ms: number, action: () => void): void {
    setTimeout(this.#counted(action), ms)
  }

  #counted(action: () => void): () => void {
    this.#count++
    return () => {
      this.#count--
      action()
    }
  }
}
