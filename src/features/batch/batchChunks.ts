import { decodedPieces } from '../../app/reading/decoding.ts'
import { type BatchChunk, ChunkCutter } from '../../core/batch/chunks.ts'

/** Splits a batch of puzzles, a text or files, into chunks. Reads files lazily, one after the other. */
export async function* batchChunks(source: string | readonly Blob[]): AsyncGenerator<BatchChunk, void, void> {
  const cutter = new ChunkCutter()
  if (typeof source === 'string') yield* cutter.cut(source)
  else for await (const piece of joinedPieces(source)) yield* cutter.cut(piece)
  yield* cutter.end()
}

/** Decodes files. Ends the last line of each before the next begins. */
async function* joinedPieces(files: readonly Blob[]): AsyncGenerator<string, void, void> {
  let isInLine = false
  for (const file of files) {
    if (isInLine) yield '\n'
    for await (const piece of decodedPieces(file)) {
      if (piece !== '') isInLine = !/[\r\n]$/.test(piece)
      yield piece
    }
  }
}
