/** The steps of a `fewestFirstModule`: it enters a branch, places an option of it, and takes it back. */
import { EventKind, packEvent } from '../../events.ts'
import {
  BRANCHES_A_WORD,
  type FewestFirstMemory,
  FRAME,
  PLACEMENTS_BYTES,
  SETS,
  STATE,
  VECTOR_BYTES,
} from './fewestFirstMemory.ts'
import type { FewestFirstWork } from './fewestFirstWork.ts'
import { load, ZERO } from './fixedAddresses.ts'
import { and, without } from './vectors.ts'
import { beginIf, type Bytes, call, code, end, get, i32, otherwise, select, set, tee } from './wasmBinary.ts'
import { countsOfOnesInWords, loadWords, storeWords, wordAt } from './wordLanes.ts'

// The functions that they call, by their index in the module.
const FEWEST_BRANCH = 1
const OPTIONS_OF = 2

// The locals, integers all but the last.
export const OUT = 0
export const FRAME_AT = 1
export const DEPTH = 2
export const WORK = 3
export const LOWEST = 4
export const HIGHEST = 5
export const SUM = 6
export const PLACEMENTS = 7
export const IS_ENTERING = 8
const WORD = 9
const BIT = 10
export const LEFT = 11
const PLACEMENT = 12
const KEPT_AT = 13
const RULED_OUT = 14
export const RIVALS = 15

const AS_BACKTRACK = packEvent(EventKind.backtrack, 0, 0)

export const add = (local: number, amount: Bytes) => code(get(local), amount, i32.add, set(local))
const times = (amount: Bytes, factor: number) => code(amount, i32.constant(factor), i32.multiply)

export const field = ({ setsBytes }: FewestFirstMemory, offset: number) =>
  code(get(FRAME_AT), i32.load(setsBytes + offset))
const setField = ({ setsBytes }: FewestFirstMemory, offset: number, value: Bytes) =>
  code(get(FRAME_AT), value, i32.store(setsBytes + offset))

/** Chooses a branch; on a full board there is none, and so no option. */
export function enter(
  memory: FewestFirstMemory,
  { perBlank, perBlankLeft, perRuledOut }: FewestFirstWork,
): Bytes {
  const blanksLeft = code(load(STATE.blanks), get(DEPTH), i32.subtract)
  const branchChosen = code(times(get(WORD), BRANCHES_A_WORD), get(BIT), i32.add)
  return code(
    code(i32.constant(0), set(IS_ENTERING)),
    code(get(DEPTH), load(STATE.blanks), i32.isLess, beginIf),
    add(WORK, code(times(load(STATE.blanks), perBlank), times(blanksLeft, perBlankLeft), i32.add)),
    code(get(FRAME_AT), call(FEWEST_BRANCH), set(BIT), set(WORD)),
    setField(
      memory,
      FRAME.placementsAt,
      code(times(branchChosen, PLACEMENTS_BYTES), i32.constant(STATE.placementsOf), i32.add),
    ),
    code(get(FRAME_AT), get(WORD), get(BIT), call(OPTIONS_OF), set(LEFT)),
    setField(memory, FRAME.left, get(LEFT)),
    perRuledOut === 0
      ? []
      : code(
          code(times(code(get(LEFT), i32.countOnes), perRuledOut), set(RULED_OUT)),
          setField(memory, FRAME.size, get(RULED_OUT)),
          add(WORK, get(RULED_OUT)),
        ),
    otherwise,
    setField(memory, FRAME.left, ZERO),
    setField(memory, FRAME.size, ZERO),
    end,
  )
}

/** Places the lowest option of `LEFT`. */
export function placeNext(memory: FewestFirstMemory, { perRuledOut }: FewestFirstWork): Bytes {
  const { setBytes, setsBytes, frameBytes, kept } = memory
  const placementIndex = code(
    times(code(get(PLACEMENT), i32.constant(4), i32.shiftRight), 9),
    code(get(PLACEMENT), i32.constant(0xf), i32.and, i32.add),
  )
  const vectors = Array.from({ length: (SETS * setBytes) / VECTOR_BYTES }, (_, index) => index * VECTOR_BYTES)
  return code(
    setField(memory, FRAME.left, code(get(LEFT), get(LEFT), i32.constant(1), i32.subtract, i32.and)),
    code(
      field(memory, FRAME.placementsAt),
      get(LEFT),
      i32.countTrailingZeros,
      i32.constant(1),
      i32.shiftLeft,
    ),
    code(i32.add, i32.load16(0), set(PLACEMENT)),
    setField(memory, FRAME.placement, get(PLACEMENT)),
    // Digits begin with 1.
    code(times(placementIndex, setsBytes), i32.constant(kept - setsBytes), i32.add, set(KEPT_AT)),
    perRuledOut === 0 ? [] : countRuledOut(memory, perRuledOut),
    ...vectors.map((offset) =>
      storeWords(
        get(FRAME_AT),
        frameBytes + offset,
        and(loadWords(get(FRAME_AT), offset), loadWords(get(KEPT_AT), offset)),
      ),
    ),
    add(DEPTH, i32.constant(1)),
    add(FRAME_AT, i32.constant(frameBytes)),
    writeEvent(get(PLACEMENT)),
    add(PLACEMENTS, i32.constant(1)),
    code(i32.constant(1), set(IS_ENTERING)),
  )
}

/** Those that meet a branch of the placement, less those of the branch that was entered, which were ruled out then. */
function countRuledOut(memory: FewestFirstMemory, perRuledOut: number): Bytes {
  const { setBytes } = memory
  const offset = code(times(code(get(PLACEMENT), i32.constant(0xf), i32.and), setBytes))
  const cell = code(get(PLACEMENT), i32.constant(4), i32.shiftRight)
  const inCell = code(
    code(get(FRAME_AT), cell, i32.constant(BRANCHES_A_WORD), i32.divide, tee(WORD)),
    code(cell, times(get(WORD), BRANCHES_A_WORD), i32.subtract, call(OPTIONS_OF), i32.countOnes),
  )
  const ofDigit = loadWords(code(get(FRAME_AT), offset, i32.add))
  const keptOfDigit = loadWords(code(get(KEPT_AT), offset, i32.add))
  const inPeers = without(and(ofDigit, loadWords(get(FRAME_AT))), keptOfDigit)
  // The 81 cells are three words.
  return code(
    code(countsOfOnesInWords(inPeers), set(RIVALS)),
    code(inCell, ...[0, 1, 2].map((word) => code(wordAt(get(RIVALS), word), i32.add)), set(RULED_OUT)),
    code(times(get(RULED_OUT), perRuledOut), field(memory, FRAME.size), i32.subtract, set(RULED_OUT)),
    setField(memory, FRAME.ruledOut, get(RULED_OUT)),
    add(WORK, get(RULED_OUT)),
  )
}

/** Takes the latest placement back. */
export function takeBack(memory: FewestFirstMemory, { perRuledOut }: FewestFirstWork): Bytes {
  return code(
    add(DEPTH, i32.constant(-1)),
    add(FRAME_AT, i32.constant(-memory.frameBytes)),
    perRuledOut === 0 ? [] : add(WORK, field(memory, FRAME.ruledOut)),
    writeEvent(code(field(memory, FRAME.placement), i32.constant(AS_BACKTRACK), i32.or)),
  )
}

/** Writes an event that has led to `DEPTH`. */
function writeEvent(event: Bytes): Bytes {
  return code(
    code(get(OUT), event, i32.store16(0)),
    add(OUT, i32.constant(2)),
    add(SUM, get(DEPTH)),
    code(get(LOWEST), get(DEPTH), get(LOWEST), get(DEPTH), i32.isLess, select, set(LOWEST)),
    code(get(DEPTH), get(HIGHEST), get(DEPTH), get(HIGHEST), i32.isGreaterSigned, select, set(HIGHEST)),
  )
}
