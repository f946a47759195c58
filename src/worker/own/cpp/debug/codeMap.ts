/** A place in a program's code: its line, its function, and the variables there. */
import { type LineRow, lineRows } from '../lineTable.ts'
import { PROGRAM_FILE } from '../sourceFiles.ts'
import { Types } from './types.ts'
import { type FunctionSymbol, type Symbols, symbolsOf, type VariableSymbol } from './symbols.ts'

/** Bytes of variables that are compared as a whole. */
const WIDEST_SPAN = 1 << 10

export interface CodeStop {
  /** From 1. */
  readonly line: number
  /** Of the function. */
  readonly name: string
  /** Those that have a value there, one for each name. */
  readonly variables: readonly VariableSymbol[]
  /** Where they lie, from the variables of their call on; undefined if there are more than lie there. */
  readonly span: { readonly from: number; readonly end: number } | undefined
}

export class CodeMap {
  readonly symbols: Symbols
  readonly types: Types
  readonly #rows: readonly LineRow[]
  readonly #stops = new Map<number, CodeStop>()

  /** @param module as the linker has made it @throws RangeError if it is not as the compiler makes them */
  constructor(module: Uint8Array) {
    this.#rows = lineRows(module, PROGRAM_FILE)
    this.symbols = symbolsOf(module)
    this.types = new Types(this.symbols.entries)
  }

  /** @param place an offset in the code of one of the program's own functions */
  at(place: number): CodeStop {
    let stop = this.#stops.get(place)
    if (stop === undefined) {
      const { functions } = this.symbols
      const found = functions[countUpTo(functions, place, ({ from }) => from) - 1]
      const line = this.#lineAt(place)
      const variables = found ? variablesAt(found, place, line) : []
      stop = { line, name: found?.name ?? '', variables, span: this.#spanOf(variables) }
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

  /** Where a function begins, there may be what is of no line. */
  #lineAt(place: number): number {
    const rows = this.#rows
    let index = Math.max(0, countUpTo(rows, place, ({ offset }) => offset) - 1)
    while (rows[index].line === 0) index++
    return rows[index].line
  }
}

function variablesAt({ variables }: FunctionSymbol, place: number, line: number): readonly VariableSymbol[] {
  const known = variables.filter((each) => each.from <= place && place < each.end && each.line <= line)
  // Inner ones hide outer ones of the same name, where those stand.
  return [...new Map(known.map((variable) => [variable.name, variable])).values()]
}

/** How many of a list in ascending order are not beyond a value. */
function countUpTo<Item>(items: readonly Item[], value: number, keyOf: (item: Item) => number): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (keyOf(items[middle]) <= value) low = middle + 1
    else high = middle
  }
  return low
}
