/** As much of WASI, the interface to a system, as programs of a judge use. Clocks and chance are the same each time. */
import type { Printed } from '../shared/printed.ts'
import { CutOff, Exit } from './endings.ts'

export interface Streams {
  readonly input: Uint8Array
  readonly output: Printed
  readonly errors: Printed
  /** The program has a buffer there, for a stream. */
  buffered(address: number, bytes: number): void
}

const DONE = 0
const BAD_DESCRIPTOR = 8
const INVALID = 28
const NO_ENTRY = 44
const NOT_SUPPORTED = 52
const NOT_SEEKABLE = 70
/** Of what the standard streams are: buffered as a judge's, not line by line as a terminal's. */
const REGULAR_FILE = 4
const VECTOR_BYTES = 8
/** As many as a system takes at once. */
const MOST_VECTORS = 1024
const STATUS_BYTES = 24
const TICK_NS = 1_000_000n

type Call = (...values: readonly never[]) => number

/** The calls of a program. @param memory the program's own, now */
export function wasiCalls(
  { input, output, errors, buffered }: Streams,
  memory: () => ArrayBuffer,
): Readonly<Record<string, Call>> {
  let at = 0
  let timeNs = 0n
  let chance = 0x9e37_79b9
  const view = () => new DataView(memory())
  const vectors = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const vector = from + index * VECTOR_BYTES
      const [address, bytes] = [view().getUint32(vector, true), view().getUint32(vector + 4, true)]
      buffered(address, bytes)
      return new Uint8Array(memory(), address, bytes)
    })
  const none = (count: number, bytes: number) => {
    view().setUint32(count, 0, true)
    view().setUint32(bytes, 0, true)
    return DONE
  }
  const calls = {
    fd_read(_descriptor: number, from: number, count: number, read: number) {
      if (count < 0 || count > MOST_VECTORS) return INVALID
      let total = 0
      for (const buffer of vectors(from, count)) {
        const part = input.subarray(at, at + buffer.length)
        buffer.set(part)
        at += part.length
        total += part.length
      }
      view().setUint32(read, total, true)
      return DONE
    },
    fd_write(descriptor: number, from: number, count: number, written: number) {
      if (descriptor !== 1 && descriptor !== 2) return BAD_DESCRIPTOR
      if (count < 0 || count > MOST_VECTORS) return INVALID
      const printed = descriptor === 1 ? output : errors
      let total = 0
      for (const bytes of vectors(from, count)) total += printed.write(bytes)
      if (printed.isOver) throw new CutOff('output-limit')
      view().setUint32(written, total, true)
      return DONE
    },
    fd_fdstat_get(descriptor: number, status: number) {
      if (descriptor > 2) return BAD_DESCRIPTOR
      new Uint8Array(memory(), status, STATUS_BYTES).fill(0)
      view().setUint8(status, REGULAR_FILE)
      return DONE
    },
    proc_exit(status: number): number {
      throw new Exit(status)
    },
    clock_time_get(_clock: number, _precision: bigint, time: number) {
      timeNs += TICK_NS
      view().setBigUint64(time, timeNs, true)
      return DONE
    },
    clock_res_get(_clock: number, resolution: number) {
      view().setBigUint64(resolution, TICK_NS, true)
      return DONE
    },
    random_get(from: number, count: number) {
      const bytes = new Uint8Array(memory(), from, count)
      for (const index of bytes.keys()) {
        chance ^= chance << 13
        chance ^= chance >>> 17
        chance ^= chance << 5
        bytes[index] = chance
      }
      return DONE
    },
    environ_sizes_get: none,
    args_sizes_get: none,
    environ_get: () => DONE,
    args_get: () => DONE,
    sched_yield: () => DONE,
    fd_close: () => DONE,
    fd_fdstat_set_flags: () => DONE,
    fd_seek: () => NOT_SEEKABLE,
    fd_tell: () => NOT_SEEKABLE,
    fd_prestat_get: () => BAD_DESCRIPTOR,
    fd_prestat_dir_name: () => BAD_DESCRIPTOR,
    fd_filestat_get: () => BAD_DESCRIPTOR,
    path_open: () => NO_ENTRY,
    path_filestat_get: () => NO_ENTRY,
  }
  return new Proxy<Readonly<Record<string, Call>>>(calls, {
    // Not what an object has from its maker.
    get: (known, name) => (Object.hasOwn(known, name) ? known[String(name)] : () => NOT_SUPPORTED),
  })
}
