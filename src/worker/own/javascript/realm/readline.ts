/** Node's `readline`. */
import { EventEmitter } from './events.ts'
import type { Stdin } from './stdin.ts'
import type { Tasks } from './tasks.ts'

type Answered = (line: string) => unknown

export class Interface extends EventEmitter {
  readonly #tasks: Tasks
  readonly #write: (text: string) => void
  /** Unread lines. */
  readonly #lines: string[]
  readonly #questions: Answered[] = []
  #isClosed = false
  #isFlowing = false
  #prompt = '> '

  constructor(stdin: Stdin, tasks: Tasks, write: (text: string) => void) {
    super()
    this.#tasks = tasks
    this.#write = write
    const lines = stdin.take().split('\n')
    if (lines.at(-1) === '') lines.pop()
    this.#lines = lines.map((line) => line.replace(/\r$/, ''))
    this.resume()
  }

  override on(name: unknown, listener: (...values: unknown[]) => unknown): this {
    super.on(name, listener)
    if (name === 'line') this.#tasks.soon(() => this.#flow())
    return this
  }

  resume(): this {
    if (this.#isFlowing || this.#isClosed) return this
    this.#isFlowing = true
    this.#tasks.soon(() => this.#flow())
    return this
  }

  pause(): this {
    return this
  }

  question(query: string, ...rest: readonly unknown[]): void {
    this.#write(query)
    const answered = rest.at(-1)
    if (typeof answered === 'function') this.#questions.push(answered as Answered)
    this.#tasks.soon(() => this.#flow())
  }

  setPrompt(prompt: string): void {
    this.#prompt = prompt
  }

  prompt(): void {
    this.#write(this.#prompt)
    this.resume()
  }

  write(): void {}

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.emit('close')
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    await Promise.resolve()
    for (let line = this.#lines.shift(); line !== undefined; line = this.#lines.shift()) yield line
    this.close()
  }

  /** Delivers lines to questions and listeners, and closes after the last line. */
  #flow(): void {
    while (this.#lines.length > 0) {
      const answered = this.#questions.shift()
      if (answered === undefined && this.listenerCount('line') === 0) break
      const line = this.#lines.shift() ?? ''
      if (answered === undefined) this.emit('line', line)
      else answered(line)
    }
    // Deferred, because the continuation of the last answer may ask another question.
    if (this.#lines.length === 0) this.#tasks.soon(() => this.close())
  }
}
