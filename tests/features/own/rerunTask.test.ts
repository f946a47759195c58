/** A question that a rerun answers reports its progress and its end; of several, the latest counts. */
import { expect, test } from 'vitest'
import { Lost } from '../../../src/calls/question.ts'
import { createRerunTask } from '../../../src/features/own/rerunTask.ts'
import { pending } from '../../support/pending.ts'

const STATES = {
  running: (events: number) => `running ${events}`,
  answered: (answer: number) => `answered ${answer}`,
  lost: 'lost',
}
const later = () => new Promise<void>((resume) => void setImmediate(resume))

function taskWithReports() {
  const reported: (string | undefined)[] = []
  return { task: createRerunTask<string>((state) => void reported.push(state)), reported }
}

test('it reports its progress, and then its answer', async () => {
  const { task, reported } = taskWithReports()
  task.begin(async (_, alive) => {
    alive(1000)
    return 7
  }, STATES)
  await later()
  expect(reported).toEqual(['running 0', 'running 1000', 'answered 7'])
  task.end()
  expect(reported).toHaveLength(3)
})

test('it is lost when its worker is lost', async () => {
  const { task, reported } = taskWithReports()
  task.begin(() => Promise.reject<number>(new Lost({ kind: 'silent' })), STATES)
  await later()
  expect(reported).toEqual(['running 0', 'lost'])
})

test('once it is withdrawn, it reports nothing, and is no longer asked', async () => {
  const { task, reported } = taskWithReports()
  const answer = pending<number>()
  let isAborted = false
  task.begin(async (signal) => {
    const number = await answer.promise
    isAborted = signal.aborted
    signal.throwIfAborted()
    return number
  }, STATES)
  task.end()
  answer.resolve(7)
  await later()
  expect(isAborted).toBe(true)
  expect(reported).toEqual(['running 0', undefined])
})
