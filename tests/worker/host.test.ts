/** The worker's logic, run in Node: requests in, replies out, with time and pauses in the test's hands. */
import { describe, expect, test } from 'vitest'
import { gridOfLine } from '../../src/core/grid.ts'
import { PAGE_EVENTS } from '../../src/core/trace/trace.ts'
import { Host } from '../../src/worker/host.ts'
import type { Reply, Request } from '../../src/worker/protocol.ts'
import { PUZZLES } from '../core/puzzles.ts'

/** A host whose pauses end when the test says so, and whose slices are one page long. */
function hosted() {
  const replies: Reply[] = []
  let resume: (() => void) | undefined
  let timeMs = 0
  const host = new Host({
    post: (reply) => replies.push(reply),
    pause: () => new Promise((resolve) => (resume = resolve)),
    now: () => (timeMs += 10),
  })
  return {
    replies,
    send: (request: Request) => host.receive(request),
    /** Ends the pause; returns when the next one has begun. */
    async slice() {
      resume?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
    progress: (run: number) =>
      replies.flatMap((reply) => (reply.type === 'progress' && reply.run === run ? [reply.progress] : [])),
    pages: () => replies.flatMap((reply) => (reply.type === 'page' ? [reply.page.number] : [])),
  }
}

function start(run: number, line: string, strategy = 'tables'): Request {
  return { type: 'start', run, grid: gridOfLine(line), strategy, extent: 'first' }
}

describe('The host', () => {
  test('answers a start with the first page at once, before it searches on', () => {
    const host = hosted()
    host.send(start(1, PUZZLES.codewars2))
    expect(host.pages()).toEqual([0])
    expect(host.progress(1)).toMatchObject([{ status: 'searching', events: PAGE_EVENTS }])
  })

  test('searches to the end in slices, and says so', async () => {
    const host = hosted()
    host.send(start(1, PUZZLES.codewars2))
    for (let slice = 0; slice < 10; slice++) await host.slice()
    expect(host.progress(1).at(-1)).toMatchObject({
      status: 'ended',
      events: 99_056,
      placements: 49_558,
      solutions: 1,
    })
  })

  test('answers a request for a page between two slices', async () => {
    const host = hosted()
    host.send(start(1, PUZZLES.codewars2))
    await host.slice()
    host.send({ type: 'page', run: 1, page: 1 })
    expect(host.pages()).toEqual([0, 1])
    expect(host.progress(1).at(-1)?.status).toBe('searching')
  })

  test('stops, keeps its pages, and goes on where it was', async () => {
    const host = hosted()
    host.send(start(1, PUZZLES.codewars2))
    await host.slice()
    host.send({ type: 'stop', run: 1 })
    const stopped = host.progress(1).at(-1)
    expect(stopped?.status).toBe('stopped')
    for (let slice = 0; slice < 10; slice++) await host.slice()
    expect(host.progress(1).at(-1)).toEqual(stopped)
    host.send({ type: 'page', run: 1, page: 0 })
    expect(host.pages()).toEqual([0, 0])
    host.send({ type: 'continue', run: 1 })
    for (let slice = 0; slice < 10; slice++) await host.slice()
    expect(host.progress(1).at(-1)).toMatchObject({ status: 'ended', events: 99_056 })
  })

  test('has one search going after a stop and a continue in one breath', async () => {
    const host = hosted()
    host.send(start(1, PUZZLES.antiBruteForce))
    host.send({ type: 'stop', run: 1 })
    host.send({ type: 'continue', run: 1 })
    const before = host.progress(1).at(-1)?.events ?? 0
    await host.slice()
    host.send({ type: 'stop', run: 1 })
    expect(host.progress(1).at(-1)?.events).toBe(before + PAGE_EVENTS)
  })

  test('drops a run for the next, and whatever is still asked of it', async () => {
    const host = hosted()
    host.send(start(1, PUZZLES.antiBruteForce))
    host.send(start(2, PUZZLES.codewars1))
    const heard = host.replies.length
    await host.slice()
    host.send({ type: 'page', run: 1, page: 0 })
    host.send({ type: 'stop', run: 1 })
    expect(host.replies.slice(heard).filter(({ run }) => run === 1)).toEqual([])
    expect(host.progress(2).at(-1)).toMatchObject({ status: 'ended', events: 8365 })
  })

  test('turns a throw into a failed run', () => {
    const host = hosted()
    host.send(start(1, PUZZLES.codewars1, 'no-such-program'))
    host.send(start(2, PUZZLES.codewars1))
    host.send({ type: 'page', run: 2, page: 99 })
    expect(host.replies.filter(({ type }) => type === 'failed')).toMatchObject([{ run: 1 }, { run: 2 }])
  })
})
