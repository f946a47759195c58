import { latest, still } from '../../calls/latest.ts'
import { replay } from '../../search/trace/replay.ts'
import type { AppState } from '../store/state.ts'
import type { SharingDependencies } from './dependencies.ts'
import { boardFrame, cellSide, FRAME_PALETTE, frameSize } from './pictures/boardFrame.ts'
import { chunksOfRun } from './runChunks.ts'
import type { FramePicture } from './sharing.ts'

/** Width of the drawn frame, for screens with two pixels in one of CSS. */
const WIDTH_PX = 360

/**
 * Draws the first frame of a film, as the film will show it.
 * @param drawn called with the picture, unless another one is asked for meanwhile
 */
export function createFirstFrame(
  get: () => AppState,
  dependencies: SharingDependencies,
  drawn: (picture: FramePicture) => void,
) {
  const drawing = latest()

  async function draw(event: number, signal: AbortSignal): Promise<void> {
    const givens = get().puzzle.grid
    const chunkWith = chunksOfRun(get, dependencies, signal)
    const pictures = await still(dependencies.loadPictures(), signal)
    const chunk = await chunkWith(event)
    if (chunk === undefined) return
    const { board, last } = replay(givens, chunk, event)
    const glyphs = pictures.drawnDigits(cellSide(WIDTH_PX))
    const pixels = boardFrame({ givens, board, last, share: 0 }, glyphs, WIDTH_PX)
    drawn({ event, ...frameSize(WIDTH_PX), rgba: rgbaOf(pixels) })
  }

  return {
    /** @param event after which the film begins */
    draw: (event: number): Promise<void> =>
      // A film can be made without its preview. If its pictures do not load, the film itself says so.
      drawing.run((signal) => draw(event, signal)).catch(() => undefined),
    stop: () => drawing.stop(),
  }
}

/** @param pixels indices into `FRAME_PALETTE` */
function rgbaOf(pixels: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(4 * pixels.length).fill(255)
  pixels.forEach((index, at) => rgba.set(FRAME_PALETTE[index], 4 * at))
  return rgba
}
