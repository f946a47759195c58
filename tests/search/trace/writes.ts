/** Random programs, each as its writes to the board; recordings and other forms of such writes. */
import { fc } from '@fast-check/vitest'
import type { Board } from '../../../src/sudoku/grid.ts'
import type { UnpackedWrites } from '../../../src/search/trace/packedChunk.ts'
import { RecordedTrace } from '../../../src/search/trace/recordedTrace.ts'

/** A digit, or 0 for a blank, that a line of a program writes to a cell at a call depth (`calls`). */
export interface Write {
  readonly cell: number
  readonly digit: number
  readonly line: number
  readonly calls: number
}

/** Up to 400 random writes, also to givens, over other digits, and without a change. */
export const writes: fc.Arbitrary<readonly Write[]> = fc.array(
  fc.record({
    cell: fc.oneof(fc.nat(8), fc.nat(80)),
    digit: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9 })),
    line: fc.constantFrom(12, 17, 0, 40_000),
    calls: fc.oneof(fc.nat(5), fc.constantFrom(60, 300, 70_000)),
  }),
  { maxLength: 400 },
)

export function recordingOf(givens: Board, written: Iterable<Write>): RecordedTrace {
  const trace = new RecordedTrace(givens)
  for (const { cell, digit, line, calls } of written) trace.write(cell, digit, line, calls)
  trace.end()
  return trace
}

/** Repeats writes `rounds` times, each time with the next digits (0 after 9), so that the board changes. */
export function* repeatedWrites(written: readonly Write[], rounds: number): Iterable<Write> {
  for (let round = 0; round < rounds; round++)
    for (const { cell, digit, line, calls } of written)
      yield { cell, digit: (digit + round) % 10, line, calls }
}

/** Returns writes as `UnpackedWrites`: an array for each field. Call depths are capped at 65,535. */
export function unpackedWritesOf(written: readonly Write[]): UnpackedWrites {
  return {
    writes: Uint16Array.from(written, ({ cell, digit }) => (cell << 4) | digit),
    lines: Uint16Array.from(written, ({ line }) => line),
    calls: Uint16Array.from(written, ({ calls }) => Math.min(calls, 0xffff)),
  }
}
