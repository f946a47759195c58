/**
 * The program's files. Judges provide none. As on its author's machine, a file that the program reads without having
 * written it contains the judge's input, unless the program is to run as on a judge's machine.
 */
import type { WrittenFile } from '../../run/programIo.ts'
import type { InputLog } from './textStream.ts'
import { FOLDER, resolved } from './paths.ts'
import type { Stdin } from './stdin.ts'

const STDIN = /^(?:0|\/dev\/stdin|\/dev\/fd\/0|\/proc\/self\/fd\/0)$/
/** Paths in system folders, which exist on a judge's machine too. */
const OF_SYSTEM = /^\/(?:bin|boot|dev|etc|lib|proc|root|sbin|sys|usr|var)\//

const MOST_FILES = 16

/** Contents of the files, and limits on their use. */
export interface FileSettings {
  /** The judge's input. */
  readonly text: string
  /** The line end of files on the learner's machine. */
  readonly lineEnd: '\n' | '\r\n'
  /** The file name among the program's arguments; undefined if there is none. */
  readonly argument: string | undefined
  /** True if missing files stay missing, as on a judge's machine. */
  readonly isAtJudge: boolean
  /** Maximum characters stored of a written file. */
  readonly limit: number
}

/** Name reported for the file that the program takes from its arguments. */
const ARGUMENT = 'process.argv[2]'

interface StoredFile {
  /** Path as in the program's source. */
  readonly name: string
  text: string
}

export class Files {
  readonly stdin: Stdin
  readonly log: InputLog
  readonly #settings: FileSettings
  readonly #standIns = new Set<string>()
  /** Written files by their whole path, in the order of their first write. */
  readonly #written = new Map<string, StoredFile>()
  readonly #folders = new Set([FOLDER, '/'])

  constructor(stdin: Stdin, log: InputLog, settings: FileSettings) {
    this.stdin = stdin
    this.log = log
    this.#settings = settings
  }

  /** Names of missing files that were read, and yielded the judge's input. */
  get standIns(): readonly string[] {
    return [...this.#standIns]
  }

  /** The files that the program has written and not removed. */
  get written(): readonly WrittenFile[] {
    return [...this.#written.values()].map(({ name, text }) => ({ name, text }))
  }

  isStdin(path: unknown): boolean {
    return STDIN.test(textOf(path))
  }

  /**
   * Returns true for paths that exist at a judge: the standard input, files that the program wrote, and the folders
   * that it made or runs in.
   */
  has(path: unknown): boolean {
    const whole = resolved(textOf(path))
    return this.isStdin(path) || this.#written.has(whole) || this.#folders.has(whole)
  }

  /** @throws ENOENT if the path does not exist at a judge */
  require(path: unknown, call: string): void {
    if (!this.has(path)) throw missingError(textOf(path), call)
  }

  /**
   * Returns a file's whole text: what the program has written, or else the judge's input.
   * @throws ENOENT for unwritten files in system folders, and for all unwritten files if they stay missing
   * @throws TypeError if `path` cannot be a path
   */
  read(path: unknown): string {
    if (this.isStdin(path)) return this.stdin.file()
    if (typeof path !== 'string' && typeof path !== 'object')
      throw Object.assign(
        new TypeError(
          `The "path" argument must be of type string or an instance of Buffer or URL. Received ${typeof path}`,
        ),
        { code: 'ERR_INVALID_ARG_TYPE' },
      )
    const text = textOf(path)
    const held = this.#written.get(resolved(text))
    if (held !== undefined) return held.text
    if (OF_SYSTEM.test(text)) throw missingError(text, 'open')
    const { lineEnd, argument, text: input, isAtJudge } = this.#settings
    if (isAtJudge) throw missingError(text, 'open')
    this.#standIns.add(text === argument ? ARGUMENT : nameOf(text))
    this.log.read()
    return lineEnd === '\n' ? input : input.replaceAll(/\r?\n/g, lineEnd)
  }

  /** Returns true if a readable path yields the judge's input, because the program has not written a file there. */
  isInput(path: unknown): boolean {
    return !this.#written.has(resolved(textOf(path)))
  }

  /** Writes a file. Drops files beyond `MOST_FILES`, and text beyond the limit. */
  write(path: unknown, text: string, isAppended: boolean): void {
    const whole = resolved(textOf(path))
    const held = this.#written.get(whole)
    const start = isAppended && held !== undefined ? held.text : ''
    const all = (start + text).slice(0, this.#settings.limit)
    if (held !== undefined) held.text = all
    else if (this.#written.size < MOST_FILES)
      this.#written.set(whole, { name: nameOf(textOf(path)), text: all })
  }

  /** @throws ENOENT if the path does not exist */
  remove(path: unknown): void {
    this.require(path, 'unlink')
    this.#written.delete(resolved(textOf(path)))
  }

  addFolder(path: unknown): void {
    this.#folders.add(resolved(textOf(path)))
  }

  /** Returns the names of the files that the program has written directly in a folder. */
  list(path: unknown): readonly string[] {
    const folder = `${resolved(textOf(path))}/`.replace('//', '/')
    return [...this.#written.keys()]
      .filter((one) => one.startsWith(folder))
      .map((one) => one.slice(folder.length))
      .filter((one) => !one.includes('/'))
  }
}

function textOf(path: unknown): string {
  return String(path).replace(/^file:\/\//, '')
}

/** Returns a path as in the program's source: without the program's folder, which `__dirname` adds. */
function nameOf(text: string): string {
  return text.startsWith(`${FOLDER}/`) ? text.slice(FOLDER.length + 1) : text
}

function missingError(path: string, call: string): Error {
  const error = new Error(`ENOENT: no such file or directory, ${call} '${path}'`)
  return Object.assign(error, { errno: -2, code: 'ENOENT', syscall: call, path })
}
