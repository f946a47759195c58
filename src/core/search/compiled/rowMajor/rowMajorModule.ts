import type { Givens } from '../../../givens.ts'
import type { Extent } from '../../strategy.ts'
import { rowMajorBlanks, usedDigitsOf } from './blanks.ts'
import { VECTORS } from './arrangedDepths.ts'
import { ascent, descent, fullBoard, continueOrReturn } from './rowMajorDepths.ts'
import { store, ZERO } from './fixedAddresses.ts'
import { LOCALS, OUT, type Part, PARAMETERS, STOP, WORK } from './rowMajorLocals.ts'
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
 * JavaScriptCore takes what is in a loop to run ten times as often as what is around it. From 39 loops on, what a value
 * costs that is not in a register is infinite, since it is a float of 32 bits; its allocator then ends the process.
 */
const MOST_LOOPS = 16

/**
 * A WebAssembly module that searches one puzzle, as `MEMORY` says, as every program does that walks its blanks in row-major order. That
 * order is known beforehand, so the recursion is written out, a loop for each depth inside the loop of the one above:
 *
 *     depth 0: candidates = what row, column and box lack
 *              loop while there are candidates
 *                place the lowest; its units lack one digit fewer from here on
 *                depth 1: candidates = …
 *                         loop …
 *                           … a full board …
 *                           backtrack
 *                backtrack
 *
 * To resume, the same code descends with the candidates cut down to those not yet tried.
 *
 * No function holds more than a few of these loops: it calls the next for the depths below its own.
 */
export function rowMajorModule(givens: Givens, extent: Extent, work: RowMajorWork): Uint8Array<ArrayBuffer> {
  const blanks = rowMajorBlanks(givens)
  const givenDigits = usedDigitsOf(givens)
  const count = Math.max(1, Math.ceil(blanks.length / MOST_LOOPS))
  const firstOf = (part: number) => Math.floor((part * blanks.length) / count)
  const parts = Array.from({ length: count }, (_, index) => {
    const part = { givens, blanks, givenDigits, extent, work, first: firstOf(index), end: firstOf(index + 1) }
    return searching(part, index)
  })
  return moduleOf(MEMORY.marksEnd >> 16, [RUN, MARK_SLICES, ...parts])
}

const MARK_SLICES_INDEX = 1
/** The index of the function of a part. */
const functionOf = (part: number): number => part + 2

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
  return code(get(OUT), get(STOP), get(WORK), call(functionOf(part)), set(WORK), set(OUT))
}

/** Searches the depths of a part, and by the next those below, to their end or that of the run. */
function searching(part: Part, index: number): WasmFunction {
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
