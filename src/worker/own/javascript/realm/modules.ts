/** The modules available through `require`. */
import { Buffer } from './buffer.ts'
import { type format as Format } from './console.ts'
import { EventEmitter } from './events.ts'
import { inspect } from './inspect.ts'
import { Interface } from './readline.ts'
import type { Stdin } from './stdin.ts'
import type { Tasks } from './tasks.ts'

export interface ModuleDependencies {
  readonly stdin: Stdin
  readonly tasks: Tasks
  readonly process: object
  readonly performance: object
  readonly format: typeof Format
  write(stream: 1 | 2, text: string): void
}

type Callback = (error: unknown, value?: unknown) => unknown

const OUTPUT = /^(?:1|\/dev\/stdout)$/

export function makeRequire(dependencies: ModuleDependencies): (name: unknown) => unknown {
  const made = new Map<string, unknown>()
  const makers = makersOf(dependencies)
  return (name) => {
    const short = String(name).replace(/^node:/, '')
    const maker = makers[short]
    if (maker === undefined || !Object.hasOwn(makers, short)) {
      const error = new Error(`Cannot find module '${String(name)}'`)
      throw Object.assign(error, { code: 'MODULE_NOT_FOUND' })
    }
    if (!made.has(short)) made.set(short, maker())
    return made.get(short)
  }
}

function makersOf(dependencies: ModuleDependencies): Readonly<Record<string, () => unknown>> {
  const { process, performance } = dependencies
  return {
    fs: () => files(dependencies),
    'fs/promises': () => files(dependencies).promises,
    readline: () => readline(dependencies),
    'readline/promises': () => readline(dependencies).promises,
    events: () => Object.assign(EventEmitter, { EventEmitter }),
    util: () => utilities(dependencies),
    os: () => ({ EOL: '\n', cpus: () => [], platform: () => 'linux' }),
    path: () => paths(),
    process: () => process,
    buffer: () => ({ Buffer }),
    perf_hooks: () => ({ performance }),
    timers: () => dependencies.tasks.globals,
    assert: () => assertions(),
  }
}

function files({ stdin, tasks, write }: ModuleDependencies) {
  const read = (path: unknown, options?: unknown): unknown => {
    const buffer = stdin.file(path)
    const encoding =
      typeof options === 'object' && options !== null && 'encoding' in options ? options.encoding : options
    return typeof encoding === 'string' ? buffer.toString() : buffer
  }
  const print = (path: unknown, text: unknown) => {
    if (OUTPUT.test(String(path))) write(1, String(text))
    else if (String(path) === '2' || String(path) === '/dev/stderr') write(2, String(text))
    return String(text).length
  }
  return {
    readFileSync: read,
    writeFileSync: print,
    appendFileSync: print,
    writeSync: print,
    existsSync: (path: unknown) => stdin.has(path),
    openSync: () => 0,
    closeSync: () => undefined,
    fstatSync: () => ({ size: 0 }),
    readSync: (_file: unknown, into: Uint8Array) => {
      const some = Buffer.from(stdin.take()).subarray(0, into.length)
      into.set(some)
      return some.length
    },
    readFile: (path: unknown, ...rest: readonly unknown[]) => {
      const done = rest.at(-1) as Callback
      tasks.soon(() => {
        let text: unknown
        try {
          text = read(path, rest[0])
        } catch (error) {
          return done(error)
        }
        return done(undefined, text)
      })
    },
    createReadStream: () => stdin,
    promises: {
      readFile: async (path: unknown, options?: unknown) => Promise.resolve(read(path, options)),
    },
  }
}

function readline({ stdin, tasks, write }: ModuleDependencies) {
  const made = () => new Interface(stdin, tasks, (text) => write(1, text))
  return {
    Interface,
    createInterface: made,
    promises: {
      createInterface: () => {
        const one = made()
        const ask = one.question.bind(one)
        return Object.assign(one, {
          question: (query: string) => new Promise<string>((resolve) => ask(query, resolve)),
        })
      },
    },
  }
}

function utilities({ format }: ModuleDependencies): object {
  return {
    inspect,
    format,
    isDeepStrictEqual: (one: unknown, other: unknown) => inspect(one, ALL) === inspect(other, ALL),
    promisify:
      (asked: (...values: unknown[]) => unknown) =>
      (...values: readonly unknown[]) =>
        new Promise((resolve, reject) => {
          asked(...values, (error: unknown, value: unknown) => (error ? reject(error) : resolve(value)))
        }),
  }
}

const ALL = { depth: Infinity, maxArrayLength: Infinity }

function joined(...parts: readonly unknown[]): string {
  return parts
    .map(String)
    .join('/')
    .replaceAll(/\/(?:\.?\/)+/g, '/')
}

function paths(): object {
  return {
    join: joined,
    resolve: joined,
    sep: '/',
    basename: (path: unknown) => String(path).split('/').at(-1),
    dirname: (path: unknown) => String(path).split('/').slice(0, -1).join('/'),
  }
}

function check(isTrue: unknown, message: unknown): void {
  if (isTrue) return
  if (message instanceof Error) throw message
  const error = new Error(typeof message === 'string' ? message : 'Assertion failed')
  throw Object.assign(error, { name: 'AssertionError', code: 'ERR_ASSERTION' })
}

function checkSame(one: unknown, other: unknown, message?: unknown): void {
  check(Object.is(one, other), message)
}

function checkEqual(one: unknown, other: unknown, message?: unknown): void {
  check(inspect(one, ALL) === inspect(other, ALL), message)
}

function assertions(): object {
  return Object.assign(check, {
    ok: check,
    equal: checkSame,
    strictEqual: checkSame,
    deepEqual: checkEqual,
    deepStrictEqual: checkEqual,
  })
}
