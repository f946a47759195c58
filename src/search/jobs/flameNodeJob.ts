import type { Job } from '../../calls/turns.ts'
import { type FlameNode, flameNode, type FlameQuery } from '../trace/flameNodes.ts'
import { FlameReader } from '../trace/flameReader.ts'
import type { TracedRun } from './tracedRun.ts'

export interface FoundNode {
  /** Undefined if no node matches. */
  readonly node: FlameNode | undefined
}

/** Finds single placements in the search tree of a run. */
export function flameNodeJobs({ trace, givens }: TracedRun): (query: FlameQuery) => Job<FoundNode> {
  const reader = new FlameReader(trace, givens)
  return function* (query) {
    return { node: yield* flameNode(reader, query) }
  }
}
