import { FlameReader } from '../../core/trace/flameReader.ts'
import { type FlamePicture, FlameStore, FlameView } from '../../core/trace/flameView.ts'
import type { Job, JobReport } from './job.ts'
import type { TraceRun } from './traceRun.ts'

/** Order of a flame chart of the events `from` < n ≤ `to`, which must lie within the trace. */
export interface FlameOrder {
  readonly from: number
  readonly to: number
  /** If false, reports only what is known without scanning events; used while the search runs. */
  readonly isExact: boolean
}

/** Flame chart of the range: approximate at first; exact at the end if the order's `isExact` is true. */
export interface FlameReport {
  readonly job: 'flame'
  readonly picture: FlamePicture
}

/** Creates flame chart jobs for one run; each reuses chunks (stretches of the trace) of earlier charts. */
export function flameJobs({ trace, givens }: TraceRun): (order: FlameOrder) => Job<FlameReport> {
  const store = new FlameStore(new FlameReader(trace, givens))
  return ({ from, to, isExact }) => new FlameJob(new FlameView(store, from, to), isExact)
}

class FlameJob implements Job<FlameReport> {
  readonly #view: FlameView
  readonly #isExact: boolean

  constructor(view: FlameView, isExact: boolean) {
    this.#view = view
    this.#isExact = isExact
  }

  get isDone(): boolean {
    return !this.#isExact || this.#view.isComplete
  }

  advance(isTimeUp: () => boolean): void {
    while (!this.isDone) {
      this.#view.advance()
      if (isTimeUp()) return
    }
  }

  report(): JobReport<FlameReport> {
    const picture = this.#view.picture()
    const { shares, depths, placements, froms, tos, pathFroms, pathTos } = picture
    const transfer = [shares, depths, placements, froms, tos, pathFroms, pathTos].map(({ buffer }) => buffer)
    return { report: { job: 'flame', picture }, transfer }
  }
}
