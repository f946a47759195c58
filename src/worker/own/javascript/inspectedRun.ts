import type { Inspection, OwnProgram } from '../../ownProtocol.ts'
import { type InspectionOrder, inspectionOf } from '../shared/inspection.ts'
import type { InspectedRun, InspectionSurroundings } from '../shared/ownHost.ts'
import { NO_EVENTS, Pages } from '../shared/pages.ts'
import { RerunLimit } from '../shared/rerunLimit.ts'
import { Watchdog } from '../shared/watchdog.ts'
import { nextWay, type Way, WAYS } from '../shared/ways.ts'
import type { JavaScriptInterpreter } from './interpreter.ts'
import { ran, type RanProgram } from './run.ts'

type Surroundings = InspectionSurroundings<JavaScriptInterpreter>

/** More than a recorded run may take: this one has the lines as well. */
export const MEMORY_BYTES = 1 << 30

/** Runs a program again up to an event, and on for as many lines as are wanted. */
export async function inspectedRun(
  surroundings: Surroundings,
  program: OwnProgram,
  order: InspectionOrder,
): Promise<InspectedRun> {
  let way: Way = WAYS.narrowed
  for (;;) {
    const attempt = new Attempt(surroundings, order)
    const done = await attempt.made(program, way)
    const next: Way | undefined = nextWay(way, done)
    if (next === undefined) return { inspection: attempt.inspection, isBroken: false }
    way = next
  }
}

class Attempt {
  inspection: Inspection | undefined
  readonly #interpreter: JavaScriptInterpreter
  readonly #order: InspectionOrder
  readonly #pages: Pages
  readonly #watchdog: Watchdog
  #memory = new Uint8Array()

  constructor({ interpreter, now, alive }: Surroundings, order: InspectionOrder) {
    this.#interpreter = interpreter
    this.#order = order
    this.#pages = new Pages({ memory: () => this.#memory, now, post: () => undefined }, NO_EVENTS)
    const limit = new RerunLimit(order.limitMs, order.event, order.lines)
    this.#watchdog = new Watchdog({
      now,
      beat: alive,
      cut: (elapsedMs) => (limit.isOver(elapsedMs, this.#pages.events) ? 'time-limit' : undefined),
      giveUp: () => 'wait',
    })
  }

  async made(program: OwnProgram, way: Way): Promise<RanProgram> {
    const watchdog = this.#watchdog
    const { event, lines } = this.#order
    return ran(
      this.#interpreter,
      { program, way, memoryBytes: MEMORY_BYTES, inspect: { event, lines } },
      {
        begin: (lines) => {
          this.#pages.begin(lines)
          watchdog.begin()
        },
        takePart: (memory, address, events) => {
          this.#memory = memory
          return this.#pages.take(address, events)
        },
        end: () => watchdog.end(),
        write: () => undefined,
        deliver: (inspection, values) => {
          this.inspection ??= inspectionOf(inspection, values, this.#order, this.#pages.digests)
        },
        isCut: () => watchdog[0] !== 0,
        get cut() {
          return watchdog.reason
        },
      },
    )
  }
}
