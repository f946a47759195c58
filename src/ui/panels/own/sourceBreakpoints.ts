/** Breakpoints on lines of the user's own program. */
import type { DebuggerCommand, ListedBreakpoint } from '../../../app/session/debugging.ts'

/** The commands that set a line's breakpoint, or remove those that it has. */
export function toggled(line: number, breakpoints: readonly ListedBreakpoint[]): readonly DebuggerCommand[] {
  const found = breakpoints.filter(({ place }) => place.kind === 'source-line' && place.line === line)
  if (found.length > 0) return found.map(({ id }) => ({ kind: 'removeBreakpoint', id }))
  const breakpoint = { place: { kind: 'source-line', line }, conditions: [], nth: 0 } as const
  return [{ kind: 'addBreakpoint', breakpoint }]
}
