import type { Givens } from '../../sudoku/givens.ts'
import type { Breakpoint, Place } from './breakpoint.ts'
import type { EventPlace } from './eventFilter.ts'
import { eventScanner } from './eventScanner.ts'
import { HitCount, type CompiledBreakpoint } from './stopFinder.ts'
import { lineScanner, type WalkedSearch } from './lineScanner.ts'
import type { ScannedTrace, Scanner } from './scanner.ts'

/** The program whose trace is searched. Of a user's program, whose run was recorded, only the givens are known. */
export type ScannedProgram = WalkedSearch | { readonly givens: Givens }

/** Hit counts of a trace, keyed by the breakpoint's JSON. */
export type HitCounts = Map<string, HitCount>

/**
 * Compiles breakpoints for a program's trace.
 * @param counts hit counts of earlier scans of the same trace; new ones are added
 */
export function compiledBreakpoints(
  trace: ScannedTrace,
  program: ScannedProgram,
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

function scannerOf(trace: ScannedTrace, program: ScannedProgram, breakpoint: Breakpoint): Scanner {
  const { conditions } = breakpoint
  const walked = 'strategy' in program ? program : undefined
  const isEmpty = trace.frontier.ended && trace.frontier.event === 0
  const place = isEmpty && walked !== undefined ? withoutEvents(breakpoint.place) : breakpoint.place
  const events = eventPlaceOf(place, walked)
  // Built-in programs have no lines of the user's program.
  if (place.kind === 'source-line' && walked !== undefined) return NOTHING_FOUND
  if (events !== undefined) return eventScanner(trace, events, conditions, program.givens)
  if (place.kind !== 'line') throw new RangeError(`No scanner for ${place.kind}`)
  return walked === undefined ? NOTHING_FOUND : lineScanner(trace, walked, place.step, conditions)
}

/** Scanner for a line that the program does not have. */
const NOTHING_FOUND: Scanner = { scan: () => false }

/**
 * Maps a breakpoint's place to the line that is hit in a search without events: the board is full
 * at once, or a blank has no candidate. Other places stay as they are.
 */
function withoutEvents(place: Place): Place {
  if (place.kind === 'solution') return { kind: 'line', step: 'full' }
  return place.kind === 'dead-end' ? { kind: 'line', step: 'exhausted' } : place
}

/** Returns the events at which a breakpoint's place is hit; undefined if events alone cannot determine that. */
function eventPlaceOf(place: Place, walked: WalkedSearch | undefined): EventPlace | undefined {
  if (place.kind !== 'line') return place
  const { step } = place
  if (step === 'place' || step === 'replace') return { kind: step }
  // In an overwriting program, the line that clears a cell may find it blank already.
  return step === 'undo' && walked?.strategy.clears !== 'exhausted' ? { kind: step } : undefined
}
