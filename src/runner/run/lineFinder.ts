/** Finds which lines ran between events, a stretch (consecutive lines) at a time, by running the program again. */
import { latest, still } from '../../calls/latest.ts'
import { Lost } from '../../calls/question.ts'
import type { KnownLines } from './knownLines.ts'
import type { LinesAround } from './ownProgram.ts'

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
  /** Asks for the lines around an event. @returns undefined if that is impossible */
  ask(event: number, lines: number): ((signal: AbortSignal) => Promise<KnownLines>) | undefined
  /** Called once requested lines are known, or could not be found. */
  arrived(): void
}

export function createLineFinder({ isRequested, ask, arrived }: LineFinderDependencies) {
  /** The cached stretches, the latest first. */
  let known: readonly KnownLines[] = []
  /** Events whose lines were requested but not found. */
  const missing = new Set<number>()
  const requests = latest()
  /** Resolves at the end of the request in progress; undefined while there is none. */
  let requested: Promise<void> | undefined

  /** Returns the known lines around an event; `unknown` if they were not found, `undefined` if they were not requested. */
  function lookUp(event: number): KnownLines | 'unknown' | undefined {
    return known.find(covers(event)) ?? (missing.has(event) ? 'unknown' : undefined)
  }

  /** Requests the lines around an event. @returns false if that is impossible */
  function request(event: number): boolean {
    const find = ask(event, known.some(borders(event)) ? LINES_ADJACENT : LINES_AFTER_JUMP)
    if (find === undefined) return false
    requested = requests.run(async (signal) => {
      try {
        const lines = await still(find(signal), signal)
        known = [lines, ...known].slice(0, MAX_STRETCHES)
        if (!covers(event)(lines)) missing.add(event)
      } catch (error) {
        if (!(error instanceof Lost)) throw error
        missing.add(event)
      }
      requested = undefined
      arrived()
    })
    return true
  }

  /**
   * Returns the known lines around an event. If there are none, requests them and returns `pending`, also while another
   * request is pending or no lines are wanted; `unknown` if they cannot be found.
   */
  const around: LinesAround = (event) => {
    const found = lookUp(event)
    if (found !== undefined) return found
    if (requested !== undefined || !isRequested()) return 'pending'
    return request(event) ? 'pending' : 'unknown'
  }

  return {
    around,
    /** Waits for the lines around an event, whether they are wanted otherwise or not. */
    async find(event: number, signal: AbortSignal): Promise<KnownLines | 'unknown'> {
      for (;;) {
        const found = lookUp(event)
        if (found !== undefined) return found
        if (requested === undefined && !request(event)) return 'unknown'
        await still(requested ?? Promise.resolve(), signal)
      }
    },
    /** Drops the request and clears the cache, for another run. */
    forget(): void {
      requests.stop()
      requested = undefined
      known = []
      missing.clear()
    },
  }
}
