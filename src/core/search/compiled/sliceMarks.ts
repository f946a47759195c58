/**
 * How deep each slice of a page goes, found by going through its events once more, eight at a time: in row-major order an
 * event tells its depth.
 */
import type { SearchEvent } from '../../events.ts'
import { MARKS_BYTES, MEMORY } from './rowMajorMemory.ts'
import {
  add,
  EVERYTHING,
  larger,
  loadLanesAt,
  same,
  shiftRight,
  smaller,
  storeLanesAt,
  subtract,
} from './shortLanes.ts'
import { and, NOTHING } from './vectors.ts'
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
} from './wasmBinary.ts'

const LANES = 8
const LANES_BYTES = 16

// bits: 12 of an event taken back · 10..4 the cell
const CELL_BITS = 0x7f0
const BACKTRACK_BIT = 12

/** The marks of a slice: lowest and highest event by cell, those taken back of one before all others, and how many are. */
export interface Marks {
  readonly lowest: Mark
  readonly highest: Mark
  readonly backtracks: number
}

export interface Mark {
  readonly cell: number
  readonly isBacktrack: boolean
}

/** Locals of the function that has this code: three integers, and after all integers four vectors. */
interface Locals {
  readonly at: number
  readonly sliceEnd: number
  readonly marks: number
  readonly vectors: number
}

/** Marks all slices of the events up to an address, those of each that make no whole vector aside. */
export function markSlices(upTo: Bytes, { at, sliceEnd, marks, vectors }: Locals): Bytes {
  const [lowest, highest, backtracks, event] = [0, 1, 2, 3].map((index) => vectors + index)
  const isBacktrack = shiftRight(get(event), BACKTRACK_BIT)
  const step = code(
    code(loadLanesAt(get(at)), set(event)),
    code(add(get(backtracks), isBacktrack), set(backtracks)),
    code(subtract(and(get(event), same(CELL_BITS)), isBacktrack), set(event)),
    code(smaller(get(lowest), get(event)), set(lowest)),
    code(larger(get(highest), get(event)), set(highest)),
    code(get(at), i32.constant(LANES_BYTES), i32.add, set(at)),
  )
  const hasVector = code(get(sliceEnd), get(at), i32.constant(LANES_BYTES), i32.add, i32.isAtLeast)
  return code(
    code(i32.constant(MEMORY.events), set(at)),
    code(i32.constant(MEMORY.marks), set(marks)),
    code(beginBlock, beginLoop),
    code(get(at), upTo, i32.isAtLeast, branchIf(1)),
    code(get(at), i32.constant(0), i32.load(MEMORY.slice), i32.add, set(sliceEnd)),
    code(upTo, get(sliceEnd), i32.isLess, beginIf, upTo, set(sliceEnd), end),
    code(same(0x7fff), set(lowest)),
    code(EVERYTHING, set(highest)),
    code(NOTHING, set(backtracks)),
    code(beginLoop, hasVector, beginIf, step, branch(1), end, end),
    storeLanesAt(get(marks), 0, get(lowest)),
    storeLanesAt(get(marks), LANES_BYTES, get(highest)),
    storeLanesAt(get(marks), 2 * LANES_BYTES, get(backtracks)),
    code(get(marks), i32.constant(MARKS_BYTES), i32.add, set(marks)),
    code(get(sliceEnd), set(at)),
    code(branch(0), end, end),
  )
}

/**
 * The marks of a slice, once it has been marked.
 * @param shorts the memory of the code @param slice its number @param first index of its first event @param count of its events
 */
export function marksOf(shorts: Int16Array, slice: number, first: number, count: number): Marks {
  let [lowest, highest, backtracks] = [0x7fff, -1, 0]
  let lane = (MEMORY.marks + slice * MARKS_BYTES) / 2
  for (const end = lane + LANES; lane < end; lane++) {
    lowest = Math.min(lowest, shorts[lane])
    highest = Math.max(highest, shorts[lane + LANES])
    backtracks += shorts[lane + 2 * LANES]
  }
  for (let index = first + count - (count % LANES); index < first + count; index++) {
    const isBacktrack = shorts[index] >> BACKTRACK_BIT
    const key = (shorts[index] & CELL_BITS) - isBacktrack
    lowest = Math.min(lowest, key)
    highest = Math.max(highest, key)
    backtracks += isBacktrack
  }
  return { lowest: markOf(lowest), highest: markOf(highest), backtracks }
}

/** @param key 16 × the cell, less one if its digit is taken back */
const markOf = (key: SearchEvent): Mark => ({ cell: (key + 15) >> 4, isBacktrack: (key & 15) !== 0 })
