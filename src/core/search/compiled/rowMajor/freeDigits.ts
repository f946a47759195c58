/**
 * Code for what row, column and box of each blank lack. Which blank of a unit was filled before is known, so each reads
 * where that one has left it, and nothing has to be undone. From one blank of a row to the next what the row lacks stays in
 * a register: on the way down, each placement would have to wait for the memory that the one before has just written.
 */
import { ALL_DIGITS } from '../../../candidates.ts'
import type { Blank } from './blanks.ts'
import { MEMORY } from './rowMajorMemory.ts'
import { load16, store16 } from './fixedAddresses.ts'
import { BIT, ROW_FREE, type Part } from './rowMajorLocals.ts'
import { type Bytes, code, get, i32, set } from '../wasmBinary.ts'

const ROW = 0
const COLUMN = 1
const BOX = 2

/** Where a blank leaves what a unit of it lacks from then on. */
const freeAt = (depth: number, kind: number) => MEMORY.free + 2 * (3 * depth + kind)

const withoutDigit = (digits: Bytes) => code(digits, get(BIT), i32.xor)

const isIn = (kind: number, one: Blank, other: Blank | undefined) => one.units[kind] === other?.units[kind]

/** The digits that a unit of a blank lacks, as the last blank before it that counts has left them. */
function freeOf(
  { blanks, givenDigits }: Part,
  depth: number,
  kind: number,
  counts: (blank: Blank) => boolean,
): Bytes {
  const blank = blanks[depth]
  const above = blanks.findLastIndex((one, index) => index < depth && isIn(kind, one, blank) && counts(one))
  return above === -1
    ? i32.constant(ALL_DIGITS & ~givenDigits[blank.units[kind]])
    : load16(freeAt(above, kind))
}

const freeOfRow = (part: Part, depth: number) => freeOf(part, depth, ROW, () => true)

/** The digits that the column of a blank lacks. */
export const freeOfColumn = (part: Part, depth: number) => freeOf(part, depth, COLUMN, () => true)

/** The digits that the box of a blank lacks, those that its row holds aside. */
export function freeOfBox(part: Part, depth: number): Bytes {
  return freeOf(part, depth, BOX, (one) => !isIn(ROW, one, part.blanks[depth]))
}

/** On entering a blank: sets `ROW_FREE`, where the blank before has not. */
export function enterRow(part: Part, depth: number): Bytes {
  const { blanks, first } = part
  return depth > first && isIn(ROW, blanks[depth], blanks[depth - 1]) ? [] : resumeRow(part, depth)
}

/** Once the depths below have been searched: sets `ROW_FREE`. */
export function resumeRow(part: Part, depth: number): Bytes {
  return code(freeOfRow(part, depth), set(ROW_FREE))
}

/** Once the digit in `BIT` is placed: leaves what its units lack to the blanks that ask for it; `ROW_FREE` to the next of the row. */
export function leaveFree(part: Part, depth: number): Bytes {
  const { blanks } = part
  const blank = blanks[depth]
  const isAskedBelow = (kind: number) => blanks.some((one, index) => index > depth && isIn(kind, one, blank))
  return code(
    isAskedBelow(ROW)
      ? code(withoutDigit(get(ROW_FREE)), set(ROW_FREE), store16(freeAt(depth, ROW), get(ROW_FREE)))
      : [],
    isAskedBelow(COLUMN) ? store16(freeAt(depth, COLUMN), withoutDigit(freeOfColumn(part, depth))) : [],
    isAskedBelow(BOX) ? leaveBox(part, depth) : [],
  )
}

/** Only the last blank of a row in its box does: with what the row lacked before the first of them it knows their digits. */
function leaveBox(part: Part, depth: number): Bytes {
  const { blanks } = part
  const blank = blanks[depth]
  const isBeside = (one: Blank | undefined) => isIn(ROW, blank, one) && isIn(BOX, blank, one)
  if (isBeside(blanks[depth + 1])) return []
  const first = blanks.findIndex(isBeside)
  const before = freeOfBox(part, depth)
  if (first === depth) return store16(freeAt(depth, BOX), withoutDigit(before))
  // With the next blank in the same row, `ROW_FREE` is what that finds.
  const after = isIn(ROW, blank, blanks[depth + 1]) ? get(ROW_FREE) : withoutDigit(get(ROW_FREE))
  const placed = code(freeOfRow(part, first), after, i32.xor)
  return store16(freeAt(depth, BOX), code(before, placed, i32.xor))
}
