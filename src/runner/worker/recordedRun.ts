import { CELLS } from '../../sudoku/units.ts'
import type { Diagnostic } from '../../sudoku/reading/language.ts'
import { hiddenReason } from '../run/outcome.ts'
import { HandedOver, type Told } from '../../calls/question.ts'
import type { OwnLimits, OwnProgram, RecordingTold, RunEnd } from '../questions.ts'
import type { Attempt, AttemptEnd, Language, Limit, Progress } from './language.ts'
import { Chunks } from './chunks.ts'
import { OutputBuffer } from './printed.ts'

export interface RecordedRun {
  readonly ended: RunEnd
  /** True if the interpreter is unusable, as in `AttemptEnd`. */
  readonly isBroken: boolean
}

interface RunDependencies {
  tell(told: Told<RecordingTold>): void
  now(): number
}

/**
 * Runs a program until it ends or is cut off; tells its writes. An attempt is one execution of the program. Another
 * attempt follows if the language wants to watch more of the program.
 */
export async function recordedRun(
  language: Language,
  dependencies: RunDependencies,
  program: OwnProgram,
  limits: OwnLimits,
): Promise<RecordedRun> {
  const { tell } = dependencies
  const prepared = await language.prepared(program, () => tell({ type: 'compiling' }))
  if (prepared.kind === 'unrunnable') {
    const { outcome, errors, diagnostics } = prepared
    const nothing = { output: '', elapsedMs: 0, events: 0, hidden: undefined, io: undefined } as const
    const unrecorded = { digests: [], isLight: false }
    return {
      ended: { type: 'ended', outcome, errors, diagnostics, ...nothing, ...unrecorded },
      isBroken: false,
    }
  }
  let make = prepared.run
  let allowed = limits
  for (;;) {
    const attempt = new RecordedAttempt(dependencies, program, allowed, prepared.diagnostics)
    const end = await make(attempt)
    if (end.next === undefined || attempt.given !== undefined)
      return { ended: attempt.given ?? attempt.ended(end), isBroken: end.isBroken }
    if (attempt.isReported) tell({ type: 'again' })
    make = end.next
    const { quietMs = Infinity } = limits
    allowed = { ...limits, quietMs: quietMs + WATCHING_SLOWDOWN * end.elapsedMs }
  }
}

/** Time in which a program that has read past its input has to write a digit: it may wait for more input. */
const WAITING_MS = 1500
/** How many times as long a program may take to its first digit if more of it is watched. */
const WATCHING_SLOWDOWN = 50
/** Digests beyond these are left out: more chunks than are ever recorded. */
const MOST_DIGESTS = 1 << 15

type ReportedEnd = Pick<
  AttemptEnd,
  'outcome' | 'elapsedMs' | 'output' | 'errors' | 'hasBoard' | 'hasMissedWrite' | 'io' | 'isLight'
>

/** An attempt whose events are told. */
class RecordedAttempt implements Attempt {
  readonly task = { kind: 'record' } as const
  readonly memoryBytes: number
  readonly chunks: Chunks
  readonly output: OutputBuffer
  readonly errors: OutputBuffer
  /** True once anything of this attempt was told; the receiver must discard it before another attempt. */
  isReported = false
  /** The end, once it was told before the program has ended. */
  given: RunEnd | undefined
  readonly #dependencies: RunDependencies
  readonly #program: OwnProgram
  readonly #limits: OwnLimits
  readonly #diagnostics: readonly Diagnostic[]
  /** The limit at which the program was cut off; undefined if it was not. */
  #limit: Limit | undefined

  constructor(
    dependencies: RunDependencies,
    program: OwnProgram,
    limits: OwnLimits,
    diagnostics: readonly Diagnostic[],
  ) {
    this.#dependencies = dependencies
    this.#program = program
    this.#limits = limits
    this.#diagnostics = diagnostics
    this.memoryBytes = limits.memoryBytes
    this.output = new OutputBuffer(limits.output)
    this.errors = new OutputBuffer(limits.output)
    const { tell, now } = dependencies
    this.chunks = new Chunks(
      {
        now,
        post: (part, transfer) => {
          this.isReported = true
          tell(new HandedOver(part, transfer))
        },
      },
      limits,
    )
  }

  now(): number {
    return this.#dependencies.now()
  }

  started(): void {
    this.isReported = true
    this.#dependencies.tell({ type: 'running', elapsedMs: 0 })
  }

  beat({ elapsedMs, line }: Progress): void {
    this.#dependencies.tell({ type: 'running', elapsedMs, line })
  }

  cut(progress: Progress): Limit | undefined {
    this.#limit = this.#limitAt(progress)
    return this.#limit
  }

  #limitAt({ elapsedMs, events, memoryBytes, hasOverread }: Progress): Limit | undefined {
    const { timeMs, quietMs = Infinity } = this.#limits
    if (elapsedMs > timeMs) return 'time-limit'
    const isWaiting = hasOverread === true && Number.isFinite(quietMs)
    const silentMs = isWaiting ? Math.min(quietMs, WAITING_MS) : quietMs
    if (elapsedMs > silentMs && events === 0 && this.output.text.length < CELLS) return 'time-limit'
    if (memoryBytes > this.#limits.memoryBytes) return 'memory-limit'
    return this.output.isOver || this.errors.isOver ? 'output-limit' : undefined
  }

  /**
   * If a limit was exceeded, tells the end immediately, although the program may still run. Never asks to break the
   * interpreter.
   */
  giveUp(elapsedMs: number): 'wait' {
    if (this.#limit !== undefined && this.given === undefined) {
      this.given = this.ended({
        outcome: { kind: this.#limit, line: undefined },
        elapsedMs,
        hasBoard: false,
        hasMissedWrite: false,
        isLight: false,
      })
      this.#dependencies.tell(this.given)
    }
    return 'wait'
  }

  /** No-op: a recording has no answer; its events go to `chunks`. */
  deliver(): void {}

  ended(end: ReportedEnd): RunEnd {
    const { outcome, elapsedMs, output, errors, hasBoard, hasMissedWrite, io, isLight } = end
    const { events, digests } = this.chunks
    return {
      type: 'ended',
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
      digests: digests.slice(0, MOST_DIGESTS),
      isLight,
    }
  }
}
