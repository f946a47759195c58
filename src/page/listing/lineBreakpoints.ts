/**
 * Sets and marks breakpoints on lines of a listing. A line may have several kinds of steps, and gets a breakpoint for
 * each kind.
 */
import type { DebuggerCommand, ListedBreakpoint } from '../session/debugging.ts'
import type { HighlightedLine } from '../../search/steps/listing.ts'

/**
 * Mark of a line in the gutter. `off`: all its breakpoints are disabled. `conditional`: each enabled breakpoint has
 * conditions, or stops at one hit number only.
 */
export type LineMark = 'none' | 'set' | 'conditional' | 'off'

function breakpointsOn(
  line: HighlightedLine,
  breakpoints: readonly ListedBreakpoint[],
): readonly ListedBreakpoint[] {
  return breakpoints.filter(({ place }) => place.kind === 'line' && line.kinds.includes(place.step))
}

export function lineMark(line: HighlightedLine, breakpoints: readonly ListedBreakpoint[]): LineMark {
  const found = breakpointsOn(line, breakpoints)
  const enabled = found.filter(({ isEnabled }) => isEnabled)
  if (found.length === 0) return 'none'
  if (enabled.length === 0) return 'off'
  return enabled.every(({ conditions, nth }) => conditions.length > 0 || nth > 0) ? 'conditional' : 'set'
}

/** Returns the commands that set a line's breakpoints, or remove its existing ones. */
export function lineToggleCommands(
  line: HighlightedLine,
  breakpoints: readonly ListedBreakpoint[],
): readonly DebuggerCommand[] {
  const found = breakpointsOn(line, breakpoints)
  if (found.length > 0) return found.map(({ id }) => ({ kind: 'removeBreakpoint', id }))
  return line.kinds.map((step) => ({
    kind: 'addBreakpoint',
    breakpoint: { place: { kind: 'line', step }, conditions: [], nth: 0 },
  }))
}
