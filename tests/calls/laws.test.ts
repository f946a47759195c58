/** Laws of asking: whatever is asked and dropped, in whatever order messages and answers come, only what is wanted is told. */
import { describe, expect, test } from 'vitest'
import { Client } from '../../src/calls/client.ts'
import { askerHere } from '../../src/calls/here.ts'
import { answer, type Asker, HandedOver, Lost } from '../../src/calls/question.ts'
import {
  type Jobs,
  type LineOptions,
  type LongJobs,
  serve,
  serveInLine,
  StartAgain,
} from '../../src/calls/serve.ts'
import { type Job, Turns, WAIT } from '../../src/calls/turns.ts'
import type { EverySecond } from '../../src/calls/watchedWorker.ts'
import { SEED } from '../seed.ts'
import { cases } from '../thorough.ts'
import { randomNumbers, RandomWorker, wait } from './randomWorker.ts'

type TestQuestions = {
  readonly count: { readonly order: number; readonly tell: number }
  readonly follow: { readonly order: number; readonly tell: number }
  readonly grow: { readonly order: number; readonly tell: number }
  readonly fail: { readonly order: undefined; readonly tell: number }
  readonly bytes: { readonly order: number; readonly tell: Uint8Array<ArrayBuffer> }
}

/** Jobs that share one number, which some wait for and others raise. */
function jobs(): Jobs<TestQuestions> {
  const reached = { value: 0 }
  return {
    *count(to): Job<number> {
      for (let at = 1; at < to; at++) yield () => at
      return to
    },
    *follow(by): Job<number> {
      const to = reached.value + by
      while (reached.value < to) yield WAIT
      return reached.value
    },
    *grow(by): Job<number> {
      for (let left = by; left > 0; left--) {
        reached.value++
        yield
      }
      return reached.value
    },
    *fail(): Job<number> {
      yield () => 1
      throw new Error('no')
    },
    // oxlint-disable-next-line require-yield -- answers at once
    *bytes(length): Job<Uint8Array<ArrayBuffer>> {
      const bytes = new Uint8Array(length).fill(7)
      return new HandedOver(bytes, [bytes.buffer])
    },
  }
}

const turns = () =>
  new Turns({ pause: () => wait(0), now: () => performance.now(), sliceMs: 1, reportEveryMs: 0 })
const never: EverySecond = () => () => undefined

/** Two ways to ask, which one side cannot tell apart. */
const ASKERS: readonly (readonly [string, (random: () => number) => Asker<TestQuestions>])[] = [
  [
    'a worker',
    (random) =>
      new Client<TestQuestions>(() => new RandomWorker(random, (post) => serve(post, turns(), jobs())), {
        everySecond: never,
      }),
  ],
  ['this thread', () => askerHere(jobs(), turns())],
]

async function told<Tell>(tellings: AsyncIterable<Tell>): Promise<Tell[]> {
  const all: Tell[] = []
  for await (const tell of tellings) all.push(tell)
  return all
}

const lost = (tellings: AsyncIterable<unknown>) =>
  told(tellings).then(
    () => undefined,
    (error: unknown) => (error instanceof Lost ? error.loss : error),
  )

describe.each(ASKERS)('Asking %s', (_, askerOf) => {
  const free = new AbortController().signal

  test('tells in order, and the answer last', async () => {
    const numbers = await told(askerOf(randomNumbers(SEED)).ask('count', 500, free))
    expect(numbers.at(-1)).toBe(500)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  })

  test(`leaves the last answer alone, whatever was asked before (seed ${SEED})`, async () => {
    const random = randomNumbers(SEED)
    const asker = askerOf(random)
    for (let round = 0; round < cases(200); round++) {
      let control = new AbortController()
      let state = 0
      let stale = 0
      const runs: Promise<void>[] = []
      let to = 0
      for (let command = 0; command < 8; command++) {
        control.abort()
        control = new AbortController()
        const { signal } = control
        to = 1 + Math.floor(random() * 40)
        runs.push(
          (async (order: number) => {
            for await (const number of asker.ask('count', order, signal)) {
              if (signal.aborted) stale++
              state = number
            }
          })(to),
        )
        await wait(random() * 4)
      }
      await Promise.all(runs)
      expect({ state, stale }).toEqual({ state: to, stale: 0 })
    }
  })

  test('waits within a job for another one', async () => {
    const asker = askerOf(randomNumbers(SEED))
    const following = told(asker.ask('follow', 5, free))
    await told(asker.ask('grow', 9, free))
    expect(await following).toHaveLength(1)
  })

  test('fails one question, and answers the next', async () => {
    const asker = askerOf(randomNumbers(SEED))
    const failing = lost(asker.ask('fail', undefined, free))
    const counted = answer(asker.ask('count', 20, free), free)
    expect(await failing).toMatchObject({ kind: 'crashed' })
    expect(await counted).toBe(20)
    expect(await answer(asker.ask('count', 3, free), free)).toBe(3)
  })

  test('gets what is handed over without its wrapping', async () => {
    const bytes = await answer(askerOf(randomNumbers(SEED)).ask('bytes', 3, free), free)
    expect([...bytes]).toEqual([7, 7, 7])
  })

  test('is never begun if the signal is aborted already, and rejects a wait for its answer', async () => {
    const control = new AbortController()
    control.abort()
    const tellings = askerOf(randomNumbers(SEED)).ask('count', 3, control.signal)
    await expect(answer(tellings, control.signal)).rejects.toThrow(/abort/i)
  })
})

describe('A worker that is lost', () => {
  const free = new AbortController().signal

  function client() {
    const made: RandomWorker[] = []
    const random = randomNumbers(SEED)
    const beats: (() => void)[] = []
    const asker = new Client<TestQuestions>(
      () => {
        const worker = new RandomWorker(random, (post) => serve(post, turns(), jobs()))
        made.push(worker)
        return worker
      },
      {
        everySecond(beat) {
          beats.push(beat)
          return () => beats.splice(beats.indexOf(beat), 1)
        },
        silence: { beats: 2, beatsAtFirst: 2 },
        isMessage: (data) => typeof data === 'object' && data !== null && 'type' in data,
        isTelling: (_, tell) => typeof tell === 'number',
      },
    )
    return { asker, made, beat: () => beats.forEach((beat) => beat()) }
  }

  test.each<[string, (worker: RandomWorker, beat: () => void) => void, string]>([
    ['dies', (worker) => worker.emit('error', { message: 'out of memory' }), 'crashed'],
    ['does not load', (worker) => worker.emit('error', {}), 'not-loaded'],
    ['sends what cannot be read', (worker) => worker.emit('messageerror', {}), 'crashed'],
    ['sends rubbish', (worker) => worker.emit('message', { data: 3 }), 'crashed'],
    [
      'tells rubbish',
      (worker) => worker.emit('message', { data: { type: 'told', id: 1, tell: 'x' } }),
      'crashed',
    ],
    ['is silent', (_, beat) => [1, 2, 3, 4].forEach(beat), 'silent'],
  ])('because it %s fails what is open, once, and the next question works', async (_, harm, kind) => {
    const { asker, made, beat } = client()
    const open = [lost(asker.ask('follow', 1e9, free)), lost(asker.ask('follow', 1e9, free))]
    harm(made[0], beat)
    for (const loss of await Promise.all(open)) expect(loss).toMatchObject({ kind })
    expect(made[0].isTerminated).toBe(true)
    expect(await answer(asker.ask('count', 3, free), free)).toBe(3)
    expect(made).toHaveLength(2)
  })
})

type LongQuestions = {
  readonly urgent: { readonly order: string; readonly tell: string }
  readonly long: { readonly order: string; readonly tell: string }
  readonly spend: { readonly order: string; readonly tell: string }
  /** Fails, and spends its worker if the order says so. */
  readonly fail: { readonly order: boolean; readonly tell: string }
  /** Needs a worker that has not answered it before. */
  readonly fresh: { readonly order: string; readonly tell: string }
}

/** A client of workers that answer in line, and hear nothing while they do. */
function inLine(ready: LineOptions['ready'] = () => Promise.resolve()) {
  const made: RandomWorker[] = []
  const random = randomNumbers(SEED)
  const began: string[] = []
  const finish = new Map<string, () => void>()
  const longJobs = (isUsed: { is: boolean }): LongJobs<LongQuestions> => ({
    urgent(order) {
      began.push(order)
      return order
    },
    async long(order, { tell }) {
      began.push(order)
      tell('at it')
      await new Promise<void>((resolve) => finish.set(order, resolve))
      return order
    },
    spend(order, { spend }) {
      began.push(order)
      spend()
      return order
    },
    fail(isSpent, { spend }) {
      if (isSpent) spend()
      throw new Error('no')
    },
    fresh(order) {
      if (isUsed.is || order === 'never fresh') throw new StartAgain()
      isUsed.is = true
      began.push(order)
      return order
    },
  })
  const asker = new Client<LongQuestions>(
    () => {
      const worker = new RandomWorker(random, (post) =>
        serveInLine(post, longJobs({ is: false }), { pause: () => wait(5), ready }),
      )
      made.push(worker)
      return worker
    },
    { everySecond: never, isWorthWaiting: (_, order) => order === 'worth it' },
  )
  const begin = async (name: string) => {
    while (!began.includes(name)) await wait(1)
  }
  return { asker, made, began, begin, finish: (name: string) => finish.get(name)?.() }
}

describe('A worker that answers in line', () => {
  const free = new AbortController().signal

  test('takes the most urgent question that waits', async () => {
    const { asker, began, begin, finish } = inLine()
    const answers = [told(asker.ask('long', 'a', free))]
    await begin('a')
    answers.push(told(asker.ask('long', 'b', free)), told(asker.ask('urgent', 'c', free)))
    await wait(20)
    finish('a')
    await begin('b')
    finish('b')
    expect(await Promise.all(answers)).toEqual([['at it', 'a'], ['at it', 'b'], ['c']])
    expect(began).toEqual(['a', 'c', 'b'])
  })

  test('is ended when what it does is dropped, and another answers what is open', async () => {
    const { asker, made, begin, finish } = inLine()
    const control = new AbortController()
    const dropped = told(asker.ask('long', 'a', control.signal))
    await begin('a')
    const open = told(asker.ask('long', 'b', free))
    await wait(20)
    control.abort()
    await begin('b')
    finish('b')
    expect(await open).toEqual(['at it', 'b'])
    expect(await dropped).toEqual(['at it'])
    expect(made.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
  })

  test('goes on if its end is worth waiting for', async () => {
    const { asker, made, begin, finish } = inLine()
    const control = new AbortController()
    const dropped = told(asker.ask('long', 'worth it', control.signal))
    await begin('worth it')
    await wait(20)
    control.abort()
    const next = told(asker.ask('urgent', 'b', free))
    finish('worth it')
    expect(await next).toEqual(['b'])
    expect(await dropped).toEqual(['at it'])
    expect(made).toHaveLength(1)
  })

  test('never begins with what was dropped while it got ready', async () => {
    let get = () => undefined as void
    const { asker, began, made } = inLine(() => new Promise<void>((resolve) => (get = resolve)))
    const control = new AbortController()
    const dropped = told(asker.ask('long', 'a', control.signal))
    await wait(20)
    control.abort()
    await wait(20)
    const next = told(asker.ask('urgent', 'b', free))
    await wait(20)
    get()
    expect(await next).toEqual(['b'])
    expect(await dropped).toEqual([])
    expect(began).toEqual(['b'])
    expect(made).toHaveLength(1)
  })

  test('tells all who wait how it gets ready, and fails them if it cannot', async () => {
    const { asker } = inLine(async (tellAll) => {
      tellAll('1 of 13 MB')
      throw new Error('offline')
    })
    const heard: unknown[] = []
    const loss = (async () => {
      for await (const tell of asker.ask('long', 'a', free)) heard.push(tell)
    })().catch((error: unknown) => (error instanceof Lost ? error.loss : error))
    expect(await loss).toEqual({ kind: 'not-ready', message: 'offline' })
    expect(heard).toEqual(['1 of 13 MB'])
  })

  test('is replaced after an answer that spends it', async () => {
    const { asker, made, began } = inLine()
    const answers = [told(asker.ask('spend', 'a', free)), told(asker.ask('spend', 'b', free))]
    expect(await Promise.all(answers)).toEqual([['a'], ['b']])
    expect(began).toEqual(['a', 'b'])
    await told(asker.ask('urgent', 'c', free))
    expect(made.map(({ isTerminated }) => isTerminated)).toEqual([true, true, false])
  })

  test('is replaced before it answers a question that needs a new one, which is asked again', async () => {
    const { asker, made, began } = inLine()
    const answers = ['a', 'b'].map((order) => told(asker.ask('fresh', order, free)))
    answers.push(told(asker.ask('urgent', 'c', free)))
    expect(await Promise.all(answers)).toEqual([['a'], ['b'], ['c']])
    expect(began.toSorted()).toEqual(['a', 'b', 'c'])
    expect(made.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
  })

  test('that is new and needs a new one, too, fails what is open, once', async () => {
    const { asker, made } = inLine()
    const open = [lost(asker.ask('fresh', 'never fresh', free)), lost(asker.ask('fresh', 'b', free))]
    for (const loss of await Promise.all(open)) expect(loss).toMatchObject({ kind: 'crashed' })
    expect(made).toHaveLength(1)
    expect(await told(asker.ask('urgent', 'c', free))).toEqual(['c'])
  })

  test.each([
    ['is replaced after a failure that spends it', true],
    ['goes on after another failure', false],
  ])('%s', async (_, isSpent) => {
    const { asker, made } = inLine()
    const failing = lost(asker.ask('fail', isSpent, free))
    const open = told(asker.ask('fresh', 'b', free))
    expect(await failing).toEqual({ kind: 'crashed', message: 'no' })
    expect(await open).toEqual(['b'])
    expect(made).toHaveLength(isSpent ? 2 : 1)
  })
})
