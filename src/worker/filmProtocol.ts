/**
 * Messages between the app and a worker that writes a film (GIF or video). A worker writes a single film and is
 * terminated with it, finished or not, so replies are never stale. Apart from pings, the app sends each request
 * only once the request before it has been answered.
 */
import type { FrameBoard } from '../core/export/boardFrame.ts'
import type { FilmOptions } from '../core/export/film.ts'

export type FilmRequest =
  /** Heartbeat; answered even while the browser encodes a video frame. @property run unused; the answer repeats it */
  | { readonly type: 'ping'; readonly run: number }
  | { readonly type: 'begin'; readonly order: FilmOptions }
  | { readonly type: 'frame'; readonly shown: FrameBoard; readonly durationMs: number }
  | { readonly type: 'finish' }

export type FilmReply =
  | { readonly type: 'pong'; readonly run: number }
  /** Acknowledges `begin` or `frame`. */
  | { readonly type: 'ready' }
  /** The finished film. @property parts of the file, in order */
  | { readonly type: 'file'; readonly parts: readonly Uint8Array<ArrayBuffer>[] }
  /** The film could not be written; it is lost. */
  | { readonly type: 'failed'; readonly reason: string }
