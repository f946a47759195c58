/** Maps offsets in a WebAssembly module's code to their line, function and variables. */
import { type LineRow, lineRows } from '../lineTable.ts'
import { PROGRAM_FILE } from '../sourceFiles.ts'
import type { Entry } from './entries.ts'
import { Types } from './types.ts'
import { type FunctionSymbol, type Symbols, symbolsOf, type VariableSymbol } from './symbols.ts'

/** Maximum bytes of a `CodeStop`'s `span`. */
const WIDEST_SPAN = 1 << 10

/** Line, function and variables at a code offset. */
export interface CodeStop {
  /** 1-based. */
  readonly line: number
  /** Function name; empty if unknown. */
  readonly name: string
  /** Type of the function's result; undefined for `void`. */
  readonly gives: Entry | undefined
  /** Variables in scope that are declared on or before this line, one per name. */
  readonly variables: readonly VariableSymbol[]
  /**
   * Byte range of all `variables`, relative to the call's frame base: if its bytes are unchanged, so are all variables.
   * Undefined if a value is stored elsewhere, or if the range is too wide.
   */
  readonly span: { readonly from: number; readonly end: number } | undefined
}

export class CodeMap {
  readonly symbols: Symbols
  readonly types: Types
  /** Line at each code offset, ascending by offset. */
  readonly #rows: readonly LineRow[]
  readonly #stops = new Map<number, CodeStop>()

  /** @param module the linker's output @throws RangeError on debug info the compiler does not emit */
  constructor(module: Uint8Array) {
    this.#rows = lineRows(module, PROGRAM_FILE)
    this.symbols = symbolsOf(module)
    this.types = new Types(this.symbols.entries)
  }

  /** @param place in one of the program's own functions */
  at(place: number): CodeStop {
    let stop = this.#stops.get(place)
    if (stop === undefined) {
      const { functions } = this.symbols
      const found = functions[countUpTo(functions, place, ({ from }) => from) - 1]
      const line = this.#lineAt(place)
      const variables = found ? variablesAt(found, place, line) : []
      stop = { line, name: found?.name ?? '', gives: found?.gives, variables, span: this.#spanOf(variables) }
      this.#stops.set(place, stop)
    }
    return stop
  }

  #spanOf(variables: readonly VariableSymbol[]): CodeStop['span'] {
    let [from, end] = [0, 0]
    for (const { place, type } of variables) {
      if (place.kind !== 'frame' || place.isIndirect || !this.types.isFlat(type)) return undefined
      from = Math.min(from, place.offset)
      end = Math.max(end, place.offset + this.types.bytes(type))
    }
    return end - from > WIDEST_SPAN ? undefined : { from, end }
  }

  /** Returns the line at a code offset. The start of a function may have no line: takes the next row with a line. */
  #lineAt(place: number): number {
    const rows = this.#rows
    let index = Math.max(0, countUpTo(rows, place, ({ offset }) => offset) - 1)
    while (rows[index].line === 0) index++
    return rows[index].line
  }
}

function variablesAt({ variables }: FunctionSymbol, place: number, line: number): readonly VariableSymbol[] {
  const known = variables.filter((each) => each.from <= place && place < each.end && each.line <= line)
  // An inner variable replaces the outer one of the same name, in its position.
  return [...new Map(known.map((variable) => [variable.name, variable])).values()]
}

/** Returns the number of items whose key is ≤ `value`, by binary search. @param items ascending by key */
function countUpTo<Item>(items: readonly Item[], value: number, keyOf: (item: Item) => number): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (keyOf(items[middle]) <= value) low = middle + 1
    else high = middle
  }
  return low
}
