import type { Evidence } from '../evidence.ts'
import type { AnalysedRun } from '../analysedRun.ts'
import type { Finding } from '../finding.ts'

/** A finding, and how early and how telling it is. */
export interface Sighting {
  /**
   * When the program had certainly gone wrong: an event, or a little after it for what happens between two events. The earliest
   * sighting is the diagnosis.
   */
  readonly at: number
  readonly finding: Finding
  /** True if another board may tell the reason better. */
  readonly isVague: boolean
}

/** Looks for one kind of fault in a run; undefined unless it is sure. */
export type Rule = (run: AnalysedRun, evidence: Evidence) => Sighting | undefined

interface Found extends Omit<Finding, 'board' | 'units' | 'linesAround' | 'rightProgram' | 'line'> {
  readonly at: number
  readonly isVague?: boolean
  readonly line?: number | undefined
  readonly units?: Finding['units']
  readonly rightProgram?: Finding['rightProgram']
  /** Lines that lead there, beside those of the writes around the event. */
  readonly otherLines?: readonly (number | undefined)[]
}

/** Completes a sighting: its board, and the lines around its event. */
export function sighting(run: AnalysedRun, found: Found): Sighting {
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

/** The line of an event; 0 if unknown. */
export function lineOf({ lines }: AnalysedRun, event: number): number {
  return lines[event - 1] ?? 0
}

/** The end of a run, after its last event. */
export function endOf({ writes }: AnalysedRun): number {
  return writes.length
}
