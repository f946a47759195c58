import { HandedOver } from '../../calls/question.ts'
import type { Job } from '../../calls/turns.ts'
import type { BatchChunk } from '../../core/batch/chunks.ts'
import { buffersOf, type ChunkResults, solveChunk } from '../../core/batch/solving.ts'
import type { BackgroundTools } from './backgroundTools.ts'

/** Solves one chunk of a batch text. */
export function* batchJob(chunk: BatchChunk, { solver }: BackgroundTools): Job<ChunkResults> {
  const steps = solveChunk(chunk, solver())
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return new HandedOver(value, buffersOf(value))
    yield
  }
}
