import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { CHUNK_EVENTS } from '../../search/trace/chunk.ts'
import type { OwnLimits, ProbeLimits } from '../questions.ts'

/** Limits of a run, far above those of judges; `output` is in characters. */
export const LIMITS: Omit<OwnLimits, 'memoryBytes' | 'events'> = {
  timeMs: 60_000,
  output: 1 << 20,
  eventBytes: 250_000_000,
}

/** Maximum recorded events; later ones are counted, but not recorded. */
const EVENTS: Readonly<Record<OwnLanguage, number>> = {
  python: 30_000_000,
  cpp: 200_000_000,
  javascript: 200_000_000,
}

/** Memory limits. Judges allow 256 MB; an interpreter needs extra for itself. */
const MEMORY_BYTES: Readonly<Record<OwnLanguage, number>> = {
  python: 512 << 20,
  cpp: 256 << 20,
  javascript: 512 << 20,
}

/** By kind of rerun: maximum slowdown relative to the run. Reruns are slower because their lines are watched. */
const SLOWDOWN = { inspect: 10, find: 5, count: 10, values: 10, follow: 10 } as const
/** Time added to the limit of every rerun. */
const GRACE_MS = 1000

/** Time to evaluate and format a row of values; generous for a slow machine. */
const ROW_MS = 1

export function readingMs(rows: number): number {
  return rows * ROW_MS
}

/** Time to trace the lines of an event; generous for a slow machine. */
const EVENT_LINES_MS = 4

export function followingMs(events: number): number {
  return events * EVENT_LINES_MS
}

/** Time limit of a rerun, in ms: it might not end by itself. @param ranMs time that the run took to the same event */
export function rerunLimitMs(kind: keyof typeof SLOWDOWN, ranMs: number): number {
  return ranMs * SLOWDOWN[kind] + GRACE_MS
}

/**
 * Limits of a probe: a run on a small board, where a right program takes some hundredths of a second. A program that
 * takes more than a second is wrong, even on a slow machine.
 */
export const PROBE_LIMITS: ProbeLimits = {
  timeMs: 1500,
  memoryBytes: MEMORY_BYTES.python,
  output: 1 << 14,
  events: CHUNK_EVENTS,
}

/**
 * Time of a probe of a program that a limit has cut off before: some ten times what a right program takes there. It is
 * known already that the program can run for long.
 */
export const CUT_OFF_PROBE_MS = 400

export const limitsOf = (language: OwnLanguage): OwnLimits => ({
  ...LIMITS,
  events: EVENTS[language],
  memoryBytes: MEMORY_BYTES[language],
})
