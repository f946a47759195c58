/** Decides when a program that is run again has taken long enough. */
export class RerunLimit {
  readonly #limitMs: number
  readonly #event: number
  readonly #linesMs: number
  #reachedMs: number | undefined

  /**
   * @param limitMs to get to the event
   * @param event Infinity where the program is run for something else than lines
   * @param lines that are told from the event on
   */
  constructor(limitMs: number, event = Number.POSITIVE_INFINITY, lines = 0) {
    this.#limitMs = limitMs
    this.#event = event
    this.#linesMs = linesMs(lines)
  }

  /** @param events so far */
  isOver(elapsedMs: number, events: number): boolean {
    if (events < this.#event) return elapsedMs > this.#limitMs
    this.#reachedMs ??= elapsedMs
    return elapsedMs - this.#reachedMs > this.#linesMs
  }
}

/** One line may be a loop without an end. */
const PATIENCE_MS = 1000
/** More than telling a line takes on a slow machine. */
const LINE_MS = 3

/** Time for lines that are told. */
export function linesMs(lines: number): number {
  return lines * LINE_MS + PATIENCE_MS
}
