/** The page's address leads to a step of a tour, and to the moment of the reader once that has gone elsewhere. */
import { describe, expect, test, vi } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { addressOf } from '../../../src/page/store/address.ts'
import { toursOf } from '../../../src/page/tours/commands.ts'
import { whatBacktrackingDoes } from '../../../src/page/tours/lessons/whatBacktrackingDoes.ts'
import { beforeTour } from '../../../src/page/tours/beforeTour.ts'
import { tourText } from '../../../src/page/tours/tourFile.ts'
import { keptTour } from '../../../src/page/tours/touring.ts'
import { tourCodeOf } from '../../../src/page/tours/tourLink.ts'
import { keepLeftMoment } from '../../../src/page/introduction/leftMoment.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { memoryStorage } from '../../support/browserTabs.ts'
import { openLink } from '../../support/linkedApp.ts'
import { testApp } from '../../support/appStore.ts'

const TOUR = whatBacktrackingDoes.tours.en
const CODE = tourCodeOf(TOUR) ?? expect.unreachable()

test('a lesson opens at the step of its address, which follows the tour and stays until its code is loaded', async () => {
  const app = await openLink('?lesson=what-backtracking-does&step=3&lang=en')
  expect(app.bar.entries).toEqual(['?lesson=what-backtracking-does&step=3&lang=en'])
  // In the app, the panel of the tour creates its commands.
  toursOf(app.store)
  expect(app.state().tour).toMatchObject({ step: 2, isAway: false })
  app.actions.tour({ kind: 'next' })
  expect(app.bar.query()).toBe('?lesson=what-backtracking-does&step=4&lang=en')
  app.actions.goToEvent(20)
  await vi.waitFor(() => expect(app.bar.query()).toMatch(/puzzle=8120.*event=20/))
  app.actions.tour({ kind: 'resume' })
  await vi.waitFor(() => expect(app.bar.query()).toBe('?lesson=what-backtracking-does&step=4&lang=en'))
})

test.each(['?guide=1', '?guide', '?lesson=what-backtracking-does'])(
  '%s opens the first lesson',
  async (query) => {
    const app = await openLink(query)
    toursOf(app.store)
    expect(app.state().tour).toMatchObject({
      step: 0,
      source: { kind: 'lesson', id: 'what-backtracking-does' },
    })
  },
)

test('a tour opens from the fragment, and keeps it in the address', async () => {
  const app = await openLink(`?step=2%23tour=${CODE}`)
  toursOf(app.store)
  expect(app.state().tour?.step).toBe(1)
  expect(app.state().tour?.tours.en).toEqual(TOUR)
  app.actions.tour({ kind: 'next' })
  expect(app.bar.query()).toBe(`?step=3&lang=en#tour=${CODE}`)
  const { tour } = addressOf('?step=3&lang=en', `#tour=${CODE}`)
  expect(tour).toEqual({ kind: 'link', code: CODE, step: 2 })
})

test('Back leads to what was there before the tour, and Forward to its step', async () => {
  const app = await openLink(`?puzzle=${PUZZLES.codewars1}&event=7`)
  await vi.waitFor(() => expect(app.event()).toBe(7))
  app.actions.tour({ kind: 'open', request: { kind: 'lesson', id: 'what-backtracking-does' } })
  app.actions.tour({ kind: 'next' })
  app.bar.travel(-1)
  await vi.waitFor(() => expect(app.event()).toBe(7))
  expect(app.state().tour?.isAway).toBe(true)
  app.bar.travel(1)
  await vi.waitFor(() => expect(app.state().tour).toMatchObject({ step: 1, isAway: false }))
})

describe('After a reload', () => {
  const storages = { storage: memoryStorage(), tabStorage: memoryStorage() }

  /** Leaves the page, and opens it again as it was left. */
  async function reload({ bar, leave }: Awaited<ReturnType<typeof openLink>>) {
    leave()
    const query = bar.reopenQuery ?? bar.query()
    const kept = bar.reopenTour
    const app = testApp(storages)
    const tour = kept === undefined ? undefined : keptTour(kept, beforeTour(app.store.getState()))
    const isLeft = tour?.left !== undefined
    await app.store.actions.follow({ ...addressOf(query), ...(!isLeft && tour !== undefined && { tour }) })
    if (isLeft) app.store.actions.openTour(tour)
    toursOf(app.store)
    return { actions: app.store.actions, state: app.store.getState }
  }

  async function openLesson() {
    const app = await openLink(`?puzzle=${PUZZLES.codewars1}&event=7`, storages)
    await vi.waitFor(() => expect(app.event()).toBe(7))
    app.actions.tour({ kind: 'open', request: { kind: 'lesson', id: 'what-backtracking-does', step: 2 } })
    return app
  }

  test('a tour that the reader has left leads back to its step, and its end to the reader’s puzzle', async () => {
    const before = await openLesson()
    before.actions.goToEvent(20)
    await vi.waitFor(() => expect(before.event()).toBe(20))
    const { actions, state } = await reload(before)
    expect(state().tour).toMatchObject({ step: 2, isAway: true })
    expect(lineOf(state().puzzle.grid)).toBe(lineOf(TOUR.scenes[0].puzzle))
    await vi.waitFor(() => expect(frontOf(state()).frame.moment.event).toBe(20))
    actions.tour({ kind: 'resume' })
    expect(state().tour).toMatchObject({ step: 2, isAway: false })
    actions.tour({ kind: 'end' })
    expect(lineOf(state().puzzle.grid)).toBe(PUZZLES.codewars1)
  })

  test('a tour that the reader has left for another puzzle ends there', async () => {
    const before = await openLesson()
    before.actions.loadGrid(gridOfLine(PUZZLES.codewars2))
    const { actions, state } = await reload(before)
    expect(state().tour).toMatchObject({ step: 2, isAway: true })
    actions.tour({ kind: 'end' })
    expect(lineOf(state().puzzle.grid)).toBe(PUZZLES.codewars2)
  })

  test('a pasted tour is walked on', async () => {
    const before = await openLink(`?puzzle=${PUZZLES.codewars1}`, storages)
    before.actions.tour({ kind: 'open', request: { kind: 'text', text: tourText(TOUR), step: 3 } })
    const { actions, state } = await reload(before)
    expect(state().tour).toMatchObject({ step: 3, isAway: false })
    expect(state().tour?.tours.en).toEqual(TOUR)
    actions.tour({ kind: 'end' })
    expect(lineOf(state().puzzle.grid)).toBe(PUZZLES.codewars1)
  })

  test('a tour that has ended is gone', async () => {
    const before = await openLesson()
    before.actions.goToEvent(20)
    before.actions.tour({ kind: 'end' })
    expect((await reload(before)).state().tour).toBeUndefined()
  })
})

test('what is kept for the next visit is the moment before the tour', () => {
  const { store } = testApp()
  const { actions } = store
  actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  actions.goToEvent(12)
  let leave: () => void = () => undefined
  keepLeftMoment(
    store,
    (listener) => (leave = listener),
    () => 5,
  )
  actions.tour({ kind: 'open', request: { kind: 'lesson', id: 'what-backtracking-does' } })
  leave()
  const kept = store.environment.storage.getItem('backdoku.left.1')
  actions.tour({ kind: 'end' })
  expect(frontOf(store.getState()).playhead.event).toBe(12)
  expect(kept).toMatch(/ tables first 12 5$/)
})
