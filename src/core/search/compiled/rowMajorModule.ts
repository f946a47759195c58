import { ALL_DIGITS } from '../../candidates.ts'
import { EventKind, packEvent } from '../../events.ts'
import type { Givens } from '../../grid.ts'
import type { Extent } from '../strategy.ts'
import { type Blank, rowMajorBlanks, usedDigitsOf } from './blanks.ts'
import { countOf, type RowMajorWork } from './rowMajorWork.ts'
import {
  beginBlock,
  beginIf,
  beginLoop,
  branch,
  branchIf,
  type Bytes,
  code,
  end,
  get,
  i32,
  moduleOf,
  set,
  tee,
} from './wasmBinary.ts'

/** A module made by `rowMajorModule`, compiled and instantiated. */
export interface RowMajorCode {
  /** Searches on as `MEMORY` says. @returns address after the last event written */
  readonly run: () => number
  readonly memory: { readonly buffer: ArrayBuffer }
}

/** Addresses in the module's memory, in bytes. */
export const MEMORY = {
  /** The packed placements below `depth`; at `depth` the digit to go on with, 1 to enter the blank. 16 bits each. */
  stack: 0,
  /** A row as below, for the depths on the way to where the search stands. */
  ignored: 256,
  /** What a run is told, 32 bits each: where the search stands, … */
  depth: 512,
  /** … the address after the last event that the page has room for, … */
  limit: 516,
  /** … and the bytes of a slice of events: the depths that each slice has reached are told apart. */
  slice: 520,
  /** What a run tells: 2 × the depth at its end, + 1 if the search has come back to it; −1 if all has been tried; … */
  position: 524,
  /** … the work of the visits that it has begun, but that at its start, as if each were complete; … */
  work: 528,
  /** … and the solutions that it has added. */
  solutions: 532,
  /** By depth: the candidates left in the loop. 16 bits each. */
  candidates: 576,
  /** The page. */
  events: 1024,
  eventsEnd: 1024 + (1 << 15),
  /** By depth: the digits that row, column and box hold, its own included. 16 bits each. */
  used: 1024 + (1 << 15),
  /** For each slice a row of depths from 0 to 81, a byte each: set to 1 when an event leads there. */
  rows: 1 << 16,
  rowsEnd: 3 << 16,
} as const

/** Bytes from one row to the next. */
export const ROW_BYTES = 128

// The locals of the function: so few that they stay in registers, and that it is soon compiled.
/** Address of the next event. */
const OUT = 0
/** Where the slice ends; or 0 while the search still descends to where it stood, so that every slice looks full. */
const STOP = 1
/** The row of this slice. */
const ROW = 2
const WORK = 3
/** Of this depth. */
const CANDIDATES = 4
const BIT = 5
const SCRATCH = 6
const LOCALS = 7

const ZERO = i32.constant(0)
const load = (address: number) => code(ZERO, i32.load(address))
const store = (address: number, value: Bytes) => code(ZERO, value, i32.store(address))
const load16 = (address: number) => code(ZERO, i32.load16(address))
const store16 = (address: number, value: Bytes) => code(ZERO, value, i32.store16(address))

const stackAt = (depth: number) => MEMORY.stack + 2 * depth
const candidatesAt = (depth: number) => MEMORY.candidates + 2 * depth
const usedAt = (depth: number, kind: number) => MEMORY.used + 2 * (3 * depth + kind)

const SLICE_HAS_ROOM = code(get(OUT), get(STOP), i32.isLess)
const PAGE_IS_FULL = code(get(OUT), load(MEMORY.limit), i32.isAtLeast)

/** The search has come to where it stood: what was written on the way is discarded. */
const BEGIN_RUN = code(
  code(i32.constant(MEMORY.events), tee(OUT), load(MEMORY.slice), i32.add, set(STOP)),
  code(i32.constant(MEMORY.rows), set(ROW)),
)

/** The last slice may be cut short by the end of the page. */
const BEGIN_SLICE = code(
  code(get(ROW), i32.constant(ROW_BYTES), i32.add, set(ROW)),
  code(get(STOP), load(MEMORY.slice), i32.add, set(STOP)),
  code(load(MEMORY.limit), get(STOP), i32.isLess, beginIf, load(MEMORY.limit), set(STOP), end),
)

/**
 * A WebAssembly module that searches one puzzle as every program does that walks its blanks in row-major order. That
 * order is known beforehand, so the recursion is written out, a loop for each depth inside the loop of the one above:
 *
 *     depth 0: candidates = what row, column and box lack
 *              loop while there are candidates
 *                place the lowest; used digits of its units = those on entering, and this one
 *                depth 1: candidates = …
 *                         loop …
 *                           … a full board …
 *                           backtrack
 *                backtrack
 *
 * Which blank of a unit was filled before is known, too, so used digits are read where that one has left them, and
 * nothing has to be undone. To resume, the same code descends with the candidates cut down to those not yet tried.
 */
export function rowMajorModule(givens: Givens, extent: Extent, work: RowMajorWork): Uint8Array<ArrayBuffer> {
  const blanks = rowMajorBlanks(givens)
  const used = usedDigitsOf(givens)
  const body = code(
    code(i32.constant(MEMORY.events), set(OUT)),
    code(i32.constant(MEMORY.ignored), set(ROW)),
    store(MEMORY.solutions, ZERO),
    beginBlock,
    ...blanks.map((_, depth) => descent(blanks, used, depth, work)),
    fullBoard(blanks.length, extent),
    ...blanks.map((_, depth) => ascent(depth)).toReversed(),
    store(MEMORY.position, i32.constant(-1)),
    end,
    store(MEMORY.work, get(WORK)),
    get(OUT),
  )
  return moduleOf(MEMORY.rowsEnd >> 16, LOCALS, body)
}

/** After a full slice: leaves the function if the page is full, too, else begins the next. See `exitIf`. */
function stopOrBeginSlice(depth: number, inside: number, cameBack: 0 | 1): Bytes {
  return code(exitIf(PAGE_IS_FULL, depth, inside, cameBack), BEGIN_SLICE)
}

/** Leaves the function if a condition holds. @param inside blocks around this in the code of the depth */
function exitIf(condition: Bytes, depth: number, inside: number, cameBack: 0 | 1): Bytes {
  const position = i32.constant(2 * depth + cameBack)
  return code(store(MEMORY.position, position), condition, branchIf(2 * depth + inside))
}

/** Enters a blank, and begins its loop up to the placement. */
function descent(
  blanks: readonly Blank[],
  givenDigits: Uint16Array,
  depth: number,
  work: RowMajorWork,
): Bytes {
  const { cell, units } = blanks[depth]
  const used = units.map((unit, kind) => {
    const above = blanks.findLastIndex((blank, index) => index < depth && blank.units[kind] === unit)
    return above === -1 ? i32.constant(givenDigits[unit]) : load16(usedAt(above, kind))
  })
  const passUsedOn = used.map((before, kind) => {
    const below = blanks.some((blank, index) => index > depth && blank.units[kind] === units[kind])
    return below ? store16(usedAt(depth, kind), code(before, get(BIT), i32.or)) : []
  })
  const [row, column, box] = used
  return code(
    code(row, column, i32.or, tee(SCRATCH), box, i32.or),
    code(i32.constant(ALL_DIGITS), i32.xor, i32.constant(ALL_DIGITS), i32.and, set(CANDIDATES)),
    beginBlock,
    stopOrResume(depth),
    visitWork(blanks, givenDigits, depth, work),
    end,

    beginBlock,
    beginLoop,
    code(get(CANDIDATES), i32.isZero, branchIf(1)),
    code(get(CANDIDATES), ZERO, get(CANDIDATES), i32.subtract, i32.and, set(BIT)),
    ...passUsedOn,
    code(get(CANDIDATES), i32.countTrailingZeros, i32.constant(packEvent(EventKind.place, cell, 0)), i32.or),
    set(SCRATCH),
    store16(candidatesAt(depth), code(get(CANDIDATES), get(BIT), i32.xor)),
    store16(stackAt(depth), get(SCRATCH)),
    writeEvent(get(SCRATCH), depth + 1),
  )
}

/** The loop of a depth from the backtrack on. */
function ascent(depth: number): Bytes {
  const placement = load16(stackAt(depth))
  return code(
    writeEvent(code(placement, i32.constant(packEvent(EventKind.backtrack, 0, 0)), i32.or), depth),
    code(load16(candidatesAt(depth)), set(CANDIDATES)),
    code(SLICE_HAS_ROOM, branchIf(0)),
    stopOrBeginSlice(depth, 2, 1),
    branch(0),
    end,
    end,
  )
}

/** @param depth to which the event leads */
function writeEvent(event: Bytes, depth: number): Bytes {
  return code(
    code(get(OUT), event, i32.store16(0)),
    code(get(OUT), i32.constant(2), i32.add, set(OUT)),
    code(get(ROW), i32.constant(1), i32.store8(depth)),
  )
}

/** Leaves if the page is full. On the way to where the search stands, leaves the block around this. */
function stopOrResume(depth: number): Bytes {
  const digit = code(load16(stackAt(depth)), i32.constant(0xf), i32.and)
  const digitAndAbove = code(i32.constant(-1), digit, i32.shiftLeft)
  return code(
    beginBlock,
    code(SLICE_HAS_ROOM, branchIf(0)),
    code(get(STOP), beginIf, stopOrBeginSlice(depth, 3, 0), branch(1), end),
    code(get(CANDIDATES), digitAndAbove, i32.and, set(CANDIDATES)),
    code(load(MEMORY.depth), i32.constant(depth), i32.equals, beginIf, BEGIN_RUN, end),
    branch(1),
    end,
  )
}

function fullBoard(depth: number, extent: Extent): Bytes {
  const accept = store(MEMORY.solutions, code(load(MEMORY.solutions), i32.constant(1), i32.add))
  if (extent === 'first') return code(accept, exitIf(i32.constant(1), depth, 0, 0))
  return code(
    beginBlock,
    // A solution that ended the page before has been counted.
    code(get(STOP), i32.isZero, beginIf, BEGIN_RUN, branch(1), end),
    accept,
    code(SLICE_HAS_ROOM, branchIf(0)),
    stopOrBeginSlice(depth, 1, 0),
    end,
  )
}

/** Adds up the work of a visit; the used digits of row and column are in `SCRATCH`. See `RowMajorWork`. */
function visitWork(
  blanks: readonly Blank[],
  givenDigits: Uint16Array,
  depth: number,
  work: RowMajorWork,
): Bytes {
  const { units, passed } = blanks[depth]
  const { entered = 0, used = 0, asked = 0, absentInRow = 0, absentInRowAndColumn = 0, fitting = 0 } = work
  const above = blanks.filter((blank, index) => index < depth && blank.units[0] === units[0]).length
  const absent = 9 - (countOf(givenDigits[units[0]]) + above)
  const steady = entered + (work.passed ?? 0) * passed + (used + asked) * 9 + absentInRow * absent
  return code(
    code(get(WORK), i32.constant(steady), i32.add),
    addCount(code(get(SCRATCH), i32.constant(ALL_DIGITS), i32.xor), absentInRowAndColumn),
    addCount(get(CANDIDATES), fitting - used),
    set(WORK),
  )
}

/** Adds to what is on the stack: `times` for each digit of a set. */
function addCount(digits: Bytes, times: number): Bytes {
  if (times === 0) return []
  return code(digits, i32.countOnes, times === 1 ? [] : code(i32.constant(times), i32.multiply), i32.add)
}
