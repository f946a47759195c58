/**
 * Generates code that summarizes slices, which are short runs of events: lowest and highest depth, number of
 * backtracks, and a sum of depths. The code runs after the search has filled a chunk, on eight events
 * at a time. The events suffice: in row-major order, an event's cell and kind determine the depth after it.
 */
import { EventKind, packEvent, type SearchEvent } from '../../events.ts'
import { CELLS } from '../../../sudoku/units.ts'
import type { Blank } from './blanks.ts'
import { load } from './fixedAddresses.ts'
import { MARKS_BYTES, MEMORY } from './rowMajorMemory.ts'
import {
  add,
  ALL_ONES,
  firstLane,
  maxLanes,
  loadLanesAt,
  rotateLanes,
  sameInAllLanes,
  shiftRight,
  minLanes,
  subtract,
} from './shortLanes.ts'
import { and, ZERO_VECTOR } from './vectors.ts'
import {
  beginBlock,
  beginLoop,
  branch,
  branchIf,
  type Bytes,
  code,
  end,
  get,
  i32,
  select,
  set,
  tee,
  type WasmFunction,
} from '../wasmBinary.ts'

const EVENT_BYTES = 2
const LANES = 8

// Bits of an event: bit 12 is set for a backtrack, bits 10 to 4 are the cell.
const CELL_BITS = 0x7f0
const BACKTRACK_BIT = 12

/** log₂ of the number of depths sampled per slice for its sum: reading every event would take as long as the search. */
const SAMPLES_BITS = 5

/**
 * Returns the stride between sampled events. It is odd: where a program clears each digit that it placed, depths
 * alternate between odd and even, and an even stride would sample only one of the two.
 * @param events number of events in the slice
 */
export const stepOf = (events: number): number => (events >> SAMPLES_BITS) | 1

/** Returns 16 × an event's cell, minus 1 for a backtrack. Grows with the depth after the event, from −1. */
const markOf = (event: SearchEvent): number => (event & CELL_BITS) - (event >> BACKTRACK_BIT)

/** Table for `MEMORY.depths`: the depth after an event, by its mark + 1. */
export function depthsByMark(blanks: readonly Blank[]): Uint8Array {
  const depths = new Uint8Array(16 * CELLS)
  blanks.forEach(({ cell }, depth) => {
    depths[1 + markOf(packEvent(EventKind.place, cell, 0))] = depth + 1
    depths[1 + markOf(packEvent(EventKind.backtrack, cell, 0))] = depth
  })
  return depths
}

/** Returns code that looks up the depth after an event. @param mark code that computes the event's mark */
const depthOf = (mark: Bytes): Bytes => code(mark, i32.constant(1), i32.add, i32.load8(MEMORY.depths))

// Locals. `UP_TO`, the parameter, is the address after the last event. `AT` is the address of the next event, `SLICE`
// that of the slice's first event, and `MARKS` that of the slice's record. `LOWEST` and `HIGHEST` are marks.
const UP_TO = 0
const AT = 1
const SLICE = 2
const SLICE_END = 3
const MARKS = 4
const LOWEST = 5
const HIGHEST = 6
const BACKTRACKS = 7
const SUM = 8
const STEP = 9
const SCRATCH = 10
const LOCALS = 11
const [LOWESTS, HIGHESTS, BACKTRACKS_BY_LANE, EVENTS] = [0, 1, 2, 3].map((index) => LOCALS + index)

// Code that computes the event at `AT`, its backtrack bit (1 or 0), and its mark.
const EVENT_AT = code(get(AT), i32.load16(0))
const BACKTRACK_AT = code(EVENT_AT, i32.constant(BACKTRACK_BIT), i32.shiftRight)
const MARK_AT = code(EVENT_AT, i32.constant(CELL_BITS), i32.and, BACKTRACK_AT, i32.subtract)

/** Writes the record of each slice (see `MEMORY.marks`) of the events up to an address. */
export const MARK_SLICES: WasmFunction = {
  parameters: 1,
  results: 0,
  locals: LOCALS - 1,
  vectors: 4,
  body: code(
    code(i32.constant(MEMORY.events), set(AT)),
    code(i32.constant(MEMORY.marks), set(MARKS)),
    code(beginBlock, beginLoop),
    code(get(AT), get(UP_TO), i32.isAtLeast, branchIf(1)),
    code(get(AT), tee(SLICE), load(MEMORY.slice), i32.add, tee(SLICE_END)),
    code(get(UP_TO), get(SLICE_END), get(UP_TO), i32.isLess, select, set(SLICE_END)),
    fullVectors(),
    code(fold(LOWESTS, minLanes), set(LOWEST), fold(HIGHESTS, maxLanes), set(HIGHEST)),
    code(fold(BACKTRACKS_BY_LANE, add), set(BACKTRACKS)),
    remainingEvents(),
    sumOfDepths(),
    storeMark(0, depthOf(get(LOWEST))),
    storeMark(1, depthOf(get(HIGHEST))),
    storeMark(2, get(BACKTRACKS)),
    storeMark(3, get(SUM)),
    code(get(MARKS), i32.constant(MARKS_BYTES), i32.add, set(MARKS)),
    code(get(SLICE_END), set(AT)),
    code(branch(0), end, end),
  ),
}

/** Stores a 32-bit word of the slice's record. @param word its index */
function storeMark(word: number, value: Bytes): Bytes {
  return code(get(MARKS), value, i32.store(4 * word))
}

/** Handles the events of the slice that fill whole vectors. */
function fullVectors(): Bytes {
  const bytes = LANES * EVENT_BYTES
  const isBacktrack = shiftRight(get(EVENTS), BACKTRACK_BIT)
  const hasNoVector = code(get(SLICE_END), get(AT), i32.constant(bytes), i32.add, i32.isLess)
  return code(
    code(sameInAllLanes(0x7fff), set(LOWESTS), ALL_ONES, set(HIGHESTS), ZERO_VECTOR, set(BACKTRACKS_BY_LANE)),
    code(beginBlock, beginLoop),
    code(hasNoVector, branchIf(1)),
    code(loadLanesAt(get(AT)), set(EVENTS)),
    code(add(get(BACKTRACKS_BY_LANE), isBacktrack), set(BACKTRACKS_BY_LANE)),
    code(subtract(and(get(EVENTS), sameInAllLanes(CELL_BITS)), isBacktrack), set(EVENTS)),
    code(minLanes(get(LOWESTS), get(EVENTS)), set(LOWESTS)),
    code(maxLanes(get(HIGHESTS), get(EVENTS)), set(HIGHESTS)),
    code(get(AT), i32.constant(bytes), i32.add, set(AT)),
    code(branch(0), end, end),
  )
}

/** Reduces a local's eight lanes to one number. @param both combines two vectors, lane by lane */
function fold(local: number, both: (one: Bytes, other: Bytes) => Bytes): Bytes {
  const halves = [4, 2, 1].map((lanes) => code(both(get(local), rotateLanes(get(local), lanes)), set(local)))
  return code(...halves, firstLane(get(local)))
}

/** Handles the slice's last events, too few to fill a vector. */
function remainingEvents(): Bytes {
  const keep = (local: number, isKept: Bytes) =>
    code(get(local), get(SCRATCH), get(local), get(SCRATCH), isKept, select, set(local))
  return code(
    code(beginBlock, beginLoop),
    code(get(AT), get(SLICE_END), i32.isAtLeast, branchIf(1)),
    code(MARK_AT, set(SCRATCH)),
    keep(LOWEST, i32.isLessSigned),
    keep(HIGHEST, i32.isGreaterSigned),
    code(get(BACKTRACKS), BACKTRACK_AT, i32.add, set(BACKTRACKS)),
    code(get(AT), i32.constant(EVENT_BYTES), i32.add, set(AT)),
    code(branch(0), end, end),
  )
}

/** Sums the sampled depths of the slice; see `stepOf`. */
function sumOfDepths(): Bytes {
  const events = code(get(SLICE_END), get(SLICE), i32.subtract, i32.constant(1), i32.shiftRight)
  const step = code(events, i32.constant(SAMPLES_BITS), i32.shiftRight, i32.constant(1), i32.or)
  return code(
    code(step, i32.constant(1), i32.shiftLeft, set(STEP)),
    code(i32.constant(0), set(SUM)),
    code(get(SLICE), set(AT)),
    beginLoop,
    code(get(SUM), depthOf(MARK_AT), i32.add, set(SUM)),
    code(get(AT), get(STEP), i32.add, tee(AT), get(SLICE_END), i32.isLess, branchIf(0)),
    end,
  )
}
