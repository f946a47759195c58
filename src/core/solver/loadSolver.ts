import { createBandSolver } from './bandSolver.ts'
import type { Solver } from './solver.ts'
import { addresses, bytes as vectorSolverBytes } from './vectorSolver.c'

/** Instance of the module compiled from `vectorSolver.c`. */
interface VectorCode {
  /** Counts the solutions of the puzzle in memory. */
  readonly run: () => number
  readonly memory: { readonly buffer: ArrayBuffer }
}

/** Loads the fastest available solver. @param compile rejects if WebAssembly or its SIMD is unavailable */
export async function loadSolver(
  compile: (bytes: Uint8Array<ArrayBuffer>) => Promise<VectorCode>,
): Promise<Solver> {
  const code = await compile(vectorSolverBytes).catch(() => undefined)
  return code === undefined ? createBandSolver() : vectorSolver(code)
}

function vectorSolver({ run, memory }: VectorCode): Solver {
  const bytes = new Uint8Array(memory.buffer)
  const words = new Int32Array(memory.buffer)
  const solution = bytes.subarray(addresses.solution, addresses.solution + 81)
  return {
    count(board, limit, first) {
      bytes.set(board, addresses.puzzle)
      words[addresses.limit / 4] = limit
      words[addresses.isRequested / 4] = first === undefined ? 0 : 1
      const found = run()
      if (found > 0) first?.set(solution)
      return found
    },
  }
}
