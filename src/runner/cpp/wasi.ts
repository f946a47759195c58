/** The part of WASI that programs for judges use. Clocks and random numbers are deterministic. */
import { CutOff, Exit } from './endings.ts'
import { FOLDER, type OpenTarget, type OpenMode, type ProgramFiles } from './programFiles.ts'

/** The files of a program, and callbacks that observe its calls. */
export interface ProgramSystem {
  readonly files: ProgramFiles
  /** Reports memory that the program uses as the buffer of a read or a write. */
  onBuffer(address: number, bytes: number): void
  /** Reports that the program sleeps; it continues without waiting. */
  onSleep(ns: number): void
}

/** Error numbers of WASI; `DONE` is success. */
const DONE = 0
const BAD_DESCRIPTOR = 8
const INVALID = 28
const NO_ENTRY = 44
const NOT_SUPPORTED = 52
const NOT_SEEKABLE = 70
/** Type of folders. */
const FOLDER_TYPE = 3
/**
 * Type of files and of the standard streams. The C library buffers such streams fully, as in a judge. It would buffer
 * a terminal by lines.
 */
const REGULAR_FILE = 4
/** Size of the description of a buffer: its address and its length. */
const VECTOR_BYTES = 8
/** Maximum buffers per call, as on Linux (`IOV_MAX`). */
const MAX_VECTORS = 1024
/** Sizes of other structures in memory. */
const STATUS_BYTES = 24
const FILE_STATUS_BYTES = 64
const PRESTAT_BYTES = 8
const SUBSCRIPTION_BYTES = 48
const EVENT_BYTES = 32
/** `__WASI_EVENTTYPE_CLOCK`. */
const CLOCK_EVENT = 0
/** Each reading of the clock advances it by this time. */
const TICK_NS = 1_000_000n
/** Name of the only open folder, in which the C library resolves all paths, absolute and relative ones. */
const FOLDER_NAME = '/'
/** Codes of characters. */
const SLASH = 47
const SPACE = 32
/** `__WASI_RIGHTS_FD_READ` and `_WRITE`. */
const CAN_READ = 1n << 1n
const CAN_WRITE = 1n << 6n
const EVERY_RIGHT = (1n << 30n) - 1n
/** `__WASI_OFLAGS_*` and `__WASI_FDFLAGS_APPEND`. */
const CREATES = 1
const IS_FOLDER = 2
const TRUNCATES = 8
const APPENDS = 1
/** `__WASI_WHENCE_*`. */
const FROM_CURRENT = 1
const FROM_END = 2

/**
 * A system call, which returns an error number. Parameters named after data, such as `into`, `status` and `path`, are
 * addresses in memory.
 */
type Call = (...values: readonly never[]) => number

/** @param memory returns the current memory */
export function wasiCalls(
  { files, onBuffer, onSleep }: ProgramSystem,
  memory: () => ArrayBuffer,
): Readonly<Record<string, Call>> {
  let timeNs = 0n
  let randomState = 0x9e37_79b9
  const view = () => new DataView(memory())
  /** Returns the buffers of a read or a write, and reports each. */
  const vectors = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const vector = from + index * VECTOR_BYTES
      const [address, bytes] = [view().getUint32(vector, true), view().getUint32(vector + 4, true)]
      onBuffer(address, bytes)
      return new Uint8Array(memory(), address, bytes)
    })
  /** Reports that there are no arguments, or no environment variables. */
  const emptyList = (count: number, bytes: number) => {
    view().setUint32(count, 0, true)
    view().setUint32(bytes, 0, true)
    return DONE
  }
  /**
   * Reads from a file into `count` buffers, which are described at the address `from`.
   * @param position in the file; undefined to continue after the previous read or write
   * @param into address for the number of bytes read
   */
  const read = (
    descriptor: number,
    from: number,
    count: number,
    position: number | undefined,
    into: number,
  ) => {
    if (count < 0 || count > MAX_VECTORS || (position ?? 0) < 0) return INVALID
    const opened = files.at(descriptor)
    if (opened?.kind === 'nowhere') view().setUint32(into, 0, true)
    if (opened?.kind === 'nowhere') return DONE
    if (opened?.kind !== 'file' || !opened.canRead) return BAD_DESCRIPTOR
    const buffers = vectors(from, count)
    const total =
      position === undefined ? files.read(opened, buffers) : files.readAt(opened, position, buffers)
    view().setUint32(into, total, true)
    return DONE
  }
  /** Writes `count` buffers to a file or an output. The parameters are those of `read`. */
  const write = (
    descriptor: number,
    from: number,
    count: number,
    position: number | undefined,
    into: number,
  ) => {
    const opened = files.at(descriptor)
    if (opened === undefined || !canWrite(opened)) return BAD_DESCRIPTOR
    if (count < 0 || count > MAX_VECTORS || (position ?? 0) < 0) return INVALID
    let total = 0
    for (const bytes of vectors(from, count)) {
      if (opened.kind === 'output') opened.printed.write(bytes)
      else if (opened.kind !== 'file') total += 0
      else if (position === undefined) files.write(opened, bytes)
      else files.writeAt(opened, position + total, bytes)
      total += bytes.length
    }
    if (opened.kind === 'output' && opened.printed.isOver) throw new CutOff('output-limit')
    view().setUint32(into, total, true)
    return DONE
  }
  /**
   * Reads a path from memory. The C library passes an absolute path without the slashes at its start, which are still
   * in memory before it: puts one of them back, if the text in memory begins with them.
   */
  const pathOf = (path: number, length: number) => {
    const bytes = new Uint8Array(memory())
    let from = path
    while (from > 0 && bytes[from - 1] === SLASH) from--
    const isAbsolute = from < path && from > 0 && bytes[from - 1] < SPACE
    const text = new TextDecoder().decode(bytes.slice(path, path + length))
    return isAbsolute ? `/${text}` : text
  }
  const setFileStatus = (status: number, type: number, size: number) => {
    new Uint8Array(memory(), status, FILE_STATUS_BYTES).fill(0)
    view().setUint8(status + 16, type)
    view().setBigUint64(status + 24, 1n, true)
    view().setBigUint64(status + 32, BigInt(size), true)
    return DONE
  }
  const calls = {
    fd_read: (descriptor: number, from: number, count: number, into: number) =>
      read(descriptor, from, count, undefined, into),
    fd_pread: (descriptor: number, from: number, count: number, position: bigint, into: number) =>
      read(descriptor, from, count, Number(position), into),
    fd_write: (descriptor: number, from: number, count: number, into: number) =>
      write(descriptor, from, count, undefined, into),
    fd_pwrite: (descriptor: number, from: number, count: number, position: bigint, into: number) =>
      write(descriptor, from, count, Number(position), into),
    fd_fdstat_get(descriptor: number, status: number) {
      const opened = files.at(descriptor)
      if (opened === undefined) return BAD_DESCRIPTOR
      new Uint8Array(memory(), status, STATUS_BYTES).fill(0)
      view().setUint8(status, opened.kind === 'folder' ? FOLDER_TYPE : REGULAR_FILE)
      view().setBigUint64(status + 8, EVERY_RIGHT, true)
      view().setBigUint64(status + 16, EVERY_RIGHT, true)
      return DONE
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, into: number) {
      const opened = files.at(descriptor)
      if (opened?.kind !== 'file' || descriptor === 0) return NOT_SEEKABLE
      const base = whence === FROM_CURRENT ? opened.at : whence === FROM_END ? opened.file.length : 0
      const at = base + Number(offset)
      if (at < 0) return INVALID
      opened.at = at
      view().setBigUint64(into, BigInt(at), true)
      return DONE
    },
    fd_tell(descriptor: number, into: number) {
      const opened = files.at(descriptor)
      if (opened?.kind !== 'file' || descriptor === 0) return NOT_SEEKABLE
      view().setBigUint64(into, BigInt(opened.at), true)
      return DONE
    },
    fd_close: (descriptor: number) => (files.close(descriptor) ? DONE : BAD_DESCRIPTOR),
    fd_renumber: (from: number, to: number) => (files.renumber(from, to) ? DONE : BAD_DESCRIPTOR),
    fd_filestat_get(descriptor: number, status: number) {
      const opened = files.at(descriptor)
      if (opened === undefined) return BAD_DESCRIPTOR
      if (opened.kind === 'folder') return setFileStatus(status, FOLDER_TYPE, 0)
      return setFileStatus(status, REGULAR_FILE, opened.kind === 'file' ? opened.file.length : 0)
    },
    fd_filestat_set_size(descriptor: number, length: bigint) {
      const opened = files.at(descriptor)
      if (opened?.kind !== 'file' || !opened.canWrite || length < 0n) return BAD_DESCRIPTOR
      files.resize(opened, Number(length))
      return DONE
    },
    fd_prestat_get(descriptor: number, prestat: number) {
      if (descriptor !== FOLDER) return BAD_DESCRIPTOR
      new Uint8Array(memory(), prestat, PRESTAT_BYTES).fill(0)
      view().setUint32(prestat + 4, FOLDER_NAME.length, true)
      return DONE
    },
    fd_prestat_dir_name(descriptor: number, name: number) {
      if (descriptor !== FOLDER) return BAD_DESCRIPTOR
      view().setUint8(name, SLASH)
      return DONE
    },
    path_open(
      _folder: number,
      _follows: number,
      path: number,
      length: number,
      flags: number,
      rights: bigint,
      _inheriting: bigint,
      descriptorFlags: number,
      into: number,
    ) {
      const mode: OpenMode = {
        reads: (rights & CAN_READ) !== 0n,
        writes: (rights & CAN_WRITE) !== 0n,
        creates: (flags & CREATES) !== 0,
        truncates: (flags & TRUNCATES) !== 0,
        appends: (descriptorFlags & APPENDS) !== 0,
        isFolder: (flags & IS_FOLDER) !== 0,
      }
      const descriptor = files.open(pathOf(path, length), mode)
      if (descriptor === undefined) return NO_ENTRY
      view().setUint32(into, descriptor, true)
      return DONE
    },
    path_filestat_get(_folder: number, _flags: number, path: number, length: number, status: number) {
      const name = pathOf(path, length)
      if (/^[./]*$/.test(name)) return setFileStatus(status, FOLDER_TYPE, 0)
      const size = files.sizeOf(name)
      return size === undefined ? NO_ENTRY : setFileStatus(status, REGULAR_FILE, size)
    },
    path_unlink_file: (_folder: number, path: number, length: number) =>
      files.remove(pathOf(path, length)) ? DONE : NO_ENTRY,
    // Folders need not exist: a file may be written to any path.
    path_create_directory: () => DONE,
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
    /** Lets the time of a sleep pass without waiting. Supports no subscriptions other than clocks. */
    poll_oneoff(subscriptions: number, events: number, count: number, into: number) {
      for (let index = 0; index < count; index++) {
        const subscription = subscriptions + index * SUBSCRIPTION_BYTES
        const event = events + index * EVENT_BYTES
        if (view().getUint8(subscription + 8) !== CLOCK_EVENT) return NOT_SUPPORTED
        const timeout = view().getBigUint64(subscription + 24, true)
        const isAbsolute = (view().getUint16(subscription + 40, true) & 1) !== 0
        const wait = !isAbsolute ? timeout : timeout > timeNs ? timeout - timeNs : 0n
        timeNs += wait
        onSleep(Number(wait))
        const user = view().getBigUint64(subscription, true)
        new Uint8Array(memory(), event, EVENT_BYTES).fill(0)
        view().setBigUint64(event, user, true)
      }
      view().setUint32(into, count, true)
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
    fd_fdstat_set_flags: () => DONE,
    fd_sync: () => DONE,
    fd_datasync: () => DONE,
    fd_advise: () => DONE,
  }
  return new Proxy<Readonly<Record<string, Call>>>(calls, {
    // Calls that `calls` lacks fail. Inherited properties, such as `toString`, are no calls.
    get: (known, name) => (Object.hasOwn(known, name) ? known[String(name)] : () => NOT_SUPPORTED),
  })
}

function canWrite(opened: OpenTarget): boolean {
  return opened.kind === 'output' || opened.kind === 'nowhere' || (opened.kind === 'file' && opened.canWrite)
}
