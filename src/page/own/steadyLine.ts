/** Number of latest lines among which the steady one has to be: those of about two seconds. */
const RECENT = 10

/**
 * Steadies the line at which a running program is said to be. A loop passes several lines: of these, one is kept while
 * it comes again.
 */
export class SteadyLine {
  #steady: number | undefined
  readonly #recent: (number | undefined)[] = []

  /** @param line where the program was seen last, from 1; undefined if unknown */
  next(line: number | undefined): number | undefined {
    this.#recent.push(line)
    if (this.#recent.length > RECENT) this.#recent.shift()
    if (this.#steady === undefined || !this.#recent.includes(this.#steady)) this.#steady = line
    return this.#steady
  }
}
