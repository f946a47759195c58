import type { ComparedCost } from '../../core/facts/comparedSearches.ts'
import { cheapestTransform } from '../../core/facts/transformCosts.ts'
import type { Grid } from '../../core/grid.ts'
import { STRATEGIES } from '../../core/programs/registry.ts'
import { assertNever } from '../../core/result.ts'
import type { Extent } from '../../core/search/strategy.ts'
import { timeLimitsOf } from '../../core/seconds/limits.ts'
import { mayBeStopped, timedIn } from '../../core/seconds/verdicts.ts'
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
  /** How many workers make sense at a time. */
  readonly cores: number
  /** Rejects where the browser does not allow it. */
  readonly writeClipboard: (text: string) => Promise<void>
}

/** As many searches as there are count for all programs: more workers would have nothing to do. */
const MOST_WORKERS = 6

/** The count under way; another question starts anew. */
interface Question {
  readonly grid: Grid
  readonly extent: Extent
  readonly limit: number
}

/** The commands of the comparison, for a store. */
export const compareOf = perStore(({ getState, setState, subscribe, environment }) =>
  createComparing(getState, setState, subscribe, environment),
)

/** Compares the programs on all cores but the one on which the page's own search runs, while somebody looks. */
function createComparing(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  subscribe: (listener: () => void) => () => void,
  dependencies: ComparingDependencies,
): (command: ComparingCommand) => void {
  const { cores, writeClipboard } = dependencies
  const parts = Math.max(1, Math.min(MOST_WORKERS, cores - 1))
  const comparing = () => comparingOf(get())
  const change = (part: Partial<Comparing>) => set({ comparing: { ...comparing(), ...part } })
  const progress: (CompareProgress | undefined)[] = []
  const clients = Array.from(
    { length: parts },
    () =>
      new BackgroundClient(
        dependencies,
        (report) => {
          if (report.job === 'compare') handle(report.comparison)
          if (report.job === 'costs') handleTransforms(report.costs)
        },
        (failure) => {
          forget()
          change({ failure, status: 'stopped' })
        },
      ),
  )
  let asked: Question | undefined
  /** The program whose transforms are being counted, or have been. */
  let advised: string | undefined
  /** That of the board when it was looked at last. */
  let grid: Grid | undefined
  let isLookedAt = false

  function handle(received: CompareProgress): void {
    progress[received.part] = received
    const reported = progress.flatMap((one) => one?.costs ?? [])
    const hasEnded = clients.every((_, part) => progress[part]?.status === 'ended')
    change({ costs: inTheOrderOfTheMenu(reported), ...(hasEnded && { status: 'ended' }) })
  }

  function handleTransforms({ status, present, costs }: CostsProgress): void {
    if (status !== 'ended' || advised === undefined) return
    // The puzzle as it is was counted further, by the comparison.
    const own = comparing().costs.find(({ strategy }) => strategy === advised)
    const cheapest = cheapestTransform(own ?? present, costs)
    change({ cheapest: cheapest && { ...cheapest, strategy: advised } })
  }

  /** Counts the transforms of the puzzle for a program that a judge would stop, once there is nothing else to do. */
  function requestTransforms(): void {
    const { costs, judge, status } = comparing()
    const { strategy } = builtInOf(get())
    if (asked === undefined || status !== 'ended' || strategy === advised) return
    const { grid, extent } = asked
    const own = costs.find((cost) => cost.strategy === strategy)
    if (own === undefined || !timedIn(own, timeLimitsOf(judge)).some(mayBeStopped)) return
    advised = strategy
    change({ cheapest: undefined })
    const cap = Math.min(COST_CAP, own.events)
    clients[0].ask({ job: 'costs', order: { grid, strategy, extent, cap } })
  }

  function forget(): void {
    advised = undefined
    for (const client of clients) client.drop()
    progress.length = 0
    asked = undefined
  }

  /** Asks anew unless that is being counted already. */
  function ask(): void {
    const { puzzle } = get()
    const { extent = builtInOf(get()).extent, limit } = comparing()
    grid = puzzle.grid
    if (puzzle.conflicts.length > 0) {
      forget()
      return change({ costs: [], cheapest: undefined, status: 'idle', failure: undefined })
    }
    const question = { grid, extent, limit }
    if (asked !== undefined && isSame(asked, question)) return
    forget()
    asked = question
    change({ extent, costs: [], cheapest: undefined, status: 'running', failure: undefined })
    clients.forEach((client, part) => client.ask({ job: 'compare', order: { ...question, part, parts } }))
  }

  function goOn(): void {
    if (asked === undefined) return ask()
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
    // The browser refuses without saying why; the table stands on the page to be copied by hand.
    const copied = await writeClipboard(text).then(
      () => 'copied' as const,
      () => 'refused' as const,
    )
    change({ copied })
  }

  subscribe(() => {
    if (!isLookedAt) return
    if (get().puzzle.grid !== grid) ask()
    else requestTransforms()
  })

  return (command) => {
    if (command.kind !== 'copy' && comparing().copied !== undefined) change({ copied: undefined })
    switch (command.kind) {
      case 'look':
        isLookedAt = true
        ask()
        return goOn()
      case 'lookAway':
        isLookedAt = false
        return stop()
      case 'stop':
        return stop()
      case 'goOn':
        return goOn()
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

function isSame(question: Question, other: Question): boolean {
  return question.grid === other.grid && question.extent === other.extent && question.limit === other.limit
}

function inTheOrderOfTheMenu(costs: readonly ComparedCost[]): readonly ComparedCost[] {
  return STRATEGIES.flatMap(({ id }) => costs.filter(({ strategy }) => strategy === id))
}

/** The least costly comes first, until it is turned round. */
function sortedBy(by: ComparedFigure, { by: before, direction }: Sorting): Sorting {
  const turned = by === before && direction === 'ascending'
  return { by, direction: turned ? 'descending' : 'ascending' }
}
