import { branch, branchIf, code, get, i32, moduleOf, tee } from '../search/compiled/wasmBinary.ts'
import { MEMORY } from './vectorBoard.ts'
import { block, isAny, loadVector, loop, storeVector, when } from './vectorCode.ts'
import { BEGIN, PLACE_GIVENS } from './vectorGivens.ts'
import { BACKTRACK, GUESS } from './vectorGuess.ts'
import { at, forEachDigit, FOUND, INTEGERS, TOP, TWICE, VECTORS, ZERO } from './vectorLocals.ts'
import { propagate } from './vectorRounds.ts'

const KEEP_SOLUTION = forEachDigit((index) =>
  storeVector(ZERO, at(MEMORY.solution, index), loadVector(ZERO, at(MEMORY.places, index))),
)

/**
 * A WebAssembly module that solves the puzzle in its memory: `run` returns how many solutions it has, at most the limit.
 *
 *     place the givens
 *     loop
 *       propagate; on a contradiction   -> leave this block
 *       if some cells are not solved: guess  -> loop
 *       count a solution; if they are enough -> leave all
 *     backtrack, if something is left   -> loop
 */
export function vectorModule(): Uint8Array<ArrayBuffer> {
  const searching = block(
    propagate(0),
    when(isAny(get(TWICE)), GUESS, branch(2)),
    when(code(get(FOUND), i32.isZero), KEEP_SOLUTION),
    code(get(FOUND), i32.constant(1), i32.add, tee(FOUND)),
    code(ZERO, i32.load(MEMORY.limit), i32.equals, branchIf(2)),
  )
  const nothingLeft = code(get(TOP), i32.constant(MEMORY.levels), i32.equals)
  const body = code(
    BEGIN,
    PLACE_GIVENS,
    block(loop(searching, code(nothingLeft, branchIf(1)), BACKTRACK, branch(0))),
    get(FOUND),
  )
  return moduleOf(MEMORY.bytes >> 16, [
    { parameters: 0, results: 1, locals: INTEGERS, vectors: VECTORS, body },
  ])
}
