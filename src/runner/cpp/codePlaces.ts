/** Maps offsets in an instrumented module to source lines. */

/** Source line of the instructions from `offset` up to the offset of the next `CodePlace`. */
interface CodePlace {
  readonly offset: number
  /** 1-based; 0 for code not written by the user. */
  readonly line: number
}

/** Sorted table of code places. */
export class CodePlaces {
  readonly #places: CodePlace[] = []

  /** Appends a place, unless its line is that of the latest place. Offsets must ascend. */
  add(offset: number, line: number): void {
    if (this.#places.at(-1)?.line !== line) this.#places.push({ offset, line })
  }

  /** 1-based; 0 for code not written by the user. */
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

/** Returns the lines of the user's calls on an error's stack, innermost first. */
export function stackLines(error: Error, places: CodePlaces): readonly number[] {
  const frames = Array.from((error.stack ?? '').matchAll(FRAME), ([, offset]) => Number.parseInt(offset, 16))
  return frames.map((offset) => places.lineAt(offset)).filter((line) => line > 0)
}
