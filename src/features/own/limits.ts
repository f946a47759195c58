import type { OwnLanguage } from '../../core/own/language.ts'
import type { OwnLimits } from '../../worker/ownProtocol.ts'

/** Where the user's program is cut off: a judge would have done so long before. */
export const LIMITS: Omit<OwnLimits, 'memoryBytes' | 'events'> = {
  timeMs: 60_000,
  output: 1 << 20,
  eventBytes: 250_000_000,
}

/** More than there is time for, but in Python. */
const EVENTS: Readonly<Record<OwnLanguage, number>> = {
  python: 30_000_000,
  cpp: 200_000_000,
  javascript: 200_000_000,
}

/** Of memory judges give so much; an interpreter takes some for itself. */
const MEMORY_BYTES: Readonly<Record<OwnLanguage, number>> = {
  python: 512 << 20,
  cpp: 256 << 20,
  javascript: 512 << 20,
}

/** How much longer than the run it takes at most to run a program again, whose lines are watched then. */
const OVERHEAD = { inspect: 10, find: 5, count: 10 } as const
const PATIENCE_MS = 1000

/** When a program that is run again is cut off: it may not end by itself. @param ranMs it has taken to get as far */
export function rerunLimitMs(kind: keyof typeof OVERHEAD, ranMs: number): number {
  return ranMs * OVERHEAD[kind] + PATIENCE_MS
}

export const limitsOf = (language: OwnLanguage): OwnLimits => ({
  ...LIMITS,
  events: EVENTS[language],
  memoryBytes: MEMORY_BYTES[language],
})
