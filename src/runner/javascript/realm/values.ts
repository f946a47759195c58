/**
 * Serialises variables and values to JSON of bounded size. Runs no code of the program but getters, and `toString` of
 * regular expressions.
 */
import type { NumberedVariable } from '../../worker/language.ts'
import { isList, type List } from './boards.ts'
import { inspect } from './inspect.ts'

/** Maximum entries that are written out of a list or set. */
const ENTRIES = 81
/** Maximum levels of nested lists and sets that are written out. */
const LEVELS = 2
/** Maximum variables of a scope. */
const VARIABLES = 30
/** Maximum characters that are written of a text. */
const TEXT = 80
/** Maximum fields of an object, such as a cell of a board, in lists that are checked for changes. */
const CELL_ENTRIES = 8

/** Creates a pool of values as JSON: values with the same JSON share an index. */
export function makeValues() {
  /** JSON of each value, by index. */
  const texts: string[] = []
  /** Indices in `texts`, by JSON. */
  const numbers = new Map<string, number>()
  /** Indices of objects; valid until objects may have changed (`forget`). */
  let memo = new Map<object, number>()
  /** Signature and index of each list, as it was when last encoded. */
  const lists = new WeakMap<object, { readonly signature: string; readonly number: number }>()

  /** Returns the index of a value in `texts`. */
  function numberOf(value: unknown): number {
    if (typeof value !== 'object' || value === null) return interned(encoded(value, LEVELS))
    const known = memo.get(value)
    if (known !== undefined) return known
    const number = listNumber(value) ?? interned(encoded(value, LEVELS))
    memo.set(value, number)
    return number
  }

  /**
   * Returns the index of a list; undefined for values without a signature. Reuses the index of an unchanged list: most
   * lists are unchanged, and comparing costs 10% of encoding.
   */
  function listNumber(value: object): number | undefined {
    const signature = isList(value) ? signatureOf(value, LEVELS) : undefined
    if (signature === undefined) return undefined
    const known = lists.get(value)
    if (known?.signature === signature) return known.number
    const number = interned(encoded(value, LEVELS))
    lists.set(value, { signature, number })
    return number
  }

  /** Returns the index of a text in `texts`; appends a new one. */
  function interned(text: string): number {
    const known = numbers.get(text)
    if (known !== undefined) return known
    numbers.set(text, texts.length)
    return texts.push(text) - 1
  }

  return {
    texts,
    numberOf,
    /**
     * Returns the index of a variable's value; undefined if it is not initialised, unknown or a function.
     * @param name as `variables` returns it
     */
    numberIn(names: readonly string[], read: unknown, name: string): number | undefined {
      if (typeof read !== 'function') return undefined
      for (const [index, one] of names.entries()) {
        if (one !== name && !name.startsWith(`${one}.`)) continue
        try {
          const value: unknown = Reflect.apply(read, undefined, [index])
          const own = ownParts(value)
          if (own === undefined)
            return one === name && typeof value !== 'function' ? numberOf(value) : undefined
          const part = own.find(([key]) => name === `${one}.${key}`)
          return part === undefined || typeof part[1] === 'function' ? undefined : numberOf(part[1])
        } catch {
          // Not initialised yet (temporal dead zone).
          return undefined
        }
      }
      return undefined
    },
    /** True if the value with this index is a boolean, a text or a finite number other than -0: it cannot change. */
    isFixed: (number: number) => !/^[[{]/.test(texts[number]),
    /** Forgets the indices of objects. Must be called when objects may have changed. */
    forget: () => {
      memo = new Map()
    },
    /**
     * Returns the names of initialised variables, at most `VARIABLES`, with the indices of their values. Omits
     * functions. Replaces instances of the program's classes by their fields, and omits any other `this`.
     * @param names variables of the scope
     * @param read returns a variable's value by index; throws before initialisation (temporal dead zone)
     */
    variables(names: readonly string[], read: unknown): readonly NumberedVariable[] {
      const found: NumberedVariable[] = []
      if (typeof read !== 'function') return found
      for (let index = 0; index < names.length && found.length < VARIABLES; index++) {
        try {
          const value: unknown = Reflect.apply(read, undefined, [index])
          if (typeof value === 'function') continue
          const own = ownParts(value)
          if (own === undefined) {
            if (names[index] !== 'this') found.push([names[index], numberOf(value)])
            continue
          }
          for (const [name, held] of own.slice(0, VARIABLES - found.length))
            if (typeof held !== 'function') found.push([`${names[index]}.${name}`, numberOf(held)])
        } catch {
          // Not initialised yet.
        }
      }
      return found
    },
  }
}

/**
 * Returns the fields of an instance of one of the program's own classes; undefined if it has none, and for other
 * values.
 */
function ownParts(value: unknown): readonly (readonly [string, unknown])[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === null || prototype === Object.prototype || isList(value)) return undefined
  const maker = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value as unknown
  if (typeof maker !== 'function' || Function.prototype.toString.call(maker).includes('[native code]'))
    return undefined
  const entries = Object.entries(value)
  return entries.length === 0 ? undefined : entries
}

/** Returns a value as JSON. @param levels of nested lists and sets that are written out */
function encoded(value: unknown, levels: number): string {
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return String(value)
  if (typeof value === 'string') return JSON.stringify(shortened(value))
  if (isList(value) && levels > 0) {
    const entries: string[] = []
    for (let index = 0; index < value.length && index < ENTRIES; index++)
      entries.push(encoded(value[index], levels - 1))
    if (value.length > ENTRIES) entries.push('{"text":"…"}')
    return `[${entries.join()}]`
  }
  if (value instanceof Set && levels > 0) {
    const entries = [...value].slice(0, ENTRIES).toSorted(byValue)
    return `{"set":[${entries.map((entry) => encoded(entry, levels - 1)).join()}]}`
  }
  return JSON.stringify({ text: shortened(inspect(value, { depth: LEVELS, breakLength: Infinity })) })
}

/**
 * Returns a string that changes with a list's contents; undefined unless the list contains only numbers, texts and
 * booleans, or only small objects and lists of such values.
 */
function signatureOf(list: List, levels: number): string | undefined {
  const rows: string[] = []
  let isPlain = true
  let hasTexts = false
  for (let index = 0; index < list.length; index++) {
    const value: unknown = list[index]
    if (typeof value === 'string') hasTexts = true
    if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') continue
    isPlain = false
    const row = !isList(value)
      ? objectSignature(value)
      : levels === 1
        ? undefined
        : signatureOf(value, levels - 1)
    if (row === undefined) return undefined
    rows.push(row)
  }
  // Texts are quoted, so that the signature changes when `'5'` becomes 5.
  if (isPlain && hasTexts) return Array.from(list, quoted).join()
  if (isPlain) return Array.prototype.join.call(list)
  return rows.length === list.length ? rows.join(';') : undefined
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}

/** As `signatureOf`, for an object with 1 to `CELL_ENTRIES` primitive fields; undefined for other values. */
function objectSignature(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value as Readonly<Record<string, unknown>>)
  // Without fields, the object may still have contents that change, as a map or a set has.
  if (entries.length === 0 || entries.length > CELL_ENTRIES) return undefined
  let text = '{'
  for (const [name, held] of entries) {
    if ((typeof held === 'object' && held !== null) || typeof held === 'function') return undefined
    text += `${name}:${quoted(held)},`
  }
  return text
}

/** Compares the entries of a set, to sort them. */
function byValue(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  // Not `String`: an object's own `toString` is code of the program, and may throw.
  return inspect(one, { depth: 1 }) < inspect(other, { depth: 1 }) ? -1 : 1
}

function shortened(text: string): string {
  return text.length <= TEXT ? text : `${text.slice(0, TEXT - 1)}…`
}
