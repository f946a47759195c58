import { ByteWriter } from './byteWriter.ts'
import type { HookGlobal, HookName } from './hooks.ts'
import { OP, TYPE } from './instructions.ts'

/** The numbers of what is put into a module. */
export interface HookNumbers {
  hook(name: HookName): number
  global(name: HookGlobal): number
}

/** Writes the code of a function, with locals of its own. */
export class CodeWriter extends ByteWriter {
  readonly #numbers: HookNumbers
  readonly #firstLocal: number
  /** By their uses. */
  readonly #scratch = new Map<string, { readonly local: number; readonly type: number }>()

  /** @param firstLocal the number of the first local of its own */
  constructor(numbers: HookNumbers, firstLocal: number) {
    super()
    this.#numbers = numbers
    this.#firstLocal = firstLocal
  }

  /** Of the locals of its own. */
  get scratchTypes(): readonly number[] {
    return Array.from(this.#scratch.values(), ({ type }) => type)
  }

  /** A local of its own, the same for the same use. */
  scratch(use: string, type: number = TYPE.i32): number {
    let known = this.#scratch.get(use)
    if (known === undefined) {
      known = { local: this.#firstLocal + this.#scratch.size, type }
      this.#scratch.set(use, known)
    }
    return known.local
  }

  get(...locals: readonly number[]): void {
    for (const local of locals) {
      this.put(OP.localGet)
      this.unsigned(local)
    }
  }

  set(...locals: readonly number[]): void {
    for (const local of locals) {
      this.put(OP.localSet)
      this.unsigned(local)
    }
  }

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

  /** Adds to a global. */
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

  /** The code up to an `end` runs if the value on the stack is not 0. */
  if(): void {
    this.put(OP.if, TYPE.none)
  }

  end(): void {
    this.put(OP.end)
  }
}
