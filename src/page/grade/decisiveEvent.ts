import { frontOf } from '../session/sessions.ts'
import type { AppStore } from '../store/store.ts'
import { smallestSolution } from '../../runner/cases/expected.ts'
import { EventKind, cellOf, digitOf, kindOf } from '../../search/events.ts'
import { givensOf } from '../../sudoku/givens.ts'
import { type BoardWrite, departureEvent } from '../../runner/grading/departure.ts'
import type { Grid } from '../../sudoku/grid.ts'
import type { Solver } from '../../sudoku/solver/solver.ts'
import { CHUNK_EVENTS } from '../../search/trace/chunk.ts'

/**
 * Returns the event at which the shown run, which has failed, leaves the puzzle's smallest solution for good; the last
 * event if it never does. Undefined if there are no events, or the puzzle has no solution.
 */
export function decisiveEvent(store: AppStore, puzzle: Grid, solver: Solver): number | undefined {
  const { run } = frontOf(store.getState())
  const events = run.status === 'open' ? run.progress.events : 0
  const givens = givensOf(puzzle)
  const solution = smallestSolution(puzzle, solver)
  if (events === 0 || !givens.ok || solution === undefined) return undefined
  return departureEvent(givens.value, writes(store, events), solution) ?? events
}

/** Yields the recorded writes of the run that the page shows, as far as its chunks are available. */
function* writes({ environment }: AppStore, events: number): Generator<BoardWrite> {
  const { source } = environment.sessions.front()
  for (let number = 0; number * CHUNK_EVENTS < events; number++) {
    const chunk = source.chunk(number, number * CHUNK_EVENTS)
    if (chunk === undefined) return
    for (const event of chunk.events)
      yield { cell: cellOf(event), digit: kindOf(event) === EventKind.backtrack ? 0 : digitOf(event) }
  }
}
