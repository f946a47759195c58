/** Finds which lines ran between events, a stretch (consecutive lines) at a time, by running the program again. */
import type { KnownLines } from '../../core/own/knownLines.ts'
import type { LinesAround } from '../../core/own/ownProgram.ts'

/** Number of lines requested after a jump: a fast answer matters more than a wide one. */
export const LINES_AFTER_JUMP = 200
/** Number of lines requested when stepping on from known ones: those of some dozen events. */
const LINES_ADJACENT = 600

/** Maximum number of cached stretches; the latest are looked up first. */
const MAX_STRETCHES = 12

const covers = (event: number) => (lines: KnownLines) => lines.from <= event && event <= lines.to
/** True if the lines cover the event before the given one, or after it. */
const borders = (event: number) => (lines: KnownLines) => covers(event - 1)(lines) || covers(event + 1)(lines)

interface LineFinderDependencies {
  /** True if lines are wanted now; otherwise `around` starts no search and answers `pending`. */
  isRequested(): boolean
  /** Requests the lines around an event. @returns false if that is impossible */
  ask(event: number, lines: number): boolean
}

export function createLineFinder({ isRequested, ask }: LineFinderDependencies) {
  /** The cached stretches, the latest first. */
  let known: readonly KnownLines[] = []
  /** The event being requested; undefined when idle. */
  let pendingEvent: number | undefined
  /** Events whose lines were requested but not found. */
  const missing = new Set<number>()

  /**
   * Returns the known lines around an event. If there are none, requests them and returns `pending`, also while another
   * request is pending or no lines are wanted; `unknown` if they cannot be found.
   */
  const around: LinesAround = (event) => {
    const found = known.find(covers(event))
    if (found !== undefined) return found
    if (missing.has(event)) return 'unknown'
    if (pendingEvent !== undefined || !isRequested()) return 'pending'
    if (!ask(event, known.some(borders(event)) ? LINES_ADJACENT : LINES_AFTER_JUMP)) return 'unknown'
    pendingEvent = event
    return 'pending'
  }

  return {
    around,
    /** Caches lines that the worker has found. If they do not cover the pending event, it counts as missing. */
    found(lines: KnownLines): void {
      known = [lines, ...known].slice(0, MAX_STRETCHES)
      if (pendingEvent !== undefined && !covers(pendingEvent)(lines)) missing.add(pendingEvent)
      pendingEvent = undefined
    },
    /** Marks the pending event as missing. */
    giveUp(): void {
      if (pendingEvent !== undefined) missing.add(pendingEvent)
      pendingEvent = undefined
    },
    /** Drops the pending request, so that `around` sends it again. */
    retry(): void {
      pendingEvent = undefined
    },
    /** Clears the cache for another run. */
    forget(): void {
      known = []
      missing.clear()
      pendingEvent = undefined
    },
  }
}
