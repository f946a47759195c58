/** Runs searches for breakpoint hits to their end, in one direction or the other. */
import {
  type Direction,
  StopFinder,
  type StopFinderState,
  type CompiledBreakpoint,
} from '../../../src/search/breakpoints/stopFinder.ts'
import type { ScannedTrace } from '../../../src/search/breakpoints/scanner.ts'
import type { Position } from '../../../src/search/trace/position.ts'

/** Returns the next hit in a direction; undefined if there is none. */
export function nextHit(
  trace: ScannedTrace,
  breakpoints: readonly CompiledBreakpoint[],
  from: Position,
  direction: Direction,
): Position | undefined {
  const finder = new StopFinder(trace, breakpoints, from, direction)
  let state: StopFinderState
  do state = finder.advance()
  while (state.kind === 'searching')
  return state.kind === 'found' ? state.position : undefined
}

/** Returns every hit in a direction, the nearest first. */
export function hitsFrom(
  trace: ScannedTrace,
  breakpoints: readonly CompiledBreakpoint[],
  from: Position,
  direction: Direction,
): readonly Position[] {
  const hits: Position[] = []
  for (
    let hit = nextHit(trace, breakpoints, from, direction);
    hit !== undefined;
    hit = nextHit(trace, breakpoints, hit, direction)
  )
    hits.push(hit)
  return hits
}
