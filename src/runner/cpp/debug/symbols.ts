/** Collects the functions and variables of a program, with their locations, from its debug information (DWARF). */
import { ByteReader } from '../byteReader.ts'
import { ATTRIBUTE, OPERATION, TAG } from './dwarf.ts'
import { type Entries, entriesOf, type Entry, expressionIn, nameOf, numberIn } from './entries.ts'

/** Location of a variable. */
export type Place =
  | { readonly kind: 'address'; readonly address: number }
  /** Offset from the call's frame base: of the variable or, if indirect, of the variable's address. */
  | { readonly kind: 'frame'; readonly offset: number; readonly isIndirect: boolean }
  /** Target of the pointer that the call's parameter holds. @property index of the parameter, from 0 */
  | { readonly kind: 'parameter'; readonly index: number }

export interface VariableSymbol {
  readonly name: string
  readonly type: Entry
  readonly place: Place
  /** Line of its declaration; 0 if unknown, and for parameters and globals. */
  readonly line: number
  /** Code offsets of its scope, `end` exclusive. */
  readonly from: number
  readonly end: number
}

export interface FunctionSymbol {
  readonly name: string
  /** Code offsets of its body, `end` exclusive. */
  readonly from: number
  readonly end: number
  /** Type of its result; undefined for `void`. */
  readonly gives: Entry | undefined
  /** Parameters and variables in order of declaration: those of inner blocks follow the outer ones that they hide. */
  readonly variables: readonly VariableSymbol[]
}

/** A program's own symbols. */
export interface Symbols {
  readonly entries: Entries
  readonly functions: readonly FunctionSymbol[]
  readonly globals: readonly VariableSymbol[]
}

/** Namespaces of the library and of the harness that calls the program's function. */
const FOREIGN: ReadonlySet<string | undefined> = new Set(['std', 'backdoku'])
const EVERYWHERE = { from: 0, end: Infinity } as const

type Range = Pick<VariableSymbol, 'from' | 'end'>

/**
 * Collects the program's own symbols in a module.
 * @throws RangeError on kinds of DWARF data that the app's compiler does not emit
 */
export function symbolsOf(module: Uint8Array): Symbols {
  const entries = entriesOf(module)
  const functions: FunctionSymbol[] = []
  const globals: VariableSymbol[] = []

  function visit({ children }: Entry): void {
    for (const entry of children) {
      if (entry.tag === TAG.namespace) {
        if (!FOREIGN.has(nameOf(entry))) visit(entry)
      } else if (entry.tag === TAG.variable) globals.push(...variable(entry, EVERYWHERE))
      else if (entry.tag === TAG.function) functions.push(...functionSymbols(entry))
    }
  }

  function functionSymbols(entry: Entry): readonly FunctionSymbol[] {
    const range = rangeOf(entry)
    if (range === undefined) return []
    const variables: VariableSymbol[] = []
    collectVariables(entry, range, variables)
    const gives = entries.referencedEntry(declarationOf(entry), ATTRIBUTE.type)
    return [{ name: declaredName(entry) ?? '', ...range, gives, variables }]
  }

  /** Adds the parameters and variables of a function or block, and of the blocks in it. */
  function collectVariables({ children }: Entry, range: Range, variables: VariableSymbol[]): void {
    for (const entry of children) {
      if (entry.tag === TAG.block) collectVariables(entry, rangeOf(entry) ?? range, variables)
      else if (entry.tag === TAG.parameter || entry.tag === TAG.variable) {
        variables.push(...variable(entry, range))
      }
    }
  }

  /** Returns the symbol of a variable; none if its name, location or type is unknown. */
  function variable(entry: Entry, range: Range): readonly VariableSymbol[] {
    const name = declaredName(entry)
    const place = placeOf(entry)
    const type = entries.referencedEntry(declarationOf(entry), ATTRIBUTE.type)
    if (name === undefined || place === undefined || type === undefined) return []
    const isDeclared = entry.tag === TAG.variable && range !== EVERYWHERE
    const line = isDeclared ? (numberIn(entry, ATTRIBUTE.line) ?? 0) : 0
    return [{ name, type, place, line, ...range }]
  }

  /**
   * Returns the entry that has the name and type: the one to which a definition or an inlined copy refers, or the entry
   * itself.
   */
  function declarationOf(entry: Entry): Entry {
    return (
      entries.referencedEntry(entry, ATTRIBUTE.specification) ??
      entries.referencedEntry(entry, ATTRIBUTE.origin) ??
      entry
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
        // DW_OP_WASM_location: kind 0 is a local.
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
