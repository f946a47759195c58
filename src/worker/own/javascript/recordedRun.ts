import { hiddenSteps, type Outcome } from '../../../core/own/outcome.ts'
import type { OwnLimits, OwnProgram } from '../../ownProtocol.ts'
import type { RecordedRun, RunSurroundings } from '../shared/ownHost.ts'
import { Pages } from '../shared/pages.ts'
import { Printed } from '../shared/printed.ts'
import { Watchdog } from '../shared/watchdog.ts'
import { nextWay, type Way, WAYS } from '../shared/ways.ts'
import type { JavaScriptInterpreter } from './interpreter.ts'
import { type RanProgram, ran } from './run.ts'

type Surroundings = RunSurroundings<JavaScriptInterpreter>

/** Runs a program to its end and posts what it writes and how it ends. */
export async function recordedRun(
  surroundings: Surroundings,
  run: number,
  program: OwnProgram,
  limits: OwnLimits,
): Promise<RecordedRun> {
  let way: Way = WAYS.narrowed
  for (;;) {
    const attempt = new Attempt(surroundings, run, limits)
    const done = await attempt.made(program, way)
    const next: Way | undefined = nextWay(way, done)
    if (next === undefined) {
      attempt.end(done)
      return { digests: attempt.digests, isBroken: false }
    }
    way = next
    surroundings.post({ type: 'again', run }, [])
  }
}

/** A run from beginning to end, in one way to see the writes. */
class Attempt {
  readonly #surroundings: Surroundings
  readonly #run: number
  readonly #limits: OwnLimits
  readonly #output: Printed
  readonly #errors: Printed
  readonly #pages: Pages
  readonly #watchdog: Watchdog
  #memory = new Uint8Array()

  constructor(surroundings: Surroundings, run: number, limits: OwnLimits) {
    const { post, now } = surroundings
    this.#surroundings = surroundings
    this.#run = run
    this.#limits = limits
    this.#output = new Printed(limits.output)
    this.#errors = new Printed(limits.output)
    this.#pages = new Pages(
      {
        memory: () => this.#memory,
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
        return this.#output.isOver || this.#errors.isOver ? 'output-limit' : undefined
      },
      // Nothing catches the interrupts of this engine.
      giveUp: () => 'wait',
    })
  }

  get digests(): readonly number[] {
    return this.#pages.digests
  }

  async made(program: OwnProgram, way: Way): Promise<RanProgram> {
    const watchdog = this.#watchdog
    const { memoryBytes } = this.#limits
    return ran(
      this.#surroundings.interpreter,
      { program, way, memoryBytes },
      {
        begin: (lines) => {
          this.#pages.begin(lines)
          // A program may begin with a call in which it tells nothing more.
          this.#surroundings.post({ type: 'running', run: this.#run, elapsedMs: 0 }, [])
          watchdog.begin()
        },
        takePart: (memory, address, events) => {
          this.#memory = memory
          return this.#pages.take(address, events)
        },
        end: () => watchdog.end(),
        write: (stream, text) => (stream === 1 ? this.#output : this.#errors).add(text),
        deliver: () => undefined,
        isCut: () => watchdog[0] !== 0,
        get cut() {
          return watchdog.reason
        },
      },
    )
  }

  end({ outcome, report, mistaken, board, kept }: RanProgram): void {
    this.#errors.add(report)
    // A program may print its flood and be done before it is asked.
    const isFlood = this.#output.isOver && outcome.kind !== 'output-limit' && outcome.kind !== 'syntax-error'
    const told: Outcome = isFlood ? { kind: 'output-limit', line: undefined } : outcome
    const { events } = this.#pages
    this.#surroundings.post(
      {
        type: 'ended',
        run: this.#run,
        outcome: told,
        output: this.#output.text,
        errors: this.#errors.text,
        diagnostics: [],
        elapsedMs: this.#watchdog.elapsedMs,
        events,
        hidden: hiddenSteps({
          outcome: told,
          events,
          hasBoard: board === true || kept === true,
          isMistaken: mistaken === true,
        }),
      },
      [],
    )
  }
}
