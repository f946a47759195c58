/** Of several choices in Grade that wait for a program, the latest stays. */
import { expect, test } from 'vitest'
import { gradeOf } from '../../../src/page/grade/commands.ts'
import { listingText } from '../../../src/page/grade/listings.ts'
import { testApp } from '../../support/appStore.ts'
import { scriptedOwnWorkers } from '../../support/scriptedOwnWorkers.ts'

const LISTING = { kind: 'listing', strategy: 'tables', language: 'python' } as const

/** Opens Grade with a program of the user's own, which is there at once; a listing has to be loaded. */
async function openGrade() {
  const workers = scriptedOwnWorkers()
  const app = testApp({ makeOwnWorker: workers.makeOwnWorker })
  const { store } = app
  store.actions.own({ kind: 'open', language: 'python' })
  store.actions.own({ kind: 'edit', text: 'print(input())' })
  const grade = gradeOf(store)
  const { id } = store.getState().own?.programs[0] ?? expect.fail('There is no program')
  const grading = () => store.getState().grading
  const listingLoaded = async () => {
    await listingText(LISTING.strategy, LISTING.language)
    await app.untilQuiet()
  }
  return { ...app, grade, grading, listingLoaded, workers, own: { kind: 'own', id } as const }
}

test('A listing that loads late does not replace the program chosen since', async () => {
  const { grade, grading, listingLoaded, own } = await openGrade()
  grade({ kind: 'chooseSubject', subject: LISTING })
  grade({ kind: 'chooseSubject', subject: own })
  await listingLoaded()
  expect(grading().subject).toEqual(own)
  expect(grading().graded?.text).toBe('print(input())')
})

test('A listing that loads late is not graded once another program is chosen', async () => {
  const { grade, grading, listingLoaded, own, workers } = await openGrade()
  grade({ kind: 'chooseSubject', subject: LISTING })
  grade({ kind: 'start' })
  grade({ kind: 'chooseSubject', subject: own })
  await listingLoaded()
  expect(grading().subject).toEqual(own)
  expect(grading().status).toBe('idle')
  expect(workers.requests).toEqual([])
})

test('A listing that loads late does not end the grading of another program', async () => {
  const { grade, grading, listingLoaded, own, untilQuiet } = await openGrade()
  grade({ kind: 'chooseSubject', subject: own })
  await untilQuiet()
  grade({ kind: 'chooseSubject', subject: LISTING })
  grade({ kind: 'chooseSubject', subject: own })
  grade({ kind: 'start' })
  await untilQuiet()
  await listingLoaded()
  expect(grading().status).toBe('loading')
  expect(grading().graded?.text).toBe('print(input())')
})

test('A search for a slow board ends with the choice of another program, which gets no board of it', async () => {
  const { grade, grading, own, listingLoaded, workers, untilQuiet } = await openGrade()
  grade({ kind: 'chooseSubject', subject: own })
  await untilQuiet()
  grade({ kind: 'findWorst' })
  await untilQuiet()
  expect(grading().worst?.status).toBe('running')
  workers.begin('grade')
  grade({ kind: 'chooseSubject', subject: LISTING })
  await listingLoaded()
  expect(workers.terminated()).toBe(1)
  expect(grading().worst).toBeUndefined()
  expect(grading().cases.every(({ origin }) => origin === 'judge')).toBe(true)
})
