/** The functions and variables of a program, and where they lie. */
import { ByteReader } from '../byteReader.ts'
import { ATTRIBUTE, OPERATION, TAG } from './dwarf.ts'
import { type Entries, entriesOf, type Entry, expressionIn, nameOf, numberIn } from './entries.ts'

/** Where a variable lies. */
export type Place =
  | { readonly kind: 'address'; readonly address: number }
  /** So far from the variables of its call; or the address of it does. */
  | { readonly kind: 'frame'; readonly offset: number; readonly isIndirect: boolean }
  /** Where a parameter of its call points to. */
  | { readonly kind: 'parameter'; readonly index: number }

export interface VariableSymbol {
  readonly name: string
  readonly type: Entry
  readonly place: Place
  /** From which on it has a value; 0 for parameters. */
  readonly line: number
  /** Offsets in the code between which it is known. */
  readonly from: number
  readonly end: number
}

export interface FunctionSymbol {
  readonly name: string
  /** Offsets in the code between which it lies. */
  readonly from: number
  readonly end: number
  /** Those of inner blocks after those of outer ones. */
  readonly variables: readonly VariableSymbol[]
}

/** A program's symbols, by the names that it gives them. */
export interface Symbols {
  readonly entries: Entries
  readonly functions: readonly FunctionSymbol[]
  readonly globals: readonly VariableSymbol[]
}

/** Those of the library and of what calls a function of the program. */
const FOREIGN: ReadonlySet<string | undefined> = new Set(['std', 'backdoku'])
const EVERYWHERE = { from: 0, end: Infinity } as const

type Range = Pick<VariableSymbol, 'from' | 'end'>

/** @throws RangeError if they are not as the compiler writes them */
export function symbolsOf(module: Uint8Array): Symbols {
  const entries = entriesOf(module)
  const functions: FunctionSymbol[] = []
  const globals: VariableSymbol[] = []

  function visit({ children }: Entry): void {
    for (const entry of children) {
      if (entry.tag === TAG.namespace) {
        if (!FOREIGN.has(nameOf(entry))) visit(entry)
      } else if (entry.tag === TAG.variable) globals.push(...variable(entry, EVERYWHERE))
      else if (entry.tag === TAG.function) functions.push(...functionOf(entry))
    }
  }

  function functionOf(entry: Entry): readonly FunctionSymbol[] {
    const range = rangeOf(entry)
    if (range === undefined) return []
    const variables: VariableSymbol[] = []
    collect(entry, range, variables)
    return [{ name: declaredName(entry) ?? '', ...range, variables }]
  }

  function collect({ children }: Entry, range: Range, variables: VariableSymbol[]): void {
    for (const entry of children) {
      if (entry.tag === TAG.block) collect(entry, rangeOf(entry) ?? range, variables)
      else if (entry.tag === TAG.parameter || entry.tag === TAG.variable) {
        variables.push(...variable(entry, range))
      }
    }
  }

  function variable(entry: Entry, range: Range): readonly VariableSymbol[] {
    const name = declaredName(entry)
    const place = placeOf(entry)
    const type = entries.referred(declarationOf(entry), ATTRIBUTE.type)
    if (name === undefined || place === undefined || type === undefined) return []
    const isDeclared = entry.tag === TAG.variable && range !== EVERYWHERE
    const line = isDeclared ? (numberIn(entry, ATTRIBUTE.line) ?? 0) : 0
    return [{ name, type, place, line, ...range }]
  }

  function declarationOf(entry: Entry): Entry {
    return (
      entries.referred(entry, ATTRIBUTE.specification) ?? entries.referred(entry, ATTRIBUTE.origin) ?? entry
    )
  }

  function declaredName(entry: Entry): string | undefined {
    return nameOf(entry) ?? nameOf(declarationOf(entry))
  }

  function placeOf(entry: Entry): Place | undefined {
    const expression = expressionIn(entry, ATTRIBUTE.location)
    if (expression === undefined) return undefined
    const reader = new ByteReader(expression)
    switch (reader.u8()) {
      case OPERATION.address:
        return { kind: 'address', address: reader.u32() }
      case OPERATION.addressNumber:
        return { kind: 'address', address: entries.address(entry, reader.unsigned()) }
      case OPERATION.frameBase: {
        const offset = reader.signed()
        const isIndirect = reader.at < expression.length && reader.u8() === OPERATION.deref
        return { kind: 'frame', offset, isIndirect }
      }
      case OPERATION.local:
        // Of the kinds of places that WebAssembly has, the first is that of locals.
        return reader.u8() === 0 ? { kind: 'parameter', index: reader.unsigned() } : undefined
      default:
        return undefined
    }
  }

  for (const unit of entries.units) visit(unit)
  return { entries, functions: functions.toSorted((a, b) => a.from - b.from), globals }
}

function rangeOf(entry: Entry): Range | undefined {
  const from = numberIn(entry, ATTRIBUTE.low)
  const bytes = numberIn(entry, ATTRIBUTE.high)
  return from === undefined || bytes === undefined ? undefined : { from, end: from + bytes }
}
