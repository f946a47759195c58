/** Commands for mending broken programs: load their puzzle, show a hint. Records which programs are mended. */
import type { Hint } from './mendedPrograms.ts'
import { isVerdictPending, type Own, type LibraryProgram, runOf } from './own.ts'
import { eventsOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { TraceSource } from '../../search/jobs/traceSource.ts'
import type { SharedStorage } from '../store/storage.ts'
import type { AppState } from '../store/state.ts'
import { BY_PARTS, type Subscribe } from '../store/stateStore.ts'
import { smallestSolution } from '../../runner/cases/expected.ts'
import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../../search/events.ts'
import { givensOf } from '../../sudoku/givens.ts'
import type { BoardWrite } from '../../runner/grading/departure.ts'
import { type WrongTurn, WrongTurnFinder } from '../../runner/grading/wrongTurn.ts'
import { type Grid, sameBoard } from '../../sudoku/grid.ts'
import { createBandSolver } from '../../sudoku/solver/bandSolver.ts'
import { CHUNK_EVENTS } from '../../search/trace/chunk.ts'
import { type Position, positionAt } from '../../search/trace/position.ts'
import { BROKEN_PUZZLE } from './broken.ts'
import { newlyMended, persistMended } from './mended.ts'

export interface MendingDependencies {
  readonly programStorage: SharedStorage
  readonly subscribe: Subscribe
  readonly goTo: (position: Position) => void
  /** Returns the source of the events of the session that the page shows. */
  readonly source: () => TraceSource
  /** Loads a puzzle. @param format id of its text format */
  readonly loadGrid: (grid: Grid, format: string) => void
  /** Resolves once other tasks that wait in the event loop have run. */
  readonly nextTask: () => Promise<void>
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** Chunks of events that are examined before other tasks get a turn. */
const CHUNKS_AT_ONCE = 20

export function createMending(get: Get, set: Set, dependencies: MendingDependencies) {
  const { programStorage, subscribe, goTo, source, loadGrid, nextTask } = dependencies
  subscribe(({ own, grading }) => [own?.run, grading], recordMended, BY_PARTS)

  function change(own: Partial<Own>): void {
    const { own: before } = get()
    if (before !== undefined) set({ own: { ...before, ...own } })
  }

  function recordMended(): void {
    const found = newlyMended(get())
    if (found === undefined) return
    const { key, by } = found
    change({ mended: { ...get().own?.mended, [key]: by } })
    if (!persistMended(programStorage, key, by) && !get().cannotPersist) set({ cannotPersist: true })
  }

  return {
    loadPuzzle(): void {
      if (!sameBoard(get().puzzle.grid, BROKEN_PUZZLE)) loadGrid(BROKEN_PUZZLE, 'boj-2580')
    },
    /**
     * Shows a hint and, if the hint names an event, goes to it. Does nothing if program or puzzle change meanwhile.
     * @param shown returns the program in the editor
     */
    async hint(shown: () => LibraryProgram): Promise<void> {
      const hint = await hintFor(get(), shown(), source(), nextTask)
      const { id, text } = shown()
      if (id !== hint.program || text !== hint.text || get().puzzle.grid !== hint.puzzle) return
      change({ hint })
      if ('event' in hint.found) goTo(positionAt(hint.found.event))
    },
  }
}

/** Returns the hint for a program on the puzzle. @param pause lets other tasks run */
async function hintFor(
  state: AppState,
  shown: LibraryProgram,
  source: TraceSource,
  pause: () => Promise<void>,
): Promise<Hint> {
  const { own, puzzle } = state
  const { id: program, text } = shown
  const hint = (found: Hint['found']): Hint => ({ program, text, puzzle: puzzle.grid, found })
  const run = own && runOf(own, shown)
  if (run === undefined || run.text !== text) return hint({ kind: 'not-run' })
  if (isVerdictPending(run.verdict)) return hint({ kind: 'running' })
  if (run.verdict.kind === 'accepted') return hint({ kind: 'accepted' })
  const turn = await wrongTurnOf(source, puzzle.grid, eventsOf(frontOf(state).run), pause)
  return hint(turn ?? { kind: 'nothing' })
}

/** Finds the event at which a run goes wrong; undefined if none is found, or if the puzzle has no solution. */
async function wrongTurnOf(
  source: TraceSource,
  puzzle: Grid,
  events: number,
  pause: () => Promise<void>,
): Promise<WrongTurn | undefined> {
  const givens = givensOf(puzzle)
  const solution = smallestSolution(puzzle, createBandSolver())
  if (!givens.ok || solution === undefined) return undefined
  const finder = new WrongTurnFinder(givens.value, solution)
  for (let number = 0; number * CHUNK_EVENTS < events; number++) {
    const chunk = source.chunk(number, number * CHUNK_EVENTS)
    if (chunk === undefined || finder.take(Array.from(chunk.events, writeOf))) break
    if (number % CHUNKS_AT_ONCE === CHUNKS_AT_ONCE - 1) await pause()
  }
  return finder.result()
}

function writeOf(event: SearchEvent): BoardWrite {
  return { cell: cellOf(event), digit: kindOf(event) === EventKind.backtrack ? 0 : digitOf(event) }
}
