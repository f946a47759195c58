/** The messages of `serve` and `Client`. `id` numbers the questions of one client. */

export type ToHost =
  | { readonly type: 'ask'; readonly id: number; readonly kind: string; readonly order: unknown }
  | { readonly type: 'end'; readonly id: number }
  | { readonly type: 'ping' }

export type ToClient =
  | { readonly type: 'pong' }
  /** A host that answers in order begins with a question: from now on, it may hear nothing until the answer. */
  | { readonly type: 'begun'; readonly id: number }
  | { readonly type: 'told'; readonly id: number; readonly tell: unknown }
  /** The answer. @property isSpent true if the worker must not be used again */
  | { readonly type: 'answered'; readonly id: number; readonly tell: unknown; readonly isSpent: boolean }
  /** The end of a question that has no answer. */
  | { readonly type: 'over'; readonly id: number }
  /** @property isSpent true if the worker must not be used again */
  | { readonly type: 'failed'; readonly id: number; readonly reason: string; readonly isSpent: boolean }
  /** The host answers nothing more, not even the question that it has begun: a new worker is needed first. */
  | { readonly type: 'restart' }
  /** The host cannot answer any question. */
  | { readonly type: 'unready'; readonly reason: string }

/** Sends a message to the client. @param transfer buffers to transfer to it */
export type Post = (message: ToClient, transfer: readonly ArrayBufferLike[]) => void
