/**
 * Converts the engine's searches to the output format of the oracles (naive programs, to verify the engine), and
 * compares such streams. Work is the number of elementary operations of a program.
 */
import { type SearchEvent, eventNotation } from '../../src/search/events.ts'
import { Search } from '../../src/search/engine/search.ts'
import type { Strategy } from '../../src/search/engine/strategy.ts'
import { BlanksLeft, workSplit } from '../../src/search/costs/workSplit.ts'
import type { WorkByKind, WorkKind } from '../../src/search/engine/workKinds.ts'
import { givensOfLine } from '../sudoku/puzzles.ts'
import { extendedDigest, FRESH_DIGEST } from '../search/engine/digest.ts'
import type { Case } from './cases.ts'

/** Number of events from one sample of the work to the next. */
const STRIDE = 64

/** A search: its events, and its work in total, by kind and over time. */
export interface Stream {
  readonly solutions: number
  /** Total work. */
  readonly work: number
  /** Total work by kind; a kind with none may be missing. */
  readonly kinds: WorkByKind
  /** The work so far, after every 64th event. */
  readonly samples: readonly number[]
  readonly events: readonly SearchEvent[]
}

/** The engine's stream for a case. */
export function engineStream({ line, limit }: Case, strategy: Strategy): Stream {
  const givens = givensOfLine(line)
  const search = new Search(givens, strategy, limit === 1 ? 'first' : 'all')
  const blanksLeft = new BlanksLeft(givens)
  // With a limit above 1, the search is stopped from outside, right after the event that reaches the limit.
  const page = new Uint16Array(limit > 1 ? 1 : STRIDE)
  const events: number[] = []
  const samples: number[] = []
  const hasReachedLimit = () => limit > 0 && search.solutions === limit
  while (!search.ended && !hasReachedLimit()) {
    const written = search.run(page, 0, page.length)
    events.push(...page.subarray(0, written))
    blanksLeft.note(page, written)
    if (written > 0 && search.event % STRIDE === 0) samples.push(search.work)
  }
  const kinds = workSplit(strategy, givens, search.checkpoint(), blanksLeft)
  return { solutions: search.solutions, work: search.work, kinds, samples, events }
}

const KINDS: readonly WorkKind[] = [
  'cells',
  'entries',
  'masks',
  'comparisons',
  'tests',
  'calls',
  'removals',
  'taken',
  'sizes',
  'links',
]

/** The first difference of two streams, in words; undefined if they are equal. */
export function difference(engine: Stream, oracle: Stream): string | undefined {
  const at = engine.events.findIndex((event, index) => event !== oracle.events[index])
  if (at >= 0)
    return `event ${at}: ${eventNotation(engine.events[at])}, oracle ${notationOf(oracle.events[at])}`
  if (oracle.events.length > engine.events.length) return `only ${engine.events.length} events`
  const sample = engine.samples.findIndex((work, index) => work !== oracle.samples[index])
  if (sample >= 0) {
    return `work at event ${(sample + 1) * STRIDE}: ${engine.samples[sample]}, oracle ${oracle.samples[sample]}`
  }
  if (engine.work !== oracle.work) return `work: ${engine.work}, oracle ${oracle.work}`
  const kind = KINDS.find((one) => (engine.kinds[one] ?? 0) !== (oracle.kinds[one] ?? 0))
  if (kind !== undefined) return `${kind}: ${engine.kinds[kind]}, oracle ${oracle.kinds[kind]}`
  if (engine.solutions !== oracle.solutions)
    return `solutions: ${engine.solutions}, oracle ${oracle.solutions}`
  return undefined
}

function notationOf(event: SearchEvent | undefined): string {
  return event === undefined ? 'ends' : eventNotation(event)
}

/** One line of text for streams: their totals, and a digest of events and samples. */
export function digestOf(...streams: readonly Stream[]): string {
  const total = { events: 0, solutions: 0, work: 0, digest: FRESH_DIGEST }
  const byKind = new Map<WorkKind, number>()
  for (const { events, solutions, work, kinds, samples } of streams) {
    for (const kind of KINDS) byKind.set(kind, (byKind.get(kind) ?? 0) + (kinds[kind] ?? 0))
    total.events += events.length
    total.solutions += solutions
    total.work += work
    total.digest = extendedDigest(extendedDigest(total.digest, events), samples)
  }
  const hexadecimal = total.digest.toString(16).padStart(8, '0')
  const kinds = KINDS.flatMap((kind) => (byKind.get(kind) ? [`${byKind.get(kind)} ${kind}`] : [])).join(' + ')
  return `${total.events} events, ${total.solutions} solutions, ${total.work} work (${kinds}), ${hexadecimal}`
}
