/** Makes the `require` function of a program, and the modules that it returns. */
import { Buffer } from './buffer.ts'
import { type format as Format } from './console.ts'
import { EventEmitter } from './events.ts'
import { fileSystem } from './fileSystem.ts'
import type { Files } from './files.ts'
import { inspect } from './inspect.ts'
import { paths, resolved } from './paths.ts'
import { Interface } from './readline.ts'
import type { Tasks } from './tasks.ts'
import { isTestFramework, testFramework } from './testFrameworks.ts'
import { TextStream } from './textStream.ts'

export interface ModuleDependencies {
  readonly files: Files
  readonly tasks: Tasks
  /** The global `process`, which is a module, too. */
  readonly process: object
  /** The global `performance`, which `perf_hooks` contains, too. */
  readonly performance: object
  readonly format: typeof Format
  /** Writes to standard output (1) or standard error (2). */
  write(stream: 1 | 2, text: string): void
}

export type Require = ((name: unknown) => unknown) & { main?: unknown }

export function makeRequire(dependencies: ModuleDependencies): Require {
  const made = new Map<string, unknown>()
  const makers = makersOf(dependencies)
  const fs = fileSystem(dependencies)
  const require: Require = (name) => {
    const short = String(name).replace(/^node:/, '')
    if (short === 'fs') return fs
    if (short === 'fs/promises') return fs.promises
    if (short === 'module') return { createRequire: () => require }
    if (isTestFramework(short)) return testFramework()
    const maker = makers[short]
    if (maker === undefined || !Object.hasOwn(makers, short)) {
      const error = new Error(`Cannot find module '${String(name)}'`)
      throw Object.assign(error, { code: 'MODULE_NOT_FOUND' })
    }
    if (!made.has(short)) made.set(short, maker())
    return made.get(short)
  }
  return require
}

/** Returns the functions that make the modules, by module name. */
function makersOf(dependencies: ModuleDependencies): Readonly<Record<string, () => unknown>> {
  const { process, performance } = dependencies
  return {
    readline: () => readline(dependencies),
    'readline/promises': () => readline(dependencies).promises,
    events: () => Object.assign(EventEmitter, { EventEmitter }),
    util: () => utilities(dependencies),
    os: () => ({ EOL: '\n', cpus: () => [], platform: () => 'linux' }),
    path: () => paths(),
    url: () => urls(),
    process: () => process,
    buffer: () => ({ Buffer }),
    perf_hooks: () => ({ performance }),
    timers: () => dependencies.tasks.globals,
    assert: () => assertions(),
  }
}

function readline({ files, tasks, write }: ModuleDependencies) {
  const made = (given?: unknown) => {
    const input: unknown =
      typeof given === 'object' && given !== null && 'input' in given ? given.input : given
    return new Interface(input instanceof TextStream ? input : files.stdin, tasks, (text) => write(1, text))
  }
  return {
    Interface,
    createInterface: made,
    promises: {
      createInterface: (given?: unknown) => {
        const one = made(given)
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

/** Options with which `inspect` shows a value completely. */
const ALL = { depth: Infinity, maxArrayLength: Infinity }

function urls(): object {
  return {
    fileURLToPath: (url: unknown) => String(url).replace(/^file:\/\//, ''),
    pathToFileURL: (path: unknown) => ({
      href: `file://${resolved(path)}`,
      pathname: resolved(path),
      toString: () => `file://${resolved(path)}`,
    }),
  }
}

/** Node's `assert`: throws an `AssertionError` unless the value is true. */
function check(isTrue: unknown, message: unknown): void {
  if (isTrue) return
  if (message instanceof Error) throw message
  const error = new Error(typeof message === 'string' ? message : 'Assertion failed')
  throw Object.assign(error, { name: 'AssertionError', code: 'ERR_ASSERTION' })
}

/** Compares two values as `Object.is` does. */
function checkSame(one: unknown, other: unknown, message?: unknown): void {
  check(Object.is(one, other), message)
}

/** Compares two values by their content. */
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
