/**
 * The files of a running program: its standard streams, the files it writes, and stand-ins for missing files, which
 * contain the judge's input.
 */
import type { InputUse, ProgramIo, WrittenFile } from '../run/programIo.ts'
import type { OutputBuffer } from '../worker/printed.ts'
import { CutOff } from './endings.ts'

/** Maximum written files to report; a program that writes more is probably stuck in a loop. */
const MAX_WRITTEN = 16
/** Maximum bytes by which all files together may grow; bytes cut off or removed later still count. */
const MAX_BYTES = 1 << 24
/** The descriptor of the folder that all paths are resolved in. */
export const FOLDER = 3
/** First descriptor for files that the program opens. */
const FIRST_FILE = FOLDER + 1

/** A file, shared by all descriptors that are open on it. */
interface StoredFile {
  /** Path by which the program first opened the file; empty for standard input. */
  readonly name: string
  /** The first `length` bytes are its content. */
  bytes: Uint8Array
  length: number
  /** True while its content is the judge's input. */
  isInput: boolean
}

interface OpenFile {
  readonly kind: 'file'
  readonly file: StoredFile
  readonly canRead: boolean
  readonly canWrite: boolean
  readonly appends: boolean
  /** Position of the next read, and of the next write unless it appends. */
  at: number
}

/** Target of a file descriptor. */
export type OpenTarget =
  | OpenFile
  | { readonly kind: 'output'; readonly printed: OutputBuffer }
  /** Discards writes; reads give nothing. */
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'folder' }

/** How a program opens a path. */
export interface OpenMode {
  readonly reads: boolean
  readonly writes: boolean
  readonly creates: boolean
  readonly truncates: boolean
  readonly appends: boolean
  /** Opens folders only. */
  readonly isFolder: boolean
}

/** Paths of devices, on Linux and on Windows, by what they open. */
const DEVICES = {
  input: /^(?:\/dev\/(?:stdin|tty|fd\/0)|\/proc\/self\/fd\/0|con|conin\$)$/i,
  output: /^(?:\/dev\/(?:stdout|tty|fd\/1)|\/proc\/self\/fd\/1|con|conout\$)$/i,
  errors: /^(?:\/dev\/(?:stderr|fd\/2)|\/proc\/self\/fd\/2)$/,
  nowhere: /^(?:\/dev\/null|nul)$/i,
}
/** Matches paths in folders of the system, in which programs find and create nothing but `DEVICES`. */
const OF_SYSTEM = /^\/(?:dev|proc|sys|etc)\//
/** Matches paths of folders: nothing but dots and slashes, or a slash at the end. */
const FOLDER_PATH = /^(?:[./\\]*|.*[/\\])$/

export class ProgramFiles {
  readonly #input: StoredFile
  readonly #output: OutputBuffer
  readonly #errors: OutputBuffer
  #inputUse: InputUse = 'unread'
  /** Paths of missing files in whose place the program got the judge's input. */
  readonly #standIns = new Set<string>()
  /** By normalized name (`keyOf`); without standard input. */
  readonly #files = new Map<string, StoredFile>()
  /** Files that were written or resized, in the order of the first change. */
  readonly #written = new Set<StoredFile>()
  readonly #descriptors = new Map<number, OpenTarget>()
  #nextDescriptor = FIRST_FILE
  /** Bytes by which all files together have grown. */
  #writtenBytes = 0
  /** True if files are as at a judge: the input replaces no missing file, and redirected output is not printed. */
  readonly #isAtJudge: boolean

  constructor(input: Uint8Array, output: OutputBuffer, errors: OutputBuffer, isAtJudge: boolean) {
    this.#isAtJudge = isAtJudge
    this.#input = { name: '', bytes: input, length: input.length, isInput: true }
    this.#output = output
    this.#errors = errors
    this.#descriptors.set(0, this.#openFile(this.#input, { ...READ_ONLY }))
    this.#descriptors.set(1, { kind: 'output', printed: output })
    this.#descriptors.set(2, { kind: 'output', printed: errors })
    this.#descriptors.set(FOLDER, { kind: 'folder' })
  }

  get inputUse(): InputUse {
    return this.#inputUse
  }

  /** How the program has used its input and files so far. */
  get io(): ProgramIo {
    const kept = new Set(this.#files.values())
    const written = [...this.#written].filter((file) => kept.has(file)).slice(0, MAX_WRITTEN)
    return {
      input: this.#inputUse,
      standIns: [...this.#standIns],
      written: written.map((file) => writtenFile(file, this.#output.limit)),
    }
  }

  at(descriptor: number): OpenTarget | undefined {
    return this.#descriptors.get(descriptor)
  }

  /**
   * Opens a path. A missing file that is not to be created is the judge's input, except at a judge.
   * @returns its descriptor; undefined if the path cannot be opened
   */
  open(path: string, mode: OpenMode): number | undefined {
    const opened = this.#openPath(path, mode)
    if (opened === undefined) return undefined
    const descriptor = this.#nextDescriptor++
    this.#descriptors.set(descriptor, opened)
    return descriptor
  }

  #openPath(path: string, mode: OpenMode): OpenTarget | undefined {
    if (mode.isFolder || FOLDER_PATH.test(path))
      return !mode.writes && /^[./\\]*$/.test(path) ? { kind: 'folder' } : undefined
    if (mode.reads && !mode.writes && DEVICES.input.test(path)) return this.#openFile(this.#input, mode)
    if (mode.writes && DEVICES.output.test(path)) return { kind: 'output', printed: this.#output }
    if (mode.writes && DEVICES.errors.test(path)) return { kind: 'output', printed: this.#errors }
    if (DEVICES.nowhere.test(path)) return { kind: 'nowhere' }
    if (OF_SYSTEM.test(path)) return undefined
    const known = this.#files.get(keyOf(path))
    if (this.#isAtJudge && known === undefined && !mode.creates) return undefined
    const file = known ?? this.#newFile(path, mode)
    if (mode.truncates || (mode.creates && file.isInput)) this.#truncate(file)
    return this.#openFile(file, mode)
  }

  #newFile(path: string, { creates }: OpenMode): StoredFile {
    const { bytes, length } = this.#input
    const file = creates
      ? { name: path, bytes: new Uint8Array(), length: 0, isInput: false }
      : { name: path, bytes, length, isInput: true }
    if (!creates) this.#standIns.add(path)
    this.#files.set(keyOf(path), file)
    return file
  }

  #openFile(file: StoredFile, { reads, writes, appends }: OpenMode): OpenFile {
    return { kind: 'file', file, canRead: reads, canWrite: writes, appends, at: 0 }
  }

  #truncate(file: StoredFile): void {
    file.isInput = false
    file.bytes = new Uint8Array()
    file.length = 0
  }

  /**
   * Closes a descriptor. Standard streams (which programs close early by mistake) and the folder stay open.
   * @returns false if the descriptor is not open
   */
  close(descriptor: number): boolean {
    return descriptor <= FOLDER ? this.#descriptors.has(descriptor) : this.#descriptors.delete(descriptor)
  }

  /**
   * Moves a descriptor onto another, as `freopen` does. Except at a judge, standard output and errors stay what they
   * are, so that the page shows what the program prints.
   * @returns false if the descriptor to move is not open
   */
  renumber(from: number, to: number): boolean {
    const opened = this.#descriptors.get(from)
    if (opened === undefined) return false
    if (this.#isAtJudge || (to !== 1 && to !== 2)) this.#descriptors.set(to, opened)
    if (from !== to) this.close(from)
    return true
  }

  remove(path: string): boolean {
    return this.sizeOf(path) !== undefined && this.#files.delete(keyOf(path))
  }

  /** Returns undefined if there is no such file. A stand-in counts as missing. */
  sizeOf(path: string): number | undefined {
    const file = this.#files.get(keyOf(path))
    return file === undefined || file.isInput ? undefined : file.length
  }

  /** Reads from the current position on. @returns the number of bytes */
  read(opened: OpenFile, buffers: readonly Uint8Array[]): number {
    const read = this.readAt(opened, opened.at, buffers)
    opened.at += read
    return read
  }

  /** Reads from a position on. @returns the number of bytes */
  readAt({ file }: OpenFile, position: number, buffers: readonly Uint8Array[]): number {
    let total = 0
    for (const buffer of buffers) {
      const from = Math.min(file.length, position + total)
      const part = file.bytes.subarray(from, Math.min(file.length, from + buffer.length))
      buffer.set(part)
      total += part.length
    }
    if (file.isInput) {
      if (total === 0 && !isBlockRead(buffers)) this.#inputUse = 'overread'
      else if (this.#inputUse === 'unread') this.#inputUse = 'read'
    }
    return total
  }

  /** Writes at the current position, or the end in append mode. @throws CutOff if all files together get too large */
  write(opened: OpenFile, bytes: Uint8Array): number {
    if (opened.appends) opened.at = opened.file.length
    const written = this.writeAt(opened, opened.at, bytes)
    opened.at += written
    return written
  }

  /** Writes at a position. @throws CutOff if all files together get too large */
  writeAt({ file }: OpenFile, position: number, bytes: Uint8Array): number {
    this.#resize(file, Math.max(file.length, position + bytes.length))
    file.bytes.set(bytes, position)
    if (bytes.length > 0) this.#written.add(file)
    return bytes.length
  }

  /** Cuts a file, or fills it up with zeros. @throws CutOff if all files together get too large */
  resize({ file }: OpenFile, length: number): void {
    this.#resize(file, length)
    this.#written.add(file)
  }

  #resize(file: StoredFile, length: number): void {
    this.#writtenBytes += Math.max(0, length - file.length)
    if (this.#writtenBytes > MAX_BYTES) throw new CutOff('output-limit')
    if (file.isInput || length > file.bytes.length) {
      const room = new Uint8Array(Math.max(length, 2 * file.length))
      room.set(file.bytes.subarray(0, Math.min(length, file.length)))
      file.bytes = room
    } else file.bytes.fill(0, length, file.length)
    file.isInput = false
    file.length = length
  }
}

const READ_ONLY: OpenMode = {
  reads: true,
  writes: false,
  creates: false,
  truncates: false,
  appends: false,
  isFolder: false,
}

/**
 * True if a read that reached the end does not count as overreading. `fread` and `ifstream` request a large block and
 * read until it is full. They reach the end even if the program wants no more input. For a block, the library passes
 * two buffers: the block, then the stream's own buffer. For a single character, the first buffer is empty.
 */
function isBlockRead(buffers: readonly Uint8Array[]): boolean {
  return buffers.length > 1 && buffers[0].length > 0
}

/** Returns the same key for all names of a file: `./a.txt`, `a.txt` and `.\a.txt`. */
function keyOf(path: string): string {
  return path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '')
}

function writtenFile({ name, bytes, length }: StoredFile, limit: number): WrittenFile {
  return { name, text: new TextDecoder().decode(bytes.slice(0, length)).slice(0, limit) }
}
