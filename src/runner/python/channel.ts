import { CHUNK_EVENTS } from '../../search/trace/chunk.ts'
import { memoryOf, type Pyodide } from './pyodide.ts'
import { NO_VALUE } from '../worker/variableLog.ts'
import type { FollowedLine, RunHooks } from './recorder.ts'

/** Path of the device file, the same as in `channel.py`. */
const PATH = '/dev/backdoku'
/** Device number; Emscripten itself uses only a few low ones. */
const MAJOR = 200
/** EINVAL in WASI's errno numbering. */
const INVALID = 28

/**
 * Channel from a Python run to its worker: a device file, so that Python holds no JavaScript object from which others
 * could be reached. The program itself can write to it too, but that affects only its own run; malformed messages are
 * rejected.
 */
export class Channel {
  /** Hooks of the current run; undefined while messages are rejected. */
  hooks: RunHooks | undefined
  readonly #pyodide: Pyodide
  readonly #decoder = new TextDecoder()
  /** Answer to the latest message, which Python reads; empty if there is none. */
  #answer = new Uint8Array()

  constructor(pyodide: Pyodide) {
    this.#pyodide = pyodide
    const { FS } = pyodide
    const device = FS.makedev(MAJOR, 0)
    FS.registerDevice(device, {
      open(stream) {
        // Pyodide reads this flag before it writes.
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
        // Copied because TextDecoder rejects shared memory, and WebAssembly memory may be shared.
        const message = this.#decoder.decode(memory.slice(offset, offset + length))
        if (!this.#handle(message)) throw new FS.ErrnoError(INVALID)
        return length
      },
    })
    FS.mkdev(PATH, device)
  }

  /** Passes a message to the hooks. @returns false if it is malformed, or if there are no hooks */
  #handle(text: string): boolean {
    const { hooks } = this
    const [name, first, second, third] = messageIn(text)
    if (hooks === undefined) return false
    switch (name) {
      case 'begin':
        if (!isLines(first) || !this.#isRange(second, 1)) return false
        if (!this.#isRange(third, Int32Array.BYTES_PER_ELEMENT)) return false
        if (third % Int32Array.BYTES_PER_ELEMENT !== 0) return false
        hooks.begin(first, second, third)
        return true
      case 'take_part':
        if (!isCount(second) || second > CHUNK_EVENTS) return false
        if (!this.#isRange(first, second * Uint32Array.BYTES_PER_ELEMENT)) return false
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
      case 'take_lines':
        if (!isFollowedLines(first)) return false
        this.#answer = new TextEncoder().encode(hooks.take_lines(first) ? '1' : '0')
        return true
      case 'end_lines':
        if (!isCount(first) || typeof second !== 'boolean' || typeof third !== 'string') return false
        hooks.end_lines(first, second, third)
        return true
      default:
        return false
    }
  }

  #isRange(address: unknown, bytes: number): address is number {
    return isCount(address) && address + bytes <= memoryOf(this.#pyodide).length
  }
}

/** Parses a message: the name of a hook and its arguments; empty if malformed. */
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

function isFollowedLines(lines: unknown): lines is readonly FollowedLine[] {
  return Array.isArray(lines) && lines.every(isFollowedLine)
}

function isFollowedLine(told: unknown): told is FollowedLine {
  if (!Array.isArray(told)) return false
  const [before, after, line, isAgain, call, value] = told as readonly unknown[]
  return (
    [before, after, line].every(isCount) &&
    typeof isAgain === 'boolean' &&
    (call === null || isCount(call)) &&
    (value === NO_VALUE || isCount(value))
  )
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
