import type { WatchValue } from '../../core/steps/step.ts'
import type { KnownCall, KnownLine } from '../../core/own/knownLines.ts'
import type { Inspection, OwnProgram } from '../ownProtocol.ts'
import { type Interpreter, nextWay, type RawOutcome, type Way, WAYS } from './interpreter.ts'
import { Pages } from './pages.ts'
import { memoryOf } from './pyodide.ts'
import { Printed } from './printed.ts'
import { Watchdog } from './watchdog.ts'

type RawVariable = readonly [name: string, value: number]

/** As Python tells it: rows of numbers, values by their numbers. */
interface RawInspection {
  readonly from: number
  readonly to: number
  readonly calls: readonly (readonly [name: string, line: number, variables: readonly RawVariable[]])[]
  readonly lines: readonly (readonly [
    before: number,
    after: number,
    line: number,
    stack: readonly number[],
  ])[]
}

export interface InspectionOrder {
  readonly event: number
  readonly lines: number
  /** Of the pages of the run, where they are known. */
  readonly digests: readonly number[]
}

export interface InspectedRun {
  /** Undefined if the interpreter broke before it was told. */
  readonly inspection: Inspection | undefined
  /** The interpreter cannot be used any more. */
  readonly isBroken: boolean
}

interface InspectionSurroundings {
  now(): number
  /** Called several times a second, in the middle of a line too. */
  alive(): void
}

/** Runs a program again up to an event, and on for as many lines as are wanted. */
export function inspectedRun(
  interpreter: Interpreter,
  { now, alive }: InspectionSurroundings,
  program: OwnProgram,
  order: InspectionOrder,
): InspectedRun {
  let way: Way = WAYS.narrowed
  for (;;) {
    const attempt = new Attempt(interpreter, { now, alive }, order)
    const raw = attempt.made(program, way)
    const next: Way | undefined = raw === undefined ? undefined : nextWay(way, raw)
    if (next === undefined) return { inspection: attempt.inspection, isBroken: raw === undefined }
    way = next
  }
}

class Attempt {
  inspection: Inspection | undefined
  readonly #interpreter: Interpreter
  readonly #order: InspectionOrder
  readonly #pages: Pages
  readonly #watchdog: Watchdog

  constructor(interpreter: Interpreter, { now, alive }: InspectionSurroundings, order: InspectionOrder) {
    this.#interpreter = interpreter
    this.#order = order
    this.#pages = new Pages({ memory: () => memoryOf(interpreter.pyodide), now, post: () => undefined }, 0)
    this.#watchdog = new Watchdog({
      now,
      beat: alive,
      // A program that catches everything goes on after all has been told.
      cut: () => (this.inspection === undefined ? undefined : 'done'),
      giveUp: () => undefined,
    })
  }

  /** @returns undefined if the interpreter has broken */
  made(program: OwnProgram, way: Way): RawOutcome | undefined {
    const { pyodide } = this.#interpreter
    pyodide.setStdout(new Printed(0))
    pyodide.setStderr(new Printed(0))
    pyodide.setInterruptBuffer(this.#watchdog)
    const { event, lines } = this.#order
    try {
      return this.#interpreter.run(
        program,
        way,
        {
          begin: (lines) => {
            this.#pages.begin(JSON.parse(lines) as readonly number[])
            this.#watchdog.begin()
          },
          take_part: (address, events) => this.#pages.take(address, events),
          end: () => this.#watchdog.end(),
          deliver: (inspection, values) => {
            this.inspection ??= this.#inspectionOf(
              JSON.parse(inspection) as RawInspection,
              JSON.parse(values) as readonly WatchValue[],
            )
          },
        },
        { event, lines },
      )
    } catch {
      // Maybe all has been told before. Otherwise the host says that nothing has.
      return undefined
    }
  }

  #inspectionOf({ from, to, calls, lines }: RawInspection, values: readonly WatchValue[]): Inspection {
    const { event, digests } = this.#order
    const isOther = (digest: number, page: number) => page < digests.length && digest !== digests[page]
    return {
      from,
      to,
      // A value that occurs often is one object, and stays one on its way to the page.
      calls: calls.map(
        ([name, line, variables]): KnownCall => ({
          name,
          line,
          variables: variables.map(([name, value]) => ({ name, value: values[value] })),
        }),
      ),
      lines: lines.map(([before, after, line, stack]): KnownLine => ({ before, after, line, stack })),
      differs: to < event || this.#pages.digests.some(isOther),
    }
  }
}
