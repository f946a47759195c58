/** The page as it is handed on: the part of the state that holds it. */
import type { Caption } from '../../core/export/boardSvg.ts'
import type { EventFormat } from '../../core/export/eventRows.ts'
import type { FilmFormat, VideoFormat } from '../../core/export/film.ts'
import type { FlameDrawn } from '../../core/export/flameSvg.ts'
import type { Scheme } from '../../core/export/svg.ts'
import type { ExecutionPoint } from '../session/debugging.ts'
import type { Theme } from '../store/preferences.ts'

/** While the dialog is open. */
export interface Sharing {
  /** Of the page, without a query. */
  readonly page: string
  /** Of the moment that the dialog has been opened at, from the question mark on. */
  readonly query: string
  /** Where the program stands at that moment; undefined until it is known, and where nobody can tell. */
  readonly point: ExecutionPoint | undefined
  /** The latest text for the clipboard, whether it got there or not. */
  readonly copied: { readonly text: string; readonly isRefused: boolean } | undefined
  /** A file that takes its time; undefined while none is made. */
  readonly making: Making | undefined
  /** As what the browser can encode a film, besides a GIF; none until that is known. */
  readonly videoFormats: readonly VideoFormat[]
  /** The last file could not be made. */
  readonly hasFailed: boolean
}

export interface Making {
  readonly what: EventFormat | FilmFormat
  /** Events, or frames. */
  readonly done: number
  readonly of: number
}

export const BOARD_FORMATS = ['png', 'svg', 'line', 'rows'] as const

/** A picture in pixels or in vectors; 81 characters, or nine lines. */
export type BoardFormat = (typeof BOARD_FORMATS)[number]

export const CHART_FORMATS = ['svg', 'png'] as const

/** A waveform or a flame chart in vectors, or in pixels. */
export type ChartFormat = (typeof CHART_FORMATS)[number]

/** No file has more events. */
export const MOST_EVENTS = 1_000_000

export const FILM_WIDTHS_PX = [180, 270, 360, 540] as const

export const FILM_SECONDS = [3, 5, 10, 20] as const

export interface FilmOptions {
  readonly format: FilmFormat
  readonly widthPx: number
  /** How long the range takes. */
  readonly seconds: number
}

/** The contents of a picture of the flame chart. */
export type FlameWords = Pick<FlameDrawn, 'legend' | 'depthAxis'>

export type SharingCommand =
  /** Opens the dialog; what plays is paused. */
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'copy'; readonly text: string }
  /** @property caption stands below the board of a picture */
  | { readonly kind: 'saveBoard'; readonly format: BoardFormat; readonly caption: Caption | undefined }
  /** Of the visible range, the first `MOST_EVENTS`. */
  | { readonly kind: 'saveEvents'; readonly format: EventFormat }
  /** Of the visible range. */
  | { readonly kind: 'saveWaveform'; readonly format: ChartFormat; readonly scheme: Scheme }
  /** Of what the flame chart shows. */
  | {
      readonly kind: 'saveFlame'
      readonly format: ChartFormat
      readonly scheme: Scheme
      readonly words: FlameWords
    }
  /** Of the visible range. */
  | { readonly kind: 'saveFilm'; readonly options: FilmOptions }
  /** Gives up the file that is being made. */
  | { readonly kind: 'stop' }

export interface EmbedOptions {
  /** That of the reader's system, unless another one is fixed. */
  readonly theme: Theme
  /** It plays the visible range again and again. */
  readonly loops: boolean
}
