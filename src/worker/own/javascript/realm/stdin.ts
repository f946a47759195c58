/** Standard input, with every API by which Node programs read it. */
import { Buffer } from './buffer.ts'
import { EventEmitter } from './events.ts'
import type { Tasks } from './tasks.ts'

/** File names that map to the standard input, as programs use when tried locally before submission. */
const INPUT_NAME = /^(?:0|(?:file:\/\/)?\/?dev\/stdin|.*\.(?:txt|in)|(?:.*\/)?(?:input|stdin))$/i

export class Stdin extends EventEmitter {
  readonly fd = 0
  readonly isTTY = false
  readonly #text: string
  readonly #tasks: Tasks
  #encoding: string | undefined
  #isFlowing = false
  #isRead = false

  constructor(text: string, tasks: Tasks) {
    super()
    this.#text = text
    this.#tasks = tasks
  }

  /** Reads the whole input; empty the next time, as a pipe. @throws ENOENT for other files */
  file(path: unknown): Buffer {
    if (!INPUT_NAME.test(String(path))) {
      const error = new Error(`ENOENT: no such file or directory, open '${String(path)}'`)
      throw Object.assign(error, { errno: -2, code: 'ENOENT', syscall: 'open', path })
    }
    return Buffer.from(this.take())
  }

  take(): string {
    if (this.#isRead) return ''
    this.#isRead = true
    return this.#text
  }

  has(path: unknown): boolean {
    return INPUT_NAME.test(String(path))
  }

  override on(name: unknown, listener: (...values: unknown[]) => unknown): this {
    super.on(name, listener)
    if (name === 'data' || name === 'readable' || name === 'end') this.resume()
    return this
  }

  setEncoding(encoding = 'utf8'): this {
    this.#encoding = encoding
    return this
  }

  /** Emits the input as a single chunk. */
  resume(): this {
    if (this.#isFlowing) return this
    this.#isFlowing = true
    this.#tasks.soon(() => {
      const isAsked = this.listenerCount('readable') > 0
      if (isAsked) this.emit('readable')
      const text = this.take()
      if (text !== '') this.emit('data', this.#encoding === undefined ? Buffer.from(text) : text)
      if (isAsked) this.emit('readable')
      this.#tasks.soon(() => {
        this.emit('end')
        this.emit('close')
      })
    })
    return this
  }

  read(): unknown {
    const text = this.take()
    // oxlint-disable-next-line unicorn/no-null -- as Node has it
    return text === '' ? null : this.#encoding === undefined ? Buffer.from(text) : text
  }

  pause(): this {
    return this
  }

  unref(): this {
    return this
  }

  ref(): this {
    return this
  }

  async *[Symbol.asyncIterator](): AsyncGenerator {
    await Promise.resolve()
    const text = this.take()
    if (text !== '') yield this.#encoding === undefined ? Buffer.from(text) : text
  }
}
