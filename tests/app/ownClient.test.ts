/** The page's client of the worker for users' programs: the order of its requests. */
import { expect, test } from 'vitest'
import { limitsOf } from '../../src/features/own/limits.ts'
import { OwnClient, type OwnWorker } from '../../src/app/own/ownClient.ts'
import type { OwnReply } from '../../src/worker/ownProtocol.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { program } from '../support/ownTestWorker.ts'

const ENDLESS = program('sum(iter(int, 1))', PUZZLES.codewars1)
const SHORT = program('print(1)', PUZZLES.codewars1)

/** A client whose worker records its requests, and replies as the test says. */
function opened() {
  const requests: string[] = []
  let handle: (reply: OwnReply) => void = () => undefined
  const worker: OwnWorker = {
    postMessage: ({ type }) => void requests.push(type),
    addEventListener(type: string, listener: never) {
      if (type === 'message') handle = (data) => (listener as (message: { data: OwnReply }) => void)({ data })
    },
    terminate: () => void requests.push('terminate'),
  }
  const ignore = () => undefined
  const client = new OwnClient(
    { makeOwnWorker: () => worker, everySecond: () => ignore },
    {
      received: ignore,
      inspected: ignore,
      timed: ignore,
      target: ignore,
      counted: ignore,
      read: ignore,
      lost: ignore,
    },
  )
  return { client, requests, say: (reply: OwnReply) => handle(reply) }
}

test('a question waits on the page for the interpreter, and is sent once it has started', () => {
  const { client, requests, say } = opened()
  client.inspect(ENDLESS, 0, 10, 1000)
  client.find(ENDLESS, { lines: [], from: 0, to: 0, direction: 'forward' }, 1000)
  expect(requests).toEqual(['load'])
  say({ type: 'loaded' })
  expect(requests).toEqual(['load', 'inspect', 'find'])
})

test('a question about an earlier run is never sent if the next run starts before the interpreter', () => {
  const { client, requests, say } = opened()
  client.inspect(ENDLESS, 0, 10, 1000)
  client.forget(false)
  client.run('python', SHORT, limitsOf('python'))
  say({ type: 'loaded' })
  expect(requests).toEqual(['load', 'run'])
})
