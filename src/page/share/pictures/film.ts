/** Options of a film, and the frame-by-frame writer that every file format implements. */
import type { Glyphs } from './boardFrame.ts'

export const VIDEO_FORMATS = ['webm', 'mp4'] as const

export type VideoFormat = (typeof VIDEO_FORMATS)[number]

export type FilmFormat = 'gif' | VideoFormat

export interface FilmOptions {
  readonly format: FilmFormat
  readonly widthPx: number
  /** Digit glyphs, sized to a cell of the board at `widthPx`. */
  readonly glyphs: Glyphs
}

export interface Film {
  /** @param pixels indices into `FRAME_PALETTE`, row by row; must not change until the next frame */
  addFrame(pixels: Uint8Array, durationMs: number): Promise<void>
  finish(): Promise<readonly Uint8Array<ArrayBuffer>[]>
}
