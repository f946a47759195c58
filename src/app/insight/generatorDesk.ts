import {
  type GeneratorOptions,
  type NamedPrograms,
  readOptions,
  writeOptions,
} from '../../core/generator/options.ts'
import { sameBoard } from '../../core/grid.ts'
import type { GenerationState } from '../../worker/insightProtocol.ts'
import type { EditorActions } from '../editor.ts'
import { DEFAULT_PROGRAM, PROGRAMS } from '../programs.ts'
import type { AppState } from '../state.ts'
import type { Insight, InsightSurroundings, OptionsDraft } from './insight.ts'
import type { WorkerLoss } from '../watchedWorker.ts'
import { InsightClient } from './insightClient.ts'

const NAMED_PROGRAMS: NamedPrograms = { known: PROGRAMS.map(({ id }) => id), usual: DEFAULT_PROGRAM.id }

/** Has puzzles made, and puts them on the board. */
export function createGeneratorDesk(
  get: () => AppState,
  change: (part: Partial<Insight>) => void,
  loadGrid: EditorActions['loadGrid'],
  surroundings: InsightSurroundings,
  failed: (loss: WorkerLoss) => void,
) {
  const { writeClipboard, pageAddress } = surroundings
  const client = new InsightClient(
    surroundings,
    (report) => report.job === 'generate' && show(report.generation),
    (loss) => {
      change({ generation: undefined })
      failed(loss)
    },
  )

  function show(state: GenerationState): void {
    const { generation } = get().insight
    if (generation === undefined) return
    change({ generation: { ...generation, state } })
    if (state.status !== 'running' && state.best !== undefined) loadGrid(state.best.grid)
  }

  function generate(options: GeneratorOptions): void {
    const state: GenerationState = { status: 'running', tried: 0, best: undefined }
    change({ generation: { options, state, link: undefined } })
    client.ask({ job: 'generate', order: options })
  }

  /** @param text as `writeOptions` writes; what is wrong with it is told */
  function generateAgain(text: string): void {
    const options = readOptions(text, NAMED_PROGRAMS)
    if (!options.ok) return change({ refusedOptions: options.error })
    const { givens, pattern, difficulty, seed, strategy } = options.value
    change({
      options: { givens: `${givens}`, pattern, difficulty: `${difficulty}`, seed: `${seed}`, strategy },
    })
    generate(options.value)
  }

  let { grid } = get().puzzle

  /** With another puzzle on the board, what was said of the one that was made is over. */
  function refresh(): void {
    if (get().puzzle.grid === grid) return
    grid = get().puzzle.grid
    const { generation, refusedOptions } = get().insight
    if (refusedOptions !== undefined) change({ refusedOptions: undefined })
    if (generation === undefined || generation.state.status === 'running') return
    const { best } = generation.state
    if (best === undefined || !sameBoard(best.grid, grid)) change({ generation: undefined })
  }

  return {
    refresh,
    edit: (edited: Partial<OptionsDraft>) => change({ options: { ...get().insight.options, ...edited } }),
    generate(): void {
      const { givens, pattern, difficulty, seed, strategy = get().strategy } = get().insight.options
      generateAgain([givens, pattern, difficulty, seed, strategy].join('-'))
    },
    generateAgain,
    stop: () => client.stop(),
    async copyLink(): Promise<void> {
      const { generation } = get().insight
      if (generation === undefined) return
      const address = `${pageAddress()}?make=${writeOptions(generation.options, NAMED_PROGRAMS)}`
      const copied = await writeClipboard(address).then(
        () => true,
        () => false,
      )
      const now = get().insight.generation
      if (now?.options === generation.options) change({ generation: { ...now, link: { address, copied } } })
    },
  }
}
