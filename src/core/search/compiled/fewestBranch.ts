/**
 * Code that finds the open branch with the fewest options, of equals the lowest. The options of all branches of a vector are
 * added up at once: each bit of the sums is a vector, too.
 */
import { type FewestFirstMemory, STATE, VECTOR_BYTES } from './fewestFirstMemory.ts'
import { ZERO } from './fixedAddresses.ts'
import { and, chosen, hasAny, NOTHING, or, without, xor } from './vectors.ts'
import {
  beginIf,
  type Bytes,
  code,
  end,
  get,
  i32,
  otherwise,
  set,
  tee,
  type WasmFunction,
} from './wasmBinary.ts'
import { differ, highestBits, loadWords, storeWords } from './wordLanes.ts'

// The parameter: the address of a frame. Then an integer, …
const FRAME_AT = 0
const WORD = 1
// … the vectors of an adder that is at work, …
const [ONE, OTHER, THIRD, DIFFER] = [2, 3, 4, 5]
// … those that adders hand on, …
const SUMS = [6, 7, 8]
const CARRIES = [9, 10, 11]
const [CARRIED_TWOS, SUM_OF_TWOS, CARRIED_FOURS, LATER_FOURS] = [12, 13, 14, 15]
// … and, for each vector of a set, the bits of its sums, and the branches that have the fewest options so far.
const FIRST_RESULT = 16
const SUM_BITS = 4
const sumBit = (vector: number, bit: number) => FIRST_RESULT + vector * (SUM_BITS + 1) + bit
const least = (vector: number) => sumBit(vector, SUM_BITS)

/** From the address of a frame to the word of the branch, and its bit there. */
export function fewestBranch({ setBytes }: FewestFirstMemory): WasmFunction {
  const vectors = Array.from({ length: setBytes / VECTOR_BYTES }, (_, index) => index)
  return {
    parameters: 1,
    results: 2,
    locals: WORD,
    vectors: sumBit(vectors.length, 0) - ONE,
    body: code(
      ...vectors.map((vector) => addUp(vector, setBytes)),
      keepFewest(vectors),
      lowestBranch(vectors),
    ),
  }
}

/** Nine options three by three, then what that gives, then what it carries. */
function addUp(vector: number, setBytes: number): Bytes {
  const setOf = (option: number) => loadWords(get(FRAME_AT), option * setBytes + vector * VECTOR_BYTES)
  const threes = SUMS.map((sum, index) =>
    add([setOf(3 * index + 1), setOf(3 * index + 2), setOf(3 * index + 3)], sum, CARRIES[index]),
  )
  return code(
    ...threes,
    add(SUMS.map(get), sumBit(vector, 0), CARRIED_TWOS),
    add(CARRIES.map(get), SUM_OF_TWOS, CARRIED_FOURS),
    code(xor(get(SUM_OF_TWOS), get(CARRIED_TWOS)), set(sumBit(vector, 1))),
    code(and(get(SUM_OF_TWOS), get(CARRIED_TWOS)), set(LATER_FOURS)),
    code(xor(get(CARRIED_FOURS), get(LATER_FOURS)), set(sumBit(vector, 2))),
    code(and(get(CARRIED_FOURS), get(LATER_FOURS)), set(sumBit(vector, 3))),
    code(setOf(0), set(least(vector))),
  )
}

function add(three: readonly Bytes[], sum: number, carry: number): Bytes {
  const [one, other, third] = three
  return code(
    code(one, set(ONE), other, set(OTHER), third, set(THIRD)),
    code(xor(get(ONE), get(OTHER)), set(DIFFER)),
    code(xor(get(DIFFER), get(THIRD)), set(sum)),
    code(chosen(get(THIRD), get(ONE), get(DIFFER)), set(carry)),
  )
}

const lessThanFour = (vector: number) =>
  without(get(least(vector)), or(get(sumBit(vector, 3)), get(sumBit(vector, 2))))

/** The branches with the fewest: rarely has none of them less than four. */
function keepFewest(vectors: readonly number[]): Bytes {
  return code(
    code(hasAny(vectors.map(lessThanFour).reduce(or)), beginIf),
    ...vectors.map((vector) => code(lessThanFour(vector), set(least(vector)))),
    otherwise,
    ...[3, 2].map((bit) => keepThoseWithout(bit, vectors)),
    end,
    ...[1, 0].map((bit) => keepThoseWithout(bit, vectors)),
  )
}

/** Of the branches with the fewest so far, only those without a bit in their sums, if there are any. */
function keepThoseWithout(bit: number, vectors: readonly number[]): Bytes {
  const less = (vector: number) => without(get(least(vector)), get(sumBit(vector, bit)))
  return code(
    code(hasAny(vectors.map(less).reduce(or)), beginIf),
    ...vectors.map((vector) => code(less(vector), set(least(vector)))),
    end,
  )
}

function lowestBranch(vectors: readonly number[]): Bytes {
  const hasWord = vectors.map((vector) =>
    code(highestBits(differ(get(least(vector)), NOTHING)), i32.constant(4 * vector), i32.shiftLeft),
  )
  const stored = vectors.map((vector) =>
    storeWords(ZERO, STATE.scratch + vector * VECTOR_BYTES, get(least(vector))),
  )
  const [first, ...others] = hasWord
  return code(
    ...stored,
    code(first, ...others.map((other) => code(other, i32.or)), i32.countTrailingZeros, tee(WORD)),
    code(get(WORD), i32.constant(2), i32.shiftLeft, i32.load(STATE.scratch), i32.countTrailingZeros),
  )
}
