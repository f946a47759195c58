import { latest } from '../../../calls/latest.ts'
import { answer, lossOf } from '../../../calls/question.ts'
import type { ComparedCost } from '../../../search/costs/comparedSearches.ts'
import { cheapestTransform } from '../../../search/costs/transformCosts.ts'
import type { Grid } from '../../../sudoku/grid.ts'
import { STRATEGIES } from '../../../search/programs/registry.ts'
import { createCopying } from '../../byHand/copying.ts'
import { assertNever } from '../../../sudoku/result.ts'
import type { Extent } from '../../../search/engine/strategy.ts'
import { timeLimitsOf } from '../../../search/seconds/limits.ts'
import { mayExceedLimit, timedPrograms } from '../../../search/seconds/verdicts.ts'
import { COST_CAP } from '../../facts/comparison.ts'
import { builtInOf } from '../../session/sessions.ts'
import { perStore } from '../../store/perStore.ts'
import type { AppState } from '../../store/state.ts'
import { BY_PARTS, type Subscribe } from '../../store/stateStore.ts'
import { BackgroundClient, type BackgroundWorkshop } from '../../background/background.ts'
import {
  type ComparedFigure,
  type Comparing,
  type ComparingCommand,
  comparingOf,
  type Sorting,
} from './comparing.ts'

interface ComparingDependencies extends BackgroundWorkshop {
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

export const compareOf = perStore(({ getState, setState, subscribe, environment }) =>
  createComparing(getState, setState, subscribe, environment),
)

/** Compares the programs while the view is shown, on one or more workers; leaves a core to the page's own search. */
function createComparing(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  subscribe: Subscribe,
  dependencies: ComparingDependencies,
): (command: ComparingCommand) => void {
  const { cores, writeClipboard } = dependencies
  const parts = Math.max(1, Math.min(MAX_WORKERS, cores - 1))
  const comparing = () => comparingOf(get())
  const change = (part: Partial<Comparing>) => set({ comparing: { ...comparing(), ...part } })
  const clients = Array.from({ length: parts }, () => new BackgroundClient(dependencies))
  const counting = latest()
  const advising = latest()
  let current: CountRequest | undefined
  /** Program that `requestTransforms` has chosen last. */
  let advisedProgram: string | undefined
  let isViewShown = false

  /**
   * Counts what the chosen program needs for transforms of the puzzle, once the comparison has ended, if the program
   * may exceed the judge's time limit.
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
    const task = advising.run(async (signal) => {
      const { present, costs: turned } = await answer(
        clients[0].ask('costs', { grid, strategy, extent, cap }, signal),
        signal,
      )
      // Prefer the comparison's own count of the untransformed puzzle: it may have gone further.
      const counted = comparing().costs.find((cost) => cost.strategy === strategy)
      const cheapest = cheapestTransform(counted ?? present, turned)
      change({ cheapest: cheapest && { ...cheapest, strategy } })
    })
    task.catch(fail)
  }

  /** Cancels all counts; the next `ask` starts anew. */
  function forget(): void {
    advisedProgram = undefined
    counting.stop()
    advising.stop()
    for (const client of clients) client.resume()
    current = undefined
  }

  function fail(error: unknown): void {
    const failure = lossOf(error)
    forget()
    change({ failure, status: 'stopped' })
  }

  async function count(request: CountRequest, signal: AbortSignal): Promise<void> {
    const shares: (readonly ComparedCost[])[] = clients.map(() => [])
    const countShare = async (client: BackgroundClient, part: number) => {
      await answer(client.ask('compare', { ...request, part, parts }, signal), signal, (costs) => {
        shares[part] = costs
        change({ costs: inMenuOrder(shares.flat()) })
      })
    }
    await Promise.all(clients.map(countShare))
    change({ status: 'ended' })
  }

  /** Starts a new count, unless the same one is in progress or done. Clears the results if givens conflict. */
  function ask(): void {
    const { puzzle } = get()
    const { extent = builtInOf(get()).extent, limit } = comparing()
    if (puzzle.conflicts.length > 0) {
      forget()
      return change({ costs: [], cheapest: undefined, status: 'idle', failure: undefined })
    }
    const question = { grid: puzzle.grid, extent, limit }
    if (current !== undefined && isSame(current, question)) return
    forget()
    current = question
    change({ extent, costs: [], cheapest: undefined, status: 'running', failure: undefined })
    counting.run((signal) => count(question, signal)).catch(fail)
  }

  /** Continues a stopped count, or starts one. */
  function resume(): void {
    if (current === undefined) return ask()
    if (comparing().status !== 'stopped') return
    change({ status: 'running' })
    for (const client of clients) client.resume()
  }

  function stop(): void {
    if (comparing().status !== 'running') return
    change({ status: 'stopped' })
    for (const client of clients) client.pause()
  }

  // If the browser refuses, the user can still select the table by hand.
  const copying = createCopying(writeClipboard, (isCopied) =>
    change({ copied: isCopied ? 'copied' : 'refused' }),
  )

  subscribe(
    ({ puzzle }) => puzzle.grid,
    () => {
      if (isViewShown) ask()
    },
  )
  subscribe(
    (state) => [state.comparing, builtInOf(state).strategy],
    () => {
      if (isViewShown) requestTransforms()
    },
    BY_PARTS,
  )

  return (command) => {
    if (command.kind !== 'copy') {
      copying.drop()
      if (comparing().copied !== undefined) change({ copied: undefined })
    }
    switch (command.kind) {
      case 'look':
        isViewShown = true
        ask()
        resume()
        return requestTransforms()
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
        return void copying.copy(command.text)
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
