/** Calls back once the page has shown what it is about to show, and has had time for other things. */
export type WhenRested = (resume: () => void) => void

/** Shows reports as fast as they come, but never has the page do little else: a slow one shows fewer. */
export class Spacing<Report> {
  readonly #show: (report: Report) => void
  readonly #whenRested: WhenRested
  #waiting: Report | undefined
  #isBusy = false

  constructor(show: (report: Report) => void, whenRested: WhenRested) {
    this.#show = show
    this.#whenRested = whenRested
  }

  /** Takes the place of one that still waits. @param isLast of its kind, which is shown at once */
  hear(report: Report, isLast: boolean): void {
    this.#waiting = report
    if (isLast || !this.#isBusy) this.#showWaiting()
  }

  /** Forgets what waits. */
  drop(): void {
    this.#waiting = undefined
  }

  #showWaiting(): void {
    const report = this.#waiting
    if (report === undefined) return
    this.#waiting = undefined
    this.#isBusy = true
    this.#whenRested(() => {
      this.#isBusy = false
      this.#showWaiting()
    })
    this.#show(report)
  }
}
