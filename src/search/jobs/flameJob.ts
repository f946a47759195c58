import { HandedOver } from '../../calls/question.ts'
import type { Job } from '../../calls/turns.ts'
import { FlameReader } from '../trace/flameReader.ts'
import { type FlamePicture, FlameStore, FlameView } from '../trace/flameView.ts'
import type { TracedRun } from './tracedRun.ts'
import { type FlameNode, flameNode, type FlameQuery } from '../trace/flameNodes.ts'

/** Order of a flame chart of the events `from` < n ≤ `to`, which must lie within the trace. */
export interface FlameOrder {
  readonly from: number
  readonly to: number
  /** If false, the answer is what is known without scanning events; used while the search runs. */
  readonly isExact: boolean
}

/**
 * Draws flame charts of a run, approximate at first; exact at the end if the order's `isExact` is true. Each reuses
 * chunks of earlier charts.
 */
export function flameJobs({ trace, givens }: TracedRun): (order: FlameOrder) => Job<FlamePicture> {
  const store = new FlameStore(new FlameReader(trace, givens))
  return function* ({ from, to, isExact }) {
    const view = new FlameView(store, from, to)
    if (!isExact) return pictureOf(view)
    while (!view.isComplete) {
      view.advance()
      yield () => pictureOf(view)
    }
    return pictureOf(view)
  }
}

function pictureOf(view: FlameView): HandedOver<FlamePicture> {
  const picture = view.picture()
  const { shares, depths, placements, froms, tos, pathFroms, pathTos } = picture
  return new HandedOver(
    picture,
    [shares, depths, placements, froms, tos, pathFroms, pathTos].map(({ buffer }) => buffer),
  )
}

export interface FoundNode {
  readonly node: FlameNode | undefined
}

export function flameNodeJobs({ trace, givens }: TracedRun): (query: FlameQuery) => Job<FoundNode> {
  const reader = new FlameReader(trace, givens)
  return function* (query) {
    return { node: yield* flameNode(reader, query) }
  }
}
