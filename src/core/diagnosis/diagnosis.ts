import type { Solver } from '../solver/solver.ts'
import type { BatteryBoard } from './battery.ts'
import type { BoardOfFinding, Diagnosis, Fact, Finding } from './finding.ts'
import type { RecordedRun } from './recordedRun.ts'
import { givenChanged } from './rules/givenChanged.ts'

/** A program's run on a board of the battery. */
export interface BatteryRun {
  readonly board: BatteryBoard
  readonly run: RecordedRun
}

/**
 * Finds the first definite error of a program.
 *
 * @param own the run on the user's puzzle
 * @param battery runs on the battery, in its order; boards that were not run are left out
 * @returns undefined if the program is right as far as these runs show
 */
export function diagnosis(
  own: RecordedRun | undefined,
  battery: readonly BatteryRun[],
  _solver: Solver,
): Diagnosis | Fact | undefined {
  const runs: readonly { board: BoardOfFinding; run: RecordedRun }[] = [
    ...battery.map(({ board, run }) => ({ board: board.id, run })),
    ...(own === undefined ? [] : [{ board: 'own' as const, run: own }]),
  ]
  const findings = runs.flatMap(({ board, run }): readonly Finding[] => {
    const finding = run.verdict === 'accepted' ? undefined : givenChanged(board, run)
    return finding === undefined ? [] : [finding]
  })
  const first = findings.at(0)
  if (first === undefined) return undefined
  const ownEvent = findings.find(({ board, kind }) => board === 'own' && kind === first.kind)?.event
  return { ...first, also: [], ownEvent }
}
