/**
 * The messages between the app and a worker that writes a film. It writes one, and is ended with it, whether that is
 * finished or not: so nothing is ever heard of an older one. The app asks for the next thing when the last is done.
 */
import type { FrameBoard } from '../core/export/boardFrame.ts'
import type { FilmOrder } from '../core/export/film.ts'

export type FilmRequest =
  /** Asks whether the worker lives; answered while a frame is encoded, too. */
  | { readonly type: 'ping'; readonly run: number }
  | { readonly type: 'begin'; readonly order: FilmOrder }
  | { readonly type: 'frame'; readonly shown: FrameBoard; readonly durationMs: number }
  | { readonly type: 'finish' }

export type FilmReply =
  | { readonly type: 'pong'; readonly run: number }
  /** The film has begun, or has the frame. */
  | { readonly type: 'ready' }
  | { readonly type: 'file'; readonly parts: readonly Uint8Array<ArrayBuffer>[] }
  /** The film is lost. */
  | { readonly type: 'failed'; readonly reason: string }
