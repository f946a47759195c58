import { type Job, WAIT } from '../../calls/turns.ts'
import type { CellStory, WritesRequest } from '../story/cellStory.ts'
import { CellWrites } from '../story/cellWrites.ts'
import { FlameReader } from '../trace/flameReader.ts'
import type { SearchedRun, TracedRun } from './tracedRun.ts'

export function writesJobs(run: TracedRun | SearchedRun): (order: WritesRequest) => Job<CellStory> {
  const reader = new FlameReader(run.trace, run.givens)
  const search = 'strategy' in run ? run : undefined
  return function* (order) {
    const writes = new CellWrites(reader, search, order)
    while (!writes.isComplete) {
      writes.advance()
      yield () => writes.story()
      if (writes.isWaiting) yield WAIT
    }
    return writes.story()
  }
}
