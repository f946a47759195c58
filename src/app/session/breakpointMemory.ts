import type { Storage } from '../store/memory.ts'

/** Where breakpoints are kept. Bump the suffix when the stored shape changes. */
export const BREAKPOINTS = 'backdoku.breakpoints.1'

/** Whether breakpoints of an earlier visit may be on, without reading them: that takes the program view. */
export function keepsBreakpoints(storage: Storage): boolean {
  try {
    return storage.getItem(BREAKPOINTS)?.includes('"isEnabled":true') === true
  } catch {
    // Forbidden: then nothing has been kept.
    return false
  }
}
