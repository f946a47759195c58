import { latest } from '../../calls/latest.ts'
import { answer, lossOf } from '../../calls/question.ts'
import {
  type GeneratorOptions,
  type NamedPrograms,
  readOptions,
  writeOptions,
} from '../../search/generator/options.ts'
import { type Grid, sameBoard } from '../../sudoku/grid.ts'
import { DEFAULT_STRATEGY, STRATEGIES } from '../../search/programs/registry.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { EditorActions } from '../puzzle/editor.ts'
import { createCopying } from '../byHand/copying.ts'
import { builtInOf } from '../session/sessions.ts'
import { perStore } from '../store/perStore.ts'
import type { AppState } from '../store/state.ts'
import { BackgroundClient, type BackgroundWorkshop } from '../background/background.ts'
import type { Generating, Generation, GeneratorCommand, OptionsDraft } from './generator.ts'

interface GeneratorDependencies extends BackgroundWorkshop {
  /** Random integer from 0 to 2³² − 1. */
  readonly randomSeed: () => number
  readonly writeClipboard: (text: string) => Promise<void>
  /** Address of the page, up to the question mark. */
  readonly pageAddress: () => string
}

const NAMED_PROGRAMS: NamedPrograms = {
  known: STRATEGIES.map(({ id }) => id),
  defaultProgram: DEFAULT_STRATEGY.id,
}

export const generateOf = perStore(({ getState, setState, subscribe, actions, environment }) => {
  const { refresh, dispatch } = createGenerator(getState, setState, actions.loadGrid, environment)
  subscribe(({ puzzle }) => puzzle.grid, refresh)
  environment.generatorCommands.provide(dispatch)
  return dispatch
})

function createGenerator(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  loadGrid: EditorActions['loadGrid'],
  dependencies: GeneratorDependencies,
) {
  const { randomSeed, writeClipboard, pageAddress } = dependencies
  const change = (part: Partial<Generating>) => set({ generator: { ...get().generator, ...part } })
  const client = new BackgroundClient(dependencies)
  const making = latest()
  const links = createCopying(writeClipboard, (copied, address) => {
    const { generation } = get().generator
    if (generation !== undefined) change({ generation: { ...generation, link: { address, copied } } })
  })

  function make(options: GeneratorOptions): void {
    const state = { status: 'running', tried: 0, best: undefined } as const
    links.drop()
    change({ generation: { options, state, link: undefined } })
    const task = making.run(async (signal) => {
      const made = await answer(client.ask('generate', options, signal), signal, (sofar) =>
        show({ ...sofar, status: 'running' }),
      )
      conclude({ ...made, status: 'ended' })
    })
    task.catch((error: unknown) => change({ generation: undefined, failure: lossOf(error) }))
  }

  function show(state: Generation['state']): void {
    const { generation } = get().generator
    if (generation !== undefined) change({ generation: { ...generation, state } })
  }

  /** Ends the generation, and loads its puzzle. */
  function conclude(state: Generation['state']): void {
    show(state)
    if (state.best !== undefined) loadGrid(state.best.grid)
  }

  function stop(): void {
    const { generation } = get().generator
    if (generation?.state.status !== 'running') return
    making.stop()
    conclude({ ...generation.state, status: 'stopped' })
  }

  /** Generates with the options in a text, or reports why they are invalid. @param text as `writeOptions` writes it */
  function makeAgain(text: string): void {
    const options = readOptions(text, NAMED_PROGRAMS)
    if (!options.ok) return change({ refusedOptions: options.error })
    const { givens, pattern, difficulty, seed, strategy } = options.value
    change({
      options: { givens: `${givens}`, pattern, difficulty: `${difficulty}`, seed: `${seed}`, strategy },
    })
    make(options.value)
  }

  /**
   * Clears errors after a change of the puzzle, and the result unless the puzzle is the generated one. A generation that
   * is running ends: its puzzle would replace one that the user has chosen since.
   */
  function refresh(grid: Grid): void {
    const { generation, refusedOptions, failure } = get().generator
    if ((refusedOptions ?? failure) !== undefined) change({ refusedOptions: undefined, failure: undefined })
    if (generation === undefined) return
    if (generation.state.status === 'running') making.stop()
    const { best } = generation.state
    const isGenerated =
      generation.state.status !== 'running' && best !== undefined && sameBoard(best.grid, grid)
    if (!isGenerated) change({ generation: undefined })
  }

  function edit(edited: Partial<OptionsDraft>): void {
    change({ options: { ...get().generator.options, ...edited } })
  }

  function makeFromForm(): void {
    const {
      givens,
      pattern,
      difficulty,
      seed,
      strategy = builtInOf(get()).strategy,
    } = get().generator.options
    makeAgain([givens, pattern, difficulty, seed, strategy].join('-'))
  }

  function copyLink(): void {
    const { generation } = get().generator
    if (generation === undefined) return
    void links.copy(`${pageAddress()}?make=${writeOptions(generation.options, NAMED_PROGRAMS)}`)
  }

  return {
    refresh,
    dispatch(command: GeneratorCommand): void {
      change({ failure: undefined, refusedOptions: undefined })
      switch (command.kind) {
        case 'make':
          if (command.seed === 'new') edit({ seed: String(randomSeed()) })
          return makeFromForm()
        case 'makeAgain':
          return makeAgain(command.options)
        case 'stop':
          return stop()
        case 'copyLink':
          return copyLink()
        default:
          return assertNever(command)
      }
    },
  }
}
