import { type BatteryRun, diagnosis } from '../../core/diagnosis/diagnosis.ts'
import type { Diagnosis, Fact } from '../../core/diagnosis/finding.ts'
import type { RecordedRun } from '../../core/diagnosis/recordedRun.ts'
import type { Solver } from '../../core/solver/solver.ts'
import type { BackgroundTools } from './backgroundTools.ts'
import type { Job, JobReport } from './job.ts'

export interface DiagnosisOrder {
  /** The run on the user's puzzle. */
  readonly own: RecordedRun
  /** Runs on the battery: boards on which faults of programs show within a few events. */
  readonly battery: readonly BatteryRun[]
}

export interface DiagnosisReport {
  readonly job: 'diagnosis'
  readonly isDone: boolean
  /** Undefined if nothing is found, and before the job is done. */
  readonly found: Diagnosis | Fact | undefined
}

/** Creates a job that finds out why a program is wrong, in one call of `advance`. */
export function diagnosisJob(order: DiagnosisOrder, { solver }: BackgroundTools): Job<DiagnosisReport> {
  return new DiagnosisJob(order, solver)
}

class DiagnosisJob implements Job<DiagnosisReport> {
  isDone = false
  #found: Diagnosis | Fact | undefined
  readonly #order: DiagnosisOrder
  readonly #solver: Solver

  constructor(order: DiagnosisOrder, solver: Solver) {
    this.#order = order
    this.#solver = solver
  }

  advance(): void {
    const { own, battery } = this.#order
    this.#found = diagnosis(own, battery, this.#solver)
    this.isDone = true
  }

  report(): JobReport<DiagnosisReport> {
    return { report: { job: 'diagnosis', isDone: this.isDone, found: this.#found }, transfer: [] }
  }
}
