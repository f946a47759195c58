import type { Grid } from '../../core/grid.ts'
import { transformWithId } from '../../core/transforms/registry.ts'
import { transformed } from '../../core/transforms/transform.ts'
import type { EditorActions } from '../../app/puzzle/editor.ts'
import { builtInOf, frontOf } from '../../app/session/sessions.ts'
import { perStore } from '../../app/store/perStore.ts'
import type { AppState } from '../../app/store/state.ts'
import { BackgroundClient, type BackgroundWorkshop } from '../../app/workers/backgroundClient.ts'
import { type Analysis, NOTHING_KNOWN } from '../../app/analysis/analysis.ts'
import { COST_CAP } from '../../app/analysis/comparison.ts'
import { needsFacts } from './wantsFacts.ts'

interface AnalysisDependencies extends BackgroundWorkshop {
  /** Runs once there has been no input for a while. */
  readonly whenIdle: (action: () => void) => void
}

/** Turns, mirrors or relabels the puzzle, by the id of a transform; for a store, of whose puzzle it keeps the facts from then on. */
export const transformOf = perStore(({ getState, setState, subscribe, actions, environment }) => {
  const { refresh, transform } = createAnalysis(getState, setState, actions.loadGrid, environment)
  subscribe(refresh)
  refresh()
  return transform
})

/** Keeps the facts of the puzzle on the board, and what its transforms would cost, while somebody looks. */
function createAnalysis(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  loadGrid: EditorActions['loadGrid'],
  dependencies: AnalysisDependencies,
) {
  const { whenIdle } = dependencies
  const change = (part: Partial<Analysis>) => set({ analysis: { ...get().analysis, ...part } })
  const facts = new BackgroundClient(
    dependencies,
    (report) => {
      if (report.job !== 'facts') return
      change({ facts: report.facts })
      // One worker begins after the other.
      if (program === '' && grid !== undefined && isWorking) requestCosts(grid)
    },
    (failure) => change({ failure }),
  )
  const costs = new BackgroundClient(
    dependencies,
    (report) => report.job === 'costs' && change({ costs: report.costs }),
    (failure) => change({ failure }),
  )
  let grid: Grid | undefined
  let program = ''
  let isWorking = false
  let looked = lookOf(get())
  /** The board has changed a moment ago, or the view of its search: what the user looks at goes first. */
  let isBusy = false
  let changedAgain = false

  /** Forgets everything; whatever is wanted is asked for again. */
  function forget(): void {
    grid = undefined
    program = ''
    facts.drop()
    costs.drop()
    if (Object.values(get().analysis).some((known) => known !== undefined)) change(NOTHING_KNOWN)
  }

  function requestCosts(asked: Grid): void {
    const { strategy, extent } = builtInOf(get())
    program = `${strategy} ${extent}`
    change({ costs: undefined })
    costs.ask({ job: 'costs', order: { grid: asked, strategy, extent, cap: COST_CAP } })
  }

  /** Suspends or resumes the work started for this puzzle. */
  function setWorking(works: boolean): void {
    if (works === isWorking) return
    isWorking = works
    for (const client of [facts, costs]) {
      if (works) client.continue()
      else client.stop()
    }
  }

  function noteActivity(): void {
    const look = lookOf(get())
    if (look.every((part, index) => part === looked[index])) return
    looked = look
    changedAgain = isBusy
    if (isBusy) return
    isBusy = true
    whenIdle(checkQuiet)
  }

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
      if (!isWorking) costs.stop()
    }
    if (isBusy || !needsFacts(get())) return setWorking(false)
    if (grid === undefined) {
      isWorking = true
      grid = puzzle.grid
      facts.ask({ job: 'facts', order: { grid } })
    } else {
      setWorking(true)
    }
  }

  return {
    /** The puzzle, the program or who looks may have changed. */
    refresh,
    /** @param id of the transform. @throws RangeError if there is none */
    transform(id: string): void {
      const chosen = transformWithId(id)
      if (chosen === undefined) throw new RangeError(`No transform ${id}`)
      if (get().analysis.failure !== undefined) forget()
      loadGrid(transformed(get().puzzle.grid, chosen))
    },
  }
}

/** All that changes as somebody looks at a search. */
function lookOf(app: AppState): readonly unknown[] {
  return [frontOf(app).frame, app.visibleRange, app.preferences.showsFlame, app.flame?.picture]
}
