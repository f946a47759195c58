import { Client } from '../calls/client.ts'
import { isToClient } from '../calls/envelope.ts'
import { type Kind, Lost } from '../calls/question.ts'
import type { EverySecond, RawWorker, WorkerLoss, WorkerTimeouts } from '../calls/watchedWorker.ts'
import type { OwnLanguage } from '../sudoku/reading/language.ts'
import type { OwnQuestions, RunTold } from './questions.ts'
import { isTelling } from './tellings.ts'
import type { Fetched } from './fetched.ts'

/** Creates workers, and provides the heartbeat for watching them. */
export interface OwnWorkshop {
  readonly makeOwnWorker: (language: OwnLanguage) => RawWorker
  readonly everySecond: EverySecond
}

type OwnKind = Kind<OwnQuestions>

/**
 * Heartbeats (seconds) without a message before a worker counts as lost. Generous, because an interpreter sends no
 * message while it starts, nor the compiler while it compiles the standard library's headers: on a phone, that takes
 * many seconds or a minute.
 */
const PATIENCE: Readonly<Record<OwnLanguage, WorkerTimeouts>> = {
  python: { beats: 60, beatsAtFirst: 60 },
  javascript: { beats: 60, beatsAtFirst: 60 },
  cpp: { beats: 180, beatsAtFirst: 60 },
}

/**
 * A dropped question of C++ with a shorter time limit is waited for, because its compiler takes longer to restart. A
 * run is never waited for.
 */
const WAIT_MS = 4000

/** Heartbeats (seconds) granted beyond the time limit that the worker enforces itself. */
const SLACK_BEATS = 5

function limitMsOf(order: OwnQuestions[OwnKind]['order']): number {
  if ('limitMs' in order) return order.limitMs
  return 'limits' in order ? order.limits.timeMs : order.mostMs
}

/**
 * Beats of silence after which a program counts as in an endless call, which keeps its worker from enforcing the limit
 * by itself. C++ compiles silently for long, and a run that is watched is ended by its user.
 */
function silenceOf<K extends OwnKind>(
  language: OwnLanguage,
  kind: K,
  order: OwnQuestions[K]['order'],
): number {
  if (language === 'cpp' || kind === 'run') return Number.POSITIVE_INFINITY
  return Math.ceil(limitMsOf(order) / 1000) + SLACK_BEATS
}

/**
 * Asks the workers that run users' own programs: one worker for one language at a time, to save memory. A worker hears
 * nothing while a program runs: to drop a question that it works on is to end it, and the next question starts another.
 */
export class OwnWorkers {
  readonly #workshop: OwnWorkshop
  #current: { readonly language: OwnLanguage; readonly client: Client<OwnQuestions> } | undefined

  constructor(workshop: OwnWorkshop) {
    this.#workshop = workshop
  }

  /** Asks as `Asker.ask` does. Another language ends the worker, and what is still open. */
  ask<K extends OwnKind>(
    language: OwnLanguage,
    kind: K,
    order: OwnQuestions[K]['order'],
    signal: AbortSignal,
  ): AsyncIterable<OwnQuestions[K]['tell']> {
    return this.#clientFor(language).ask(kind, order, signal)
  }

  #clientFor(language: OwnLanguage): Client<OwnQuestions> {
    if (this.#current?.language !== language) {
      this.#current?.client.end()
      this.#current = { language, client: this.#clientOf(language) }
    }
    return this.#current.client
  }

  #clientOf(language: OwnLanguage): Client<OwnQuestions> {
    const { makeOwnWorker, everySecond } = this.#workshop
    return new Client<OwnQuestions>(() => makeOwnWorker(language), {
      everySecond,
      silence: PATIENCE[language],
      silenceOf: (kind, order) => silenceOf(language, kind, order),
      isWorthWaiting: (kind, order) =>
        language === 'cpp' && kind !== 'run' && kind !== 'grade' && limitMsOf(order) < WAIT_MS,
      isMessage: isToClient,
      isTelling,
    })
  }
}

/** Who hears of a question before its answer. */
export interface AskListener {
  /** Hears how many events the program has made. */
  alive?(events: number): void
  /** Hears the progress of downloading an interpreter or compiler, and that it has started. */
  started?(progress: Fetched | 'loaded'): void
}

/**
 * Waits for the answer of a question.
 * @throws Lost if the question failed, or its worker is lost
 * @throws the signal's reason if it is aborted
 */
export async function answered<Answer>(
  tellings: AsyncIterable<RunTold<Answer>>,
  signal: AbortSignal,
  { alive, started }: AskListener = {},
): Promise<Answer> {
  for await (const told of tellings) {
    if (told.type === 'answered') return told.answer
    if (told.type === 'alive') alive?.(told.events)
    else started?.(told.type === 'loaded' ? 'loaded' : told)
  }
  signal.throwIfAborted()
  throw new Error('The question ended without an answer')
}

/** For answers that are only missed if their worker is lost. */
export function nothingIfLost(error: unknown): undefined {
  if (!(error instanceof Lost)) throw error
}

/** What a lost worker means to the user. */
export type OwnLoss =
  /** The worker could not be created, or its interpreter or compiler could not be fetched. */
  | { readonly kind: 'not-loaded'; readonly reason: string }
  /** @property isSilent true if the program never let the worker answer */
  | { readonly kind: 'broken'; readonly reason: string; readonly isSilent: boolean }

export function ownLoss(loss: WorkerLoss): OwnLoss {
  const reason = 'message' in loss ? loss.message : loss.kind
  return loss.kind === 'crashed' || loss.kind === 'silent'
    ? { kind: 'broken', reason, isSilent: loss.kind === 'silent' }
    : { kind: 'not-loaded', reason }
}
