/** Standard input, with every API by which Node programs read it. */
import type { InputLog } from './inputUse.ts'
import type { Tasks } from './tasks.ts'
import { TextStream } from './textStream.ts'

export class Stdin extends TextStream {
  #isTaken = false
  readonly text: string
  readonly #input: InputLog

  constructor(text: string, tasks: Tasks, log: InputLog) {
    super(() => text, tasks, log)
    this.text = text
    this.#input = log
  }

  /** Returns the whole input to a program that reads it as a file; a second read is past its end. */
  file(): string {
    if (this.#isTaken) this.#input.overread()
    this.#isTaken = true
    return this.take()
  }
}
