/**
 * Finds boards in data structures of a program other than lists of digits: objects and maps by row or by cell, rows of
 * objects, lists by column or by box, one bit or a list of candidates per cell.
 */
import { boardsOf, isList, NO_DIGIT, shows, strictDigit } from './boards.ts'

/** Location of a cell's value. */
export interface Place {
  /** The list, map or object that contains the value. */
  readonly holder: object
  /** Key of a property or of a map. */
  readonly key: unknown
}

/** Interpretation of a structure as a board. */
interface Form {
  /** The property of each cell's object that has the value; undefined if the structure holds the values themselves. */
  readonly field: string | undefined
  /** Returns the digit of a cell's value: 0 for a blank, `NO_DIGIT` for a value that this form does not have. */
  readonly digitOf: (value: unknown) => number
  /** By cell: its index among the structure's 81 values. */
  readonly order: readonly number[]
}

/** A board in a structure: the locations of its cells. */
export interface BoardPlaces {
  /** The outermost list, map or object of the structure. */
  readonly root: object
  readonly form: Form
  readonly cells: readonly Place[]
  /** The root, and all lists, maps and objects below it down to those that contain the cells' values or objects. */
  readonly holders: readonly object[]
}

/** Maximum entries of a list, map or object that may hold cells. */
const MOST_ENTRIES = 128
/** Maximum properties of a cell's object that are tried as the one with its digit. */
const MOST_FIELDS = 20
const CELLS = Array.from({ length: 81 }, (_, cell) => cell)

/** Orders in which structures list their cells: by row, by column, and by box. */
const ORDERS: readonly (readonly number[])[] = [
  CELLS,
  CELLS.map((cell) => (cell % 9) * 9 + Math.floor(cell / 9)),
  CELLS.map((cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9]
    return (Math.floor(row / 3) * 3 + Math.floor(column / 3)) * 9 + (row % 3) * 3 + (column % 3)
  }),
]

/** Returns the digit of a value; undefined, false and NaN count as blanks, too. */
function plainDigit(value: unknown): number {
  if (value === undefined || value === false || Number.isNaN(value)) return 0
  return strictDigit(value)
}

/**
 * Returns the digit of a single bit (`1 << least` stands for 1), 0 for no bit or several; `NO_DIGIT` for other values.
 */
function bitDigit(value: unknown, least: number): number {
  if (typeof value !== 'number' || (value | 0) !== value || value < 0 || value >= 1 << (9 + least))
    return NO_DIGIT
  const isSingle = value !== 0 && (value & (value - 1)) === 0
  return isSingle ? Math.max(0, 32 - Math.clz32(value) - least) : 0
}

/** Returns the only candidate in a list, a set or a string, 0 for none or several; `NO_DIGIT` for other values. */
function candidateDigit(value: unknown): number {
  if (typeof value === 'string') return value.length === 1 ? strictDigit(value) : 0
  const values: readonly unknown[] | undefined = isList(value)
    ? value
    : value instanceof Set
      ? [...(value as Set<unknown>)]
      : undefined
  if (values === undefined) return NO_DIGIT
  return values.length === 1 ? strictDigit(values[0]) : 0
}

/** Ways to read a digit from a cell's value, in the order in which they are tried. */
const DIGITS: readonly Form['digitOf'][] = [
  plainDigit,
  (value) => bitDigit(value, 1),
  (value) => bitDigit(value, 0),
  candidateDigit,
  // Digits counted from 0, with -1 for a blank.
  (value) => (typeof value === 'number' && value >= -1 && value <= 8 ? value + 1 : NO_DIGIT),
]

export function valueIn({ holder, key }: Place): unknown {
  return holder instanceof Map ? holder.get(key) : (holder as Record<string, unknown>)[key as string]
}

/** Returns the digit of each cell; 0 also for values that the form does not have. */
export function digitsOf({ cells, form }: BoardPlaces): readonly number[] {
  return cells.map((place) => Math.max(0, form.digitOf(valueIn(place))))
}

/** True for lists, maps and other objects, which may hold cells; false for promises. */
export function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Promise)
}

function isIndex(key: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(key)
}

/** Returns the places of the values in a list, a map or an object; undefined if there are too many. */
function entriesOf(holder: object): readonly Place[] | undefined {
  if (isList(holder)) {
    const { length } = holder
    if (length > MOST_ENTRIES) return undefined
    const entries = Array.from({ length }, (_, key): Place => ({ holder, key }))
    // The list is padded at index 0, for counting from 1, and possibly at the end.
    if (length === 10 || length === 11) return entries.slice(1, 10)
    return length === 82 ? entries.slice(1) : entries
  }
  if (holder instanceof Map)
    return holder.size > MOST_ENTRIES
      ? undefined
      : Array.from(holder.keys(), (key): Place => ({ holder, key }))
  const keys = Object.keys(holder)
  if (keys.length > MOST_ENTRIES) return undefined
  // Sorts mixed keys: an engine lists `10` before `00`, because only `10` is an index.
  const isMixed = keys.some(isIndex) && !keys.every(isIndex)
  return (isMixed ? keys.toSorted() : keys).map((key): Place => ({ holder, key }))
}

/**
 * Returns the places of the values at the bottom of a structure that is nested in levels of 9 or 3, if there are
 * exactly `count` values; otherwise undefined.
 * @param holders receives all objects above the values
 */
function leavesOf(holder: unknown, count: number, holders: object[]): readonly Place[] | undefined {
  if (!isHolder(holder)) return undefined
  const entries = entriesOf(holder)
  if (entries === undefined) return undefined
  const { length } = entries
  if (length === count) {
    holders.push(holder)
    return entries
  }
  if ((length !== 9 && length !== 3) || length >= count) return undefined
  holders.push(holder)
  const leaves: Place[] = []
  for (const entry of entries) {
    const inner = leavesOf(valueIn(entry), count / length, holders)
    if (inner === undefined) return undefined
    leaves.push(...inner)
  }
  return leaves
}

/** Returns names of properties of a cell's object that may hold its digit: its own, and accessors of its class. */
function fieldsOf(cell: object): readonly string[] {
  const maker: unknown = Object.getPrototypeOf(cell)
  const accessors =
    isHolder(maker) && maker !== Object.prototype
      ? Object.entries(Object.getOwnPropertyDescriptors(maker)).filter(([, { get }]) => get !== undefined)
      : []
  return [...Object.keys(cell), ...accessors.map(([name]) => name)]
    .filter((name) => name !== '__proto__')
    .slice(0, MOST_FIELDS)
}

/**
 * Returns the places of a structure's cells in a given form, whatever their values; undefined if it is built otherwise.
 */
function inForm(root: object, form: Form): BoardPlaces | undefined {
  const holders: object[] = []
  const leaves = leavesOf(root, 81, holders)
  if (leaves === undefined) return undefined
  const { field, order } = form
  const cells: Place[] = []
  for (const number of order) {
    const leaf = leaves[number]
    if (field === undefined) {
      cells.push(leaf)
      continue
    }
    const holder = valueIn(leaf)
    if (!isHolder(holder)) return undefined
    cells.push({ holder, key: field })
  }
  return { root, form, cells, holders }
}

/** Returns the places of a structure that shows a puzzle; undefined for others, and for plain lists of digits. */
export function placesIn(root: object, givens: readonly number[]): BoardPlaces | undefined {
  if (isList(root) && boardsOf(root).some((board) => shows(board, givens))) return undefined
  const leaves = leavesOf(root, 81, [])
  if (leaves === undefined) return undefined
  const first = valueIn(leaves[0])
  const fields = isHolder(first) && !isList(first) && !(first instanceof Set) ? fieldsOf(first) : []
  for (const field of [undefined, ...fields]) {
    const values = leaves.map((leaf) => {
      const value = valueIn(leaf)
      return field === undefined || !isHolder(value) ? value : (value as Record<string, unknown>)[field]
    })
    for (const digitOf of DIGITS) {
      if (digitOf(values[0]) === NO_DIGIT) continue
      const digits = values.map(digitOf)
      // If single candidates count as digits, propagation may have placed more than the givens.
      const mayHaveMore = digitOf === candidateDigit && !digits.includes(NO_DIGIT)
      const order = ORDERS.find((one) =>
        givens.every((given, cell) => digits[one[cell]] === given || (mayHaveMore && given === 0)),
      )
      if (order !== undefined) return inForm(root, { field, digitOf, order })
    }
  }
  return undefined
}

/** Returns the places of a structure with the form of a known board, if it has the givens; otherwise undefined. */
export function placesLike(
  root: object,
  { form }: BoardPlaces,
  givens: readonly number[],
): BoardPlaces | undefined {
  const places = inForm(root, form)
  return places?.cells.every((place, cell) => {
    const digit = form.digitOf(valueIn(place))
    return givens[cell] === 0 ? digit !== NO_DIGIT : digit === givens[cell]
  })
    ? places
    : undefined
}

/**
 * Returns the new places if objects that hold the cells' values were replaced. Undefined if no such object was
 * replaced, or if the structure no longer has its form.
 */
export function placesAgain({ root, form, cells }: BoardPlaces): BoardPlaces | undefined {
  const places = inForm(root, form)
  return places?.cells.every(
    ({ holder, key }, cell) => holder === cells[cell].holder && key === cells[cell].key,
  )
    ? undefined
    : places
}
