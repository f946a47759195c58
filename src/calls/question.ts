/**
 * One way to ask: a question has a kind and an order; tellings come back until the last, which is the answer. Whoever
 * asks does not know whether another thread answers, or this one.
 */
import type { WorkerLoss } from './watchedWorker.ts'

/** The questions that one side answers: by kind, the order that is sent, and what is told. A `type`, no `interface`. */
export type Questions = Readonly<Record<string, { readonly order: unknown; readonly tell: unknown }>>

export type Kind<Q extends Questions> = keyof Q & string

export interface Asker<Q extends Questions> {
  /**
   * Asks when the iteration begins, and ends after the answer. Once the signal is aborted, nothing more is told: the
   * iteration ends, and the other side drops the question.
   * @throws Lost if the question failed, or the worker is lost
   */
  ask<K extends Kind<Q>>(kind: K, order: Q[K]['order'], signal: AbortSignal): AsyncIterable<Q[K]['tell']>
}

/** A question failed: its job threw, or its worker is lost. */
export class Lost extends Error {
  override name = 'Lost'
  readonly loss: WorkerLoss

  constructor(loss: WorkerLoss) {
    super('message' in loss ? loss.message : loss.kind)
    this.loss = loss
  }
}

/** A telling with the buffers that move to the asker; without it, a telling is copied. */
export class HandedOver<Tell> {
  readonly tell: Tell
  readonly transfer: readonly ArrayBufferLike[]

  constructor(tell: Tell, transfer: readonly ArrayBufferLike[]) {
    this.tell = tell
    this.transfer = transfer
  }
}

/** Something told, with or without buffers that move. */
export type Told<Tell> = Tell | HandedOver<Tell>

export function tellOf<Tell>(told: Told<Tell>): Tell {
  return told instanceof HandedOver ? told.tell : told
}

/**
 * Waits for the answer of a question, its last telling.
 * @param told called with each telling before the answer is known to be one, the answer included
 * @throws the signal's reason if it is aborted meanwhile
 */
export async function answer<Tell>(
  tellings: AsyncIterable<Tell>,
  signal: AbortSignal,
  told: (tell: Tell) => void = () => undefined,
): Promise<Tell> {
  let last: { readonly tell: Tell } | undefined
  for await (const tell of tellings) {
    last = { tell }
    told(tell)
  }
  signal.throwIfAborted()
  if (last === undefined) throw new Error('The question ended without an answer')
  return last.tell
}

/** Returns why a question failed. @throws any error that is not the loss of a question */
export function lossOf(error: unknown): WorkerLoss {
  if (error instanceof Lost) return error.loss
  throw error
}
