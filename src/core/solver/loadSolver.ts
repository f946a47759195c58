import { createBandSolver } from './bandSolver.ts'
import type { Solver } from './solver.ts'
import { MEMORY, readSolution, writeTables } from './vectorBoard.ts'
import { vectorModule } from './vectorModule.ts'

/** A `vectorModule`, compiled and instantiated. */
interface VectorCode {
  readonly run: () => number
  readonly memory: { readonly buffer: ArrayBuffer }
}

/** The fastest solver that there is here. @param compile rejects where WebAssembly, or its vectors, are not to be had */
export async function loadSolver(
  compile: (bytes: Uint8Array<ArrayBuffer>) => Promise<VectorCode>,
): Promise<Solver> {
  const code = await compile(vectorModule()).catch(() => undefined)
  return code === undefined ? createBandSolver() : vectorSolver(code)
}

function vectorSolver({ run, memory }: VectorCode): Solver {
  const bytes = new Uint8Array(memory.buffer)
  const words = new Int32Array(memory.buffer)
  writeTables(memory.buffer)
  return {
    count(board, limit, first) {
      bytes.set(board, MEMORY.puzzle)
      words[MEMORY.limit / 4] = limit
      const found = run()
      if (found > 0 && first !== undefined) readSolution(words, first)
      return found
    },
  }
}
