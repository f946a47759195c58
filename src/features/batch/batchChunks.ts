import { type BatchChunk, ChunkCutter } from '../../core/batch/chunks.ts'

/** Splits a batch of puzzles, a text or a file, into chunks. Reads a file lazily. */
export async function* batchChunks(source: string | Blob): AsyncGenerator<BatchChunk, void, void> {
  const cutter = new ChunkCutter()
  if (typeof source === 'string') yield* cutter.cut(source)
  else {
    const decoder = new TextDecoder()
    const reader = source.stream().getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      yield* cutter.cut(decoder.decode(piece.value, { stream: true }))
    yield* cutter.cut(decoder.decode())
  }
  yield* cutter.end()
}
