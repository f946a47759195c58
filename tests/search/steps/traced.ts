/** The lines that the Python listings run, event by event: as the app's steps say, and as the interpreter reports. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { lineOfStep } from '../../../src/search/steps/lineOfStep.ts'
import { listingLines, runnableSource } from '../../../src/search/steps/listing.ts'
import { segmentAfter } from '../../../src/search/steps/steps.ts'
import type { StepKind, WatchValue } from '../../../src/search/steps/step.ts'
import { judgeInput, LISTINGS } from '../../listings/listings.ts'
import type { RecordedSearch } from './moments.ts'

/** A line of the listing (1-based), and the watched values right after it, by name. */
type RunLine = readonly [line: number, values: Readonly<Record<string, WatchValue>>]

/** The lines that run after an event, up to and including the next event. */
type Segment = readonly RunLine[]

/** A search, and the events after which to compare the lines. */
export interface Comparison {
  readonly search: RecordedSearch
  readonly after: readonly number[]
}

/** Kinds of the steps that change the board. */
const EVENT_KINDS: ReadonlySet<StepKind> = new Set(['place', 'replace', 'undo'])

function listingOf({ strategy, extent }: RecordedSearch) {
  const listing = LISTINGS.find(({ id, language }) => id === strategy.id && language === 'py')
  if (listing === undefined) throw new Error(`${strategy.id} has no listing`)
  return {
    source: runnableSource(listing.source, extent),
    lines: listingLines(listing.source, extent),
  }
}

/** Returns, for each of the events, the lines of the listing that run up to the next event, by the app's steps. */
export function linesOfSteps({ search, after }: Comparison): readonly Segment[] {
  const { givens, strategy, extent } = search
  const { lines } = listingOf(search)
  return after.map((event) =>
    segmentAfter(givens, strategy, extent, search.at(event)).steps.map(({ kind, variables }) => {
      const named = variables.map(({ name, value }) => [name, value] as const)
      return [lineOfStep(lines, kind) + 1, Object.fromEntries(named.toSorted(([a], [b]) => (a < b ? -1 : 1)))]
    }),
  )
}

/**
 * Returns, for each comparison and event, the lines that python3 runs up to the next event. One process runs them all.
 * @param watches expressions to evaluate after each line
 */
export function linesOfPython(
  comparisons: readonly Comparison[],
  watches: readonly string[],
): readonly (readonly Segment[])[] {
  const runs = comparisons.map(({ search, after }) => {
    const { source, lines } = listingOf(search)
    const linesWith = (requested: (kind: StepKind) => boolean) =>
      lines.flatMap(({ kinds }, index) => (kinds.some(requested) ? [index + 1] : []))
    return {
      source,
      input: judgeInput(lineOf(search.givens)),
      tagged: linesWith(() => true),
      events: linesWith((kind) => EVENT_KINDS.has(kind)),
      board: search.strategy.id === 'promising-numbers' ? 'puzzle' : 'board',
      watches,
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
