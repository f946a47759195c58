import { describe, expect, test } from 'vitest'
import { latest, still } from '../../src/calls/latest.ts'
import { pending } from '../support/pending.ts'

describe('The latest task', () => {
  test('aborts the one before, which ends where it waits', async () => {
    const done: string[] = []
    const tasks = latest()
    const { promise, resolve } = pending<void>()
    const first = tasks.run(async (signal) => {
      await still(promise, signal)
      done.push('first')
    })
    const second = tasks.run(async (signal) => {
      await still(promise, signal)
      done.push('second')
    })
    resolve()
    await Promise.all([first, second])
    expect(done).toEqual(['second'])
  })

  test('ends where it waits when it is stopped, and leaves the next one alone', async () => {
    const done: string[] = []
    const tasks = latest()
    const stopped = tasks.run(async (signal) => {
      await still(Promise.resolve(), signal)
      done.push('stopped')
    })
    tasks.stop()
    await stopped
    await tasks.run(async (signal) => {
      await still(Promise.resolve(), signal)
      done.push('next')
    })
    expect(done).toEqual(['next'])
  })

  test('runs up to where it first waits at once', () => {
    let isRun = false
    void latest().run(async () => {
      isRun = true
    })
    expect(isRun).toBe(true)
  })

  test('rejects with what it throws', async () => {
    const run = latest().run(async () => {
      throw new Error('broken')
    })
    await expect(run).rejects.toThrow('broken')
  })

  test('is silent about what it throws once it is aborted', async () => {
    const tasks = latest()
    const { promise, reject } = pending<void>()
    const aborted = tasks.run((signal) => still(promise, signal))
    tasks.stop()
    reject(new Error('broken'))
    await expect(aborted).resolves.toBeUndefined()
  })

  test('is aborted by nothing of other tasks', async () => {
    const done: string[] = []
    const mine = latest()
    const other = latest()
    const run = mine.run(async (signal) => {
      await still(Promise.resolve(), signal)
      done.push('mine')
    })
    other.stop()
    await other.run(async () => undefined)
    await run
    expect(done).toEqual(['mine'])
  })
})

describe('A promise awaited through a signal', () => {
  test('gives its value while the signal is not aborted', async () => {
    expect(await still(Promise.resolve(7), new AbortController().signal)).toBe(7)
  })

  test('throws the reason of the signal if that was aborted meanwhile', async () => {
    const aborting = new AbortController()
    const waiting = still(Promise.resolve(7), aborting.signal)
    aborting.abort()
    await expect(waiting).rejects.toBe(aborting.signal.reason)
  })

  test('throws that reason, too, if the promise is rejected after the signal was aborted', async () => {
    const aborting = new AbortController()
    const waiting = still(Promise.reject(new Error('broken')), aborting.signal)
    aborting.abort()
    await expect(waiting).rejects.toBe(aborting.signal.reason)
  })

  test('rejects as the promise does', async () => {
    const waiting = still(Promise.reject(new Error('broken')), new AbortController().signal)
    await expect(waiting).rejects.toThrow('broken')
  })
})
