import type { Givens } from '../givens.ts'
import type { Breakpoint, Place } from './breakpoint.ts'
import type { EventPlace } from './eventFilter.ts'
import { eventScanner } from './eventScanner.ts'
import { HitCount, type CompiledBreakpoint } from './hunt.ts'
import { lineScanner, type WalkedSearch } from './lineScanner.ts'
import type { ScannedTrace, Scanner } from './scanner.ts'

/** The program whose trace is hunted through; of a recorded one no more is known than its events. */
export type HuntedProgram = WalkedSearch | { readonly givens: Givens }

/** Hits counted in a trace, keyed by the breakpoint written out. */
export type HitCounts = Map<string, HitCount>

/** The breakpoints made ready for the trace of a program. @param counts those of earlier hunts in that trace */
export function compiledBreakpoints(
  trace: ScannedTrace,
  program: HuntedProgram,
  breakpoints: readonly Breakpoint[],
  counts: HitCounts,
): readonly CompiledBreakpoint[] {
  return breakpoints.map((breakpoint) => {
    const name = JSON.stringify(breakpoint)
    const count = counts.get(name) ?? new HitCount()
    counts.set(name, count)
    return { scanner: scannerOf(trace, program, breakpoint), nth: breakpoint.nth, count }
  })
}

function scannerOf(trace: ScannedTrace, program: HuntedProgram, breakpoint: Breakpoint): Scanner {
  const { conditions } = breakpoint
  const walked = 'strategy' in program ? program : undefined
  const isEmpty = trace.frontier.ended && trace.frontier.event === 0
  const place = isEmpty && walked !== undefined ? withoutEvents(breakpoint.place) : breakpoint.place
  const events = eventPlaceOf(place, walked)
  // The lines of other programs are none of a built-in one.
  if (place.kind === 'source-line' && walked !== undefined) return NOTHING_FOUND
  if (events !== undefined) return eventScanner(trace, events, conditions, program.givens)
  if (place.kind !== 'line') throw new RangeError(`No scanner for ${place.kind}`)
  return walked === undefined ? NOTHING_FOUND : lineScanner(trace, walked, place.step, conditions)
}

/** For lines of programs that nobody can walk. */
const NOTHING_FOUND: Scanner = { scan: () => false }

/** In a search that places nothing, a full board and a blank without a candidate are lines that have run. */
function withoutEvents(place: Place): Place {
  if (place.kind === 'solution') return { kind: 'line', step: 'full' }
  return place.kind === 'dead-end' ? { kind: 'line', step: 'exhausted' } : place
}

/** The events that a place stands for; undefined where it takes more than events to know. */
function eventPlaceOf(place: Place, walked: WalkedSearch | undefined): EventPlace | undefined {
  if (place.kind !== 'line') return place
  const { step } = place
  if (step === 'place' || step === 'replace') return { kind: step }
  // Where digits are overwritten, the line that empties a cell may find it empty already.
  return step === 'undo' && walked?.strategy.clears !== 'exhausted' ? { kind: step } : undefined
}
