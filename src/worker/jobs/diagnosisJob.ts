import { type BatteryRun, diagnosis } from '../../core/diagnosis/diagnosis.ts'
import type { Diagnosis, Fact, Finding } from '../../core/diagnosis/finding.ts'
import type { RecordedRun } from '../../core/diagnosis/recordedRun.ts'
import type { Solver } from '../../core/solver/solver.ts'
import type { BackgroundTools } from './backgroundTools.ts'
import type { Job, JobReport } from './job.ts'

export interface DiagnosisOrder {
  /** The run on the user's puzzle. */
  readonly own: RecordedRun
  readonly battery: readonly BatteryRun[]
}

export interface DiagnosisReport {
  readonly job: 'diagnosis'
  readonly isDone: boolean
  /** Undefined if nothing is found. */
  readonly found: Diagnosis | Fact | undefined
  /** The same fault on the user's run, if the diagnosis is of a small board and the run shows it. */
  readonly ownFinding: Finding | undefined
}

/** Creates a job that finds out why a program is wrong, in one step. */
export function diagnosisJob(order: DiagnosisOrder, { solver }: BackgroundTools): Job<DiagnosisReport> {
  return new DiagnosisJob(order, solver)
}

class DiagnosisJob implements Job<DiagnosisReport> {
  isDone = false
  #found: Diagnosis | Fact | undefined
  #ownFinding: Finding | undefined
  readonly #order: DiagnosisOrder
  readonly #solver: Solver

  constructor(order: DiagnosisOrder, solver: Solver) {
    this.#order = order
    this.#solver = solver
  }

  advance(): void {
    const { own, battery } = this.#order
    this.#found = diagnosis(own, battery, this.#solver)
    this.#ownFinding = this.#found && this.#onOwnRun(this.#found)
    this.isDone = true
  }

  /** The run alone may be told less of, but a fault of the same kind at the event that the diagnosis names is the same. */
  #onOwnRun({ kind, board, ownEvent }: Diagnosis | Fact): Finding | undefined {
    if (board === 'own' || kind === 'fact' || ownEvent === undefined) return undefined
    const alone = diagnosis(this.#order.own, [], this.#solver)
    if (alone === undefined || alone.kind === 'fact') return undefined
    return [alone, ...alone.also].find((finding) => finding.kind === kind && finding.event === ownEvent)
  }

  report(): JobReport<DiagnosisReport> {
    const [found, ownFinding] = [this.#found, this.#ownFinding]
    return { report: { job: 'diagnosis', isDone: this.isDone, found, ownFinding }, transfer: [] }
  }
}
