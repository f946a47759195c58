import type { Subscribe } from '../store/stateStore.ts'
import type { EverySecond, RawWorker } from '../../calls/watchedWorker.ts'
import type { Glyphs } from './pictures/boardFrame.ts'
import type { PlayerActions } from '../player/player.ts'
import type { ViewerActions } from '../timeline/viewer.ts'
import type { Svg } from './pictures/boardSvg.ts'
import type { TraceSource } from '../../search/jobs/traceSource.ts'
import type { VideoFormat } from './pictures/film.ts'

export interface SharingDependencies
  extends Pick<PlayerActions, 'pause'>,
    Pick<ViewerActions, 'zoom' | 'pan'> {
  readonly everySecond: EverySecond
  readonly saveFile: (name: string, type: string, parts: readonly BlobPart[]) => Promise<void>
  /** Loads the module that renders images and encodes videos with browser APIs. */
  readonly loadPictures: () => Promise<Pictures>
  readonly subscribe: Subscribe
  /** Returns the address of the page, up to the question mark. */
  readonly pageAddress: () => string
  /** Trace of the session in front, which the page shows. */
  readonly source: () => Pick<TraceSource, 'chunk'>
  /** Resolves in a later task, so that the page can respond in between. */
  readonly nextTask: () => Promise<void>
  /** Rejects if the browser forbids it. */
  readonly writeClipboard: (text: string) => Promise<void>
}

export interface Pictures {
  /** Renders a drawing as a PNG; rejects if the browser cannot. */
  pngOf(drawing: Svg): Promise<Blob>
  /** Renders the digits as pixels. @param side of a cell, in pixels */
  drawnDigits(side: number): Glyphs
  /** Resolves to the video formats that the browser can encode. */
  videoFormats(): Promise<readonly VideoFormat[]>
  /** Starts a worker that encodes one film. */
  makeFilmWorker(): RawWorker
}
