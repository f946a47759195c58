/** Runs the page's searches in Node, without compiled code, to predict what the page shows at an event. */
import { givensOf } from '../../src/sudoku/givens.ts'
import { gridOfLine, lineOf } from '../../src/sudoku/grid.ts'
import { strategyWithId } from '../../src/search/programs/registry.ts'
import { openingMoment } from '../../src/search/trace/moment.ts'
import { chunkOf } from '../../src/search/trace/chunk.ts'
import { replay } from '../../src/search/trace/replay.ts'
import { SearchTrace } from '../../src/search/trace/searchTrace.ts'
import type { PageSnapshot } from './appPage.ts'

/** Last event that is predicted; later ones would take seconds to reach. */
const FURTHEST_EVENT = 500_000

/** Maximum number of searches kept, to continue them when a later event is needed. */
const KEPT_TRACES = 40

/** Predicted figures, to be compared with the figures that the page shows. */
export type Figures = Pick<PageSnapshot, 'event' | 'board'> &
  Readonly<Record<'placements' | 'backtracks' | 'depth' | 'solutions', number>>

/** Prediction for the search and the event that the page shows. */
export interface Expected {
  /** Undefined if the search ends before the event. */
  readonly figures: Figures | undefined
  /** Number of all events of the search; undefined if its end was not reached. */
  readonly events: number | undefined
  /** Work (reads of cells and tables) of the search, as far as it has run. */
  readonly work: number
}

export class Oracle {
  /** Searches by puzzle, program and extent; most recently used last. */
  readonly #traces = new Map<string, SearchTrace>()

  /**
   * Predicts what the page shows at its event. Undefined if the givens conflict, the program is not built in, or the
   * event is after `FURTHEST_EVENT`.
   */
  expected({ givens, program, extent, event }: PageSnapshot): Expected | undefined {
    const checked = givensOf(gridOfLine(givens))
    const strategy = strategyWithId(program)
    if (event > FURTHEST_EVENT || !checked.ok || strategy === undefined) return undefined
    const key = `${givens} ${program} ${extent}`
    const kept = this.#traces.get(key)
    const trace = kept ?? new SearchTrace(checked.value, strategy, extent === 'all' ? 'all' : 'first')
    this.#keep(key, trace)
    while (!trace.frontier.ended && trace.frontier.event < event) trace.advance()
    const { ended, work } = trace.frontier
    const events = ended ? trace.frontier.event : undefined
    if (event > trace.frontier.event) return { figures: undefined, events, work }
    const moment =
      event === 0 ? openingMoment(checked.value) : replay(checked.value, trace.chunk(chunkOf(event)), event)
    const { placements, backtracks, depth, solutions, board } = moment
    return {
      figures: { event, placements, backtracks, depth, solutions, board: lineOf(board) },
      events,
      work,
    }
  }

  #keep(key: string, trace: SearchTrace): void {
    this.#traces.delete(key)
    this.#traces.set(key, trace)
    const [oldest] = this.#traces.keys()
    if (this.#traces.size > KEPT_TRACES) this.#traces.delete(oldest)
  }
}
