import type { OwnLimits } from '../../worker/ownProtocol.ts'

/** Where the user's program is cut off: a judge would have done so long before. */
export const LIMITS: OwnLimits = {
  timeMs: 60_000,
  memoryBytes: 512 << 20,
  output: 1 << 20,
  events: 30_000_000,
}
