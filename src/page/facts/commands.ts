import { latest } from '../../calls/latest.ts'
import { answer, lossOf } from '../../calls/question.ts'
import type { Grid } from '../../sudoku/grid.ts'
import { transformWithId } from '../../sudoku/transforms/registry.ts'
import { transformed } from '../../sudoku/transforms/transform.ts'
import type { EditorActions } from '../puzzle/editor.ts'
import { builtInOf, frontOf } from '../session/sessions.ts'
import { perStore } from '../store/perStore.ts'
import type { AppState } from '../store/state.ts'
import { BY_PARTS } from '../store/stateStore.ts'
import { BackgroundClient, type BackgroundWorkshop, type WorkStatus } from '../background/background.ts'
import { type Analysis, NOTHING_KNOWN } from './analysis.ts'
import { COST_CAP } from './comparison.ts'
import { needsFacts } from './needsFacts.ts'

interface AnalysisDependencies extends BackgroundWorkshop {
  /** Runs the action after a period without input. */
  readonly whenIdle: (action: () => void) => void
}

/**
 * Applies a transform, by id, to the puzzle. Each store has its own command; creating it also starts to keep the
 * facts about the puzzle up to date.
 */
export const transformOf = perStore(({ getState, setState, subscribe, actions, environment }) => {
  const { refresh, transform } = createAnalysis(getState, setState, actions.loadGrid, environment)
  subscribe(refreshedParts, refresh, BY_PARTS)
  refresh()
  return transform
})

/** While they are shown, counts facts about the puzzle and costs of its transforms. */
function createAnalysis(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  loadGrid: EditorActions['loadGrid'],
  dependencies: AnalysisDependencies,
) {
  const { whenIdle } = dependencies
  const change = (part: Partial<Analysis>) => set({ analysis: { ...get().analysis, ...part } })
  const fail = (error: unknown) => change({ failure: lossOf(error) })
  const facts = new BackgroundClient(dependencies)
  const costs = new BackgroundClient(dependencies)
  const factsTask = latest()
  const costsTask = latest()
  /** Puzzle whose facts are requested. */
  let grid: Grid | undefined
  /** Program and extent whose costs are requested; empty for none. */
  let program = ''
  /** False while the requested work is suspended, and before the first request. */
  let isWorking = false
  let latestActivity = activityOf(get())
  /** True shortly after the board or the view changed. Counting pauses then, so that the page updates first. */
  let isBusy = false
  /** True if the board or the view has changed again while `isBusy`. */
  let changedAgain = false

  const status = (): WorkStatus => (isWorking ? 'running' : 'stopped')

  /** Drops all results; `refresh` requests what is needed again. */
  function forget(): void {
    grid = undefined
    program = ''
    factsTask.stop()
    costsTask.stop()
    if (Object.values(get().analysis).some((known) => known !== undefined)) change(NOTHING_KNOWN)
  }

  function requestFacts(target: Grid): void {
    const counting = factsTask.run(async (signal) => {
      const known = await answer(facts.ask('facts', { grid: target }, signal), signal, (sofar) => {
        change({ facts: { ...sofar, status: status() } })
        beginCosts(target)
      })
      change({ facts: { ...known, status: 'ended' } })
    })
    counting.catch(fail)
  }

  /** Requests the costs after the first report of facts, so that the workers start one by one. */
  function beginCosts(target: Grid): void {
    if (program === '' && isWorking && get().analysis.facts !== undefined) requestCosts(target)
  }

  function requestCosts(target: Grid): void {
    const { strategy, extent } = builtInOf(get())
    program = `${strategy} ${extent}`
    change({ costs: undefined })
    const counting = costsTask.run(async (signal) => {
      const order = { grid: target, strategy, extent, cap: COST_CAP }
      const known = await answer(costs.ask('costs', order, signal), signal, (sofar) =>
        change({ costs: { ...sofar, status: status() } }),
      )
      change({ costs: { ...known, status: 'ended' } })
    })
    counting.catch(fail)
  }

  /** Suspends or resumes the work started for this puzzle. */
  function setWorking(works: boolean): void {
    if (works === isWorking) return
    isWorking = works
    for (const client of [facts, costs]) {
      if (works) client.resume()
      else client.pause()
    }
    const { analysis } = get()
    change({ facts: withStatus(analysis.facts, status()), costs: withStatus(analysis.costs, status()) })
  }

  /** If the board or the view has changed, marks the page as busy until a period without input. */
  function noteActivity(): void {
    const activity = activityOf(get())
    if (activity.every((part, index) => part === latestActivity[index])) return
    latestActivity = activity
    changedAgain = isBusy
    if (isBusy) return
    isBusy = true
    whenIdle(checkQuiet)
  }

  /** Ends the busy period, unless something changed again during it. */
  function checkQuiet(): void {
    if (changedAgain) {
      changedAgain = false
      return whenIdle(checkQuiet)
    }
    isBusy = false
    refresh()
  }

  function refresh(): void {
    const { puzzle } = get()
    const { strategy, extent } = builtInOf(get())
    if (grid === undefined && !needsFacts(get())) return
    noteActivity()
    if (puzzle.grid !== grid && grid !== undefined) forget()
    if (grid !== undefined && program !== '' && program !== `${strategy} ${extent}`) {
      requestCosts(grid)
    }
    if (isBusy || !needsFacts(get())) return setWorking(false)
    if (grid === undefined) {
      grid = puzzle.grid
      setWorking(true)
      requestFacts(grid)
    } else {
      setWorking(true)
      // The facts may have been reported while the work was suspended.
      beginCosts(grid)
    }
  }

  return {
    /** To be called when one of `refreshedParts` has changed. */
    refresh,
    /** @param id of the transform @throws RangeError if unknown */
    transform(id: string): void {
      const chosen = transformWithId(id)
      if (chosen === undefined) throw new RangeError(`No transform ${id}`)
      if (get().analysis.failure !== undefined) forget()
      loadGrid(transformed(get().puzzle.grid, chosen))
    },
  }
}

/** Returns what is known with another status, unless it is complete. */
function withStatus<Known extends { readonly status: WorkStatus }>(
  known: Known | undefined,
  status: WorkStatus,
): Known | undefined {
  return known?.status === 'ended' ? known : known && { ...known, status }
}

/** Returns what decides which facts and costs to count, and whether to count now. */
function refreshedParts(app: AppState): readonly unknown[] {
  const { puzzle, analysis } = app
  return [puzzle.grid, builtInOf(app), needsFacts(app), analysis.failure, ...activityOf(app)]
}

/** Returns the parts of the state that change while the user watches a search. */
function activityOf(app: AppState): readonly unknown[] {
  return [frontOf(app).frame, app.visibleRange, app.preferences.showsFlame, app.flame?.picture]
}
