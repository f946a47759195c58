import { latest, still } from '../../calls/latest.ts'
import { type GradedProgram, isPassed } from './grading.ts'
import { isVerdictPending, type OwnRun } from '../own/own.ts'
import type { AppState } from '../store/state.ts'
import type { AppStore } from '../store/store.ts'
import type { Grid } from '../../sudoku/grid.ts'
import type { Solver } from '../../sudoku/solver/solver.ts'
import { positionAt } from '../../search/trace/position.ts'
import { ownOf } from '../own/commands.ts'
import { frontOf } from '../session/sessions.ts'
import { smallestSolution } from '../../runner/cases/expected.ts'
import { EventKind, cellOf, digitOf, kindOf } from '../../search/events.ts'
import { givensOf } from '../../sudoku/givens.ts'
import { type BoardWrite, departureEvent } from '../../runner/grading/departure.ts'
import { CHUNK_EVENTS } from '../../search/trace/chunk.ts'

/**
 * Returns a function that opens a puzzle and the graded program in the Watch view. It runs the program if it is the
 * user's own; if the run fails, goes to the event that decides the verdict, unless the run is dropped before, as by
 * another run, puzzle or program.
 * @param judgeOf returns the id of the judge that grades a program
 */
export function createWatching(
  store: AppStore,
  solver: Solver,
  judgeOf: (program: GradedProgram) => string,
): (puzzle: Grid) => void {
  const { getState: get, actions } = store
  const own = ownOf(store)
  const watched = latest()

  async function watch(puzzle: Grid, signal: AbortSignal): Promise<void> {
    const { subject: chosen, graded, judge } = get().grading
    const format = judge ?? (graded === undefined ? 'line-81' : judgeOf(graded))
    actions.loadGrid(puzzle, format)
    actions.openView('watch')
    if (chosen?.kind !== 'own' || graded === undefined) {
      if (chosen?.kind === 'listing') actions.openProgram(chosen.strategy)
      return
    }
    own({ kind: 'open', language: graded.language })
    own({ kind: 'choose', id: chosen.id })
    own({ kind: 'run' })
    const run = await still(endedRun(store, signal), signal)
    if (run === undefined || isPassed(run.verdict)) return
    const event = decisiveEvent(store, puzzle, solver)
    if (event !== undefined) actions.goTo(positionAt(event))
  }

  return (puzzle) => void watched.run((signal) => watch(puzzle, signal))
}

const runOf = ({ own }: AppState) => own?.run

/** Resolves to the run in the program panel once it has its verdict; to undefined once it is dropped, or on abort. */
function endedRun({ getState, subscribe }: AppStore, signal: AbortSignal): Promise<OwnRun | undefined> {
  return new Promise((resolve) => {
    function end(run: OwnRun | undefined): void {
      unsubscribe()
      resolve(run)
    }
    function check(run: OwnRun | undefined): void {
      if (run === undefined || !isVerdictPending(run.verdict)) end(run)
    }
    const unsubscribe = subscribe(runOf, check)
    signal.addEventListener('abort', () => end(undefined))
    check(runOf(getState()))
  })
}

/**
 * Returns the event at which the shown run, which has failed, leaves the puzzle's smallest solution for good; the last
 * event if it never does. Undefined if there are no events, or the puzzle has no solution.
 */
function decisiveEvent(store: AppStore, puzzle: Grid, solver: Solver): number | undefined {
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
