/** Finds out why the program fails the opened case, while nothing is being graded. */
import { latest, still } from '../../calls/latest.ts'
import { type GradedCase, type GradedProgram, type Grading, isGrading } from './grading.ts'
import { BY_PARTS } from '../store/stateStore.ts'
import type { AppStore } from '../store/store.ts'
import { createPuzzleDiagnosis } from '../own/diagnosis/commands.ts'
import type { Grader } from './grader.ts'
import { isFailed } from './gradeVerdict.ts'
import { arrangeCase } from './running.ts'

/** Diagnoses each failed case that is opened. @param judgeOf returns the id of the judge that grades a program */
export function diagnoseOpenedCase(
  { getState: get, setState: set, subscribe, environment }: AppStore,
  grader: Pick<Grader, 'probe'>,
  judgeOf: (program: GradedProgram) => string,
): void {
  /** The case that is being diagnosed, with its result. */
  let current: GradedCase | undefined
  const diagnoses = latest()
  const diagnosisOf = createPuzzleDiagnosis(environment, grader.probe)

  function storeDiagnosis(diagnosedCase: Grading['diagnosedCase']): void {
    set({ grading: { ...get().grading, diagnosedCase } })
  }

  /** Ends the diagnosis in progress, if any. */
  function drop(): void {
    if (current === undefined) return
    current = undefined
    diagnoses.stop()
    storeDiagnosis(undefined)
  }

  async function diagnose(failed: GradedCase, program: GradedProgram, signal: AbortSignal): Promise<void> {
    if (failed.state.kind !== 'done') return
    current = failed
    const { result } = failed.state
    storeDiagnosis({ of: failed, diagnosis: { kind: 'looking' } })
    const arranged = arrangeCase(program, judgeOf(program), failed.puzzle)
    const { verdict, printed: output } = result
    const isCutOff = verdict.kind === 'time-limit'
    let diagnosis: NonNullable<Grading['diagnosedCase']>['diagnosis']
    try {
      const recorded = { ...arranged.program, optimized: false }
      const wrong = { ...arranged, language: program.language, program: recorded }
      diagnosis = await still(diagnosisOf({ ...wrong, verdict, output, isCutOff }, signal), signal)
    } finally {
      // Also if that has failed: nothing is looked for any more.
      if (!signal.aborted) {
        current = undefined
        storeDiagnosis({ of: failed, diagnosis })
      }
    }
  }

  /** Follows the grading and the view: starts the diagnosis of the opened case, and drops it once it is out of date. */
  function follow(): void {
    const { grading, view } = get()
    const { cases, openedCase, graded, shrinking, worst } = grading
    const failed = cases.find(({ id }) => id === openedCase)
    const isBusy =
      isGrading(grading) || shrinking?.status === 'running' || worst?.status === 'running' || view !== 'grade'
    if (isBusy || failed !== current) drop()
    if (isBusy || failed === undefined || graded === undefined || !isFailed(failed)) return
    if (failed !== get().grading.diagnosedCase?.of)
      void diagnoses.run((signal) => diagnose(failed, graded, signal))
  }
  subscribe(({ grading, view }) => [grading, view], follow, BY_PARTS)
}
