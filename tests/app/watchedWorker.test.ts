/** A worker that is watched: when it is asked whether it lives, how long one waits for it, and the one word of its end. */
import { describe, expect, test } from 'vitest'
import { type RawWorker, WatchedWorker, type WorkerLoss } from '../../src/app/workers/watchedWorker.ts'
import { ManualSeconds } from '../support/appStore.ts'

interface Reported {
  readonly type: string
}

type Happening =
  | { readonly type: 'message'; readonly data: Reported }
  | { readonly type: 'error'; readonly message?: string }
  | { readonly type: 'messageerror' }

/** Nothing happens in it but what the test has happen. */
class ScriptedWorker implements RawWorker<Reported, Reported> {
  readonly asked: string[] = []
  terminated = 0
  readonly #listeners: { readonly type: string; readonly listener: (happening: Happening) => void }[] = []

  postMessage({ type }: Reported): void {
    this.asked.push(type)
  }

  addEventListener(type: string, listener: (happening: never) => void): void {
    // The overloads of the interface pair each type with its event.
    this.#listeners.push({ type, listener: listener as (happening: Happening) => void })
  }

  terminate(): void {
    this.terminated++
  }

  have(happening: Happening): void {
    for (const { type, listener } of this.#listeners) if (type === happening.type) listener(happening)
  }

  say(type: string): void {
    this.have({ type: 'message', data: { type } })
  }
}

/** A watched worker that waits three beats for one that has answered, and six for one that has not. */
function watched() {
  const raw = new ScriptedWorker()
  const seconds = new ManualSeconds()
  const received: string[] = []
  const losses: WorkerLoss[] = []
  const worker = new WatchedWorker<Reported, Reported>(
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

describe('A worker that is at work', () => {
  test('is asked once whether it lives, and left alone when it has said so and nothing more was asked', () => {
    const { worker, raw, seconds, received, losses, pass } = watched()
    expect(seconds.watching).toBe(0)
    worker.postMessage({ type: 'search' })
    pass(1)
    expect(raw.asked).toEqual(['search', 'ping'])
    raw.say('pong')
    pass(1)
    expect([raw.asked, seconds.watching, received, losses]).toEqual([['search', 'ping'], 0, [], []])
  })

  test('is asked again after whatever it was told, or has said of itself', () => {
    const { worker, raw, seconds, received, pass } = watched()
    worker.postMessage({ type: 'search' })
    for (let round = 0; round < 3; round++) {
      pass(1)
      raw.say('pong')
      raw.say('progress')
    }
    pass(1)
    raw.say('pong')
    pass(1)
    expect(seconds.watching).toBe(0)
    expect(raw.asked).toEqual(['search', 'ping', 'ping', 'ping', 'ping'])
    expect(received).toEqual(['progress', 'progress', 'progress'])
    worker.postMessage({ type: 'page' })
    expect(seconds.watching).toBe(1)
    pass(1)
    expect(raw.asked.slice(-2)).toEqual(['page', 'ping'])
  })

  test.each([
    { when: 'that has never answered', beats: 6, answers: [] },
    { when: 'that has answered', beats: 3, answers: ['pong'] },
  ])('$when is suspected after two beats of silence, and lost after $beats', ({ beats, answers }) => {
    const { worker, raw, losses, pass } = watched()
    worker.postMessage({ type: 'search' })
    pass(1)
    for (const answer of answers) raw.say(answer)
    worker.postMessage({ type: 'page' })
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

  test('is suspected no more once it has said anything', () => {
    const { worker, raw, losses, pass } = watched()
    worker.postMessage({ type: 'search' })
    pass(5)
    raw.say('progress')
    expect(worker.isSuspect).toBe(false)
    pass(3)
    expect(losses).toEqual([])
  })
})

describe('The end of a worker', () => {
  const ENDS: readonly { readonly loss: WorkerLoss; readonly happening: Happening }[] = [
    { loss: { kind: 'not-loaded' }, happening: { type: 'error' } },
    {
      loss: { kind: 'crashed', message: 'out of memory' },
      happening: { type: 'error', message: 'out of memory' },
    },
    {
      loss: { kind: 'crashed', message: 'A message could not be read' },
      happening: { type: 'messageerror' },
    },
  ]

  test.each(ENDS)('($loss.kind) is said once, and nothing of it stays', ({ loss, happening }) => {
    const { worker, raw, seconds, received, losses } = watched()
    worker.postMessage({ type: 'search' })
    raw.have(happening)
    expect([raw.terminated, seconds.watching, losses]).toEqual([1, 0, [loss]])
    for (const later of [happening, { type: 'error' } as const]) raw.have(later)
    raw.say('progress')
    worker.postMessage({ type: 'page' })
    expect([losses, received, seconds.watching]).toEqual([[loss], [], 0])
  })

  test('in silence ends it, too', () => {
    const { worker, raw, seconds, losses, pass } = watched()
    worker.postMessage({ type: 'search' })
    pass(7)
    expect([raw.terminated, seconds.watching, losses]).toEqual([1, 0, [{ kind: 'silent' }]])
  })

  test('is no loss to whoever has ended it', () => {
    const { worker, raw, seconds, received, losses, pass } = watched()
    worker.postMessage({ type: 'search' })
    worker.terminate()
    for (const { happening } of ENDS) raw.have(happening)
    raw.say('progress')
    pass(9)
    expect([raw.terminated, seconds.watching, received, losses]).toEqual([1, 0, [], []])
  })

  test('that comes before it is made is said later, when whoever asked for it can hear', async () => {
    const losses: WorkerLoss[] = []
    const seconds = new ManualSeconds()
    const worker = new WatchedWorker<Reported, Reported>(
      () => {
        throw new TypeError('refused')
      },
      seconds.everySecond,
      () => expect.unreachable(),
      (loss) => losses.push(loss),
    )
    worker.postMessage({ type: 'search' })
    expect(losses).toEqual([])
    await Promise.resolve()
    expect([losses, seconds.watching]).toEqual([[{ kind: 'not-made' }], 0])
  })
})
