/** The WebAssembly code generated for a search must be acceptable to compilers: no function nests its loops deeply. */
import { type Givens, givensOf } from '../../../src/sudoku/givens.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowMajorModule } from '../../../src/search/compiled/rowMajor/rowMajorModule.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { randomPuzzle } from '../../sudoku/randomPuzzles.ts'
import { some } from '../../thorough.ts'

/**
 * Maximum nesting of loops in a function. Compilers estimate ten iterations per loop, which overflows a 32-bit float
 * for 39 nested loops.
 */
const MOST_LOOPS = 24

const CODE_SECTION = 10
const VECTOR = 0xfd

/** Reads the code section of a WebAssembly module, for the nesting of loops in each function. */
class CodeReader {
  readonly #bytes: Uint8Array
  #at = 8

  constructor(module: Uint8Array) {
    this.#bytes = module
  }

  /** Returns the maximum nesting of loops in each function. */
  loopDepths(): readonly number[] {
    while (this.#next() !== CODE_SECTION) {
      const bytes = this.#integer()
      this.#at += bytes
    }
    this.#integer()
    return Array.from({ length: this.#integer() }, () => this.#loopDepth())
  }

  #loopDepth(): number {
    const end = this.#integer() + this.#at
    for (let groups = this.#integer(); groups > 0; groups--) {
      this.#integer()
      this.#next()
    }
    const around: ('loop' | 'block')[] = []
    let deepest = 0
    while (this.#at < end) {
      const opcode = this.#next()
      if (opcode === 0x0b) around.pop()
      if (opcode >= 0x02 && opcode <= 0x04) around.push(opcode === 0x03 ? 'loop' : 'block')
      deepest = Math.max(deepest, around.filter((kind) => kind === 'loop').length)
      if (opcode === VECTOR) this.#skipVectorOperands(this.#integer())
      for (let left = operandsOf(opcode); left > 0; left--) this.#integer()
    }
    return deepest
  }

  #skipVectorOperands(opcode: number): void {
    // A constant or a shuffle has 16 bytes, a lane access one, a load or store two integers.
    if (opcode === 0x0c || opcode === 0x0d) this.#at += 16
    else if (opcode >= 0x15 && opcode <= 0x22) this.#at++
    else if (opcode <= 0x0b) for (let left = 2; left > 0; left--) this.#integer()
  }

  #next(): number {
    if (this.#at >= this.#bytes.length) throw new RangeError('The module ends here')
    return this.#bytes[this.#at++]
  }

  /** Reads a LEB128 integer as unsigned: a signed value comes out wrong, but its length is right. */
  #integer(): number {
    let value = 0
    let shift = 0
    for (;;) {
      const byte = this.#next()
      value |= (byte & 0x7f) << shift
      shift += 7
      if (byte < 0x80) return value
    }
  }
}

/** Returns the number of integer operands of an opcode that the generated code has. */
function operandsOf(opcode: number): 0 | 1 | 2 {
  const isBlock = opcode >= 0x02 && opcode <= 0x04
  const isMemory = opcode >= 0x28 && opcode <= 0x3e
  const isBranchOrCall = opcode === 0x0c || opcode === 0x0d || opcode === 0x10
  const isLocalOrConstant = (opcode >= 0x20 && opcode <= 0x22) || opcode === 0x41
  if (isMemory) return 2
  return isBlock || isBranchOrCall || isLocalOrConstant ? 1 : 0
}

const COMPILED_PROGRAMS = STRATEGIES.flatMap(({ id, rowMajorWork: work }) =>
  work === undefined ? [] : [{ id, work }],
)

describe.each(some(COMPILED_PROGRAMS, 3))('the code of $id', ({ work }) => {
  // Skips the first two functions: one calls the search, the other scans the events that the search wrote.
  const depths = (givens: Givens, extent: 'first' | 'all') =>
    new CodeReader(rowMajorModule(givens, extent, work)).loopDepths().slice(2)

  test('has a loop for each blank, and few in one function, on an empty board too', () => {
    for (const extent of ['first', 'all'] as const) {
      const ofFunctions = depths(givensOfLine(PUZZLES.empty), extent)
      expect(ofFunctions.reduce((sum, depth) => sum + depth)).toBe(81)
      expect(Math.max(...ofFunctions)).toBeLessThanOrEqual(MOST_LOOPS)
    }
  })

  test('has no more loops in one function in random puzzles', () => {
    const puzzles = fc.record({ seed: fc.nat(), blanks: fc.integer({ min: 0, max: 81 }) })
    fc.assert(
      fc.property(puzzles, ({ seed, blanks }) => {
        const givens = givensOf(randomPuzzle(seed, blanks))
        if (!givens.ok) return
        const ofFunctions = depths(givens.value, 'first')
        expect(ofFunctions.reduce((sum, depth) => sum + depth)).toBe(
          givens.value.filter((digit) => digit === 0).length,
        )
        expect(Math.max(...ofFunctions)).toBeLessThanOrEqual(MOST_LOOPS)
      }),
      { numRuns: 30 },
    )
  })
})
