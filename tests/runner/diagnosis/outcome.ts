/**
 * Diagnoses the runs of programs, on the page's puzzle (`own`) and on a set of test boards (`battery`), and compares
 * the diagnoses with the expected faults.
 */
import { analysedRuns } from '../../../src/runner/diagnosis/analysedRun.ts'
import { diagnosis, sightingsIn } from '../../../src/runner/diagnosis/diagnosis.ts'
import { evidenceOf } from '../../../src/runner/diagnosis/evidence.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import type { ProgramRuns } from './packedRuns.ts'
import type { WrongProgram } from './wrongPrograms.ts'

const SOLVER = createBandSolver()

/** @param uncalled functions that the program never calls */
export function diagnosisOfRuns(
  { own, battery }: ProgramRuns,
  uncalled: readonly string[] = [],
): ReturnType<typeof diagnosis> {
  return diagnosis(own, battery, SOLVER, uncalled)
}

/** True if a teacher would name this kind of fault. For the first, likeliest kind, the units must be right, too. */
export function isExpectedDiagnosis(
  { kinds, units }: Pick<WrongProgram, 'kinds' | 'units'>,
  found: ReturnType<typeof diagnosis>,
): boolean {
  if (found === undefined || found.kind === 'fact' || !kinds.includes(found.kind)) return false
  return units === undefined || found.kind !== kinds[0] || found.units.join() === units.join()
}

/** Returns the faults that the rules find in runs, even in accepted ones. A right program must have none. */
export function faultsFound({ own, battery }: ProgramRuns): readonly string[] {
  const runs = analysedRuns(
    [
      ...battery.map(({ board, run }) => [board.id, run] as const),
      ...(own === undefined ? [] : [['own', own] as const]),
    ],
    SOLVER,
  )
  const evidence = evidenceOf(runs)
  return runs.flatMap((run) =>
    sightingsIn(run, evidence).map(({ finding }) => `${finding.board}: ${finding.sentence.en}`),
  )
}
