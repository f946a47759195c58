/** Finds out which lines ran between the events of a run, a stretch at a time, by having it run once more. */
import type { KnownLines } from '../../core/own/knownLines.ts'
import type { LinesAround } from '../../core/own/ownProgram.ts'

/** Asked for at once where somebody has come from afar: an answer that comes sooner is worth more than a wide one. */
export const LINES_THERE = 200
/** Asked for at once where somebody walks on from lines that are known: those of some dozen events. */
const LINES_ON = 600

/** Stretches that are kept; the latest are looked at first. */
const KEPT = 12

const covers = (event: number) => (lines: KnownLines) => lines.from <= event && event <= lines.to
const borders = (event: number) => (lines: KnownLines) => covers(event - 1)(lines) || covers(event + 1)(lines)

interface Finding {
  /** Whether anybody could read them now. */
  isRequested(): boolean
  /** Has the lines around an event found. @returns false where that cannot be done */
  ask(event: number, lines: number): boolean
}

export function createLineFinder({ isRequested, ask }: Finding) {
  let known: readonly KnownLines[] = []
  /** Being found out. */
  let asked: number | undefined
  /** Whose lines did not come when they were asked for. */
  const missing = new Set<number>()

  const around: LinesAround = (event) => {
    const found = known.find(covers(event))
    if (found !== undefined) return found
    if (missing.has(event)) return 'unknown'
    if (asked !== undefined || !isRequested()) return 'pending'
    if (!ask(event, known.some(borders(event)) ? LINES_ON : LINES_THERE)) return 'unknown'
    asked = event
    return 'pending'
  }

  return {
    around,
    found(lines: KnownLines): void {
      known = [lines, ...known].slice(0, KEPT)
      if (asked !== undefined && !covers(asked)(lines)) missing.add(asked)
      asked = undefined
    },
    /** The answer does not come. */
    giveUp(): void {
      if (asked !== undefined) missing.add(asked)
      asked = undefined
    },
    /** The question has to be asked again. */
    retry(): void {
      asked = undefined
    },
    /** The run is another one. */
    forget(): void {
      known = []
      missing.clear()
      asked = undefined
    },
  }
}
