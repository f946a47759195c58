/** The subset of Node's `process` that programs for judges use. */
import type { Clock } from './clock.ts'
import { EventEmitter } from './events.ts'
import type { Stdin } from './stdin.ts'

export interface ProcessDependencies {
  readonly stdin: Stdin
  readonly clock: Clock
  readonly argv: readonly string[]
  write(stream: 1 | 2, text: string): void
  exit(code: number): never
}

type Callback = (...values: unknown[]) => unknown

export interface Process extends EventEmitter {
  /** Value that the program has assigned, if any. */
  exitCode: unknown
}

export function makeProcess({ stdin, clock, argv, write, exit }: ProcessDependencies): Process {
  const emitter = new EventEmitter()
  let isExiting = false
  const nanoseconds = () => BigInt(Math.round(clock.now() * 1e6))
  const hrtime = (since?: readonly [number, number]) => {
    const now = Math.round(clock.now() * 1e6)
    const [seconds, rest] = [Math.floor(now / 1e9), now % 1e9]
    if (since === undefined) return [seconds, rest]
    const nanos = (seconds - since[0]) * 1e9 + rest - since[1]
    return [Math.floor(nanos / 1e9), nanos % 1e9]
  }
  const process = Object.assign(emitter, {
    stdin,
    stdout: stream(write, 1),
    stderr: stream(write, 2),
    argv: [...argv],
    env: {},
    exitCode: undefined,
    platform: 'linux',
    pid: 1,
    title: 'node',
    arch: 'x64',
    version: 'v20.0.0',
    versions: { node: '20.0.0' },
    exit: (code?: unknown) => {
      const status = Number(code ?? process.exitCode ?? 0)
      if (!isExiting) {
        isExiting = true
        process.emit('exit', status)
      }
      exit(status)
    },
    abort: () => exit(134),
    cwd: () => '/home/program',
    uptime: () => clock.now() / 1000,
    memoryUsage: () => ({ rss: 0, heapTotal: 0, heapUsed: 0, external: 0, arrayBuffers: 0 }),
    nextTick: (callback: Callback, ...values: readonly unknown[]) =>
      queueMicrotask(() => callback(...values)),
    hrtime: Object.assign(hrtime, { bigint: nanoseconds }),
  })
  return process
}

/** @param number its file descriptor */
function stream(write: ProcessDependencies['write'], number: 1 | 2): object {
  const emitter = new EventEmitter()
  return Object.assign(emitter, {
    fd: number,
    isTTY: false,
    writable: true,
    write: (text: unknown, ...rest: readonly unknown[]) => {
      write(number, String(text))
      const done = rest.at(-1)
      if (typeof done === 'function') queueMicrotask(done as () => void)
      return true
    },
    end: (text?: unknown) => {
      if (typeof text === 'string') write(number, text)
      return emitter
    },
  })
}
