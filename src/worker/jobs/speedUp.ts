import type { CostCounter } from '../../core/facts/cost.ts'
import type { RunnableModule } from '../../core/search/compiled/wasmBinary.ts'

/** Compiles a module for a counter; if it rejects, or is missing, counting goes on without. */
export type Compile = ((module: Uint8Array<ArrayBuffer>) => Promise<RunnableModule>) | undefined

/** Events from which on compiling pays. */
const COMPILED_FROM = 1 << 17

/** Has counters that take long go on in compiled code, where there is such code. */
export class SpeedUp {
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
    const code = counter.code()
    if (code === undefined) return
    const compiled = await this.#compile?.(code.module).catch(() => undefined)
    if (compiled !== undefined) counter.switchTo(code.searches(compiled))
  }
}
