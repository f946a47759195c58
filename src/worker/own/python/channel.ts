import { PAGE_EVENTS } from '../../../core/trace/page.ts'
import { memoryOf, type Pyodide } from './pyodide.ts'
import type { RunHooks } from './recorder.ts'

/** As in `channel.py`. */
const PATH = '/dev/backdoku'
/** Emscripten has few numbers of its own. */
const MAJOR = 200
/** As C has it: something that cannot be. */
const INVALID = 28

/**
 * The way from a run of Python's to its worker: a file. So Python needs no object of JavaScript's, from which others could
 * be reached. A program may write there, too: it tells of its own run then, and what makes no sense is refused.
 */
export class Channel {
  /** Of the run that is at work; undefined where nothing is listened to. */
  hooks: RunHooks | undefined
  readonly #pyodide: Pyodide
  readonly #decoder = new TextDecoder()
  #answer = new Uint8Array()

  constructor(pyodide: Pyodide) {
    this.#pyodide = pyodide
    const { FS } = pyodide
    const device = FS.makedev(MAJOR, 0)
    FS.registerDevice(device, {
      open(stream) {
        // Pyodide asks for it where something is written.
        // biome-ignore lint/style/noParameterAssign: it is Emscripten's
        Object.assign(stream, { seekable: false })
      },
      close: () => undefined,
      read: (_, memory, offset, length) => {
        const answer = this.#answer.subarray(0, length)
        memory.set(answer, offset)
        return answer.length
      },
      write: (_, memory, offset, length) => {
        this.#answer = new Uint8Array()
        // Copied: the memory of WebAssembly may be shared in the eyes of a decoder.
        const message = this.#decoder.decode(memory.slice(offset, offset + length))
        if (!this.#isTaken(message)) throw new FS.ErrnoError(INVALID)
        return length
      },
    })
    FS.mkdev(PATH, device)
  }

  #isTaken(text: string): boolean {
    const { hooks } = this
    const [name, first, second] = messageIn(text)
    if (hooks === undefined) return false
    switch (name) {
      case 'begin':
        if (!isLines(first) || !this.#isPlace(second, 1)) return false
        hooks.begin(first, second)
        return true
      case 'take_part':
        if (!isCount(second) || second > PAGE_EVENTS) return false
        if (!this.#isPlace(first, second * Uint32Array.BYTES_PER_ELEMENT)) return false
        if (first % Uint32Array.BYTES_PER_ELEMENT !== 0) return false
        this.#answer = new TextEncoder().encode(`${hooks.take_part(first, second)}`)
        return true
      case 'end':
        hooks.end()
        return true
      case 'deliver':
        if (typeof first !== 'string' || typeof second !== 'string') return false
        hooks.deliver(first, second)
        return true
      default:
        return false
    }
  }

  /** Whether so many bytes lie at an address. */
  #isPlace(address: unknown, bytes: number): address is number {
    return isCount(address) && address + bytes <= memoryOf(this.#pyodide).length
  }
}

function messageIn(text: string): readonly unknown[] {
  try {
    const message: unknown = JSON.parse(text)
    return Array.isArray(message) ? message : []
  } catch {
    return []
  }
}

function isLines(lines: unknown): lines is readonly number[] {
  return Array.isArray(lines) && lines.every(isCount)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
