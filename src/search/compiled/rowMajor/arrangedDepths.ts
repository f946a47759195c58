/**
 * Generates code that adds up, at each depth, the work that depends on the position of each digit: see `Arranged` in
 * `rowMajorWork.ts`. The code adds counts made in vectors to `MEMORY.sums`, and all others to the value on the stack.
 */
import { ALL_DIGITS } from '../../../sudoku/candidates.ts'
import type { Board } from '../../../sudoku/grid.ts'
import { type Cell, UNITS } from '../../../sudoku/units.ts'
import { LANES, type ColumnOrBox, columnAndBoxOf } from './arrangedPlaces.ts'
import type { Blank } from './blanks.ts'
import { load16 } from './fixedAddresses.ts'
import { MEMORY } from './rowMajorMemory.ts'
import {
  add,
  countsOfOnes,
  equal,
  ALL_ONES,
  splat,
  loadLanes,
  sameInAllLanes,
  storeLanes,
  sumsOfProducts,
  sumsOfTwo,
  vectorOf,
} from './shortLanes.ts'
import { addIntegers, ZERO_VECTOR, or, without } from './vectors.ts'
import { type Bytes, code, get, i32, select, set } from '../wasmBinary.ts'

/** A visit (entering a blank and trying its digits) for which code is generated, with expressions for digit sets. */
export interface Visit {
  readonly givens: Board
  readonly blanks: readonly Blank[]
  readonly depth: number
  /** The digits in the row. */
  readonly row: Bytes
  /** The digits in the row or column. */
  readonly rowAndColumn: Bytes
  /** The digits that fit. */
  readonly candidates: Bytes
}

/** Number of vector locals that the code needs; they follow the integer locals. */
export const VECTORS = 3

/** The bits from 0 up to a digit's. */
const upTo = (digit: number) => (2 << digit) - 1
const plus = (count: Bytes) => code(count, i32.add)
const minus = (count: Bytes) => code(count, i32.subtract)
const twice = (count: Bytes) => code(count, i32.constant(1), i32.shiftLeft)
/** Code for 1 if a digit is in a set, else 0. */
const isIn = (digit: number, digits: Bytes) =>
  code(digits, i32.constant(digit), i32.shiftRight, i32.constant(1), i32.and)
const sum = (terms: readonly number[]) => terms.reduce((total, term) => total + term, 0)

/** The column or the box, at the point where a scan reaches it. */
interface ScannedUnit extends ColumnOrBox {
  /** Number of cells scanned before this unit. */
  readonly before: number
  /** Digits of the units scanned before this unit. */
  readonly struck: Bytes
  /** Digits in neither this unit nor a unit scanned before. */
  readonly left: Bytes
}

/** Returns the column and the box, in the order of the scan. */
function scannedUnits({ blanks, depth, row, rowAndColumn, candidates }: Visit): readonly ScannedUnit[] {
  const [column, box] = columnAndBoxOf(blanks[depth])
  const leftOfColumn = code(rowAndColumn, i32.constant(ALL_DIGITS), i32.xor)
  return [
    { ...column, before: 9, struck: row, left: leftOfColumn },
    { ...box, before: 18, struck: rowAndColumn, left: candidates },
  ]
}

/** Code that adds a vector to `MEMORY.sums`. */
const addUp = (sums: Bytes) => storeLanes(MEMORY.sums, addIntegers(loadLanes(MEMORY.sums), sums))

// -- Work of the kind `met`, see `Arranged`
// ---------------------------------------------------------------------------------------------------------------

/** Adds up the number of cells read until each digit of the units is met. */
export function scannedCells(visit: Visit): Bytes {
  const { givens, blanks, depth } = visit
  const { cell, units } = blanks[depth]
  // Before the blank the row is full; after it only the givens are set.
  const inRow = UNITS[units[0]].cells.map((one, place) =>
    one < cell || (one > cell && givens[one] !== 0) ? place + 1 : 0,
  )
  return code(plus(i32.constant(sum(inRow))), ...scannedUnits(visit).map((line) => cellsMetIn(line, givens)))
}

/** The part of `scannedCells` for the column or the box. */
function cellsMetIn({ cells, address, before, struck }: ScannedUnit, givens: Board): Bytes {
  const reads = vectorOf(cells.slice(0, LANES).map((_, place) => before + place + 1))
  const isMetBefore = equal(without(loadLanes(address), splat(struck)), ZERO_VECTOR)
  const last = before + cells.length
  const ninth = givens[cells[LANES]]
  return code(
    addUp(sumsOfTwo(without(reads, isMetBefore))),
    ninth === 0
      ? []
      : code(plus(i32.constant(last)), minus(code(isIn(ninth, struck), i32.constant(last), i32.multiply))),
  )
}

// -- Work of the kind `struck`, see `Arranged`
// ------------------------------------------------------------------------------------------------------------

/**
 * Adds up the number of comparisons that striking the units' digits takes.
 * @param vectors first vector local
 */
export function comparisons(visit: Visit, vectors: number): Bytes {
  return code(
    plus(comparisonsBefore(visit)),
    comparisonsAfter(visit),
    ...scannedUnits(visit).map((line) => comparisonsIn(line, visit.givens, vectors)),
  )
}

/** Comparisons for the row's cells before the blank; the previous blank of the row, if any, has stored them. */
function comparisonsBefore({ givens, blanks, depth }: Visit): Bytes {
  const { cell, units } = blanks[depth]
  const above = blanks.findLastIndex((blank, index) => index < depth && blank.units[0] === units[0])
  if (above !== -1) return load16(rowSumAt(above))
  const before = UNITS[units[0]].cells.filter((one) => one < cell).map((one) => givens[one])
  const terms = before.map(
    (digit, place) => 2 * (digit - before.slice(0, place).filter((one) => one < digit).length),
  )
  return i32.constant(sum(terms))
}

/** Address of the comparisons that `storeRowSum` stores at a depth. */
const rowSumAt = (depth: number) => MEMORY.rowSums + 2 * depth

/**
 * After a placement: stores the comparisons for the row's cells before the next blank. Empty if that blank is in
 * another row.
 * @param bit bit of the placed digit
 */
export function storeRowSum(visit: Visit, bit: Bytes): Bytes {
  const { givens, blanks, depth, row } = visit
  const { cell, units } = blanks[depth]
  const next = blanks[depth + 1]
  if (next === undefined || next.units[0] !== units[0]) return []
  const between = UNITS[units[0]].cells.filter((one) => one > cell && one < next.cell)
  const before = code(row, i32.constant(~givensFrom(cell, givens)), i32.and)
  const lessOrEqual = code(bit, i32.constant(1), i32.shiftLeft, i32.constant(-2), i32.add)
  const compared = code(lessOrEqual, before, i32.constant(-1), i32.xor, i32.and, i32.countOnes)
  return code(
    code(i32.constant(0), comparisonsBefore(visit), plus(twice(compared))),
    ...between.map((one) => comparisonsForGiven(one, givens, code(row, bit, i32.or))),
    i32.store16(rowSumAt(depth)),
  )
}

/** Comparisons for the blank itself and the row's cells after it. */
function comparisonsAfter({ givens, blanks, depth, row }: Visit): Bytes {
  const { cell, units } = blanks[depth]
  const { cells } = UNITS[units[0]]
  const terms = cells.map((one, place) => {
    if (one < cell) return []
    if (givens[one] !== 0) return comparisonsForGiven(one, givens, row)
    const filled = place - cells.filter((other) => other >= cell && other < one && givens[other] === 0).length
    return plus(i32.constant(9 - filled))
  })
  return code(...terms)
}

/** Comparisons for a given. @param row all digits before it in its row, and possibly later givens of the row */
function comparisonsForGiven(given: Cell, givens: Board, row: Bytes): Bytes {
  const digit = givens[given]
  const smallerBefore = upTo(digit) & ~givensFrom(given, givens)
  return code(
    plus(i32.constant(2 * digit)),
    minus(twice(code(row, i32.constant(smallerBefore), i32.and, i32.countOnes))),
  )
}

/** Returns the givens of a cell's row from the cell on, as a `DigitSet`. */
function givensFrom(cell: Cell, givens: Board): number {
  const end = cell - (cell % 9) + 9
  let digits = 0
  for (let one = cell; one < end; one++) if (givens[one] !== 0) digits |= 1 << givens[one]
  return digits
}

/**
 * Comparisons for a column or a box. A digit that is still in the program's list of possible digits counts twice: `in`
 * and `remove` both compare it.
 */
function comparisonsIn({ cells, address, struck, left }: ScannedUnit, givens: Board, vectors: number): Bytes {
  const [gone, digits, missing] = [vectors, vectors + 1, vectors + 2]
  const noDigits = i32.constant(~ALL_DIGITS)
  const before = Array.from({ length: LANES - 1 }, (_, place) => loadLanes(address - 2 * (place + 1)))
  // The bits up to the cell's digit; all bits if the cell is blank or its digit is struck already.
  const compared = or(get(missing), or(get(digits), add(get(digits), ALL_ONES)))
  const list = without(compared, before.reduce(or, get(gone)))
  const counts = countsOfOnes(list)
  return code(
    code(splat(code(struck, noDigits, i32.or)), set(gone)),
    code(loadLanes(address), set(digits)),
    code(equal(without(get(digits), get(gone)), ZERO_VECTOR), set(missing)),
    addUp(sumsOfProducts(counts, add(get(missing), sameInAllLanes(2)))),
    plus(comparisonsOfNinth(givens[cells[LANES]], struck, left)),
  )
}

/** Comparisons for the last cell of a unit. @param left digits in neither this cell nor any cell scanned before */
function comparisonsOfNinth(digit: number, struck: Bytes, left: Bytes): Bytes {
  const inVain = code(left, i32.countOnes)
  if (digit === 0) return inVain
  const smaller = code(left, i32.constant(upTo(digit)), i32.and, i32.countOnes)
  const found = twice(code(smaller, i32.constant(1), i32.add))
  return code(inVain, found, isIn(digit, struck), select)
}
