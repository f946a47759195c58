import type { CostCounter } from '../costs/cost.ts'
import type { RunnableModule } from '../compiled/wasmBinary.ts'

/** Compiles a WebAssembly module. If it rejects or is undefined, counting continues uncompiled. */
export type Compile = ((module: Uint8Array<ArrayBuffer>) => Promise<RunnableModule>) | undefined

/** Number of counted events from which compiling pays off. */
const COMPILED_FROM = 1 << 17

/** Switches long-running counters of a search's cost to compiled code, if available. */
export class SpeedUp {
  readonly #compile: Compile
  /** Counters whose compilation has been requested. */
  readonly #requested = new Set<CostCounter>()

  constructor(compile: Compile) {
    this.#compile = compile
  }

  /** Once a counter has passed `COMPILED_FROM` events, compiles its search in the background and switches to it. */
  consider(counter: CostCounter): void {
    if (counter.ended || counter.events < COMPILED_FROM || this.#requested.has(counter)) return
    this.#requested.add(counter)
    void this.#switch(counter)
  }

  async #switch(counter: CostCounter): Promise<void> {
    const code = counter.code()
    if (code === undefined) return
    const compiled = await this.#compile?.(code.module).catch(() => undefined)
    if (compiled !== undefined) counter.switchTo(code.searches(compiled))
  }
}
