/** Finds out where a program that runs for long is, from its calls at several moments. */

/** Looks that are compared, about two seconds. */
const LOOKS = 10

interface Call {
  readonly name: string
  readonly line: number
}

export class CommonCall {
  /** The open calls at each look, outermost first. */
  readonly #looks: (readonly Call[])[] = []

  /**
   * Takes the calls that are open now.
   * @param stack as the engine prints it, innermost first @param file of the program
   * @returns the line of the innermost call that has been open at all looks: what it calls comes and goes; 0 if unknown
   */
  look(stack: string, file: string): number {
    const calls = callsIn(stack, file)
    this.#looks.push(calls)
    if (this.#looks.length > LOOKS) this.#looks.shift()
    if (this.#looks.length === 1) return 0
    let line = 0
    for (const [depth, call] of calls.entries()) {
      // A call is the same if it has the same name, and was made in the same line of the same call.
      if (this.#looks.some((look) => look.at(depth)?.name !== call.name)) break
      line = call.line
      if (this.#looks.some((look) => look.at(depth)?.line !== call.line)) break
    }
    return line
  }
}

function callsIn(stack: string, file: string): readonly Call[] {
  return stack
    .split('\n')
    .flatMap((printed): readonly Call[] => {
      const [, name, of, line] = /^\s*at (.*?)\(?([^\s(:]+):(\d+)(?::\d+)?\)?$/.exec(printed) ?? []
      return of === file ? [{ name, line: Number(line) }] : []
    })
    .toReversed()
}
