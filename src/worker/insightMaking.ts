import type { BatchChunk } from '../core/batch/chunks.ts'
import { buffersOf, type ChunkResults, solveChunk } from '../core/batch/solving.ts'
import { type GeneratedPuzzle, generation, type GenerationProgress } from '../core/generator/generator.ts'
import type { GeneratorOptions } from '../core/generator/options.ts'
import type { Solver } from '../core/solver/solver.ts'
import type { RunStatus } from './insightProtocol.ts'
import type { Report, Task } from './insightTask.ts'

/** Looks for a puzzle to order. */
export class GenerateTask implements Task {
  ended = false
  #tried = 0
  #best: GeneratedPuzzle | undefined
  readonly #slices: Generator<GenerationProgress, GeneratedPuzzle, void>

  constructor(options: GeneratorOptions, solver: Solver) {
    this.#slices = generation(options, solver)
  }

  advance(): void {
    const { done, value } = this.#slices.next()
    if (done === true) {
      this.ended = true
      this.#best = value
    } else {
      this.#tried = value.tried
      this.#best = value.best
    }
  }

  report(run: number, status: RunStatus): Report {
    const state = { status, tried: this.#tried, best: this.#best }
    return { reply: { type: 'generation', run, generation: state }, transfer: [] }
  }
}

/** Solves the puzzles of a chunk. */
export class BatchTask implements Task {
  readonly #index: number
  readonly #slices: Generator<number, ChunkResults, void>
  #solved = 0
  #results: ChunkResults | undefined

  constructor(chunk: BatchChunk, solver: Solver) {
    this.#index = chunk.index
    this.#slices = solveChunk(chunk, solver)
  }

  get ended(): boolean {
    return this.#results !== undefined
  }

  advance(): void {
    const { done, value } = this.#slices.next()
    if (done === true) this.#results = value
    else this.#solved = value
  }

  report(run: number, status: RunStatus): Report {
    const results = this.#results
    if (results === undefined || status !== 'ended') {
      const going = status === 'stopped' ? status : 'running'
      const batch = { status: going, index: this.#index, solved: this.#solved } as const
      return { reply: { type: 'batch', run, batch }, transfer: [] }
    }
    const batch = { status, results } as const
    return { reply: { type: 'batch', run, batch }, transfer: buffersOf(results) }
  }
}
