import type { Evidence } from '../evidence.ts'
import type { AnalysedRun } from '../analysedRun.ts'
import type { Finding } from '../finding.ts'

/** A finding of a rule, with its time and how conclusive it is. */
export interface Sighting {
  /**
   * Event by which the program had certainly gone wrong, plus a fraction if it went wrong between two events, or plus 1
   * or more if after the last event. The sighting with the lowest `at` becomes the diagnosis.
   */
  readonly at: number
  readonly finding: Finding
  /** True if a run on another board may show the reason more clearly. */
  readonly isVague: boolean
}

/** Looks for one kind of fault in a run. Returns undefined unless the fault is certain. */
export type Rule = (run: AnalysedRun, evidence: Evidence) => Sighting | undefined

/** A rule's statement on a fault, which `sighting` completes. */
interface SightingParts extends Omit<Finding, 'board' | 'units' | 'linesAround' | 'rightProgram' | 'line'> {
  readonly at: number
  readonly isVague?: boolean
  /** The line at fault; undefined or 0 if none is known. */
  readonly line?: number | undefined
  readonly units?: Finding['units']
  readonly rightProgram?: Finding['rightProgram']
  /** Lines that lead to the fault, besides those of the writes around the event. */
  readonly otherLines?: readonly (number | undefined)[]
}

/** Builds a sighting: adds the board, and the lines around the event. */
export function sighting(run: AnalysedRun, found: SightingParts): Sighting {
  const { at, isVague = false, line, units = [], rightProgram, otherLines = [], ...rest } = found
  const around = new Set(otherLines)
  for (let event = rest.event - 1; event <= rest.event + 1; event++) around.add(lineOf(run, event))
  around.add(line)
  return {
    at,
    isVague,
    finding: {
      ...rest,
      board: run.board,
      line: line === 0 ? undefined : line,
      linesAround: [...around]
        .filter((known): known is number => known !== undefined && known > 0)
        .toSorted((a, b) => a - b),
      units,
      rightProgram,
    },
  }
}

/** From 1; 0 if unknown. */
export function lineOf({ lines }: AnalysedRun, event: number): number {
  return lines[event - 1] ?? 0
}

export function lastEventOf({ writes }: AnalysedRun): number {
  return writes.length
}
