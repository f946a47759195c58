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

export const limitsOf = (language: OwnLanguage): OwnLimits => ({
  ...LIMITS,
  events: EVENTS[language],
  memoryBytes: MEMORY_BYTES[language],
})
