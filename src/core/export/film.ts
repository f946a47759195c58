/** A film as it is ordered, and as it is written frame by frame, whatever the kind of its file. */
import type { Glyphs } from './boardFrame.ts'

export const VIDEO_FORMATS = ['webm', 'mp4'] as const

/** Files of videos, which the browser has to encode. */
export type VideoFormat = (typeof VIDEO_FORMATS)[number]

export type FilmFormat = 'gif' | VideoFormat

export interface FilmOrder {
  readonly format: FilmFormat
  readonly widthPx: number
  /** As large as a cell is at that width. */
  readonly glyphs: Glyphs
}

export interface Film {
  /** @param pixels indices into `FRAME_PALETTE`, row by row; kept until the next frame */
  addFrame(pixels: Uint8Array, durationMs: number): Promise<void>
  /** The file, in parts. */
  finish(): Promise<readonly Uint8Array<ArrayBuffer>[]>
}
