import { type CostCounter, nextTurn } from '../core/facts/cost.ts'
import { ProgramCosts } from '../core/facts/programCosts.ts'
import { type Solutions, solutionsOf } from '../core/facts/solutions.ts'
import { transformCostOf, transformCounters, transformsFor } from '../core/facts/transformCosts.ts'
import { blanksOf, type Givens } from '../core/grid.ts'
import type { RowMajorCode } from '../core/search/compiled/rowMajorModule.ts'
import type { Extent, Strategy } from '../core/search/strategy.ts'
import type { Solver } from '../core/solver/solver.ts'
import type { NamedTransform } from '../core/transforms/registry.ts'
import { IDENTITY } from '../core/transforms/transform.ts'
import { CELLS } from '../core/units.ts'
import type { RunStatus } from './insightProtocol.ts'
import type { Report, Task } from './insightTask.ts'

/** Compiles a module for a counter; if it rejects, or is missing, counting goes on without. */
export type Compile = ((module: Uint8Array<ArrayBuffer>) => Promise<RowMajorCode>) | undefined

/** Events from which on compiling pays. */
const COMPILED_FROM = 1 << 17

/** Has counters that take long go on in compiled code, where there is such code. */
class SpeedUp {
  readonly #compile: Compile
  readonly #asked = new Set<CostCounter>()

  constructor(compile: Compile) {
    this.#compile = compile
  }

  consider(counter: CostCounter): void {
    if (counter.ended || counter.events < COMPILED_FROM || this.#asked.has(counter)) return
    this.#asked.add(counter)
    void this.#switch(counter)
  }

  async #switch(counter: CostCounter): Promise<void> {
    const module = counter.module()
    if (module === undefined) return
    const code = await this.#compile?.(module).catch(() => undefined)
    if (code !== undefined) counter.switchTo(code)
  }
}

/** First the solutions, then what the programs need: what costs least is known first. */
export class FactsTask implements Task {
  #solutions: Solutions | { readonly kind: 'counting' } = { kind: 'counting' }
  readonly #givens: Givens
  readonly #solver: Solver
  readonly #programs: ProgramCosts
  readonly #speedUp: SpeedUp

  constructor(givens: Givens, solver: Solver, compile: Compile) {
    this.#givens = givens
    this.#solver = solver
    this.#programs = new ProgramCosts(givens)
    this.#speedUp = new SpeedUp(compile)
  }

  get ended(): boolean {
    return this.#solutions.kind !== 'counting' && this.#programs.counters.every(({ ended }) => ended)
  }

  advance(): void {
    if (this.#solutions.kind === 'counting') {
      this.#solutions = solutionsOf(this.#givens, this.#solver)
      return
    }
    const counter = nextTurn(this.#programs.counters, 'turns')
    if (counter === undefined) return
    counter.advance()
    this.#speedUp.consider(counter)
  }

  report(run: number, status: RunStatus): Report {
    const givens = CELLS - blanksOf(this.#givens).length
    const gauge = this.#programs.gauge()
    const facts = { status, givens, solutions: this.#solutions, gauge, programs: this.#programs.costs() }
    return { reply: { type: 'facts', run, facts }, transfer: [] }
  }
}

/** What each transform would make of a program's cost: all of them as far as each other, so that cheap ones end soon. */
export class CostsTask implements Task {
  readonly #transforms: readonly NamedTransform[]
  /** Of the puzzle as it is, and then of its transforms. */
  readonly #counters: readonly CostCounter[]
  readonly #cap: number
  readonly #speedUp: SpeedUp

  constructor(
    givens: Givens,
    strategy: Strategy,
    extent: Extent,
    cap: number,
    solver: Solver,
    compile: Compile,
  ) {
    const solution = new Uint8Array(CELLS)
    const isUnique = solver.count(Uint8Array.from(givens), 2, solution) === 1
    this.#transforms = transformsFor(isUnique ? Array.from(solution) : undefined)
    this.#counters = transformCounters(givens, strategy, extent, [IDENTITY, ...this.#transforms])
    this.#cap = cap
    this.#speedUp = new SpeedUp(compile)
  }

  get ended(): boolean {
    return this.#next() === undefined
  }

  advance(): void {
    const counter = this.#next()
    if (counter === undefined) return
    counter.advance()
    this.#speedUp.consider(counter)
  }

  report(run: number, status: RunStatus): Report {
    const [{ events, ended }, ...counters] = this.#counters
    const costs = this.#transforms.map((transform, index) => transformCostOf(transform, counters[index]))
    const present = { events, ended }
    return { reply: { type: 'costs', run, costs: { status, present, costs } }, transfer: [] }
  }

  #next(): CostCounter | undefined {
    const next = nextTurn(this.#counters, 'events')
    return next === undefined || next.events >= this.#cap ? undefined : next
  }
}
