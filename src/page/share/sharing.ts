/** State, commands and options of the sharing dialog. */
import type { Caption } from './pictures/boardSvg.ts'
import type { EventFormat } from './pictures/eventRows.ts'
import type { FilmFormat, VideoFormat } from './pictures/film.ts'
import type { FlameSvgInput } from './pictures/flameSvg.ts'
import type { Scheme } from './pictures/svg.ts'
import type { ExecutionPoint } from '../session/debugging.ts'
import type { Theme } from '../store/preferences.ts'
import type { VisibleRange } from '../timeline/visibleRange.ts'
import type { FilmEdge } from './filmRange.ts'

/** A program as a link carries it. */
export interface SharedProgram {
  /** Query of the link. Contains the event on the board unless the program has been edited since its run. */
  readonly query: string
  /** Fragment with the program, from the number sign on. */
  readonly fragment: string
}

/** State of the sharing dialog; kept while the dialog is closed. */
export interface Sharing {
  /** Address of the page, without a query. */
  readonly page: string
  /** Query, from the question mark on, that leads to the event at which the dialog was opened. */
  readonly query: string
  /** The user's own program that the page shows; `too-large` for a link; undefined for built-in programs. */
  readonly program: SharedProgram | 'too-large' | undefined
  /** True if links carry the program. */
  readonly withProgram: boolean
  /** Position of the search in its program when the dialog was opened; undefined until known, or if there is none. */
  readonly point: ExecutionPoint | undefined
  /** Latest text that was copied, or that the clipboard refused. */
  readonly copied: { readonly text: string; readonly isRefused: boolean } | undefined
  /** File being made, which goes on while the dialog is closed; undefined while there is none. */
  readonly making: FileProgress | undefined
  /** Video formats that the browser can encode, besides GIF; empty until known. */
  readonly videoFormats: readonly VideoFormat[]
  /** True if the last file could not be made. */
  readonly hasFailed: boolean
  /** What became of a file that was made while the dialog was closed; undefined once the user has read it. */
  readonly ended: 'made' | 'failed' | undefined
  readonly filmSize: FilmSize
  /** Event on the board when the dialog was opened. */
  readonly here: number
  /** First and last event that a film shows; may reach beyond the trace if that has changed. */
  readonly film: VisibleRange
  /** True while the user chooses the film's events on the timeline. */
  readonly isOnTimeline: boolean
  /** True if the dialog was opened to go on with a film whose events have been chosen on the timeline. */
  readonly leadsToFilm: boolean
  /** Undefined until drawn. */
  readonly firstFrame: FramePicture | undefined
}

/** The first frame of a film. */
export interface FramePicture {
  readonly event: number
  readonly width: number
  readonly height: number
  /** Row by row. */
  readonly rgba: Uint8ClampedArray<ArrayBuffer>
}

export interface Shared {
  readonly isShareOpen: boolean
  /** Undefined until the dialog is first opened. */
  readonly sharing: Sharing | undefined
}

export const NOTHING_SHARED: Shared = { isShareOpen: false, sharing: undefined }

export interface FileProgress {
  readonly what: EventFormat | FilmFormat
  /** Number of events or frames written so far. */
  readonly done: number
  /** Number of events or frames in total. */
  readonly of: number
}

export const BOARD_FORMATS = ['png', 'svg', 'line', 'rows'] as const

/** Format of a saved board: pixels, vectors, 81 characters in a line, or nine rows. */
export type BoardFormat = (typeof BOARD_FORMATS)[number]

export const CHART_FORMATS = ['svg', 'png'] as const

/** Format of a saved waveform or flame chart: vectors or pixels. */
export type ChartFormat = (typeof CHART_FORMATS)[number]

/** Maximum events per file. */
export const MAX_EXPORTED_EVENTS = 1_000_000

export const FILM_WIDTHS_PX = [180, 270, 360, 540] as const

export const FILM_SECONDS = [3, 5, 10, 20] as const

export interface FilmSize {
  readonly widthPx: number
  /** Playing time of the range. */
  readonly seconds: number
}

export interface FilmOptions extends FilmSize {
  readonly format: FilmFormat
}

/** Texts in a picture of the flame chart. */
export type FlameWords = Pick<FlameSvgInput, 'legend' | 'depthAxis'>

export type SharingCommand =
  /** Opens the dialog and pauses playing. */
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  /** Includes the program in links, or leaves it out. */
  | { readonly kind: 'carryProgram'; readonly isOn: boolean }
  | { readonly kind: 'copy'; readonly text: string }
  /** @property caption below the board of a picture */
  | { readonly kind: 'saveBoard'; readonly format: BoardFormat; readonly caption: Caption | undefined }
  /** Saves the first `MAX_EXPORTED_EVENTS` events of the visible range. */
  | { readonly kind: 'saveEvents'; readonly format: EventFormat }
  | { readonly kind: 'saveWaveform'; readonly format: ChartFormat; readonly scheme: Scheme }
  | {
      readonly kind: 'saveFlame'
      readonly format: ChartFormat
      readonly scheme: Scheme
      readonly words: FlameWords
    }
  | { readonly kind: 'sizeFilm'; readonly size: Partial<FilmSize> }
  /** Moves the first or the last event of a film. */
  | { readonly kind: 'moveFilm'; readonly edge: FilmEdge; readonly event: number }
  /** Films the next events from the board on, or the visible range. */
  | { readonly kind: 'takeFilm'; readonly range: 'next' | 'visible' }
  /** Closes the dialog and lets the user choose the film's events on the timeline. */
  | { readonly kind: 'showOnTimeline' }
  | { readonly kind: 'saveFilm'; readonly options: FilmOptions }
  /** Cancels the file being made. */
  | { readonly kind: 'stop' }
  /** Ends choosing on the timeline, and hides what became of the last file. */
  | { readonly kind: 'dismiss' }

/** Options of the page that a frame on another site shows. */
export interface EmbedOptions {
  /** `system` follows the reader's system. */
  readonly theme: Theme
  /** True to repeat the visible range. */
  readonly loops: boolean
}
