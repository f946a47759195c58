/** Of several choices in Grade that wait for a program, the latest stays. */
import { expect, test, vi } from 'vitest'
import { gradeOf } from '../../../src/features/grade/commands.ts'
import { testApp } from '../../support/appStore.ts'
import { pending } from '../../support/pending.ts'
import { scriptedOwnWorkers } from '../../support/scriptedOwnWorkers.ts'

const listing = vi.hoisted(() => ({ text: () => Promise.resolve('') }))
vi.mock('../../../src/features/grade/listings.ts', () => ({ listingText: () => listing.text() }))

const LISTING = { kind: 'listing', strategy: 'tables', language: 'python' } as const

/** Opens Grade with a program of the user's own. Listings load when the test says so. */
async function openGrade() {
  const loading = pending<string>()
  listing.text = () => loading.promise
  const workers = scriptedOwnWorkers()
  const app = testApp({ makeOwnWorker: workers.makeOwnWorker })
  const { store } = app
  store.actions.own({ kind: 'open', language: 'python' })
  store.actions.own({ kind: 'edit', text: 'print(input())' })
  const grade = gradeOf(store)
  const { id } = store.getState().own?.programs[0] ?? expect.fail('There is no program')
  const grading = () => store.getState().grading
  return { ...app, grade, grading, loading, workers, own: { kind: 'own', id } as const }
}

test('A listing that loads late does not replace the program chosen since', async () => {
  const { grade, grading, loading, own, untilQuiet } = await openGrade()
  grade({ kind: 'chooseSubject', subject: LISTING })
  grade({ kind: 'chooseSubject', subject: own })
  loading.resolve('print("listing")')
  await untilQuiet()
  expect(grading().subject).toEqual(own)
  expect(grading().graded?.text).toBe('print(input())')
})

test('A listing that loads late is not graded once another program is chosen', async () => {
  const { grade, grading, loading, own, workers, untilQuiet } = await openGrade()
  grade({ kind: 'chooseSubject', subject: LISTING })
  grade({ kind: 'start' })
  grade({ kind: 'chooseSubject', subject: own })
  loading.resolve('print("listing")')
  await untilQuiet()
  expect(grading().subject).toEqual(own)
  expect(grading().status).toBe('idle')
  expect(workers.requests).toEqual([])
})

test('A listing that loads late does not end the grading of another program', async () => {
  const { grade, grading, loading, own, untilQuiet } = await openGrade()
  grade({ kind: 'chooseSubject', subject: own })
  await untilQuiet()
  grade({ kind: 'chooseSubject', subject: LISTING })
  grade({ kind: 'chooseSubject', subject: own })
  grade({ kind: 'start' })
  await untilQuiet()
  loading.resolve('print("listing")')
  await untilQuiet()
  expect(grading().status).toBe('loading')
  expect(grading().graded?.text).toBe('print(input())')
})

test('A search for a slow board ends with the choice of another program, which gets no board of it', async () => {
  const { grade, grading, own, loading, workers, untilQuiet } = await openGrade()
  grade({ kind: 'chooseSubject', subject: own })
  await untilQuiet()
  grade({ kind: 'findWorst' })
  await untilQuiet()
  expect(grading().worst?.status).toBe('running')
  grade({ kind: 'chooseSubject', subject: LISTING })
  loading.resolve('print("listing")')
  await untilQuiet()
  expect(workers.terminated()).toBe(1)
  expect(grading().worst).toBeUndefined()
  expect(grading().cases.every(({ origin }) => origin === 'judge')).toBe(true)
})
