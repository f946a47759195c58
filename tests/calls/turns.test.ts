/** Jobs that take turns: what each turn does, in order, and what is reported. */
import { describe, expect, test } from 'vitest'
import { tellOf } from '../../src/calls/question.ts'
import { type Job, Turns, WAIT } from '../../src/calls/turns.ts'

/** Turns that pause until the next `turn()`, on a clock that a job moves. */
function turns(sliceMs = 2, reportEveryMs = 100) {
  const heard: string[] = []
  const clock = { ms: 0 }
  const pauses: (() => void)[] = []
  const loop = new Turns({
    pause: () => new Promise((resolve) => pauses.push(resolve)),
    now: () => clock.ms,
    sliceMs,
    reportEveryMs,
  })
  return {
    heard,
    clock,
    loop,
    isIdle: () => pauses.length === 0,
    run: (name: string, job: Job<string | number>, priority = 0) =>
      loop.run(job, priority, {
        tell: (told) => heard.push(`${name}: ${String(tellOf(told))}`),
        end: (told) => heard.push(told === undefined ? `${name} ends` : `${name} = ${String(tellOf(told))}`),
        fail: (error) => heard.push(`${name} fails: ${String(error)}`),
      }),
    async turn(): Promise<void> {
      pauses.shift()?.()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

describe('A job', () => {
  test('that is short is answered at once', () => {
    const { heard, run } = turns()
    run('one', count(0, { ms: 0 }))
    expect(heard).toEqual(['one = 0'])
  })

  test('works for a slice a turn, and tells what it knows at its first slice, at intervals, and at its end', async () => {
    const { heard, clock, run, turn } = turns(2, 10)
    run('count', count(25, clock))
    expect(heard).toEqual(['count: 2'])
    for (let left = 12; left > 0; left--) await turn()
    expect(heard).toEqual(['count: 2', 'count: 12', 'count: 22', 'count = 25'])
  })

  test('that is more urgent comes first in each turn', async () => {
    const { heard, clock, run, turn } = turns(2, 0)
    run('slow', count(6, clock), 1)
    run('urgent', count(3, clock), 0)
    await turn()
    expect(heard).toEqual(['slow: 2', 'urgent: 2', 'urgent = 3', 'slow: 4'])
  })

  test('that waits does not spin, and goes on once another has ended', async () => {
    const { heard, clock, run, turn, isIdle } = turns()
    const reached = { value: 0 }
    run('follow', follow(reached, 3))
    await turn()
    await turn()
    expect(isIdle()).toBe(true)
    run('grow', grow(reached, 3, clock))
    await turn()
    await turn()
    expect(heard).toEqual(['follow: at 0', 'grow = 3', 'follow = at 3'])
    expect(isIdle()).toBe(true)
  })

  test('that waits has its news told before nothing happens any more', async () => {
    const { heard, run, loop, turn } = turns(2, 1000)
    const reached = { value: 0 }
    run('follow', follow(reached, 3))
    await turn()
    reached.value = 1
    loop.wake()
    await turn()
    expect(heard).toEqual(['follow: at 0', 'follow: at 1'])
  })

  test('that throws fails alone', async () => {
    const { heard, clock, run, turn } = turns(1)
    run('bad', broken())
    run('good', count(2, clock))
    await turn()
    await turn()
    expect(heard).toEqual(['bad fails: Error: no', 'good: 1', 'good = 2'])
  })

  test('that is ended frees what it holds, and is not heard of again', async () => {
    const { heard, clock, run, turn, isIdle } = turns()
    const freed: string[] = []
    const end = run('held', held(clock, freed))
    end()
    end()
    await turn()
    expect(heard).toEqual(['held: 2'])
    expect(freed).toEqual(['freed'])
    expect(isIdle()).toBe(true)
  })
})

/** Counts up to a number, 1 ms each. */
function* count(to: number, clock: { ms: number }): Job<number> {
  for (let at = 1; at <= to; at++) {
    clock.ms++
    yield () => at
  }
  return to
}

function* follow(reached: { readonly value: number }, to: number): Job<string> {
  let told = -1
  while (reached.value < to) {
    const { value } = reached
    if (value !== told) yield () => `at ${value}`
    told = value
    yield WAIT
  }
  return `at ${reached.value}`
}

function* grow(reached: { value: number }, by: number, clock: { ms: number }): Job<number> {
  for (let left = by; left > 0; left--) {
    clock.ms++
    reached.value++
    yield
  }
  return reached.value
}

// oxlint-disable-next-line require-yield -- the job fails before its first turn ends
function* broken(): Job<never> {
  throw new Error('no')
}

function* held(clock: { ms: number }, freed: string[]): Job<string> {
  try {
    for (;;) {
      clock.ms++
      yield () => String(clock.ms)
    }
  } finally {
    freed.push('freed')
  }
}
