import type { WatchValue } from '../../core/steps/step.ts'
import type { InspectedCall, InspectedLine, Inspection, OwnProgram } from '../ownProtocol.ts'
import { type Interpreter, WAYS } from './interpreter.ts'
import { Pages } from './pages.ts'
import { Printed } from './printed.ts'
import { Watchdog } from './watchdog.ts'

/** As Python tells it: rows of numbers, values by their numbers. */
interface RawInspection {
  readonly from: number
  readonly to: number
  readonly calls: readonly (readonly [name: string, line: number, variables: readonly (readonly [string, number])[]])[]
  readonly lines: readonly (readonly [before: number, after: number, line: number, stack: readonly number[]])[]
}

export interface InspectionOrder {
  readonly event: number
  readonly lines: number
  /** Of the pages of the run, where they are known. */
  readonly digests: readonly number[]
}

/**
 * Runs a program again up to an event and on, for as many lines as are wanted.
 * @param deliver called once, maybe before the program has come to rest
 * @returns whether the interpreter can be used on
 */
export function inspectedRun(
  interpreter: Interpreter,
  now: () => number,
  program: OwnProgram,
  { event, lines, digests }: InspectionOrder,
  deliver: (inspection: Inspection) => void,
): boolean {
  for (const way of WAYS) {
    let raw: RawInspection | undefined
    let values: readonly WatchValue[] = []
    const pages = new Pages(
      { memory: () => interpreter.pyodide._module.HEAPU8, post: () => undefined },
      0,
    )
    const tell = () => {
      if (raw === undefined) return
      const differs =
        pages.digests.some((digest, page) => page < digests.length && digest !== digests[page]) || raw.to < event
      deliver({ ...inspectionOf(raw, values), differs })
      raw = undefined
    }
    const watchdog = new Watchdog({
      now,
      beat: () => undefined,
      // A program that catches everything goes on after all has been told.
      cut: () => (raw === undefined ? undefined : 'done'),
      giveUp: tell,
    })
    interpreter.pyodide.setStdout(new Printed(0))
    interpreter.pyodide.setStderr(new Printed(0))
    interpreter.pyodide.setInterruptBuffer(watchdog)
    try {
      const outcome = interpreter.run(
        program,
        {
          begin(writesAt, sitesAt, lines) {
            pages.begin(writesAt, sitesAt, JSON.parse(lines) as readonly number[])
            watchdog.begin()
          },
          take_page: (filled) => pages.take(filled),
          end: () => watchdog.end(),
          deliver(inspection, told) {
            raw = JSON.parse(inspection) as RawInspection
            values = JSON.parse(told) as readonly WatchValue[]
          },
        },
        way,
        { event, lines },
      )
      if (outcome.mistaken === true && way !== WAYS.at(-1)) continue
    } catch {
      // Told before, or else nothing is known.
      tell()
      return false
    }
    tell()
    return true
  }
  return true
}

function inspectionOf({ from, to, calls, lines }: RawInspection, values: readonly WatchValue[]) {
  return {
    from,
    to,
    calls: calls.map(
      ([name, line, variables]): InspectedCall => ({
        name,
        line,
        variables: variables.map(([name, value]) => ({ name, value: values[value] ?? '' })),
      }),
    ),
    lines: lines.map(([before, after, line, stack]): InspectedLine => ({ before, after, line, stack })),
  }
}
