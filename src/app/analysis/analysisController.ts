import type { Grid } from '../../core/grid.ts'
import { transformWithId } from '../../core/transforms/registry.ts'
import { transformed } from '../../core/transforms/transform.ts'
import { BackgroundClient } from '../workers/backgroundClient.ts'
import type { EditorActions } from '../puzzle/editor.ts'
import { builtInOf, frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { type Analysis, NOTHING_KNOWN } from './analysis.ts'
import type { AnalysisSurroundings } from './analysisActions.ts'
import { COST_CAP } from './comparison.ts'
import { wantsFacts } from './wantsFacts.ts'

/** Keeps the facts of the puzzle on the board, and what its transforms would cost, while somebody looks. */
export function createAnalysisController(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  loadGrid: EditorActions['loadGrid'],
  surroundings: AnalysisSurroundings,
) {
  const { later } = surroundings
  const change = (part: Partial<Analysis>) => set({ analysis: { ...get().analysis, ...part } })
  const facts = new BackgroundClient(
    surroundings,
    (report) => {
      if (report.job !== 'facts') return
      change({ facts: report.facts })
      // One worker begins after the other.
      if (program === '' && grid !== undefined && isWorking) askCosts(grid)
    },
    (failure) => change({ failure }),
  )
  const costs = new BackgroundClient(
    surroundings,
    (report) => report.job === 'costs' && change({ costs: report.costs }),
    (failure) => change({ failure }),
  )
  let grid: Grid | undefined
  let program = ''
  let isWorking = false
  let { frame } = frontOf(get())
  /** The board has changed a moment ago: what the user does goes first. */
  let isResting = false
  let hasStirred = false

  /** The same is asked again when it is wanted. */
  function forget(): void {
    grid = undefined
    program = ''
    facts.drop()
    costs.drop()
    if (Object.values(get().analysis).some((known) => known !== undefined)) change(NOTHING_KNOWN)
  }

  function askCosts(asked: Grid): void {
    const { strategy, extent } = builtInOf(get())
    program = `${strategy} ${extent}`
    change({ costs: undefined })
    costs.ask({ job: 'costs', order: { grid: asked, strategy, extent, cap: COST_CAP } })
  }

  /** Whether anybody wants it or not, work that has been begun for this puzzle goes on when it is wanted again. */
  function setWorking(works: boolean): void {
    if (works === isWorking) return
    isWorking = works
    for (const client of [facts, costs]) {
      if (works) client.continue()
      else client.stop()
    }
  }

  function stir(): void {
    if (frontOf(get()).frame === frame) return
    frame = frontOf(get()).frame
    hasStirred = isResting
    if (isResting) return
    isResting = true
    later(rest)
  }

  function rest(): void {
    if (hasStirred) {
      hasStirred = false
      return later(rest)
    }
    isResting = false
    refresh()
  }

  function refresh(): void {
    const { puzzle } = get()
    const { strategy, extent } = builtInOf(get())
    stir()
    if (puzzle.grid !== grid && grid !== undefined) forget()
    if (grid !== undefined && program !== '' && program !== `${strategy} ${extent}`) {
      askCosts(grid)
      if (!isWorking) costs.stop()
    }
    if (isResting || !wantsFacts(get())) return setWorking(false)
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
