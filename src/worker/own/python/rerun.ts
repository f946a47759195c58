import type { OwnProgram } from '../../ownProtocol.ts'
import type { Interpreter, RawOutcome, RerunOrder } from './interpreter.ts'
import type { InspectionSurroundings } from '../shared/ownHost.ts'
import { NO_EVENTS, Pages } from '../shared/pages.ts'
import { Printed } from '../shared/printed.ts'
import { memoryOf } from './pyodide.ts'
import type { RerunLimit } from '../shared/rerunLimit.ts'
import { type Cut, Watchdog } from '../shared/watchdog.ts'
import { nextWay, type Way, WAYS } from '../shared/ways.ts'

/** A program that has been run again. */
interface Rerun {
  /** Its answer and the values in that, both JSON; undefined if the interpreter broke before. */
  readonly told: readonly [answer: string, values: string] | undefined
  /** Of the pages that it has come through. */
  readonly digests: readonly number[]
  /** It was ended before its end, for the time or the memory that it took. */
  readonly isCut: boolean
  /** The interpreter cannot be used any more. */
  readonly isBroken: boolean
}

/** More than a recorded run may take: this one has its lines as well. */
const MEMORY_BYTES = 1 << 30

interface RerunSurroundings extends Omit<InspectionSurroundings<Interpreter>, 'alive'> {
  /** Called several times a second. @param events so far */
  alive(events: number): void
}

/** Runs a program again, as far as it takes to answer an order. @param newLimit at which an attempt ends with what is known */
export function rerun(
  { interpreter, now, alive }: RerunSurroundings,
  program: OwnProgram,
  order: RerunOrder,
  newLimit: () => RerunLimit,
): Rerun {
  let way: Way = WAYS.narrowed
  for (;;) {
    const attempt = new Attempt({ interpreter, now, alive }, newLimit())
    const raw = attempt.made(program, order, way)
    const next: Way | undefined = raw === undefined ? undefined : nextWay(way, raw)
    const { told, digests, isCut } = attempt
    if (next === undefined) return { told, digests, isCut, isBroken: raw === undefined }
    way = next
  }
}

class Attempt {
  told: Rerun['told']
  readonly #interpreter: Interpreter
  readonly #pages: Pages
  readonly #watchdog: Watchdog

  constructor({ interpreter, now, alive }: RerunSurroundings, limit: RerunLimit) {
    this.#interpreter = interpreter
    this.#pages = new Pages(
      { memory: () => memoryOf(interpreter.pyodide), now, post: () => undefined },
      NO_EVENTS,
    )
    const cut = (elapsedMs: number): Cut | undefined => {
      // A program that catches everything goes on after all has been told.
      if (this.told !== undefined) return 'done'
      if (interpreter.memoryBytes > MEMORY_BYTES) return 'memory-limit'
      return limit.isOver(elapsedMs, this.#pages.events) ? 'time-limit' : undefined
    }
    this.#watchdog = new Watchdog({
      now,
      beat: () => alive(this.#pages.events),
      cut,
      giveUp: () => 'break',
    })
  }

  get digests(): readonly number[] {
    return this.#pages.digests
  }

  get isCut(): boolean {
    const { reason } = this.#watchdog
    return reason === 'time-limit' || reason === 'memory-limit'
  }

  /** @returns undefined if the interpreter has broken */
  made(program: OwnProgram, order: RerunOrder, way: Way): RawOutcome | undefined {
    const { pyodide } = this.#interpreter
    pyodide.setStdout(new Printed(0))
    pyodide.setStderr(new Printed(0))
    pyodide.setInterruptBuffer(this.#watchdog)
    const hooks = {
      begin: (lines: readonly number[], busy: number) => {
        this.#pages.begin(lines)
        this.#watchdog.begin(() => memoryOf(pyodide)[busy] !== 0)
      },
      take_part: (address: number, events: number) => this.#pages.take(address, events),
      end: () => this.#watchdog.end(),
      deliver: (answer: string, values: string) => {
        this.told ??= [answer, values]
      },
    }
    try {
      return this.#interpreter.run(program, way, hooks, order)
    } catch {
      // Maybe all has been told before. Otherwise the host says that nothing has.
      return undefined
    }
  }
}
