/** A lane's clock asks for the ticks that lookups have missed, one question at a time, and forgets none. */
import { expect, test } from 'vitest'
import { Tellings } from '../../../../src/calls/tellings.ts'
import { LaneClock } from '../../../../src/page/compare/lockstep/laneClock.ts'
import type { TicksOrder, TicksReport } from '../../../../src/search/worker/solverQuestions.ts'

function clockWithoutAnswers(received: (clock: LaneClock) => void = () => undefined) {
  const orders: TicksOrder[] = []
  const answers: Tellings<TicksReport>[] = []
  const clock: LaneClock = new LaneClock(
    'work',
    'tables',
    (order, signal) => {
      const tellings = new Tellings<TicksReport>()
      orders.push(order)
      answers.push(tellings)
      return tellings.until(signal)
    },
    () => received(clock),
  )
  return {
    clock,
    events: () => orders.map((order) => order.events),
    /** Answers the latest question, and waits until that is heard. */
    async answer(): Promise<void> {
      const latest = answers[answers.length - 1]
      latest.tell({ chunks: [], reached: { event: 9, tick: 90 } })
      latest.end()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('What is missed while a question is in flight is asked for after its answer', async () => {
  const { clock, events, answer } = clockWithoutAnswers()
  clock.tickOf(5)
  clock.ask()
  clock.tickOf(7)
  clock.ask()
  expect(events()).toEqual([[5]])
  await answer()
  expect(events()).toEqual([[5], [7]])
})

test('What is missed on hearing the answer is asked for, too', async () => {
  const { clock, events, answer } = clockWithoutAnswers((heard) =>
    queueMicrotask(() => {
      if (heard.tickOf(8) === undefined && events().length < 2) heard.ask()
    }),
  )
  clock.tickOf(5)
  clock.ask()
  await answer()
  expect(events()).toEqual([[5], [8]])
})

test('A clock that has ended hears nothing more', async () => {
  let heard = 0
  const { clock, answer } = clockWithoutAnswers(() => heard++)
  clock.tickOf(5)
  clock.ask()
  clock.end()
  await answer()
  expect([heard, clock.latest]).toEqual([0, 0])
})
