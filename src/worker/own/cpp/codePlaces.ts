/** The line of a place in an instrumented module. */

/** From an offset in the module on. */
interface CodePlace {
  readonly offset: number
  /** 0 where the code is none of the program's own. */
  readonly line: number
}

/** Which lines the instructions of a module are of. */
export class CodePlaces {
  readonly #places: CodePlace[] = []

  /** In the order of their offsets. */
  add(offset: number, line: number): void {
    if (this.#places.at(-1)?.line !== line) this.#places.push({ offset, line })
  }

  /** From 1; 0 where the code is none of the program's own. */
  lineAt(offset: number): number {
    let [low, high] = [0, this.#places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#places[middle].offset <= offset) low = middle + 1
      else high = middle
    }
    return low === 0 ? 0 : this.#places[low - 1].line
  }
}

const FRAME = /wasm-function\[\d+\]:0x([0-9a-f]+)/g

/** The lines of the program's own calls that were in progress when an error came up, the innermost first. */
export function linesOf(error: Error, places: CodePlaces): readonly number[] {
  const frames = Array.from((error.stack ?? '').matchAll(FRAME), ([, offset]) => Number.parseInt(offset, 16))
  return frames.map((offset) => places.lineAt(offset)).filter((line) => line > 0)
}
