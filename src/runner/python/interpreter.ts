import type { ProgramIo } from '../run/programIo.ts'
import type { OwnProgram } from '../questions.ts'
import { Channel } from './channel.ts'
import { closeMemory } from './closing.ts'
import { memoryOf, type Pyodide } from './pyodide.ts'
import { type PythonWatchMode, importRecorder, type Recorder, type RunHooks } from './recorder.ts'
import type { Task } from '../worker/language.ts'
import type { RecorderReport } from '../worker/watchModes.ts'

/** The report of a run as Python sends it, plus `isRead`. */
export type RawOutcome = Readonly<Record<string, unknown>> &
  RecorderReport & {
    /** Kind of `Outcome`. */
    readonly kind: string
    readonly isRead?: boolean
    /** Undefined if the program has not run. */
    readonly io?: RawIo
    /** Number of events, those not handed over included; undefined if the program has not run. */
    readonly events?: number
    /** Seconds that the program slept. */
    readonly slept?: number
  }

interface RawIo extends Pick<ProgramIo, 'standIns' | 'written'> {
  /** True if the program tried to read past the end of its input. */
  readonly overread: boolean
}

/** A started interpreter that can only run programs. */
export class PythonInterpreter {
  readonly pyodide: Pyodide
  readonly #channel: Channel
  readonly #run: Recorder['run']

  /** @param pyodide freshly started; the constructor locks it down, so that it can only run programs */
  constructor(pyodide: Pyodide) {
    this.pyodide = pyodide
    this.#channel = new Channel(pyodide)
    const recorder = importRecorder(pyodide)
    this.#run = recorder.run
    closeMemory(pyodide, recorder.close())
  }

  get memoryBytes(): number {
    return memoryOf(this.pyodide).length
  }

  /**
   * Runs a program until it ends or is interrupted.
   * @param watchMode how the board is looked for in the program's data
   * @param limit maximum characters reported of a written file
   * @throws if the interpreter breaks
   */
  run(
    program: OwnProgram,
    watchMode: PythonWatchMode,
    task: Task,
    limit: number,
    hooks: RunHooks,
  ): RawOutcome {
    const { source, input, givens } = program
    const text = input.kind === 'stdin' ? input.text : rowsOf(givens)
    const order = JSON.stringify({
      source: source.replace(/^\uFEFF/, ''),
      input,
      givens: [...givens],
      text,
      limit,
      ...taskOrder(task),
    })
    const bytes = new TextEncoder().encode(text)
    let at = 0
    let isRead = false
    this.pyodide.setStdin({
      read(buffer) {
        isRead = true
        const some = bytes.subarray(at, at + buffer.length)
        buffer.set(some)
        at += some.length
        return some.length
      },
    })
    this.#channel.hooks = hooks
    try {
      const result = this.#run(order, watchMode)
      if (result === undefined) throw new Error('The program could not be interrupted')
      return { ...(JSON.parse(result) as RawOutcome), isRead }
    } finally {
      this.#channel.hooks = undefined
    }
  }
}

/** Returns the puzzle in nine rows, as a judge gives it. */
function rowsOf(givens: Uint8Array): string {
  return Array.from({ length: 9 }, (_, row) => `${givens.subarray(row * 9, row * 9 + 9).join(' ')}\n`).join(
    '',
  )
}

/** Converts a task to the keys that `running.py` expects. */
function taskOrder(task: Task): object {
  switch (task.kind) {
    case 'inspect':
      return { inspect: { event: task.event, lines: task.lines } }
    case 'find': {
      const { lines, from, to, direction } = task.target
      return { find: { lines, from, to, forward: direction === 'forward' } }
    }
    case 'count':
      return { count: { event: task.event } }
    case 'values':
      return { values: task.order }
    case 'follow':
      return { follow: task.order }
    case 'grade':
      return { atJudge: true }
    case 'record':
    case 'time':
      return {}
  }
}
