import type { Givens } from '../../../sudoku/givens.ts'
import type { Extent } from '../../engine/strategy.ts'
import { rowMajorBlanks, usedDigitsOf } from './blanks.ts'
import { VECTORS } from './arrangedDepths.ts'
import { ascent, descent, fullBoard, continueOrReturn } from './rowMajorDepths.ts'
import { store, ZERO } from './fixedAddresses.ts'
import { LOCALS, OUT, type SearchFunction, PARAMETERS, STOP, WORK } from './rowMajorLocals.ts'
import { MEMORY } from './rowMajorMemory.ts'
import type { RowMajorWork } from './rowMajorWork.ts'
import { MARK_SLICES } from './sliceMarks.ts'
import {
  beginBlock,
  type Bytes,
  call,
  code,
  end,
  get,
  i32,
  moduleOf,
  set,
  type WasmFunction,
} from '../wasmBinary.ts'

/**
 * Maximum nested loops per function. JavaScriptCore assumes that a loop body runs ten times as often as the code around
 * it. From 39 nested loops on, the cost of a spilled value overflows its 32-bit float, and the register allocator
 * aborts the process.
 */
const MOST_LOOPS = 16

/**
 * Generates a WebAssembly module that searches one puzzle in row-major order; `MEMORY` documents its input and output.
 * The order of the blanks is known, so the recursion is unrolled into nested loops, one per depth:
 *
 *     depth 0: candidates = what row, column and box lack
 *              loop while candidates are left
 *                place the lowest and update the free digits of its units
 *                depth 1: candidates = …
 *                         loop …
 *                           … a full board …
 *                           backtrack
 *                backtrack
 *
 * To resume, the same code descends with the candidates limited to the untried ones.
 *
 * Each function holds at most `MOST_LOOPS` of these loops and calls the next function for deeper ones.
 */
export function rowMajorModule(givens: Givens, extent: Extent, work: RowMajorWork): Uint8Array<ArrayBuffer> {
  const blanks = rowMajorBlanks(givens)
  const givenDigits = usedDigitsOf(givens)
  const count = Math.max(1, Math.ceil(blanks.length / MOST_LOOPS))
  const firstOf = (part: number) => Math.floor((part * blanks.length) / count)
  const parts = Array.from({ length: count }, (_, index) => {
    const part = { givens, blanks, givenDigits, extent, work, first: firstOf(index), end: firstOf(index + 1) }
    return partFunction(part, index)
  })
  return moduleOf(MEMORY.marksEnd >> 16, [RUN, MARK_SLICES, ...parts])
}

const MARK_SLICES_INDEX = 1
/** Returns the index of a part's function; a part is the range of depths that one function searches. */
const functionIndexOf = (part: number): number => part + 2

/** The module's exported function. Returns the address after the last event. */
const RUN: WasmFunction = {
  parameters: 0,
  results: 1,
  locals: LOCALS,
  body: code(
    store(MEMORY.solutions, ZERO),
    code(i32.constant(MEMORY.events), set(OUT)),
    callPart(0),
    store(MEMORY.work, get(WORK)),
    code(get(OUT), call(MARK_SLICES_INDEX)),
    get(OUT),
  ),
}

function callPart(part: number): Bytes {
  return code(get(OUT), get(STOP), get(WORK), call(functionIndexOf(part)), set(WORK), set(OUT))
}

/**
 * Returns the function that searches the depths of a part. It calls the next part's function for deeper ones; in the
 * last part, it handles full boards. It returns when its depths are exhausted or the run ends.
 */
function partFunction(part: SearchFunction, index: number): WasmFunction {
  const { blanks, first, end: endDepth } = part
  const depths = Array.from({ length: endDepth - first }, (_, offset) => first + offset)
  const below =
    endDepth === blanks.length ? fullBoard(part, endDepth) : code(callPart(index + 1), continueOrReturn(part))
  const body = code(
    beginBlock,
    ...depths.map((depth) => descent(part, depth)),
    below,
    ...depths.map((depth) => ascent(part, depth)).toReversed(),
    index === 0 ? store(MEMORY.position, i32.constant(-1)) : [],
    end,
    code(get(OUT), get(WORK)),
  )
  const vectors = part.work.arranged === 'struck' ? VECTORS : 0
  return { parameters: PARAMETERS, results: 2, locals: LOCALS - PARAMETERS, vectors, body }
}
