/**
 * Generates the WebAssembly code of each depth of a `rowMajorModule`, a search that fills the blanks
 * row by row. A visit enters a blank and tries its digits. A chunk is the block of events that a run fills.
 */
import { ALL_DIGITS } from '../../../sudoku/candidates.ts'
import { EventKind, packEvent } from '../../events.ts'
import { scannedCells, comparisons, storeRowSum, type Visit } from './arrangedDepths.ts'
import { writePlaces } from './arrangedPlaces.ts'
import type { Blank } from './blanks.ts'
import { enterRow, freeOfBox, freeOfColumn, storeFree, resumeRow } from './freeDigits.ts'
import { load, load16, store, store16, ZERO } from './fixedAddresses.ts'
import {
  BIT,
  CANDIDATES,
  COLUMN_FREE,
  ROW_FREE,
  LOCALS,
  OUT,
  type SearchFunction,
  STOP,
  WORK,
} from './rowMajorLocals.ts'
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
} from '../wasmBinary.ts'

/**
 * Flag in the candidates of an overwriting program, set once a candidate has been placed. No candidate uses this bit.
 */
const AS_REPLACE = packEvent(EventKind.replace, 0, 0)

/** Address of the candidates that are stored for a depth. */
const stackAt = (depth: number) => MEMORY.stack + 2 * depth

const CHUNK_HAS_ROOM = code(get(OUT), get(STOP), i32.isLess)

/** Ends the descent of a resumed search: discards the events written on the way, and sets `STOP` for the new ones. */
const BEGIN_RUN = code(
  code(i32.constant(MEMORY.events), set(OUT)),
  code(load(MEMORY.limit), set(STOP)),
  // The functions of shallower depths reload `STOP` from memory when they continue.
  store(MEMORY.stop, get(STOP)),
)

/** If the search holds a failed digit, drops it from the candidates, where it is the lowest, and sets `AS_REPLACE`. */
const PASS_HELD_DIGIT = code(
  code(load(MEMORY.holding), beginIf),
  code(get(CANDIDATES), get(CANDIDATES), i32.constant(-1), i32.add, i32.and),
  code(i32.constant(AS_REPLACE), i32.or, set(CANDIDATES)),
  end,
)

/**
 * Leaves the function because the chunk is full or the search ends.
 * @param first shallowest depth of the function
 * @param inside number of blocks of the depth that enclose this code
 * @param cameBack 1 if the search backtracked to the depth
 */
function leave(depth: number, first: number, inside: number, cameBack: 0 | 1): Bytes {
  const position = i32.constant(2 * depth + cameBack)
  return code(store(MEMORY.position, position), branch(2 * (depth - first) + inside))
}

/** Turns free digits into used digits. */
const AS_USED = [i32.constant(ALL_DIGITS), i32.xor]

const FREE_OF_ROW_AND_COLUMN = code(get(COLUMN_FREE), get(ROW_FREE), i32.and)

/** Code of a depth up to the placement: enters the blank and begins its loop. */
export function descent(part: SearchFunction, depth: number): Bytes {
  const { givens, blanks, givenDigits, work, first } = part
  const { cell } = blanks[depth]
  const row = code(get(ROW_FREE), ...AS_USED)
  const rowAndColumn = code(FREE_OF_ROW_AND_COLUMN, ...AS_USED)
  const visit = { givens, blanks, depth, row, rowAndColumn, candidates: get(CANDIDATES) }
  return code(
    enterRow(part, depth),
    // The digits of the row are combined last, because only they may have just changed.
    code(freeOfColumn(part, depth), tee(COLUMN_FREE), freeOfBox(part, depth), i32.and),
    code(get(ROW_FREE), i32.and, set(CANDIDATES)),
    beginBlock,
    stopOrResume(depth, first, work),
    visitWork(blanks, givenDigits, depth, work),
    arrangedWork(visit, work),
    end,

    beginBlock,
    code(candidatesLeft(work), i32.isZero, branchIf(0)),
    beginLoop,
    code(get(CANDIDATES), ZERO, get(CANDIDATES), i32.subtract, i32.and, set(BIT)),
    work.arranged === undefined ? [] : writePlaces(blanks, depth, get(BIT)),
    work.arranged === 'struck' ? storeRowSum(visit, get(BIT)) : [],
    storeFree(part, depth),
    store16(stackAt(depth), get(CANDIDATES)),
    writeEvent(
      code(
        code(
          get(CANDIDATES),
          i32.countTrailingZeros,
          i32.constant(packEvent(EventKind.place, cell, 0)),
          i32.or,
        ),
        work.overwrites ? code(isOverwriting, i32.or) : [],
      ),
    ),
  )
}

/** Non-zero if the digit overwrites another: `AS_REPLACE` or 0. */
const isOverwriting = code(get(CANDIDATES), i32.constant(AS_REPLACE), i32.and)

/** Non-zero if candidates are left: the candidates without the flag `AS_REPLACE`. */
function candidatesLeft({ overwrites }: RowMajorWork): Bytes {
  return code(get(CANDIDATES), overwrites ? code(i32.constant(ALL_DIGITS), i32.and) : [])
}

/** Code that runs at a depth after its deeper depths have been searched: the rest of the loop over the candidates. */
export function ascent(part: SearchFunction, depth: number): Bytes {
  const { blanks, work, first } = part
  const tried = code(load16(stackAt(depth)), set(CANDIDATES))
  const nextCandidate = code(
    code(get(CANDIDATES), get(CANDIDATES), i32.constant(-1), i32.add, i32.and),
    code(work.overwrites ? code(i32.constant(AS_REPLACE), i32.or) : [], set(CANDIDATES)),
    resumeRow(part, depth),
  )
  const blank = work.arranged === undefined ? [] : writePlaces(blanks, depth, ZERO)
  if (work.overwrites)
    return code(
      tried,
      nextCandidate,
      candidatesLeft(work),
      branchIf(0),
      end,
      end,
      clearLast(part, depth),
      blank,
    )
  return code(
    code(tried, writeBacktrack(blanks[depth], get(CANDIDATES)), nextCandidate),
    code(CHUNK_HAS_ROOM, i32.isZero, beginIf, leave(depth, first, 3, 1), end),
    code(get(CANDIDATES), branchIf(0)),
    code(end, end),
    blank,
  )
}

/** Undoes the last candidate, if any was placed. In the first blank this ends the search, even if the chunk is full. */
function clearLast({ blanks, first }: SearchFunction, depth: number): Bytes {
  return code(
    beginBlock,
    code(isOverwriting, i32.isZero, branchIf(0)),
    writeBacktrack(blanks[depth], load16(stackAt(depth))),
    depth === 0 ? [] : code(CHUNK_HAS_ROOM, branchIf(0), leave(depth, first, 1, 1)),
    end,
  )
}

/** Code that writes a backtrack. @param tried the digit's bit, possibly with those of larger digits */
function writeBacktrack({ cell }: Blank, tried: Bytes): Bytes {
  return writeEvent(
    code(tried, i32.countTrailingZeros, i32.constant(packEvent(EventKind.backtrack, cell, 0)), i32.or),
  )
}

/** Code that writes an event to the chunk, and moves `OUT` behind it. */
function writeEvent(event: Bytes): Bytes {
  return code(code(get(OUT), event, i32.store16(0)), code(get(OUT), i32.constant(2), i32.add, set(OUT)))
}

/**
 * Leaves the function if the chunk is full. While resuming, restores the candidates and leaves the enclosing block
 * instead, which skips counting the visit's work again.
 */
function stopOrResume(depth: number, first: number, { overwrites }: RowMajorWork): Bytes {
  // The input of a run has one digit per depth; its negation masks that digit and all larger ones.
  const digitAndAbove = code(ZERO, load16(stackAt(depth)), i32.subtract)
  return code(
    beginBlock,
    code(CHUNK_HAS_ROOM, branchIf(0)),
    code(get(STOP), beginIf, leave(depth, first, 3, 0), end),
    code(get(CANDIDATES), digitAndAbove, i32.and, set(CANDIDATES)),
    code(load(MEMORY.depth), i32.constant(depth), i32.equals, beginIf),
    code(BEGIN_RUN, overwrites ? PASS_HELD_DIGIT : [], end),
    branch(1),
    end,
  )
}

/**
 * Code after the call that searches the deeper depths. If the run has ended in that call, this function returns, too.
 * If the chunk still has room, the search has backtracked and continues here.
 */
export function continueOrReturn({ first, end: below }: SearchFunction): Bytes {
  return code(
    code(load(MEMORY.stop), set(STOP)),
    code(get(OUT), get(STOP), i32.isAtLeast, branchIf(2 * (below - first))),
  )
}

/** Code for a full board: counts the solution. @param depth depth of the full board */
export function fullBoard({ first, extent }: SearchFunction, depth: number): Bytes {
  const accept = store(MEMORY.solutions, code(load(MEMORY.solutions), i32.constant(1), i32.add))
  // With a stop of 0 the chunk counts as full, so the calling functions return, too.
  if (extent === 'first') return code(accept, store(MEMORY.stop, ZERO), leave(depth, first, 0, 0))
  return code(
    beginBlock,
    // While resuming: this solution was the last event of the previous chunk and is counted already.
    code(get(STOP), i32.isZero, beginIf, BEGIN_RUN, branch(1), end),
    accept,
    code(CHUNK_HAS_ROOM, branchIf(0)),
    leave(depth, first, 1, 0),
    end,
  )
}

/** Adds up the work of a visit, except what depends on the positions of digits. See `RowMajorWork`. */
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
    addCount(FREE_OF_ROW_AND_COLUMN, absentInRowAndColumn),
    addCount(get(CANDIDATES), fitting - used),
    set(WORK),
  )
}

/** Adds up the work of a visit that depends on the positions of digits. */
function arrangedWork(visit: Visit, { arranged }: RowMajorWork): Bytes {
  if (arranged === undefined) return []
  const sum = arranged === 'struck' ? comparisons(visit, LOCALS) : scannedCells(visit)
  return code(get(WORK), sum, set(WORK))
}

/** Adds `times` for each digit of a set to the value on the stack. */
function addCount(digits: Bytes, times: number): Bytes {
  if (times === 0) return []
  return code(digits, i32.countOnes, times === 1 ? [] : code(i32.constant(times), i32.multiply), i32.add)
}
