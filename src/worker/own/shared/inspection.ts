/** An inspection as a program's own language tells it, and as the page gets it. */
import type { KnownCall, KnownLine } from '../../../core/own/knownLines.ts'
import type { WatchValue } from '../../../core/steps/step.ts'
import type { Inspection } from '../../ownProtocol.ts'

type RawVariable = readonly [name: string, value: number]

/** Rows of numbers, values by their numbers. */
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
  /** To get to the event. */
  readonly limitMs: number
  /** Of the pages of the run, where they are known. */
  readonly digests: readonly number[]
}

/**
 * @param inspection a `RawInspection` as JSON
 * @param values JSON, too
 * @param digests of the pages of the rerun
 */
export function inspectionOf(
  inspection: string,
  values: string,
  order: InspectionOrder,
  digests: readonly number[],
): Inspection {
  const { from, to, calls, lines } = JSON.parse(inspection) as RawInspection
  const known = JSON.parse(values) as readonly WatchValue[]
  const isOther = (digest: number, page: number) =>
    page < order.digests.length && digest !== order.digests[page]
  return {
    from,
    to,
    // A value that occurs often is one object, and stays one on its way to the page.
    calls: calls.map(
      ([name, line, variables]): KnownCall => ({
        name,
        line,
        variables: variables.map(([name, value]) => ({ name, value: known[value] })),
      }),
    ),
    lines: lines.map(([before, after, line, stack]): KnownLine => ({ before, after, line, stack })),
    differs: to < order.event || digests.some(isOther),
  }
}
