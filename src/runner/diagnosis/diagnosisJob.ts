import { atOnce, type Job } from '../../calls/turns.ts'
import { type BatteryRun, diagnosis } from './diagnosis.ts'
import type { Diagnosis, Fact } from './finding.ts'
import type { RecordedRun } from './recordedRun.ts'
import type { BackgroundTools } from '../../search/jobs/backgroundTools.ts'

export interface DiagnosisOrder {
  /** The run on the user's puzzle. */
  readonly own: RecordedRun
  /** Runs on the battery: boards on which faults of programs show within a few events. */
  readonly battery: readonly BatteryRun[]
}

export interface Diagnosed {
  /** Undefined if nothing is found. */
  readonly found: Diagnosis | Fact | undefined
}

/** Finds out why a program is wrong. */
export function diagnosisJob({ own, battery }: DiagnosisOrder, { solver }: BackgroundTools): Job<Diagnosed> {
  return atOnce(() => ({ found: diagnosis(own, battery, solver) }))
}
