/** The code of each depth of a `rowMajorModule`. */
import { ALL_DIGITS } from '../../candidates.ts'
import { EventKind, packEvent } from '../../events.ts'
import type { Board } from '../../grid.ts'
import type { Extent } from '../strategy.ts'
import { cellsMet, comparisons, keepRowSum, type Visit } from './arrangedDepths.ts'
import { writePlaces } from './arrangedPlaces.ts'
import type { Blank } from './blanks.ts'
import { MEMORY } from './rowMajorMemory.ts'
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
  set,
  tee,
} from './wasmBinary.ts'

/** The depths that one function searches. */
export interface Part {
  readonly givens: Board
  readonly blanks: readonly Blank[]
  /** The digits that each of the 27 units holds at first. */
  readonly givenDigits: Uint16Array
  readonly extent: Extent
  readonly work: RowMajorWork
  /** From this depth on, … */
  readonly first: number
  /** … and those before this one. */
  readonly end: number
}

// The locals of each function: so few that they stay in registers, and that it is soon compiled. The first three are its
// parameters.
/** Address of the next event. */
export const OUT = 0
/** Where the page ends; or 0 while the search still descends to where it stood, so that the page looks full. */
export const STOP = 1
export const WORK = 2
/** Of this depth. */
export const CANDIDATES = 3
export const BIT = 4
export const SCRATCH = 5
export const PARAMETERS = 3
export const LOCALS = 6

const AS_BACKTRACK = packEvent(EventKind.backtrack, 0, 0)
/** Beside the candidates of a program that overwrites, once one has been placed: no bit of theirs. */
const AS_REPLACE = packEvent(EventKind.replace, 0, 0)

export const ZERO = i32.constant(0)
const load = (address: number) => code(ZERO, i32.load(address))
export const store = (address: number, value: Bytes) => code(ZERO, value, i32.store(address))
const load16 = (address: number) => code(ZERO, i32.load16(address))
const store16 = (address: number, value: Bytes) => code(ZERO, value, i32.store16(address))

const stackAt = (depth: number) => MEMORY.stack + 4 * depth
const usedAt = (depth: number, kind: number) => MEMORY.used + 2 * (3 * depth + kind)

const PAGE_HAS_ROOM = code(get(OUT), get(STOP), i32.isLess)

/** The search has come to where it stood: what was written on the way is discarded. */
const BEGIN_RUN = code(
  code(i32.constant(MEMORY.events), set(OUT)),
  code(load(MEMORY.limit), set(STOP)),
  // For the functions of the depths above, once they go on.
  store(MEMORY.stop, get(STOP)),
)

/** The lowest candidate is the digit that the next one overwrites, if it still stands. */
const PASS_HELD_DIGIT = code(
  code(load(MEMORY.holding), beginIf),
  code(get(CANDIDATES), get(CANDIDATES), i32.constant(-1), i32.add, i32.and),
  code(i32.constant(AS_REPLACE), i32.or, set(CANDIDATES)),
  end,
)

/** Leaves the function: the page is full. @param inside blocks around this in the code of the depth */
function leave(depth: number, first: number, inside: number, cameBack: 0 | 1): Bytes {
  const position = i32.constant(2 * depth + cameBack)
  return code(store(MEMORY.position, position), branch(2 * (depth - first) + inside))
}

/** Enters a blank, and begins its loop up to the placement. */
export function descent({ givens, blanks, givenDigits, work, first }: Part, depth: number): Bytes {
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
  const visit = { givens, blanks, depth, row, rowAndColumn: get(SCRATCH), candidates: get(CANDIDATES) }
  return code(
    code(row, column, i32.or, tee(SCRATCH), box, i32.or),
    code(i32.constant(ALL_DIGITS), i32.xor, i32.constant(ALL_DIGITS), i32.and, set(CANDIDATES)),
    beginBlock,
    stopOrResume(depth, first, work),
    visitWork(blanks, givenDigits, depth, work),
    arrangedWork(visit, work),
    end,

    beginBlock,
    beginLoop,
    code(candidatesLeft(work), i32.isZero, branchIf(1)),
    code(get(CANDIDATES), ZERO, get(CANDIDATES), i32.subtract, i32.and, set(BIT)),
    ...passUsedOn,
    work.arranged === undefined ? [] : writePlaces(blanks, depth, get(BIT)),
    work.arranged === 'struck' ? keepRowSum(visit, get(BIT)) : [],
    code(get(CANDIDATES), i32.countTrailingZeros, i32.constant(packEvent(EventKind.place, cell, 0)), i32.or),
    set(SCRATCH),
    writeEvent(work.overwrites ? code(get(SCRATCH), isOverwriting, i32.or) : get(SCRATCH)),
    store(stackAt(depth), code(get(SCRATCH), candidatesAfter(work), i32.constant(16), i32.shiftLeft, i32.or)),
  )
}

function candidatesAfter({ overwrites }: RowMajorWork): Bytes {
  return code(get(CANDIDATES), get(BIT), i32.xor, overwrites ? code(i32.constant(AS_REPLACE), i32.or) : [])
}

/** `AS_REPLACE`, or 0. */
const isOverwriting = code(get(CANDIDATES), i32.constant(AS_REPLACE), i32.and)

function candidatesLeft({ overwrites }: RowMajorWork): Bytes {
  return code(get(CANDIDATES), overwrites ? code(i32.constant(ALL_DIGITS), i32.and) : [])
}

/** The loop of a depth from where the depths below have been searched. */
export function ascent(part: Part, depth: number): Bytes {
  const { blanks, work, first } = part
  const goOn = code(load(stackAt(depth)), i32.constant(16), i32.shiftRight, set(CANDIDATES))
  const blank = work.arranged === undefined ? [] : writePlaces(blanks, depth, ZERO)
  if (work.overwrites) return code(goOn, branch(0), end, end, clearing(part, depth), blank)
  return code(
    code(writeBacktrack(depth), goOn),
    code(PAGE_HAS_ROOM, branchIf(0)),
    leave(depth, first, 2, 1),
    code(end, end),
    blank,
  )
}

/** Takes back the last candidate, if there was any. In the first blank that ends the search, however full the page. */
function clearing({ first }: Part, depth: number): Bytes {
  return code(
    beginBlock,
    code(isOverwriting, i32.isZero, branchIf(0)),
    writeBacktrack(depth),
    depth === 0 ? [] : code(PAGE_HAS_ROOM, branchIf(0), leave(depth, first, 1, 1)),
    end,
  )
}

/** All of an event but its lowest 16 bits is left out. */
function writeBacktrack(depth: number): Bytes {
  return writeEvent(code(load(stackAt(depth)), i32.constant(AS_BACKTRACK), i32.or))
}

function writeEvent(event: Bytes): Bytes {
  return code(code(get(OUT), event, i32.store16(0)), code(get(OUT), i32.constant(2), i32.add, set(OUT)))
}

/** Leaves if the page is full. On the way to where the search stands, leaves the block around this. */
function stopOrResume(depth: number, first: number, { overwrites }: RowMajorWork): Bytes {
  const digit = code(load16(stackAt(depth)), i32.constant(0xf), i32.and)
  const digitAndAbove = code(i32.constant(-1), digit, i32.shiftLeft)
  return code(
    beginBlock,
    code(PAGE_HAS_ROOM, branchIf(0)),
    code(get(STOP), beginIf, leave(depth, first, 3, 0), end),
    code(get(CANDIDATES), digitAndAbove, i32.and, set(CANDIDATES)),
    code(load(MEMORY.depth), i32.constant(depth), i32.equals, beginIf),
    code(BEGIN_RUN, overwrites ? PASS_HELD_DIGIT : [], end),
    branch(1),
    end,
  )
}

/**
 * After the depths below, which another function has searched: leaves the function, too, if the run has ended there. Where
 * the search has come back, the page has room.
 */
export function goOnOrLeave({ first, end: below }: Part): Bytes {
  return code(
    code(load(MEMORY.stop), set(STOP)),
    code(get(OUT), get(STOP), i32.isAtLeast, branchIf(2 * (below - first))),
  )
}

/** @param depth that of the full board */
export function fullBoard({ first, extent }: Part, depth: number): Bytes {
  const accept = store(MEMORY.solutions, code(load(MEMORY.solutions), i32.constant(1), i32.add))
  // Then the functions above find no room either.
  if (extent === 'first') return code(accept, store(MEMORY.stop, ZERO), leave(depth, first, 0, 0))
  return code(
    beginBlock,
    // A solution that ended the page before has been counted.
    code(get(STOP), i32.isZero, beginIf, BEGIN_RUN, branch(1), end),
    accept,
    code(PAGE_HAS_ROOM, branchIf(0)),
    leave(depth, first, 1, 0),
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
  const { units } = blanks[depth]
  const { entered = 0, used = 0, asked = 0, absentInRow = 0, absentInRowAndColumn = 0, fitting = 0 } = work
  const above = blanks.filter((blank, index) => index < depth && blank.units[0] === units[0]).length
  const absent = 9 - (countOf(givenDigits[units[0]]) + above)
  const steady = entered + (used + asked) * 9 + absentInRow * absent
  return code(
    code(get(WORK), i32.constant(steady), i32.add),
    addCount(code(get(SCRATCH), i32.constant(ALL_DIGITS), i32.xor), absentInRowAndColumn),
    addCount(get(CANDIDATES), fitting - used),
    set(WORK),
  )
}

/** Adds up the work of a visit that depends on where the digits stand. */
function arrangedWork(visit: Visit, { arranged }: RowMajorWork): Bytes {
  if (arranged === undefined) return []
  const sum = arranged === 'struck' ? comparisons(visit, LOCALS) : cellsMet(visit)
  return code(get(WORK), sum, set(WORK))
}

/** Adds to what is on the stack: `times` for each digit of a set. */
function addCount(digits: Bytes, times: number): Bytes {
  if (times === 0) return []
  return code(digits, i32.countOnes, times === 1 ? [] : code(i32.constant(times), i32.multiply), i32.add)
}
