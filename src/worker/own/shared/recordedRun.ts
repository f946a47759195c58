import type { Diagnostic } from '../../../core/own/language.ts'
import { hiddenReason } from '../../../core/own/outcome.ts'
import type { OwnLimits, OwnProgram, OwnReply } from '../../ownProtocol.ts'
import type { Attempt, AttemptEnd, Language, Limit, Progress } from './language.ts'
import { Pages } from './pages.ts'
import { OutputBuffer } from './printed.ts'

export interface RecordedRun {
  /** Digests of the pages (a fixed number of events each), by which a rerun is checked; see `Pages`. */
  readonly digests: readonly number[]
  /** True if recording cost no more per event than usual, as in `AttemptEnd`. */
  readonly isLight: boolean
  /** True if the interpreter is unusable, as in `AttemptEnd`. */
  readonly isBroken: boolean
}

interface RunDependencies {
  post(reply: OwnReply, transfer: readonly ArrayBuffer[]): void
  now(): number
}

/**
 * Runs a program until it ends or is cut off; posts its writes and its outcome. An attempt is one execution of the
 * program. Another attempt follows if the language wants to watch more of the program.
 * @param run number of the run
 */
export async function recordedRun(
  language: Language,
  dependencies: RunDependencies,
  run: number,
  program: OwnProgram,
  limits: OwnLimits,
): Promise<RecordedRun> {
  const { post } = dependencies
  const prepared = await language.prepared(program, () => post({ type: 'compiling', run }, []))
  if (prepared.kind === 'unrunnable') {
    const { outcome, errors, diagnostics } = prepared
    const nothing = { output: '', elapsedMs: 0, events: 0, hidden: undefined, io: undefined } as const
    post({ type: 'ended', run, outcome, errors, diagnostics, ...nothing }, [])
    return { digests: [], isLight: false, isBroken: false }
  }
  let make = prepared.run
  for (;;) {
    const attempt = new RecordedAttempt(dependencies, run, program, limits, prepared.diagnostics)
    const end = await make(attempt)
    if (end.next === undefined || attempt.hasEnded) {
      attempt.end(end)
      return { digests: attempt.pages.digests, isLight: end.isLight, isBroken: end.isBroken }
    }
    if (attempt.isReported) post({ type: 'again', run }, [])
    make = end.next
  }
}

type ReportedEnd = Pick<
  AttemptEnd,
  'outcome' | 'elapsedMs' | 'output' | 'errors' | 'hasBoard' | 'hasMissedWrite' | 'io'
>

/** An attempt whose events are posted. */
class RecordedAttempt implements Attempt {
  readonly task = { kind: 'record' } as const
  readonly memoryBytes: number
  readonly pages: Pages
  readonly output: OutputBuffer
  readonly errors: OutputBuffer
  /** True once anything of this attempt was posted; the receiver must discard it before another attempt. */
  isReported = false
  /** True once `ended` was posted. */
  hasEnded = false
  readonly #dependencies: RunDependencies
  readonly #run: number
  readonly #program: OwnProgram
  readonly #limits: OwnLimits
  readonly #diagnostics: readonly Diagnostic[]
  /** The limit at which the program was cut off; undefined if it was not. */
  #limit: Limit | undefined

  constructor(
    dependencies: RunDependencies,
    run: number,
    program: OwnProgram,
    limits: OwnLimits,
    diagnostics: readonly Diagnostic[],
  ) {
    this.#dependencies = dependencies
    this.#run = run
    this.#program = program
    this.#limits = limits
    this.#diagnostics = diagnostics
    this.memoryBytes = limits.memoryBytes
    this.output = new OutputBuffer(limits.output)
    this.errors = new OutputBuffer(limits.output)
    const { post, now } = dependencies
    this.pages = new Pages(
      {
        now,
        post: (part, transfer) => {
          this.isReported = true
          post({ ...part, run }, transfer)
        },
      },
      limits,
    )
  }

  now(): number {
    return this.#dependencies.now()
  }

  /** Called when the program starts. */
  started(): void {
    this.isReported = true
    this.#post({ type: 'running', run: this.#run, elapsedMs: 0 })
  }

  /** Called at intervals while the program runs. */
  beat({ elapsedMs }: Progress): void {
    this.#post({ type: 'running', run: this.#run, elapsedMs })
  }

  /** Checks the limits. @returns the exceeded one, at which the program is to be cut off; undefined to continue */
  cut(progress: Progress): Limit | undefined {
    this.#limit = this.#limitAt(progress)
    return this.#limit
  }

  #limitAt({ elapsedMs, memoryBytes }: Progress): Limit | undefined {
    if (elapsedMs > this.#limits.timeMs) return 'time-limit'
    if (memoryBytes > this.#limits.memoryBytes) return 'memory-limit'
    return this.output.isOver || this.errors.isOver ? 'output-limit' : undefined
  }

  /**
   * If a limit was exceeded, posts the end immediately, although the program may still run. Never asks to break the
   * interpreter.
   */
  giveUp(elapsedMs: number): 'wait' {
    if (this.#limit !== undefined)
      this.end({
        outcome: { kind: this.#limit, line: undefined },
        elapsedMs,
        hasBoard: false,
        hasMissedWrite: false,
      })
    return 'wait'
  }

  /** No-op: a recording has no answer; its events go to `pages`. */
  deliver(): void {}

  /** Posts the end, once. */
  end({ outcome, elapsedMs, output, errors, hasBoard, hasMissedWrite, io }: ReportedEnd): void {
    if (this.hasEnded) return
    this.hasEnded = true
    const { events } = this.pages
    this.#post({
      type: 'ended',
      run: this.#run,
      outcome,
      output: output ?? this.output.text,
      errors: errors ?? this.errors.text,
      diagnostics: this.#diagnostics,
      elapsedMs,
      events,
      hidden: this.#program.optimized
        ? 'optimized'
        : hiddenReason({ outcome, events, hasBoard, hasMissedWrite }),
      io,
    })
  }

  #post(reply: OwnReply): void {
    this.#dependencies.post(reply, [])
  }
}
