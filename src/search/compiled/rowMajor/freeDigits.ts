/**
 * Generates code for the free digits of each blank's row, column and box. Each blank reads what the previous blank of
 * the unit stored, so backtracking undoes nothing. Between blanks of a row, the row's free digits stay in a register:
 * otherwise, each placement would wait until the previous placement has stored them.
 */
import { ALL_DIGITS } from '../../../sudoku/candidates.ts'
import type { Blank } from './blanks.ts'
import { MEMORY } from './rowMajorMemory.ts'
import { load16, store16 } from './fixedAddresses.ts'
import { BIT, ROW_FREE, type SearchFunction } from './rowMajorLocals.ts'
import { type Bytes, code, get, i32, set } from '../wasmBinary.ts'

/** Kinds of units, as indices in `Blank.units`. */
const ROW = 0
const COLUMN = 1
const BOX = 2

/** Address where a blank stores the free digits of a unit after its placement. */
const freeAt = (depth: number, kind: number) => MEMORY.free + 2 * (3 * depth + kind)

/** Returns code that removes the digit in `BIT` from a set that has it. */
const withoutDigit = (digits: Bytes) => code(digits, get(BIT), i32.xor)

const sharesUnit = (kind: number, one: Blank, other: Blank | undefined) =>
  one.units[kind] === other?.units[kind]

/**
 * Loads a unit's free digits. The nearest blank before this one in the unit for which `isRelevant` is true has stored
 * them. If there is no such blank, the givens determine them.
 */
function freeOf(
  { blanks, givenDigits }: SearchFunction,
  depth: number,
  kind: number,
  isRelevant: (blank: Blank) => boolean,
): Bytes {
  const blank = blanks[depth]
  const above = blanks.findLastIndex(
    (one, index) => index < depth && sharesUnit(kind, one, blank) && isRelevant(one),
  )
  return above === -1
    ? i32.constant(ALL_DIGITS & ~givenDigits[blank.units[kind]])
    : load16(freeAt(above, kind))
}

const freeOfRow = (part: SearchFunction, depth: number) => freeOf(part, depth, ROW, () => true)

/** Loads the free digits of a blank's column. */
export const freeOfColumn = (part: SearchFunction, depth: number) => freeOf(part, depth, COLUMN, () => true)

/** Loads the free digits of a blank's box, ignoring placements in the blank's own row. */
export function freeOfBox(part: SearchFunction, depth: number): Bytes {
  return freeOf(part, depth, BOX, (one) => !sharesUnit(ROW, one, part.blanks[depth]))
}

/**
 * On entering a blank: sets `ROW_FREE` (the row's free digits). If the previous blank is in the same row and handled by
 * the same function of the module (`SearchFunction`), `ROW_FREE` is set already, and no code is needed.
 */
export function enterRow(part: SearchFunction, depth: number): Bytes {
  const { blanks, first } = part
  return depth > first && sharesUnit(ROW, blanks[depth], blanks[depth - 1]) ? [] : resumeRow(part, depth)
}

/** After the deeper depths have been searched: restores `ROW_FREE`. */
export function resumeRow(part: SearchFunction, depth: number): Bytes {
  return code(freeOfRow(part, depth), set(ROW_FREE))
}

/**
 * After placing the digit in `BIT`: stores the free digits of the blank's units for later blanks in them. If the row
 * has later blanks, also removes the digit from `ROW_FREE`.
 */
export function storeFree(part: SearchFunction, depth: number): Bytes {
  const { blanks } = part
  const blank = blanks[depth]
  const isReadBelow = (kind: number) =>
    blanks.some((one, index) => index > depth && sharesUnit(kind, one, blank))
  return code(
    isReadBelow(ROW)
      ? code(withoutDigit(get(ROW_FREE)), set(ROW_FREE), store16(freeAt(depth, ROW), get(ROW_FREE)))
      : [],
    isReadBelow(COLUMN) ? store16(freeAt(depth, COLUMN), withoutDigit(freeOfColumn(part, depth))) : [],
    isReadBelow(BOX) ? storeBox(part, depth) : [],
  )
}

/**
 * Stores the free digits of a box, at the last blank of each of its rows. The digits placed in this row of the box are
 * those that the row's free digits have lost since the row's first blank in the box.
 */
function storeBox(part: SearchFunction, depth: number): Bytes {
  const { blanks } = part
  const blank = blanks[depth]
  const isBeside = (one: Blank | undefined) => sharesUnit(ROW, blank, one) && sharesUnit(BOX, blank, one)
  if (isBeside(blanks[depth + 1])) return []
  const first = blanks.findIndex(isBeside)
  const before = freeOfBox(part, depth)
  if (first === depth) return store16(freeAt(depth, BOX), withoutDigit(before))
  // If the next blank is in the same row, `storeFree` has already removed the digit from `ROW_FREE`.
  const after = sharesUnit(ROW, blank, blanks[depth + 1]) ? get(ROW_FREE) : withoutDigit(get(ROW_FREE))
  const placed = code(freeOfRow(part, first), after, i32.xor)
  return store16(freeAt(depth, BOX), code(before, placed, i32.xor))
}
