/** What a moving view shows is asked about one question at a time, and the last one always. */
import { expect, test } from 'vitest'
import { Tellings } from '../../../src/calls/tellings.ts'
import { createViewQuestion } from '../../../src/page/timeline/viewQuestion.ts'
import type { VisibleRange } from '../../../src/page/timeline/visibleRange.ts'

function movingView() {
  const asked: {
    readonly from: number
    readonly tellings: Tellings<number>
    readonly signal: AbortSignal
  }[] = []
  const received: number[] = []
  const question = createViewQuestion<VisibleRange & { readonly isExact?: boolean }, number>(
    ({ from }, signal) => {
      const tellings = new Tellings<number>()
      asked.push({ from, tellings, signal })
      return tellings.until(signal)
    },
    (from) => received.push(from),
  )
  return {
    ...question,
    show: (from: number, isExact?: boolean) =>
      question.want({ from, to: from + 100, ...(isExact !== undefined && { isExact }) }),
    asked: () => asked.map(({ from }) => from),
    received,
    /** Tells something of the latest question, and waits until it is heard. */
    async tell(): Promise<void> {
      const { from, tellings } = asked[asked.length - 1]
      tellings.tell(from)
      await new Promise((resolve) => setImmediate(resolve))
    },
    async answer(): Promise<void> {
      asked[asked.length - 1].tellings.end()
      await new Promise((resolve) => setImmediate(resolve))
    },
    areDropped: () => asked.map(({ signal }) => signal.aborted),
  }
}

test('while the view moves, one question is asked at a time, and the last one always', async () => {
  const { show, asked, received, tell, areDropped } = movingView()
  for (const from of [0, 10, 20, 30]) show(from)
  expect(asked()).toEqual([0])
  await tell()
  expect([received, asked(), areDropped()]).toEqual([[0], [0, 30], [true, false]])
})

test('returning to the range whose question is in progress asks no other', async () => {
  const { show, asked, received, tell } = movingView()
  for (const from of [30, 40, 30]) show(from)
  for (let times = 0; times < 3; times++) await tell()
  expect([received, asked()]).toEqual([[30, 30, 30], [30]])
})

test('once a question has told something, it gives way to that about the range now in view', async () => {
  const { show, asked, tell, areDropped } = movingView()
  show(30)
  await tell()
  show(50)
  expect([asked(), areDropped()]).toEqual([
    [30, 50],
    [true, false],
  ])
})

test('the same range is asked about once, also after the answer, but anew if it is to be exact', async () => {
  const { show, asked, tell, answer } = movingView()
  show(30, false)
  await tell()
  await answer()
  show(30, false)
  expect(asked()).toEqual([30])
  show(30, true)
  expect(asked()).toEqual([30, 30])
})

test('nothing is told of a question that is dropped, and the same range is asked about anew', async () => {
  const { show, drop, asked, received, tell } = movingView()
  show(30)
  drop()
  await tell()
  expect(received).toEqual([])
  show(30)
  expect(asked()).toEqual([30, 30])
  await tell()
  expect(received).toEqual([30])
})

test('a question that ends without telling anything does not block the next', async () => {
  const { show, answer, asked } = movingView()
  show(30)
  await answer()
  show(50)
  expect(asked()).toEqual([30, 50])
})
