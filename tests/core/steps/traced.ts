/** What the listings in Python really do, line by line, as the interpreter itself reports it. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { lineOf } from '../../../src/core/grid.ts'
import { listingLines, runnableSource } from '../../../src/core/steps/listing.ts'
import { segmentAfter } from '../../../src/core/steps/steps.ts'
import type { StepKind, WatchValue } from '../../../src/core/steps/step.ts'
import { judgeInput, LISTINGS } from '../../listings/listings.ts'
import type { Recorded } from './moments.ts'

/** A line of the listing, from 1, and what is watched right after it. */
type Ran = readonly [line: number, values: Readonly<Record<string, WatchValue>>]

/** A search, and the events after which to compare. */
export interface Comparison {
  readonly search: Recorded
  readonly after: readonly number[]
}

const EVENT_KINDS: ReadonlySet<StepKind> = new Set(['place', 'replace', 'undo'])

function listingOf({ strategy, extent }: Recorded) {
  const listing = LISTINGS.find(({ id, language }) => id === strategy.id && language === 'py')
  if (listing === undefined) throw new Error(`${strategy.id} has no listing`)
  return {
    source: runnableSource(listing.source, extent),
    lines: listingLines(listing.source, extent),
  }
}

/** The steps as lines of the listing. */
export function walked({ search, after }: Comparison): readonly (readonly Ran[])[] {
  const { lines } = listingOf(search)
  return after.map((event) =>
    segmentAfter(search.givens, search.strategy, search.extent, search.at(event)).steps.map(
      ({ kind, variables }) => [
        lines.findIndex(({ kinds }) => kinds.includes(kind)) + 1,
        Object.fromEntries(variables.map(({ name, value }) => [name, value])),
      ],
    ),
  )
}

/** The same from python3, all in one process. */
export function traced(comparisons: readonly Comparison[]): readonly (readonly (readonly Ran[])[])[] {
  const runs = comparisons.map(({ search, after }) => {
    const { source, lines } = listingOf(search)
    const linesWith = (wanted: (kind: StepKind) => boolean) =>
      lines.flatMap(({ kinds }, index) => (kinds.some(wanted) ? [index + 1] : []))
    return {
      source,
      input: judgeInput(lineOf(search.givens)),
      tagged: linesWith(() => true),
      events: linesWith((kind) => EVENT_KINDS.has(kind)),
      board: search.strategy.id === 'promising-numbers' ? 'puzzle' : 'board',
      watches: watchesOf({ search, after }),
      after,
    }
  })
  const { status, error, stdout, stderr } = spawnSync(
    'python3',
    ['-B', join(import.meta.dirname, 'tracer.py')],
    { input: JSON.stringify(runs), encoding: 'utf8', maxBuffer: 2 ** 30 },
  )
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`python3 ended with ${status}: ${stderr}`)
  return JSON.parse(stdout)
}

/** Everything that the steps watch anywhere. */
function watchesOf({ search, after }: Comparison): readonly string[] {
  const names = after.flatMap((event) =>
    segmentAfter(search.givens, search.strategy, search.extent, search.at(event)).steps.flatMap(
      ({ variables }) => variables.map(({ name }) => name),
    ),
  )
  return [...new Set(names)]
}
