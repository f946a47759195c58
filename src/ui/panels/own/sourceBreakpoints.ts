/** Breakpoints on lines of the user's own program. */
import type { DebuggerCommand, ListedBreakpoint } from '../../../app/session/debugging.ts'

/** The commands by which breakpoints keep to their lines. @param lineNow where a line has gone by an edit, 0 if it is gone */
export function moved(
  lineNow: (line: number) => number,
  breakpoints: readonly ListedBreakpoint[],
): readonly DebuggerCommand[] {
  return breakpoints.flatMap(({ id, place, conditions, nth }): readonly DebuggerCommand[] => {
    if (place.kind !== 'source-line') return []
    const line = lineNow(place.line)
    if (line === place.line) return []
    if (line === 0) return [{ kind: 'removeBreakpoint', id }]
    return [{ kind: 'changeBreakpoint', id, breakpoint: { place: { ...place, line }, conditions, nth } }]
  })
}

/** The commands that set a line's breakpoint, or remove those that it has. */
export function toggled(line: number, breakpoints: readonly ListedBreakpoint[]): readonly DebuggerCommand[] {
  const found = breakpoints.filter(({ place }) => place.kind === 'source-line' && place.line === line)
  if (found.length > 0) return found.map(({ id }) => ({ kind: 'removeBreakpoint', id }))
  const breakpoint = { place: { kind: 'source-line', line }, conditions: [], nth: 0 } as const
  return [{ kind: 'addBreakpoint', breakpoint }]
}
