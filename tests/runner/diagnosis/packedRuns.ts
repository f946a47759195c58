/**
 * Packs the recorded runs of a program as compact text, for fixtures and the cache of recordings, and unpacks them. The
 * runs are on the user's own puzzle, and on the battery (the fixed boards on which programs are diagnosed).
 */
import { BATTERY } from '../../../src/runner/diagnosis/battery.ts'
import type { BatteryRun } from '../../../src/runner/diagnosis/diagnosis.ts'
import type { RecordedRun } from '../../../src/runner/diagnosis/recordedRun.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { CHUNK_EVENTS } from '../../../src/search/trace/chunk.ts'
import { packedChunk, unpackedChunk } from '../../../src/search/trace/packedChunk.ts'

/** A `RecordedRun` as text; its writes are packed chunks in base64. */
export interface PackedRun
  extends Pick<RecordedRun, 'verdict' | 'outcome' | 'output' | 'isComplete' | 'hasBoard'> {
  readonly givens: string
  readonly chunks: readonly string[]
}

export interface ProgramRuns {
  /** Run on the user's puzzle; undefined if none was packed. */
  readonly own: RecordedRun | undefined
  /** Runs on boards of the battery. */
  readonly battery: readonly BatteryRun[]
}

export function packedRun({ givens, writes, lines, ...rest }: RecordedRun): PackedRun {
  const chunks: string[] = []
  for (let from = 0; from < writes.length; from += CHUNK_EVENTS) {
    const part = {
      writes: Uint16Array.from(writes.slice(from, from + CHUNK_EVENTS)),
      lines: Uint16Array.from(lines.slice(from, from + CHUNK_EVENTS)),
    }
    const chunk = packedChunk({ ...part, calls: new Uint16Array(part.writes.length) })
    chunks.push(Buffer.from(chunk).toString('base64'))
  }
  return { ...rest, givens: lineOf(givens), chunks }
}

function unpackedRun({ givens, chunks, ...rest }: PackedRun): RecordedRun {
  const parts = chunks.map((chunk) => unpackedChunk(Uint8Array.from(Buffer.from(chunk, 'base64'))))
  return {
    ...rest,
    givens: gridOfLine(givens),
    writes: Uint16Array.from(parts.flatMap(({ writes }) => [...writes])),
    lines: Uint16Array.from(parts.flatMap(({ lines }) => [...lines])),
  }
}

/** @param packed by id of the board; `own` for the user's puzzle */
export function unpackedRuns(packed: Readonly<Record<string, PackedRun>>): ProgramRuns {
  return {
    own: packed['own'] === undefined ? undefined : unpackedRun(packed['own']),
    battery: BATTERY.flatMap((board) =>
      packed[board.id] === undefined ? [] : [{ board, run: unpackedRun(packed[board.id]) }],
    ),
  }
}

/** The inverse of `unpackedRuns`. */
export function packedRuns({ own, battery }: ProgramRuns): Readonly<Record<string, PackedRun>> {
  return Object.fromEntries([
    ...battery.map(({ board, run }) => [board.id, packedRun(run)] as const),
    ...(own === undefined ? [] : [['own', packedRun(own)] as const]),
  ])
}
