import type { ComparedCost } from '../../core/facts/comparedSearches.ts'
import { cheapestTransform } from '../../core/facts/transformCosts.ts'
import type { Grid } from '../../core/grid.ts'
import { STRATEGIES } from '../../core/programs/registry.ts'
import { assertNever } from '../../core/result.ts'
import type { Extent } from '../../core/search/strategy.ts'
import { timeLimitsOf } from '../../core/seconds/limits.ts'
import { mayExceedLimit, timedPrograms } from '../../core/seconds/verdicts.ts'
import type { CompareProgress, CostsProgress } from '../../worker/backgroundProtocol.ts'
import { COST_CAP } from '../../app/analysis/comparison.ts'
import { builtInOf } from '../../app/session/sessions.ts'
import { perStore } from '../../app/store/perStore.ts'
import type { AppState } from '../../app/store/state.ts'
import { BackgroundClient, type BackgroundWorkshop } from '../../app/workers/backgroundClient.ts'
import {
  type ComparedFigure,
  type Comparing,
  type ComparingCommand,
  comparingOf,
  type Sorting,
} from '../../app/comparing/comparing.ts'

interface ComparingDependencies extends BackgroundWorkshop {
  /** Number of processor cores. */
  readonly cores: number
  /** Rejects if the browser denies access. */
  readonly writeClipboard: (text: string) => Promise<void>
}

/** Maximum workers: one per distinct search. Programs that share a search are counted together, so more would idle. */
const MAX_WORKERS = 6

/** Request for the counts in progress or done; any change restarts them. */
interface CountRequest {
  readonly grid: Grid
  readonly extent: Extent
  /** Number of events after which a program is no longer counted. */
  readonly limit: number
}

/** Returns the handler of a store's comparison commands. */
export const compareOf = perStore(({ getState, setState, subscribe, environment }) =>
  createComparing(getState, setState, subscribe, environment),
)

/** Compares the programs while the view is shown, on one or more workers; leaves a core to the page's own search. */
function createComparing(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  subscribe: (listener: () => void) => () => void,
  dependencies: ComparingDependencies,
): (command: ComparingCommand) => void {
  const { cores, writeClipboard } = dependencies
  const parts = Math.max(1, Math.min(MAX_WORKERS, cores - 1))
  const comparing = () => comparingOf(get())
  const change = (part: Partial<Comparing>) => set({ comparing: { ...comparing(), ...part } })
  const progress: (CompareProgress | undefined)[] = []
  const clients = Array.from(
    { length: parts },
    () =>
      new BackgroundClient(
        dependencies,
        (report) => {
          if (report.job === 'compare') handleCosts(report.comparison)
          if (report.job === 'costs') handleTransforms(report.costs)
        },
        (failure) => {
          forget()
          change({ failure, status: 'stopped' })
        },
      ),
  )
  let current: CountRequest | undefined
  /** Program that `requestTransforms` has chosen last; undefined if none. */
  let advisedProgram: string | undefined
  /** The puzzle that `ask` has handled last; another puzzle on the board leads to a new count. */
  let grid: Grid | undefined
  let isViewShown = false

  /** Handles a worker's report on the comparison. */
  function handleCosts(received: CompareProgress): void {
    progress[received.part] = received
    const reported = progress.flatMap((one) => one?.costs ?? [])
    const hasEnded = clients.every((_, part) => progress[part]?.status === 'ended')
    change({ costs: inMenuOrder(reported), ...(hasEnded && { status: 'ended' }) })
  }

  /** Handles the report on the transforms of the puzzle, once all are counted. */
  function handleTransforms({ status, present, costs }: CostsProgress): void {
    if (status !== 'ended' || advisedProgram === undefined) return
    // Prefer the comparison's own count of the untransformed puzzle: it may have gone further.
    const own = comparing().costs.find(({ strategy }) => strategy === advisedProgram)
    const cheapest = cheapestTransform(own ?? present, costs)
    change({ cheapest: cheapest && { ...cheapest, strategy: advisedProgram } })
  }

  /**
   * Counts what the chosen program needs for transforms of the puzzle (rotations, …), once the comparison has ended, if
   * the program may exceed the judge's time limit.
   */
  function requestTransforms(): void {
    const { costs, judge, status } = comparing()
    const { strategy } = builtInOf(get())
    if (current === undefined || status !== 'ended' || strategy === advisedProgram) return
    const { grid, extent } = current
    const own = costs.find((cost) => cost.strategy === strategy)
    if (own === undefined || !timedPrograms(own, timeLimitsOf(judge)).some(mayExceedLimit)) return
    advisedProgram = strategy
    change({ cheapest: undefined })
    const cap = Math.min(COST_CAP, own.events)
    clients[0].ask({ job: 'costs', order: { grid, strategy, extent, cap } })
  }

  /** Cancels all counts; the next `ask` starts anew. */
  function forget(): void {
    advisedProgram = undefined
    for (const client of clients) client.drop()
    progress.length = 0
    current = undefined
  }

  /** Starts a new count, unless the same one is in progress or done. Clears the results if givens conflict. */
  function ask(): void {
    const { puzzle } = get()
    const { extent = builtInOf(get()).extent, limit } = comparing()
    grid = puzzle.grid
    if (puzzle.conflicts.length > 0) {
      forget()
      return change({ costs: [], cheapest: undefined, status: 'idle', failure: undefined })
    }
    const question = { grid, extent, limit }
    if (current !== undefined && isSame(current, question)) return
    forget()
    current = question
    change({ extent, costs: [], cheapest: undefined, status: 'running', failure: undefined })
    clients.forEach((client, part) => client.ask({ job: 'compare', order: { ...question, part, parts } }))
  }

  /** Continues a stopped count, or starts one. */
  function resume(): void {
    if (current === undefined) return ask()
    if (comparing().status !== 'stopped') return
    change({ status: 'running' })
    for (const client of clients) client.continue()
  }

  function stop(): void {
    if (comparing().status !== 'running') return
    change({ status: 'stopped' })
    for (const client of clients) client.stop()
  }

  async function copy(text: string): Promise<void> {
    // If the browser refuses, it does not say why; the user can still select the table by hand.
    const copied = await writeClipboard(text).then(
      () => 'copied' as const,
      () => 'refused' as const,
    )
    change({ copied })
  }

  subscribe(() => {
    if (!isViewShown) return
    if (get().puzzle.grid !== grid) ask()
    else requestTransforms()
  })

  return (command) => {
    if (command.kind !== 'copy' && comparing().copied !== undefined) change({ copied: undefined })
    switch (command.kind) {
      case 'look':
        isViewShown = true
        ask()
        return resume()
      case 'lookAway':
        isViewShown = false
        return stop()
      case 'stop':
        return stop()
      case 'goOn':
        return resume()
      case 'extent':
        change({ extent: command.extent })
        return ask()
      case 'limit':
        change({ limit: command.limit })
        return ask()
      case 'sort':
        return change({ sorting: sortedBy(command.by, comparing().sorting) })
      case 'judge':
        return change({ judge: command.judge })
      case 'copy':
        return void copy(command.text)
      default:
        return assertNever(command)
    }
  }
}

function isSame(question: CountRequest, other: CountRequest): boolean {
  return question.grid === other.grid && question.extent === other.extent && question.limit === other.limit
}

function inMenuOrder(costs: readonly ComparedCost[]): readonly ComparedCost[] {
  return STRATEGIES.flatMap(({ id }) => costs.filter(({ strategy }) => strategy === id))
}

/** Sorts by another column ascending; by the same column in the other direction. */
function sortedBy(by: ComparedFigure, { by: before, direction }: Sorting): Sorting {
  const isReversed = by === before && direction === 'ascending'
  return { by, direction: isReversed ? 'descending' : 'ascending' }
}
