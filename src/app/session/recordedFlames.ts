/** Draws the flame chart of a recording, and finds placements in it, in time slices of this thread. */
import type { Givens } from '../../core/givens.ts'
import type { JobLoop, SlicedWork } from '../../core/jobs/jobLoop.ts'
import type { PagedTask } from '../../core/trace/flameCuts.ts'
import { type FlameNode, flameNode, type FlameQuery } from '../../core/trace/flameNodes.ts'
import { FlameReader } from '../../core/trace/flameReader.ts'
import { FlameStore, FlameView } from '../../core/trace/flameView.ts'
import type { Trace } from '../../core/trace/trace.ts'
import type { FlameOrder } from '../../worker/protocol.ts'
import type { TraceListener } from './traceSource.ts'

/** Priorities (lower values are served first): after hunts (searches for breakpoint hits) and envelopes (waveforms). */
const NODE_PRIORITY = 2
const VIEW_PRIORITY = 3

export class RecordedFlames {
  readonly #loop: JobLoop
  readonly #listener: Pick<TraceListener, 'flameArrived' | 'flameNodeFound'>
  readonly #store: FlameStore
  /** The latest order for a chart; undefined once it is dropped. */
  #order: FlameOrder | undefined
  #viewWork: SlicedWork | undefined
  #nodeWork: SlicedWork | undefined

  constructor(
    trace: Trace,
    givens: Givens,
    loop: JobLoop,
    listener: Pick<TraceListener, 'flameArrived' | 'flameNodeFound'>,
  ) {
    this.#loop = loop
    this.#listener = listener
    this.#store = new FlameStore(new FlameReader(trace, givens))
  }

  /**
   * Draws a chart instead of the one in progress, and hands its pictures to the listener. Does nothing if the latest
   * order was the same.
   */
  ask(order: FlameOrder): void {
    const { from, to, isExact } = order
    const latest = this.#order
    if (from === latest?.from && to === latest.to && isExact === latest.isExact) return
    this.drop()
    this.#order = order
    const view = new FlameView(this.#store, from, to)
    this.#viewWork = sliced(
      () => view.advance(),
      () => !isExact || view.isComplete,
    )
    this.#loop.serve(this.#viewWork, VIEW_PRIORITY, () => this.#listener.flameArrived(view.picture()))
  }

  /** Stops drawing the chart. */
  drop(): void {
    if (this.#viewWork !== undefined) this.#loop.drop(this.#viewWork)
    this.#order = undefined
    this.#viewWork = undefined
  }

  /** Finds a placement instead of the one being sought, if any, and hands the answer to the listener. */
  find(query: FlameQuery): void {
    if (this.#nodeWork !== undefined) this.#loop.drop(this.#nodeWork)
    const work: PagedTask<FlameNode | undefined> = flameNode(this.#store.reader, query)
    let answer: { readonly node: FlameNode | undefined } | undefined
    this.#nodeWork = sliced(
      () => {
        const step = work.next()
        if (step.done === true) answer = { node: step.value }
      },
      () => answer !== undefined,
    )
    this.#loop.serve(this.#nodeWork, NODE_PRIORITY, () => {
      if (answer !== undefined) this.#listener.flameNodeFound({ query, ...answer })
    })
  }
}

/** Turns work that advances by single steps into sliced work. */
function sliced(advance: () => void, isDone: () => boolean): SlicedWork {
  return {
    get isDone() {
      return isDone()
    },
    advance(isTimeUp) {
      while (!isDone()) {
        advance()
        if (isTimeUp()) return
      }
    },
  }
}
