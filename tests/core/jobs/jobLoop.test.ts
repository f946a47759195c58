/** The loop that runs the jobs of a thread, with time, pauses and jobs controlled by the test. */
import { describe, expect, test } from 'vitest'
import { JobLoop, type SlicedWork } from '../../../src/core/jobs/jobLoop.ts'

/**
 * A loop whose pauses end when the test says so, and a log of its jobs. A slice, which each job gets per turn, has two
 * steps of 1 ms.
 */
function loopWithLog() {
  const log: string[] = []
  const paused: (() => void)[] = []
  let timeMs = 0
  const loop = new JobLoop({
    pause: () => new Promise((resolve) => paused.push(resolve)),
    now: () => timeMs,
    sliceMs: 2,
    reportEveryMs: 6,
    fail: (error) => log.push(`failed: ${String(error)}`),
  })
  /** @param steps number of steps until the job is done; NaN for a job that throws */
  function job(name: string, steps: number): SlicedWork {
    let left = steps
    return {
      get isDone() {
        return left === 0
      },
      advance(isTimeUp) {
        do {
          if (Number.isNaN(left)) throw new TypeError(name)
          left--
          timeMs++
          log.push(name)
        } while (left > 0 && !isTimeUp())
      },
    }
  }
  return {
    loop,
    job,
    /** Ends the pause; returns the log until the next one. */
    async turn() {
      log.length = 0
      for (const resume of paused.splice(0)) resume()
      await new Promise((resolve) => setImmediate(resolve))
      return log.join(' ')
    },
    isTurning: () => paused.length > 0,
    log,
    logReport: (name: string) => () => void log.push(`${name}!`),
  }
}

describe('The loop of jobs', () => {
  test('gives each job a slice per turn, the most urgent first, in any order of arrival', async () => {
    const { loop, job, turn, logReport } = loopWithLog()
    loop.serve(job('look', 9), 2, logReport('look'), 0)
    loop.serve(job('search', 9), 0, logReport('search'), 0)
    loop.serve(job('hunt', 9), 1, logReport('hunt'), 0)
    expect(await turn()).toBe('search search hunt hunt look look look!')
    expect(await turn()).toBe('search search search! hunt hunt hunt! look look look!')
  })

  test('reports after the first slice, at intervals, and when the job is done', async () => {
    const { loop, job, turn, logReport } = loopWithLog()
    loop.serve(job('hunt', 11), 0, logReport('hunt'))
    const turns = []
    for (let count = 0; count < 6; count++) turns.push(await turn())
    expect(turns).toEqual([
      'hunt hunt hunt!',
      'hunt hunt',
      'hunt hunt',
      'hunt hunt hunt!',
      'hunt hunt',
      'hunt hunt!',
    ])
  })

  test('rests when every job is done or dropped, and turns again for the next', async () => {
    const { loop, job, turn, logReport, isTurning } = loopWithLog()
    const dropped = job('look', 9)
    loop.serve(job('hunt', 1), 0, logReport('hunt'))
    loop.serve(dropped, 1, logReport('look'))
    expect(await turn()).toBe('hunt hunt! look look look!')
    loop.drop(dropped)
    expect(await turn()).toBe('')
    expect(isTurning()).toBe(false)
    loop.serve(job('again', 1), 0, logReport('again'))
    expect(await turn()).toBe('again again!')
  })

  test('has one turn in progress, however often jobs are added and dropped in a pause', async () => {
    const { loop, job, turn, logReport } = loopWithLog()
    const hunt = job('hunt', 9)
    for (let times = 0; times < 3; times++) {
      loop.serve(hunt, 0, logReport('hunt'), 0)
      loop.drop(hunt)
    }
    loop.serve(hunt, 0, logReport('hunt'), 0)
    expect(await turn()).toBe('hunt hunt')
  })

  test('no longer runs a job that an earlier job of the turn has dropped', async () => {
    const { loop, job, turn } = loopWithLog()
    const look = job('look', 9)
    loop.serve(job('hunt', 1), 0, () => loop.drop(look))
    loop.serve(look, 1, () => undefined)
    expect(await turn()).toBe('hunt')
  })

  test('stops while jobs wait, after a report, and resumes when it is woken', async () => {
    const { loop, log, turn, logReport, isTurning } = loopWithLog()
    const hunt = {
      isDone: false,
      isWaiting: true,
      advance: () => void log.push('hunt'),
    }
    loop.serve(hunt, 0, logReport('hunt'), 0)
    expect(await turn()).toBe('hunt hunt!')
    expect(isTurning()).toBe(false)
    loop.wake()
    hunt.isWaiting = false
    expect(await turn()).toBe('hunt')
    hunt.isDone = true
    expect(await turn()).toBe('hunt hunt!')
    expect(isTurning()).toBe(false)
  })

  test('gives waiting jobs their slices while others work', async () => {
    const { loop, job, log, turn, logReport, isTurning } = loopWithLog()
    loop.serve(job('search', 3), 0, logReport('search'), 0)
    loop.serve(
      { isDone: false, isWaiting: true, advance: () => void log.push('hunt') },
      1,
      logReport('hunt'),
      0,
    )
    expect(await turn()).toBe('search search hunt')
    expect(await turn()).toBe('search search! hunt hunt!')
    expect(isTurning()).toBe(false)
  })

  test('is woken by a listener of a job, too', async () => {
    const { loop, log, turn, isTurning } = loopWithLog()
    const hunt = { isDone: false, isWaiting: true, advance: () => void log.push('hunt') }
    let reported = 0
    loop.serve(hunt, 0, () => {
      if (reported++ === 0) loop.wake()
    })
    await turn()
    expect(isTurning()).toBe(true)
    expect(await turn()).toBe('hunt')
    expect(isTurning()).toBe(false)
  })

  test('runs an urgent job before the next turn', () => {
    const { loop, job, log, logReport } = loopWithLog()
    const hunt = job('hunt', 9)
    loop.serve(hunt, 0, logReport('hunt'))
    loop.runNow(hunt)
    expect(log.join(' ')).toBe('hunt hunt hunt!')
  })

  test('reports an exception, and runs the other jobs', async () => {
    const { loop, job, turn, logReport } = loopWithLog()
    const broken = job('broken', Number.NaN)
    loop.serve(broken, 0, logReport('broken'))
    loop.serve(job('hunt', 9), 1, logReport('hunt'), 0)
    expect(await turn()).toBe('failed: TypeError: broken hunt hunt')
    loop.drop(broken)
    expect(await turn()).toBe('hunt hunt')
  })
})
