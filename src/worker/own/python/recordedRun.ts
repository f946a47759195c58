import { type Hidden, hiddenSteps, type Outcome } from '../../../core/own/outcome.ts'
import type { OwnLimits, OwnProgram, OwnReply } from '../../ownProtocol.ts'
import type { Interpreter, RawOutcome } from './interpreter.ts'
import type { RecordedRun, RunSurroundings } from '../shared/ownHost.ts'
import { broken, outcomeOf } from './outcome.ts'
import { Pages } from '../shared/pages.ts'
import { memoryOf } from './pyodide.ts'
import { Printed } from '../shared/printed.ts'
import { Watchdog } from '../shared/watchdog.ts'
import { isLight, nextWay, type Way, WAYS } from '../shared/ways.ts'

type Told = Pick<Extract<OwnReply, { type: 'ended' }>, 'outcome' | 'hidden'>

/** Runs a program to its end and posts what it writes and how it ends. */
export function recordedRun(
  surroundings: RunSurroundings<Interpreter>,
  run: number,
  program: OwnProgram,
  limits: OwnLimits,
): RecordedRun {
  let way: Way = WAYS.narrowed
  for (;;) {
    const attempt = new Attempt(surroundings, run, limits)
    const raw = attempt.made(program, way)
    const next: Way | undefined = raw === undefined || attempt.hasEnded ? undefined : nextWay(way, raw)
    if (next === undefined) {
      if (raw !== undefined) attempt.end(attempt.told(raw))
      const { digests, events } = attempt
      const wasLight = raw !== undefined && isLight(way, raw, events)
      return { digests, isBroken: raw === undefined, isLight: wasLight }
    }
    way = next
    surroundings.post({ type: 'again', run }, [])
  }
}

/** A run from beginning to end, in one way to see the writes. */
class Attempt {
  hasEnded = false
  readonly #surroundings: RunSurroundings<Interpreter>
  readonly #run: number
  readonly #output: Printed
  readonly #errors: Printed
  readonly #pages: Pages
  readonly #watchdog: Watchdog

  constructor(surroundings: RunSurroundings<Interpreter>, run: number, limits: OwnLimits) {
    const { interpreter, post, now } = surroundings
    this.#surroundings = surroundings
    this.#run = run
    this.#output = new Printed(limits.output)
    this.#errors = new Printed(limits.output)
    this.#pages = new Pages(
      {
        memory: () => memoryOf(interpreter.pyodide),
        now,
        post: (part, transfer) => post({ ...part, run }, transfer),
      },
      limits,
    )
    this.#watchdog = new Watchdog({
      now,
      beat: (elapsedMs) => {
        post({ type: 'running', run, elapsedMs }, [])
      },
      cut: (elapsedMs) => {
        if (elapsedMs > limits.timeMs) return 'time-limit'
        if (interpreter.memoryBytes > limits.memoryBytes) return 'memory-limit'
        return this.#output.isOver || this.#errors.isOver ? 'output-limit' : undefined
      },
      giveUp: () => {
        this.end(this.told({ kind: 'finished' }))
        return 'wait'
      },
    })
  }

  get digests(): readonly number[] {
    return this.#pages.digests
  }

  get events(): number {
    return this.#pages.events
  }

  /** @returns undefined if the interpreter has broken, of which the page is told */
  made(program: OwnProgram, way: Way): RawOutcome | undefined {
    const { interpreter } = this.#surroundings
    const { pyodide } = interpreter
    pyodide.setStdout(this.#output)
    pyodide.setStderr(this.#errors)
    pyodide.setInterruptBuffer(this.#watchdog)
    try {
      return interpreter.run(program, way, {
        begin: (lines, busy) => {
          this.#pages.begin(lines)
          // A program may begin with a call in which it tells nothing more.
          this.#surroundings.post({ type: 'running', run: this.#run, elapsedMs: 0 }, [])
          this.#watchdog.begin(() => memoryOf(pyodide)[busy] !== 0)
        },
        take_part: (address, events) => this.#pages.take(address, events),
        end: () => this.#watchdog.end(),
        deliver: () => undefined,
      })
    } catch (error) {
      this.#watchdog.end()
      const { outcome, output } = broken(error, this.#output.text)
      this.end({ outcome, hidden: this.#hidden(outcome, {}) }, output)
      return undefined
    }
  }

  /** The end, as the page is to be told. */
  told(raw: RawOutcome): Told {
    // A program may print its flood and be done before it is asked.
    const cut = this.#watchdog.reason ?? (this.#output.isOver ? 'output-limit' : undefined)
    const outcome = outcomeOf(raw, cut)
    return { outcome, hidden: this.#hidden(outcome, raw) }
  }

  /** Posts the end, once. */
  end({ outcome, hidden }: Told, output = this.#output.text): void {
    if (this.hasEnded) return
    this.hasEnded = true
    const { text: errors } = this.#errors
    const { elapsedMs } = this.#watchdog
    const { events } = this.#pages
    this.#surroundings.post(
      { type: 'ended', run: this.#run, outcome, output, errors, diagnostics: [], elapsedMs, events, hidden },
      [],
    )
  }

  #hidden(
    outcome: Outcome,
    { mistaken = false, board = false, kept = false }: Pick<RawOutcome, 'mistaken' | 'board' | 'kept'>,
  ): Hidden | undefined {
    const { events } = this.#pages
    return hiddenSteps({ outcome, events, hasBoard: board || kept, isMistaken: mistaken })
  }
}
