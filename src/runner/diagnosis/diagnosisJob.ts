import { atOnce, type Job } from '../../calls/turns.ts'
import { type BatteryRun, diagnosis } from './diagnosis.ts'
import type { Diagnosis, Fact } from './finding.ts'
import type { RecordedRun } from './recordedRun.ts'
import type { BackgroundTools } from '../../search/jobs/backgroundTools.ts'

export interface DiagnosisOrder {
  /** The run on the user's puzzle. */
  readonly own: RecordedRun
  readonly battery: readonly BatteryRun[]
  /** Functions that the program defines and never calls. */
  readonly uncalled: readonly string[]
}

export interface Diagnosed {
  readonly found: Diagnosis | Fact | undefined
}

export function diagnosisJob(
  { own, battery, uncalled }: DiagnosisOrder,
  { solver }: BackgroundTools,
): Job<Diagnosed> {
  return atOnce(() => ({ found: diagnosis(own, battery, solver, uncalled) }))
}
