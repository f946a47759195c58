/** Times the flame chart of an ended search, from the request to the first picture and to the exact one. */
import { givensOf } from '../src/sudoku/givens.ts'
import { gridOfLine } from '../src/sudoku/grid.ts'
import { tables } from '../src/search/programs/tables/strategy.ts'
import { SearchTrace } from '../src/search/trace/searchTrace.ts'
import { compiledResume } from '../src/search/worker/compiledResume.ts'
import { traceJobs } from '../src/search/jobs/traceJobs.ts'

/** Time that the worker gives a job at once, in ms. */
const SLICE_MS = 2

/** Times from the request to the first picture, and to the exact one. */
interface DrawingTimes {
  readonly firstMs: number
  readonly exactMs: number
}

/** Searches the puzzle to the end. @returns its number of events, and a function that times drawing a part of them */
export async function completedSearch(line: string) {
  const givens = givensOf(gridOfLine(line))
  if (!givens.ok) throw new RangeError(`Not to be searched: ${line}`)
  const puzzle = givens.value
  const trace = new SearchTrace(puzzle, tables, 'first')
  const resume = await compiledResume(puzzle, tables, 'first')
  if (resume !== undefined) trace.switchTo(resume)
  while (!trace.frontier.ended) trace.advance()
  const events = trace.frontier.event

  /** Times a new worker's first drawing. @param from, to shares of the events */
  function timeDrawing(from: number, to: number): DrawingTimes {
    const run = {
      givens: puzzle,
      strategy: tables,
      extent: 'first',
      trace,
      isGrowing: () => false,
    } as const
    const startedMs = performance.now()
    const job = traceJobs(run).flame({
      from: Math.floor(from * events),
      to: Math.floor(to * events),
      isExact: true,
    })
    const untilMs = performance.now() + SLICE_MS
    let step = job.next()
    while (step.done !== true && performance.now() < untilMs) step = job.next()
    if (typeof step.value === 'function') step.value()
    const firstMs = performance.now() - startedMs
    while (step.done !== true) step = job.next()
    return { firstMs, exactMs: performance.now() - startedMs }
  }
  return { events, timeDrawing }
}
