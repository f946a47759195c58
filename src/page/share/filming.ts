/** Films a range of a trace: the board after every event, or after some of them. */
import { animationOf, LAST_FRAME_MS } from './pictures/animation.ts'
import { cellSide } from './pictures/boardFrame.ts'
import type { Board } from '../../sudoku/grid.ts'
import type { Chunk } from '../../search/trace/chunk.ts'
import { replay } from '../../search/trace/replay.ts'
import type { VisibleRange } from '../timeline/visibleRange.ts'
import type { EverySecond } from '../../calls/watchedWorker.ts'
import { Client } from '../../calls/client.ts'
import { answer } from '../../calls/question.ts'
import type { FilmQuestions } from './film/filmQuestions.ts'
import type { FilmOptions } from './sharing.ts'
import type { Pictures } from './dependencies.ts'

export interface FilmDependencies {
  readonly givens: Board
  readonly pictures: Pick<Pictures, 'drawnDigits' | 'makeFilmWorker'>
  /** Calls back once a second, to notice the loss of the worker. */
  readonly everySecond: EverySecond
  /** Aborted when the film is cancelled. */
  readonly signal: AbortSignal
  /** Loads the chunk that contains an event; undefined if it cannot be loaded. */
  readonly chunkWith: (event: number) => Promise<Chunk | undefined>
  /** Reports the number of frames done, of all frames. */
  readonly tell: (done: number, of: number) => void
}

export function filmFrames({ from, to }: VisibleRange, { seconds }: FilmOptions): number {
  return animationOf(from, to, seconds).events.length
}

/**
 * Draws and encodes a film in a dedicated worker, terminated at the end. Rejects if the worker is lost or on abort.
 * @returns the parts of the file; undefined if a chunk cannot be loaded
 */
export async function filmOf(
  { from, to }: VisibleRange,
  { format, widthPx, seconds }: FilmOptions,
  { givens, pictures, everySecond, signal, chunkWith, tell }: FilmDependencies,
): Promise<readonly BlobPart[] | undefined> {
  signal.throwIfAborted()
  const { events, delayMs } = animationOf(from, to, seconds)
  const worker = new Client<FilmQuestions>(pictures.makeFilmWorker, { everySecond })
  try {
    // Send digits drawn by the page, which has the font. A worker would fetch it again and might draw them differently.
    const glyphs = pictures.drawnDigits(cellSide(widthPx))
    await answer(worker.ask('begin', { format, widthPx, glyphs }, signal), signal)
    for (const [index, event] of events.entries()) {
      const chunk = await chunkWith(event)
      if (chunk === undefined) return undefined
      const { board, last } = replay(givens, chunk, event)
      const isLast = index === events.length - 1
      const share = isLast ? 1 : index / (events.length - 1)
      const frame = { shown: { givens, board, last, share }, durationMs: isLast ? LAST_FRAME_MS : delayMs }
      await answer(worker.ask('frame', frame, signal), signal)
      tell(index + 1, events.length)
    }
    return await answer(worker.ask('finish', undefined, signal), signal)
  } finally {
    worker.end()
  }
}
