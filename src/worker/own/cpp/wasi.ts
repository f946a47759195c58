/** The part of WASI that judge programs use. Clocks and random numbers are deterministic. */
import type { Printed } from '../shared/printed.ts'
import { CutOff, Exit } from './endings.ts'

export interface Streams {
  readonly input: Uint8Array
  readonly output: Printed
  readonly errors: Printed
  /** Reports a stream buffer of the program. */
  buffered(address: number, bytes: number): void
}

const DONE = 0
const BAD_DESCRIPTOR = 8
const INVALID = 28
const NO_ENTRY = 44
const NOT_SUPPORTED = 52
const NOT_SEEKABLE = 70
/** File type of the standard streams: fully buffered as in a judge, not line-buffered as a terminal. */
const REGULAR_FILE = 4
const VECTOR_BYTES = 8
/** Maximum buffers per call, as on a system (`IOV_MAX`). */
const MAX_VECTORS = 1024
const STATUS_BYTES = 24
const TICK_NS = 1_000_000n

type Call = (...values: readonly never[]) => number

/** Returns the WASI functions of a program. @param memory returns its current memory */
export function wasiCalls(
  { input, output, errors, buffered }: Streams,
  memory: () => ArrayBuffer,
): Readonly<Record<string, Call>> {
  let at = 0
  let timeNs = 0n
  let randomState = 0x9e37_79b9
  const view = () => new DataView(memory())
  const vectors = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const vector = from + index * VECTOR_BYTES
      const [address, bytes] = [view().getUint32(vector, true), view().getUint32(vector + 4, true)]
      buffered(address, bytes)
      return new Uint8Array(memory(), address, bytes)
    })
  const emptyList = (count: number, bytes: number) => {
    view().setUint32(count, 0, true)
    view().setUint32(bytes, 0, true)
    return DONE
  }
  const calls = {
    fd_read(_descriptor: number, from: number, count: number, read: number) {
      if (count < 0 || count > MAX_VECTORS) return INVALID
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
      if (count < 0 || count > MAX_VECTORS) return INVALID
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
        randomState ^= randomState << 13
        randomState ^= randomState >>> 17
        randomState ^= randomState << 5
        bytes[index] = randomState
      }
      return DONE
    },
    environ_sizes_get: emptyList,
    args_sizes_get: emptyList,
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
    // Ignores inherited properties.
    get: (known, name) => (Object.hasOwn(known, name) ? known[String(name)] : () => NOT_SUPPORTED),
  })
}
