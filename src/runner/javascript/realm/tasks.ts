/** Task queue that runs after a program's top-level code: timers and input events. */
import type { Clock } from './clock.ts'

type Callback = (...values: unknown[]) => unknown

interface Task {
  /** Unique; a task that is queued later has a higher number. */
  readonly number: number
  /** Simulated time at which the task is to run, counted like `elapsedMs`. */
  readonly dueMs: number
  /** Interval of a repeated task; undefined for a single one. */
  readonly everyMs: number | undefined
  readonly run: () => unknown
}

export type Tasks = ReturnType<typeof makeTasks>

/** Creates the task queue of a program. @param clock advanced to the time of each task */
export function makeTasks(clock: Clock) {
  let tasks: Task[] = []
  let latest = 0
  let nowMs = 0

  /** Queues a task after a delay: 1 ms if it is shorter or not finite. @returns the number of the task */
  function add(run: () => unknown, delayMs: number, isRepeated: boolean): number {
    const wait = Number.isFinite(delayMs) ? Math.max(1, delayMs) : 1
    tasks.push({ number: ++latest, dueMs: nowMs + wait, everyMs: isRepeated ? wait : undefined, run })
    return latest
  }

  /** Queues a task without delay. @returns the number of the task */
  function queueNow(run: () => unknown): number {
    tasks.push({ number: ++latest, dueMs: nowMs, everyMs: undefined, run })
    return latest
  }

  function remove(handle: unknown): void {
    tasks = tasks.filter(({ number }) => number !== Number(handle))
  }

  const timer =
    (isRepeated: boolean) =>
    (callback: Callback, delayMs?: unknown, ...values: unknown[]) =>
      handleOf(add(() => callback(...values), Number(delayMs ?? 1), isRepeated))

  return {
    queueNow,
    /** Simulated time since the start, in milliseconds: that of the latest task that ran; 0 before the first. */
    elapsedMs: () => nowMs,
    /** Advances the clock to the next task's time, and runs the task. @returns false if there is none */
    next: (): boolean => {
      const task = tasks.toSorted((a, b) => a.dueMs - b.dueMs || a.number - b.number).at(0)
      if (task === undefined) return false
      remove(task.number)
      nowMs = Math.max(nowMs, task.dueMs)
      clock.waitUntil(nowMs)
      if (task.everyMs !== undefined) tasks.push({ ...task, dueMs: nowMs + task.everyMs })
      task.run()
      return true
    },
    globals: {
      setTimeout: timer(false),
      setInterval: timer(true),
      setImmediate: (callback: Callback, ...values: unknown[]) =>
        handleOf(queueNow(() => callback(...values))),
      clearTimeout: remove,
      clearInterval: remove,
      clearImmediate: remove,
    },
  }
}

/** Returns a handle like those of Node's timers. Converted to a number, it is the number of the task. */
function handleOf(number: number): object {
  const handle = { [Symbol.toPrimitive]: () => number, hasRef: () => true }
  return Object.assign(handle, { ref: () => handle, unref: () => handle })
}
