import { ByteWriter } from './byteWriter.ts'
import type { HookGlobal, HookName } from './hooks.ts'
import { OP, TYPE } from './instructions.ts'

/** Indices, in the instrumented module, of the hooks and their globals. */
export interface HookNumbers {
  hook(name: HookName): number
  global(name: HookGlobal): number
}

/** Writes the code of a function and allocates scratch locals. */
export class CodeWriter extends ByteWriter {
  readonly #numbers: HookNumbers
  readonly #firstLocal: number
  /** Scratch locals, keyed by their use. */
  readonly #scratch = new Map<string, { readonly local: number; readonly type: number }>()

  /** @param firstLocal index of the first scratch local */
  constructor(numbers: HookNumbers, firstLocal: number) {
    super()
    this.#numbers = numbers
    this.#firstLocal = firstLocal
  }

  /** Types of the scratch locals, by ascending index. */
  get scratchTypes(): readonly number[] {
    return Array.from(this.#scratch.values(), ({ type }) => type)
  }

  /** Returns the scratch local for a use, allocating it on first use. */
  scratch(use: string, type: number = TYPE.i32): number {
    let known = this.#scratch.get(use)
    if (known === undefined) {
      known = { local: this.#firstLocal + this.#scratch.size, type }
      this.#scratch.set(use, known)
    }
    return known.local
  }

  /** Pushes locals, in this order. */
  get(...locals: readonly number[]): void {
    for (const local of locals) {
      this.put(OP.localGet)
      this.unsigned(local)
    }
  }

  /** Pops values into locals, the top of the stack into the first. */
  set(...locals: readonly number[]): void {
    for (const local of locals) {
      this.put(OP.localSet)
      this.unsigned(local)
    }
  }

  /** Pushes a constant. */
  constant(value: number): void {
    this.put(OP.i32Const)
    this.signed(value)
  }

  getGlobal(name: HookGlobal): void {
    this.put(OP.globalGet)
    this.unsigned(this.#numbers.global(name))
  }

  setGlobal(name: HookGlobal): void {
    this.put(OP.globalSet)
    this.unsigned(this.#numbers.global(name))
  }

  add(name: HookGlobal, value: number): void {
    this.getGlobal(name)
    this.constant(value)
    this.put(OP.i32Add)
    this.setGlobal(name)
  }

  call(name: HookName): void {
    this.put(OP.call)
    this.unsigned(this.#numbers.hook(name))
  }

  /** Begins a block, up to `end`, that runs if the value on the stack is not 0. */
  if(): void {
    this.put(OP.if, TYPE.none)
  }

  end(): void {
    this.put(OP.end)
  }
}
