/** Films a range of a trace: the board after each of its events, or after some of them. */
import { animationOf, LAST_FRAME_MS } from '../../core/export/animation.ts'
import { boardFrame, cellSide, frameSize } from '../../core/export/boardFrame.ts'
import type { Film } from '../../core/export/film.ts'
import { gifFilm } from '../../core/export/gifFilm.ts'
import type { Board } from '../../core/grid.ts'
import type { Page } from '../../core/trace/page.ts'
import { replay } from '../../core/trace/replay.ts'
import type { VisibleRange } from '../view/visibleRange.ts'
import type { FilmOptions } from './sharing.ts'
import type { Pictures } from './sharingActions.ts'

export interface FilmSet {
  readonly givens: Board
  readonly pictures: Pictures
  /** Whether anybody waits for the film still. */
  readonly isWanted: () => boolean
  /** The page that an event lies in; undefined once the film is wanted no more. */
  readonly pageWith: (event: number) => Promise<Page | undefined>
  /** Says how many frames there are, and of how many. */
  readonly tell: (done: number, of: number) => void
  readonly nextTask: () => Promise<void>
}

/** So many frames a film will have. */
export function filmFrames({ from, to }: VisibleRange, { seconds }: FilmOptions): number {
  return animationOf(from, to, seconds).events.length
}

/** @returns the file; undefined if it is wanted no more */
export async function filmOf(
  { from, to }: VisibleRange,
  { format, widthPx, seconds }: FilmOptions,
  { givens, pictures, isWanted, pageWith, tell, nextTask }: FilmSet,
): Promise<readonly BlobPart[] | undefined> {
  const { events, delayMs } = animationOf(from, to, seconds)
  const side = cellSide(widthPx)
  const { width, height } = frameSize(side)
  const glyphs = pictures.drawnDigits(side)
  const film: Film =
    format === 'gif' ? gifFilm(width, height) : await pictures.videoFilm(format, width, height)
  try {
    for (const [index, event] of events.entries()) {
      const page = await pageWith(event)
      if (page === undefined) return undefined
      const { board, last } = replay(givens, page, event)
      const isLast = index === events.length - 1
      const share = isLast ? 1 : index / (events.length - 1)
      await film.addFrame(
        boardFrame({ givens, board, last, share }, glyphs, side),
        isLast ? LAST_FRAME_MS : delayMs,
      )
      tell(index + 1, events.length)
      await nextTask()
    }
    const parts = isWanted() ? await film.finish() : undefined
    return isWanted() ? parts : undefined
  } finally {
    await film.close()
  }
}
