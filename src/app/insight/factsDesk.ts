import type { Grid } from '../../core/grid.ts'
import type { AppState } from '../state.ts'
import { COST_CAP } from './comparison.ts'
import { type Insight, type InsightSurroundings, wantsFacts } from './insight.ts'
import type { WorkerLoss } from '../watchedWorker.ts'
import { InsightClient } from './insightClient.ts'

/** Keeps the facts of the puzzle on the board, and what its transforms would cost, while somebody looks. */
export function createFactsDesk(
  get: () => AppState,
  change: (part: Partial<Insight>) => void,
  surroundings: InsightSurroundings,
  failed: (loss: WorkerLoss) => void,
) {
  const { later } = surroundings
  const facts = new InsightClient(
    surroundings,
    (report) => {
      if (report.job !== 'facts') return
      change({ facts: report.facts })
      // One worker begins after the other.
      if (program === '' && grid !== undefined && isWorking) askCosts(grid)
    },
    failed,
  )
  const costs = new InsightClient(
    surroundings,
    (report) => report.job === 'costs' && change({ costs: report.costs }),
    failed,
  )
  let grid: Grid | undefined
  let program = ''
  let isWorking = false
  let { frame } = get()
  /** The board has changed a moment ago: what the user does goes first. */
  let isResting = false
  let hasStirred = false

  function forget(): void {
    grid = undefined
    program = ''
    facts.drop()
    costs.drop()
    const { insight } = get()
    if (insight.facts !== undefined || insight.costs !== undefined)
      change({ facts: undefined, costs: undefined })
  }

  function askCosts(asked: Grid): void {
    const { strategy, extent } = get()
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
    if (get().frame === frame) return
    frame = get().frame
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
    const { puzzle, strategy, extent } = get()
    stir()
    if (puzzle.grid !== grid && grid !== undefined) forget()
    if (isResting || !wantsFacts(get())) return setWorking(false)
    if (grid === undefined) {
      isWorking = true
      grid = puzzle.grid
      facts.ask({ job: 'facts', order: { grid } })
    } else {
      setWorking(true)
      if (program !== '' && program !== `${strategy} ${extent}`) askCosts(grid)
    }
  }

  return {
    /** What was asked is asked again when it is wanted. */
    forget,
    refresh,
  }
}
