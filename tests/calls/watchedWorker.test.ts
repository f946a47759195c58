/** A watched worker: when it is pinged, how many missed pings count as dead, and the single report of its loss. */
import { describe, expect, test } from 'vitest'
import type { ToClient, ToHost } from '../../src/calls/protocol.ts'
import { type RawWorker, WatchedWorker, type WorkerLoss } from '../../src/calls/watchedWorker.ts'
import { ManualSeconds } from '../support/appStore.ts'

type WorkerEvent =
  | { readonly type: 'message'; readonly data: ToClient }
  | { readonly type: 'error'; readonly message?: string }
  | { readonly type: 'messageerror' }

const ASK: ToHost = { type: 'ask', id: 1, kind: 'search', order: undefined }
const END: ToHost = { type: 'end', id: 1 }

/** A worker that does only what the test makes it do. */
class ScriptedWorker implements RawWorker {
  readonly requests: string[] = []
  terminated = 0
  readonly #listeners: { readonly type: string; readonly listener: (event: WorkerEvent) => void }[] = []

  postMessage({ type }: ToHost): void {
    this.requests.push(type)
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    // The cast is safe: the interface's overloads pair each type with its event.
    this.#listeners.push({ type, listener: listener as (event: WorkerEvent) => void })
  }

  terminate(): void {
    this.terminated++
  }

  emit(event: WorkerEvent): void {
    for (const { type, listener } of this.#listeners) if (type === event.type) listener(event)
  }

  sendMessage(type: 'pong' | 'begun'): void {
    this.emit({ type: 'message', data: type === 'pong' ? { type } : { type, id: 1 } })
  }
}

/** A watched worker that counts as lost after three missed pings, or six before its first answer. */
function watchedWorker() {
  const raw = new ScriptedWorker()
  const seconds = new ManualSeconds()
  const received: string[] = []
  const losses: WorkerLoss[] = []
  const worker = new WatchedWorker(
    () => raw,
    seconds.everySecond,
    ({ type }) => received.push(type),
    (loss) => losses.push(loss),
    { beats: 3, beatsAtFirst: 6 },
  )
  return {
    worker,
    raw,
    seconds,
    received,
    losses,
    pass(beats: number) {
      for (let beat = 0; beat < beats; beat++) seconds.pass()
    },
  }
}

describe('A busy worker', () => {
  test('is pinged once, and left alone when it has answered and got no other request', () => {
    const { worker, raw, seconds, received, losses, pass } = watchedWorker()
    expect(seconds.runningTimers).toBe(0)
    worker.postMessage(ASK)
    pass(1)
    expect(raw.requests).toEqual(['ask', 'ping'])
    raw.sendMessage('pong')
    pass(1)
    expect([raw.requests, seconds.runningTimers, received, losses]).toEqual([['ask', 'ping'], 0, [], []])
  })

  test('is pinged again after each request and each message of its own', () => {
    const { worker, raw, seconds, received, pass } = watchedWorker()
    worker.postMessage(ASK)
    for (let round = 0; round < 3; round++) {
      pass(1)
      raw.sendMessage('pong')
      raw.sendMessage('begun')
    }
    pass(1)
    raw.sendMessage('pong')
    pass(1)
    expect(seconds.runningTimers).toBe(0)
    expect(raw.requests).toEqual(['ask', 'ping', 'ping', 'ping', 'ping'])
    expect(received).toEqual(['begun', 'begun', 'begun'])
    worker.postMessage(END)
    expect(seconds.runningTimers).toBe(1)
    pass(1)
    expect(raw.requests.slice(-2)).toEqual(['end', 'ping'])
  })

  test.each([
    { when: 'that has never answered', beats: 6, answers: [] },
    { when: 'that has answered', beats: 3, answers: ['pong'] as const },
  ])('$when is suspected after two beats of silence, and lost after $beats', ({ beats, answers }) => {
    const { worker, raw, losses, pass } = watchedWorker()
    worker.postMessage(ASK)
    pass(1)
    for (const answer of answers) raw.sendMessage(answer)
    worker.postMessage(END)
    if (answers.length > 0) pass(1)
    pass(1)
    expect(worker.isSuspect).toBe(false)
    pass(1)
    expect(worker.isSuspect).toBe(true)
    pass(beats - 3)
    expect(losses).toEqual([])
    pass(1)
    expect(losses).toEqual([{ kind: 'silent' }])
  })

  test('is no longer suspected once it has sent anything', () => {
    const { worker, raw, losses, pass } = watchedWorker()
    worker.postMessage(ASK)
    pass(5)
    raw.sendMessage('begun')
    expect(worker.isSuspect).toBe(false)
    pass(3)
    expect(losses).toEqual([])
  })
})

describe('The end of a worker', () => {
  const ENDS: readonly { readonly loss: WorkerLoss; readonly event: WorkerEvent }[] = [
    { loss: { kind: 'not-loaded' }, event: { type: 'error' } },
    {
      loss: { kind: 'crashed', message: 'out of memory' },
      event: { type: 'error', message: 'out of memory' },
    },
    {
      loss: { kind: 'crashed', message: 'A message could not be read' },
      event: { type: 'messageerror' },
    },
  ]

  test.each(ENDS)('($loss.kind) is reported once, and later messages are ignored', ({ loss, event }) => {
    const { worker, raw, seconds, received, losses } = watchedWorker()
    worker.postMessage(ASK)
    raw.emit(event)
    expect([raw.terminated, seconds.runningTimers, losses]).toEqual([1, 0, [loss]])
    for (const later of [event, { type: 'error' } as const]) raw.emit(later)
    raw.sendMessage('begun')
    worker.postMessage(END)
    expect([losses, received, seconds.runningTimers]).toEqual([[loss], [], 0])
  })

  test('by silence terminates the worker, too', () => {
    const { worker, raw, seconds, losses, pass } = watchedWorker()
    worker.postMessage(ASK)
    pass(7)
    expect([raw.terminated, seconds.runningTimers, losses]).toEqual([1, 0, [{ kind: 'silent' }]])
  })

  test('is no loss when the page ended it', () => {
    const { worker, raw, seconds, received, losses, pass } = watchedWorker()
    worker.postMessage(ASK)
    worker.terminate()
    for (const { event } of ENDS) raw.emit(event)
    raw.sendMessage('begun')
    pass(9)
    expect([raw.terminated, seconds.runningTimers, received, losses]).toEqual([1, 0, [], []])
  })

  test('before it is made is reported later, when its owner can listen', async () => {
    const losses: WorkerLoss[] = []
    const seconds = new ManualSeconds()
    const worker = new WatchedWorker(
      () => {
        throw new TypeError('refused')
      },
      seconds.everySecond,
      () => expect.unreachable(),
      (loss) => losses.push(loss),
    )
    worker.postMessage(ASK)
    expect(losses).toEqual([])
    await Promise.resolve()
    expect([losses, seconds.runningTimers]).toEqual([[{ kind: 'not-made' }], 0])
  })
})
