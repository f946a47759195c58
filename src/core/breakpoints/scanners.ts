import { blanksOf } from '../grid.ts'
import type { Breakpoint, Place } from './breakpoint.ts'
import { type EventPlace, eventScanner } from './eventScanner.ts'
import { HitCount, type Quarry } from './hunt.ts'
import { lineScanner, type WalkedSearch } from './lineScanner.ts'
import type { ScannedTrace, Scanner } from './scanner.ts'

/** What has been counted in a trace: by breakpoint, written out. */
export type HitCounts = Map<string, HitCount>

/** What to hunt for in the trace of a search, for each breakpoint. @param counts those of earlier hunts in that trace */
export function quarries(
  trace: ScannedTrace,
  search: WalkedSearch,
  breakpoints: readonly Breakpoint[],
  counts: HitCounts,
): readonly Quarry[] {
  return breakpoints.map((breakpoint) => {
    const name = JSON.stringify(breakpoint)
    const count = counts.get(name) ?? new HitCount()
    counts.set(name, count)
    return { scanner: scannerOf(trace, search, breakpoint), nth: breakpoint.nth, count }
  })
}

function scannerOf(trace: ScannedTrace, search: WalkedSearch, breakpoint: Breakpoint): Scanner {
  const { conditions } = breakpoint
  const isEmpty = trace.frontier.ended && trace.frontier.event === 0
  const place = isEmpty ? withoutEvents(breakpoint.place) : breakpoint.place
  const events = eventPlaceOf(place, search)
  if (events !== undefined) return eventScanner(trace, events, conditions, blanksOf(search.givens).length)
  if (place.kind !== 'line') throw new RangeError(`No scanner for ${place.kind}`)
  return lineScanner(trace, search, place.step, conditions)
}

/** In a search that places nothing, a full board and a blank without a candidate are lines that have run. */
function withoutEvents(place: Place): Place {
  if (place.kind === 'solution') return { kind: 'line', step: 'full' }
  return place.kind === 'dead-end' ? { kind: 'line', step: 'exhausted' } : place
}

/** The events that a place stands for; undefined where it takes more than events to know. */
function eventPlaceOf(place: Place, { strategy }: WalkedSearch): EventPlace | undefined {
  if (place.kind !== 'line') return place
  if (place.step === 'place' || place.step === 'replace') return { kind: place.step }
  // Where digits are overwritten, the line that empties a cell may find it empty already.
  return place.step === 'undo' && strategy.clears === 'each' ? { kind: 'backtrack' } : undefined
}
