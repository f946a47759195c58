/** Implements Node's `fs` for the user's programs. */
import { Buffer } from './buffer.ts'
import { EventEmitter } from './events.ts'
import type { Files } from './files.ts'
import { Interface } from './readline.ts'
import type { Tasks } from './tasks.ts'
import { TextStream } from './textStream.ts'

export interface FileSystemDependencies {
  readonly files: Files
  readonly tasks: Tasks
  write(stream: 1 | 2, text: string): void
}

/** A callback as in Node: gets the error or null, then the result. */
type Callback = (error: unknown, value?: unknown) => unknown

/** A file that is open for reading. */
interface Descriptor {
  readonly path: unknown
  /** Undefined until it is read. */
  bytes: Buffer | undefined
  /** Position of the next read. */
  at: number
  /** True once a read has returned nothing; another such read is logged as an overread, a read past the end. */
  isAtEnd: boolean
}

/** Match the descriptor or path of standard output, and of standard error. */
const OUTPUT = /^(?:1|\/dev\/stdout)$/
const ERRORS = /^(?:2|\/dev\/stderr)$/

function textOf(data: unknown): string {
  return ArrayBuffer.isView(data) ? Buffer.from(data).toString() : String(data)
}

function isAppending(options: unknown, name: 'flag' | 'flags'): boolean {
  const flag = optionOf(options, name)
  return typeof flag === 'string' && flag.startsWith('a')
}

/** A string in place of the options is the encoding. */
function optionOf(options: unknown, name: 'encoding' | 'flag' | 'flags' | 'fd'): unknown {
  if (typeof options === 'object' && options !== null)
    return (options as Readonly<Record<string, unknown>>)[name]
  return name === 'encoding' && typeof options === 'string' ? options : undefined
}

export function fileSystem({ files, tasks, write }: FileSystemDependencies) {
  /** By file descriptor. */
  const opened = new Map<number, Descriptor>()
  /** Standard input, read by descriptor 0. */
  const standard: Descriptor = { path: 0, bytes: undefined, at: 0, isAtEnd: false }

  /** Returns the path of an open file, given its descriptor; anything else unchanged. */
  const pathOf = (file: unknown): unknown =>
    typeof file === 'number' && opened.has(file) ? opened.get(file)?.path : file

  function readFileSync(file: unknown, options?: unknown): unknown {
    const text = files.read(pathOf(file))
    return typeof optionOf(options, 'encoding') === 'string' ? text : Buffer.from(text)
  }

  /**
   * Writes to a file or an output stream. Appends if `isAppended`, and always to an open file.
   * @returns the number of characters written
   */
  function put(file: unknown, data: unknown, isAppended: boolean): number {
    const path = pathOf(file)
    const text = textOf(data)
    if (OUTPUT.test(String(path))) write(1, text)
    else if (ERRORS.test(String(path))) write(2, text)
    else files.write(path, text, isAppended || path !== file)
    return text.length
  }

  const writeFileSync = (file: unknown, data: unknown, options?: unknown): void => {
    put(file, data, isAppending(options, 'flag'))
  }
  const appendFileSync = (file: unknown, data: unknown): void => {
    put(file, data, true)
  }

  function openSync(path: unknown, flags: unknown = 'r'): number {
    if (files.isStdin(path)) return 0
    if (String(flags).startsWith('w')) files.write(path, '', false)
    const number = 3 + opened.size
    opened.set(number, { path, bytes: undefined, at: 0, isAtEnd: false })
    return number
  }

  function readSync(file: unknown, into: Uint8Array, ...rest: readonly unknown[]): number {
    const one = file === 0 ? standard : opened.get(Number(file))
    if (one === undefined)
      throw Object.assign(new Error('EBADF: bad file descriptor, read'), { code: 'EBADF' })
    one.bytes ??= Buffer.from(files.read(one.path))
    const [offset, length, position] = rest.map((value) => (typeof value === 'number' ? value : undefined))
    const from = position ?? one.at
    const start = offset ?? 0
    const some = one.bytes.subarray(from, from + Math.min(length ?? Infinity, into.length - start))
    into.set(some, start)
    if (position === undefined) one.at += some.length
    if (some.length === 0 && into.length > start) {
      if (one.isAtEnd) files.log.overread()
      one.isAtEnd = true
    }
    return some.length
  }

  function createReadStream(path: unknown, options?: unknown): TextStream {
    const isStdin = files.isStdin(path) || optionOf(options, 'fd') === 0
    if (isStdin) return files.stdin
    const stream = new TextStream(() => files.read(path), tasks, files.isInput(path) ? files.log : undefined)
    const encoding = optionOf(options, 'encoding')
    return typeof encoding === 'string' ? stream.setEncoding(encoding) : stream
  }

  function createWriteStream(path: unknown, options?: unknown): object {
    const emitter = new EventEmitter()
    if (!isAppending(options, 'flags') && !OUTPUT.test(String(path))) files.write(path, '', false)
    return Object.assign(emitter, {
      writable: true,
      write: (data: unknown, ...rest: readonly unknown[]) => {
        put(path, data, true)
        const done = rest.at(-1)
        if (typeof done === 'function') queueMicrotask(done as () => void)
        return true
      },
      end: (data?: unknown) => {
        if (data !== undefined && typeof data !== 'function') put(path, data, true)
        tasks.queueNow(() => {
          emitter.emit('finish')
          emitter.emit('close')
        })
        return emitter
      },
      close: () => undefined,
    })
  }

  const stat = (file: unknown) => {
    const path = pathOf(file)
    if (path === file) files.require(path, 'stat')
    return {
      size: path === 0 ? Buffer.byteLength(files.stdin.text) : 0,
      isFile: () => true,
      isDirectory: () => false,
    }
  }
  const unlinkSync = (path: unknown) => files.remove(path)
  const mkdirSync = (path: unknown) => files.addFolder(path)
  const readdirSync = (path: unknown) => files.list(path)
  const accessSync = (path: unknown) => files.require(path, 'access')

  const synchronous = {
    readFile: readFileSync,
    writeFile: writeFileSync,
    appendFile: appendFileSync,
    access: accessSync,
    stat,
    unlink: unlinkSync,
    rm: unlinkSync,
    mkdir: mkdirSync,
    readdir: readdirSync,
  }

  /** Asynchronous versions of `synchronous`: each passes its error or result to a callback, the last parameter. */
  const later = Object.fromEntries(
    Object.entries(synchronous).map(([name, run]) => [
      name,
      (...given: readonly unknown[]) => {
        const done = given.at(-1) as Callback
        tasks.queueNow(() => {
          let value: unknown
          try {
            value = Reflect.apply(run, undefined, given.slice(0, -1))
          } catch (error) {
            return done(error)
          }
          // oxlint-disable-next-line unicorn/no-null -- as Node has it
          return done(null, value)
        })
      },
    ]),
  )

  /** Versions of `synchronous` that return promises. */
  const promised = Object.fromEntries(
    Object.entries(synchronous).map(([name, run]) => [
      name,
      async (...given: readonly unknown[]): Promise<unknown> => {
        await Promise.resolve()
        return Reflect.apply(run, undefined, given)
      },
    ]),
  )

  /** Implements `fs.promises.open`. */
  const handle = async (path: unknown, flags?: unknown) => {
    await Promise.resolve()
    const fd = openSync(path, flags)
    return {
      fd,
      readFile: (options?: unknown) => promised['readFile'](fd, options),
      writeFile: (data: unknown) => promised['writeFile'](fd, data),
      appendFile: (data: unknown) => promised['appendFile'](fd, data),
      write: (data: unknown) => promised['appendFile'](fd, data),
      readLines: () => new Interface(createReadStream(path), tasks, () => undefined),
      close: () => Promise.resolve(),
    }
  }

  return {
    ...later,
    readFileSync,
    writeFileSync,
    appendFileSync,
    writeSync: (file: unknown, data: unknown) => put(file, data, true),
    existsSync: (path: unknown) => files.has(path),
    exists: (path: unknown, done: (isThere: boolean) => unknown) =>
      tasks.queueNow(() => done(files.has(path))),
    accessSync,
    statSync: stat,
    lstatSync: stat,
    fstatSync: stat,
    unlinkSync,
    rmSync: unlinkSync,
    mkdirSync,
    readdirSync,
    openSync,
    closeSync: () => undefined,
    readSync,
    createReadStream,
    createWriteStream,
    constants: { F_OK: 0, R_OK: 4, W_OK: 2 },
    promises: { ...promised, open: handle },
  }
}
