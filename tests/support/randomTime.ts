/** Time in which everything asynchronous happens in a random order, which is the same for the same seed. */
import type { Clock } from '../../src/page/player/clock.ts'
import type { ToClient, ToHost } from '../../src/calls/protocol.ts'
import { randomNumbers } from '../calls/randomWorker.ts'

/** Promises of Node that settle in a task of their own, such as that of a compiled module. */
type Outside = Set<Promise<unknown>>

interface Event {
  /** Number of the event, by the order in which events are scheduled. */
  readonly number: number
  readonly happen: () => void
}

/** Events that happen in their order, such as the messages to one worker. */
interface Lane {
  readonly events: Event[]
  /** Its share of what happens: some lanes are much slower than others. */
  readonly weight: number
}

/** Milliseconds that pass each time that someone looks at the clock. */
const MS_PER_LOOK = 0.05
/** More events than any sequence of commands leads to. */
const MOST_EVENTS = 20_000

/** What a worker's host is given. */
export interface ThreadEnvironment<Answer> {
  post(reply: Answer, transfer?: readonly ArrayBufferLike[]): void
  pause(): Promise<void>
  rest(forMs: number): Promise<void>
  now(): number
}

/** A worker as the page sees it. */
interface Thread<Asked> {
  postMessage(message: Asked): void
  addEventListener(type: string, listener: (event: never) => void): void
  terminate(): void
}

/** Decides what happens next. Nothing that it is given happens but through `pass`, `settle` and `beat`. */
export class RandomTime {
  readonly #random: (() => number) | undefined
  readonly #lanes = new Map<object, Lane>()
  readonly #outside: Outside = new Set()
  readonly #beats = new Set<() => void>()
  #lastNumber = 0
  /** Number of the latest event when the latest second passed. */
  #numberAtBeat = 0
  #ms = 0
  /** Questions that workers are at work on, by worker. */
  readonly #asked = new Map<object, Map<number, string>>()

  /** @param seed without one, everything happens at once, in order */
  constructor(seed: number | undefined) {
    this.#random = seed === undefined ? undefined : randomNumbers(seed)
  }

  /** Monotonic clock, which does not depend on the machine. */
  readonly now = (): number => (this.#ms += MS_PER_LOOK)

  /** Lets something happen later. @param lane what happens in one lane keeps its order */
  readonly soon = (happen: () => void, lane: object = {}): void => {
    let found = this.#lanes.get(lane)
    if (found === undefined) {
      found = { events: [], weight: this.#random === undefined ? 1 : this.#random() ** 4 + 0.001 }
      this.#lanes.set(lane, found)
    }
    found.events.push({ number: ++this.#lastNumber, happen })
  }

  /** Resolves later. */
  readonly nextTask = (): Promise<void> => new Promise((resolve) => this.soon(resolve))

  /** Settles as a promise of Node does, but later. */
  readonly later = <Value>(promise: Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      const heard = promise.then(
        (value) => this.soon(() => resolve(value)),
        (error: unknown) => this.soon(() => reject(error)),
      )
      this.#outside.add(heard)
      void heard.finally(() => this.#outside.delete(heard))
    })

  readonly everySecond = (beat: () => void): (() => void) => {
    this.#beats.add(beat)
    return () => this.#beats.delete(beat)
  }

  /** A clock whose frames come late, some together. */
  readonly clock: Clock = {
    start: (onFrame) => {
      this.clock.stop()
      const running = (this.#running = {})
      const frame = () => {
        if (this.#running !== running) return
        onFrame(this.#random === undefined ? 100 : 1 + this.#random() * 249)
        if (this.#running === running) this.soon(frame)
      }
      this.soon(frame)
    },
    stop: () => {
      this.#running = undefined
    },
  }
  #running: object | undefined

  /** Creates a worker in this thread; its messages keep their order in each direction. */
  thread<Asked, Answer>(
    hostOf: (environment: ThreadEnvironment<Answer>) => (message: Asked) => void,
  ): Thread<Asked> {
    const listeners: ((event: { readonly data: Answer }) => void)[] = []
    const [toHost, toPage] = [{}, {}]
    const asked = new Map<number, string>()
    let isTerminated = false
    const inside = (happen: () => void) => () => {
      if (!isTerminated) happen()
    }
    const pause = () => new Promise<void>((resolve) => this.soon(inside(resolve)))
    const receive = hostOf({
      post: (reply) => {
        if (isTerminated) return
        noteAnswer(asked, reply)
        const data = structuredClone(reply)
        this.soon(
          inside(() => listeners.forEach((listener) => listener({ data }))),
          toPage,
        )
      },
      pause,
      rest: pause,
      now: this.now,
    })
    this.#asked.set(toHost, asked)
    return {
      postMessage: (message) => {
        noteQuestion(asked, message)
        const copy = structuredClone(message)
        this.soon(
          inside(() => receive(copy)),
          toHost,
        )
      },
      addEventListener: (type, listener) => {
        // The overloads of a worker pair each type with its event.
        if (type === 'message') listeners.push(listener as (event: { readonly data: Answer }) => void)
      },
      terminate: () => {
        isTerminated = true
        asked.clear()
      },
    }
  }

  /** Returns the kinds of the questions that workers are still at work on, sorted; a rest is no work. */
  openQuestions(): readonly string[] {
    const open = [...this.#asked.values()].flatMap((asked) => [...asked.values()])
    return open.filter((kind) => kind !== 'rest').toSorted()
  }

  /** Lets some events happen: often none, sometimes many. */
  async passSome(): Promise<void> {
    const random = this.#random
    if (random === undefined) return this.settle()
    if (random() < 0.3) return
    for (let left = Math.floor(random() ** 3 * 200); left > 0; left--) {
      if (random() < 0.03) this.#passSecond()
      if (!(await this.#passOne())) return
    }
  }

  /** Lets everything happen, and some seconds pass, until nothing is left to happen. */
  async settle(): Promise<void> {
    for (let second = 0; second < 3; second++) {
      for (let left = MOST_EVENTS; await this.#passOne(); left--)
        if (left === 0) throw new Error('The app never comes to rest')
      this.#passSecond()
    }
    while (await this.#passOne());
  }

  /**
   * Lets a second pass, if what was on its way at the last one has arrived: worker and page are slow, but no slower than
   * the page allows before it takes a worker for lost.
   */
  #passSecond(): void {
    for (const { events } of this.#lanes.values())
      if (events.length > 0 && events[0].number <= this.#numberAtBeat) return
    this.#numberAtBeat = this.#lastNumber
    for (const beat of this.#beats) beat()
  }

  /** @returns false if nothing is left to happen */
  async #passOne(): Promise<boolean> {
    await this.#untilStill()
    const lanes = [...this.#lanes].filter(([, { events }]) => events.length > 0)
    if (lanes.length === 0) return false
    const [key, { events }] = this.#random === undefined ? oldest(lanes) : this.#chosen(lanes, this.#random)
    const [event] = events.splice(0, 1)
    if (events.length === 0) this.#lanes.delete(key)
    event.happen()
    return true
  }

  #chosen(lanes: readonly (readonly [object, Lane])[], random: () => number): readonly [object, Lane] {
    let left = random() * lanes.reduce((sum, [, { weight }]) => sum + weight, 0)
    for (const lane of lanes) {
      left -= lane[1].weight
      if (left <= 0) return lane
    }
    return lanes[lanes.length - 1]
  }

  /** Resolves once no promise is about to settle by itself. */
  async #untilStill(): Promise<void> {
    do await new Promise((resume) => void setImmediate(resume))
    while (this.#outside.size > 0)
  }
}

function oldest(lanes: readonly (readonly [object, Lane])[]): readonly [object, Lane] {
  return lanes.reduce((a, b) => (a[1].events[0].number < b[1].events[0].number ? a : b))
}

/** Notes a question, if the message is one, and that one is dropped. */
function noteQuestion(asked: Map<number, string>, message: unknown): void {
  const { type, id, kind } = message as Partial<Extract<ToHost, { type: 'ask' }>>
  if (type === 'ask' && id !== undefined && kind !== undefined) asked.set(id, kind)
}

/** Notes that a question is answered, has ended, or failed. */
function noteAnswer(asked: Map<number, string>, message: unknown): void {
  const { type, id } = message as Partial<Extract<ToClient, { type: 'over' }>> & { readonly type?: string }
  if (id !== undefined && ['answered', 'over', 'failed'].includes(type ?? '')) asked.delete(id)
}
