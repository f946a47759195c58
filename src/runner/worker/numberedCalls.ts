import type { NumberedCall, NumberedVariable } from './language.ts'

/** Interns the calls on the stack at inspected lines: calls with equal name, line and variables share an index. */
export class NumberedCalls {
  readonly calls: NumberedCall[] = []
  readonly #numbers = new Map<string, number>()

  /** Returns a call's index in `calls`, and adds the call if it is new. */
  numberOf(name: string, line: number, variables: readonly NumberedVariable[]): number {
    const key = `${name} ${line} ${variables.join()}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.calls.length)
    return this.calls.push([name, line, variables]) - 1
  }
}
