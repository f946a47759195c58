/** Standard input of a program, which may read it as a stream or as a file. */
import { type InputLog, TextStream } from './textStream.ts'
import type { Tasks } from './tasks.ts'

export class Stdin extends TextStream {
  /** True once the input was read as a file. */
  #isTaken = false
  readonly text: string
  readonly #input: InputLog

  constructor(text: string, tasks: Tasks, log: InputLog) {
    super(() => text, tasks, log)
    this.text = text
    this.#input = log
  }

  /**
   * Reads the input as a file: returns all of it, or an empty text if it was read before. Each call after the first
   * counts as overreading.
   */
  file(): string {
    if (this.#isTaken) this.#input.overread()
    this.#isTaken = true
    return this.take()
  }
}
