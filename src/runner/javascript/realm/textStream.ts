/** A readable stream, as in Node, over a text (the standard input, or a file), and how the program uses its input. */
import { Buffer } from './buffer.ts'
import { EventEmitter } from './events.ts'
import type { Tasks } from './tasks.ts'
import type { InputUse } from '../../run/programIo.ts'

export class InputLog {
  use: InputUse = 'unread'

  /** Notes a read of the input. */
  read(): void {
    if (this.use === 'unread') this.use = 'read'
  }

  /** Notes a read beyond the end of the input. */
  overread(): void {
    this.use = 'overread'
  }
}

/** Target of `pipe`, such as a writable stream. */
interface Sink {
  write(text: unknown): unknown
  end?(): unknown
}

export class TextStream extends EventEmitter {
  readonly fd: number = 0
  readonly isTTY = false
  /** Notes uses of the judge's input; undefined for a file that the program wrote itself. */
  readonly log: InputLog | undefined
  readonly #open: () => string
  readonly #tasks: Tasks
  /** Undefined while chunks are buffers; otherwise they are strings. */
  #encoding: string | undefined
  /** True once `resume` was called. */
  #isFlowing = false
  /** True once the text was taken. */
  #isRead = false

  /** @param open returns the text when it is first read */
  constructor(open: () => string, tasks: Tasks, log: InputLog | undefined) {
    super()
    this.#open = open
    this.#tasks = tasks
    this.log = log
  }

  /** Returns the whole text the first time, then an empty one, as a pipe does. */
  take(): string {
    if (this.#isRead) return ''
    this.#isRead = true
    this.log?.read()
    return this.#open()
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

  /** Emits the text as a single chunk in a queued task, and its end in another. Further calls do nothing. */
  resume(): this {
    if (this.#isFlowing) return this
    this.#isFlowing = true
    this.#tasks.queueNow(() => {
      const hasReadableListener = this.listenerCount('readable') > 0
      if (hasReadableListener) this.emit('readable')
      const text = this.#tryTake()
      if (text === undefined) return
      if (text !== '') this.emit('data', this.#chunk(text))
      if (hasReadableListener) this.emit('readable')
      this.#tasks.queueNow(() => {
        this.emit('end')
        this.emit('close')
      })
    })
    return this
  }

  read(): unknown {
    const text = this.take()
    // oxlint-disable-next-line unicorn/no-null -- as Node has it
    return text === '' ? null : this.#chunk(text)
  }

  pipe<Target extends Sink>(target: Target): Target {
    this.on('data', (text) => target.write(text))
    this.on('end', () => target.end?.())
    return target
  }

  /** Does nothing: the text comes as a single chunk. */
  pause(): this {
    return this
  }

  /** Does nothing, as `ref`: queued tasks always run. */
  unref(): this {
    return this
  }

  ref(): this {
    return this
  }

  /** Does nothing, as `destroy`: the stream holds no open file. */
  close(): void {}

  destroy(): this {
    return this
  }

  async *[Symbol.asyncIterator](): AsyncGenerator {
    await Promise.resolve()
    const text = this.take()
    if (text !== '') yield this.#chunk(text)
  }

  #chunk(text: string): unknown {
    return this.#encoding === undefined ? Buffer.from(text) : text
  }

  /** Returns the text; undefined if it cannot be read and an `error` listener of the program handled that. */
  #tryTake(): string | undefined {
    try {
      return this.take()
    } catch (error) {
      if (!this.emit('error', error)) throw error
      return undefined
    }
  }
}
