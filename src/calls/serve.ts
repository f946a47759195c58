/** The side that answers: jobs that take turns, or jobs that run one after the other because they cannot pause. */
import type { Post, ToClient, ToHost } from './protocol.ts'
import { HandedOver, type Kind, type Questions, type Told } from './question.ts'
import type { Job, Turns } from './turns.ts'

/** What answers each kind of question, most urgent first. */
export type Jobs<Q extends Questions> = {
  readonly [K in Kind<Q>]: (order: Q[K]['order']) => Job<Q[K]['tell']>
}

/** As `Jobs`, known only by the name of a kind. */
type AnyJobs = Readonly<Record<string, ((order: unknown) => Job<unknown>) | undefined>>

/** Returns the job that answers a question, and its priority; 0 is the most urgent. */
export function jobFor<Q extends Questions>(
  jobs: Jobs<Q>,
  kind: string,
  order: unknown,
): { readonly job: Job<unknown>; readonly priority: number } {
  // The client's type pairs each kind with its order.
  const make = (jobs as unknown as AnyJobs)[kind]
  if (make === undefined) throw new RangeError(`No question ${kind}`)
  return { job: make(order), priority: Object.keys(jobs).indexOf(kind) }
}

/** Serves questions in turns. @returns what receives the client's messages */
export function serve<Q extends Questions>(
  post: Post,
  turns: Turns,
  jobs: Jobs<Q>,
): (message: ToHost) => void {
  /** By number: ends the job of a question. */
  const open = new Map<number, () => void>()
  function ask({ id, kind, order }: Extract<ToHost, { type: 'ask' }>): void {
    let isOver = false
    const close = () => {
      isOver = true
      open.delete(id)
    }
    try {
      const { job, priority } = jobFor(jobs, kind, order)
      const end = turns.run(job, priority, {
        tell: (told) => send(post, told, (tell) => ({ type: 'told', id, tell })),
        end(told) {
          close()
          if (told === undefined) post({ type: 'over', id }, [])
          else send(post, told, (tell) => ({ type: 'answered', id, tell, isSpent: false }))
        },
        fail(error) {
          close()
          post({ type: 'failed', id, reason: reasonOf(error), isSpent: false }, [])
        },
      })
      if (!isOver) open.set(id, end)
    } catch (error) {
      post({ type: 'failed', id, reason: reasonOf(error), isSpent: false }, [])
    }
  }
  return (message) => {
    if (message.type === 'ping') return post({ type: 'pong' }, [])
    if (message.type === 'ask') return ask(message)
    const end = open.get(message.id)
    if (end === undefined) return
    open.delete(message.id)
    end()
    post({ type: 'over', id: message.id }, [])
  }
}

/** Thrown by a job before it works on its question: the question needs a new worker. */
export class StartAgain extends Error {
  override name = 'StartAgain'
}

/** What a job that cannot pause has at hand. */
export interface Desk<Tell> {
  /** Tells something before the answer, in the middle of the work. */
  tell(told: Told<Tell>): void
  /** Says that the worker must not be used after this answer, or after the job has failed. */
  spend(): void
}

/** What answers each kind of question, most urgent first; each job runs to its end, and hears nothing meanwhile. */
export type LongJobs<Q extends Questions> = {
  readonly [K in Kind<Q>]: (
    order: Q[K]['order'],
    desk: Desk<Q[K]['tell']>,
  ) => Told<Q[K]['tell']> | Promise<Told<Q[K]['tell']>>
}

type AnyLongJobs = Readonly<Record<string, ((order: unknown, desk: Desk<unknown>) => unknown) | undefined>>

export interface LineOptions {
  /** Yields to the event loop; resolves after pending messages have been handled. */
  pause(): Promise<void>
  /**
   * Makes the host ready for its first question; messages are heard meanwhile.
   * @param tellAll tells something to all who have asked
   */
  readonly ready?: (tellAll: (tell: unknown) => void) => Promise<void>
}

/** Serves questions one after the other, the most urgent first. @returns what receives the client's messages */
export function serveInLine<Q extends Questions>(
  post: Post,
  jobs: LongJobs<Q>,
  { pause, ready }: LineOptions,
): (message: ToHost) => void {
  const urgency = Object.keys(jobs)
  /** The questions that wait, in the order in which they were asked. */
  const waiting = new Map<number, Extract<ToHost, { type: 'ask' }>>()
  let isServing = false
  let isReady = ready === undefined

  const mostUrgent = () =>
    [...waiting.values()].toSorted((a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind))[0]

  /** @returns true if nothing more may be answered */
  async function answerOne({ id, kind, order }: Extract<ToHost, { type: 'ask' }>): Promise<boolean> {
    waiting.delete(id)
    post({ type: 'begun', id }, [])
    let isSpent = false
    try {
      const job = (jobs as unknown as AnyLongJobs)[kind]
      if (job === undefined) throw new RangeError(`No question ${kind}`)
      const told = await job(order, {
        tell: (told) => send(post, told, (tell) => ({ type: 'told', id, tell })),
        spend: () => (isSpent = true),
      })
      send(post, told, (tell) => ({ type: 'answered', id, tell, isSpent }))
    } catch (error) {
      if (error instanceof StartAgain) {
        post({ type: 'restart' }, [])
        return true
      }
      post({ type: 'failed', id, reason: reasonOf(error), isSpent }, [])
    }
    return isSpent
  }

  async function serveAll(): Promise<void> {
    if (isServing) return
    isServing = true
    try {
      if (!isReady)
        await ready?.((tell) => {
          for (const id of waiting.keys()) post({ type: 'told', id, tell }, [])
        })
    } catch (error) {
      return post({ type: 'unready', reason: reasonOf(error) }, [])
    }
    isReady = true
    for (;;) {
      // Hears which questions were dropped, or asked, during the last one.
      await pause()
      const next = mostUrgent()
      if (next === undefined) break
      if (await answerOne(next)) return
    }
    isServing = false
  }

  return (message) => {
    if (message.type === 'ping') return post({ type: 'pong' }, [])
    if (message.type === 'end') {
      if (waiting.delete(message.id)) post({ type: 'over', id: message.id }, [])
      return
    }
    waiting.set(message.id, message)
    void serveAll()
  }
}

/** Posts something told, without its wrapping. */
function send(post: Post, told: unknown, messageOf: (tell: unknown) => ToClient): void {
  if (told instanceof HandedOver) post(messageOf(told.tell), told.transfer)
  else post(messageOf(told), [])
}

/** What is said of an error that a job throws. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
