/**
 * Runs the engine (`Search`, in TypeScript) in Node far into a long search. WebAssembly searches most events, the
 * engine only the last ones.
 */
import { type Givens, givensOf } from '../src/sudoku/givens.ts'
import { gridOfLine } from '../src/sudoku/grid.ts'
import { tables } from '../src/search/programs/tables/strategy.ts'
import type { Resume } from '../src/search/engine/engine.ts'
import { rowMajorModule } from '../src/search/compiled/rowMajor/rowMajorModule.ts'
import { rowMajorSearches } from '../src/search/compiled/rowMajor/rowMajorSearch.ts'
import { Search } from '../src/search/engine/search.ts'
import { compileWebAssembly } from '../src/search/worker/webAssembly.ts'

/** Maximum events that the engine itself searches; an event costs a hundred times as much as in WebAssembly. */
const LAST_EVENTS = 1 << 20

/** A search of one puzzle for its first solution by the tables program. */
export class EngineAt {
  readonly #givens: Givens
  readonly #resume: Resume
  readonly #page = new Uint16Array(1 << 16)
  /** The search in WebAssembly, at the event that was reached last. */
  #wasm: ReturnType<Resume>

  private constructor(givens: Givens, resume: Resume) {
    this.#givens = givens
    this.#resume = resume
    this.#wasm = resume(new Search(givens, tables, 'first').checkpoint())
  }

  static async of(line: string): Promise<EngineAt> {
    const givens = givensOf(gridOfLine(line))
    if (!givens.ok) throw new Error('The givens contradict each other')
    const { rowMajorWork } = tables
    if (rowMajorWork === undefined) throw new Error('The program does not walk in row-major order')
    const code = await compileWebAssembly(rowMajorModule(givens.value, 'first', rowMajorWork))
    return new EngineAt(givens.value, rowMajorSearches(givens.value, 'first', rowMajorWork, code))
  }

  /** Returns the search after `event` events. */
  at(event: number): Search {
    const near = Math.max(0, event - LAST_EVENTS)
    if (this.#wasm.event > near)
      this.#wasm = this.#resume(new Search(this.#givens, tables, 'first').checkpoint())
    const wasm = this.#wasm
    while (wasm.event < near) wasm.run(this.#page, 0, Math.min(this.#page.length, near - wasm.event))
    const search = Search.resume(this.#givens, tables, 'first', wasm.checkpoint())
    while (search.event < event) search.run(this.#page, 0, Math.min(this.#page.length, event - search.event))
    return search
  }
}
