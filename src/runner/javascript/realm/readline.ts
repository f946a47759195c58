/** Implements the class `Interface` of Node's `readline` for the user's programs. */
import { EventEmitter } from './events.ts'
import type { Tasks } from './tasks.ts'
import type { TextStream } from './textStream.ts'

type AnswerCallback = (line: string) => unknown

export class Interface extends EventEmitter {
  readonly #tasks: Tasks
  readonly #write: (text: string) => void
  readonly #stream: TextStream
  /** Unread lines; undefined before the first one is asked for. */
  #unread: string[] | undefined
  readonly #questions: AnswerCallback[] = []
  #isClosed = false
  /** True once `resume` has started the delivery of lines. */
  #isFlowing = false
  #prompt = '> '

  constructor(stream: TextStream, tasks: Tasks, write: (text: string) => void) {
    super()
    this.#tasks = tasks
    this.#write = write
    this.#stream = stream
    this.resume()
  }

  get #lines(): string[] {
    if (this.#unread === undefined) {
      const lines = this.#stream.take().split('\n')
      if (lines.at(-1) === '') lines.pop()
      this.#unread = lines.map((line) => line.replace(/\r$/, ''))
    }
    return this.#unread
  }

  override on(name: unknown, listener: (...values: unknown[]) => unknown): this {
    super.on(name, listener)
    if (name === 'line') this.#tasks.queueNow(() => this.#flow())
    return this
  }

  resume(): this {
    if (this.#isFlowing || this.#isClosed) return this
    this.#isFlowing = true
    this.#tasks.queueNow(() => this.#flow())
    return this
  }

  /** Does nothing: unlike with Node's, lines are still delivered. */
  pause(): this {
    return this
  }

  question(query: string, ...rest: readonly unknown[]): void {
    this.#write(query)
    const answered = rest.at(-1)
    if (typeof answered === 'function') this.#questions.push(answered as AnswerCallback)
    this.#tasks.queueNow(() => this.#flow())
  }

  setPrompt(prompt: string): void {
    this.#prompt = prompt
  }

  prompt(): void {
    this.#write(this.#prompt)
    this.resume()
  }

  /** Does nothing: Node's simulates typing, but the whole input is known. */
  write(): void {}

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.emit('close')
  }

  [Symbol.asyncIterator](): AsyncIterableIterator<string> {
    let hasEnded = false
    const iterator: AsyncIterableIterator<string> = {
      [Symbol.asyncIterator]: () => iterator,
      next: async () => {
        await Promise.resolve()
        const value = this.#lines.shift()
        if (value !== undefined) return { value, done: false }
        // A loop asks for one line beyond the end; only a further request counts as overreading.
        if (hasEnded) this.#stream.log?.overread()
        hasEnded = true
        this.close()
        return { value: undefined, done: true }
      },
      return: async () => {
        await Promise.resolve()
        this.close()
        return { value: undefined, done: true }
      },
    }
    return iterator
  }

  /** Delivers lines to questions and listeners, reports a question without a line, and closes after the last line. */
  #flow(): void {
    const isAsked = () => this.#questions.length > 0 || this.listenerCount('line') > 0
    while (isAsked() && this.#lines.length > 0) {
      const answered = this.#questions.shift()
      const line = this.#lines.shift() ?? ''
      if (answered === undefined) this.emit('line', line)
      else answered(line)
    }
    if (this.#questions.length > 0) this.#stream.log?.overread()
    // Deferred, because the continuation of the last answer may ask another question.
    if (this.#unread?.length === 0) this.#tasks.queueNow(() => this.close())
  }
}
