import type { OwnProgram } from '../../../src/runner/questions.ts'

/** Returns the number of placed digits on the board after the first `event` writes of a program. */
export function placedAt({ givens }: OwnProgram, writes: readonly number[], event: number): number {
  const cells = [...givens]
  for (const write of writes.slice(0, event)) cells[write >> 4] = write & 15
  return cells.filter((digit, cell) => digit !== 0 && digit !== givens[cell]).length
}
