/** A later visit opens where the page was left, with a row of ways to begin that can be ended for good. */
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { keepLeftMoment } from '../../../src/page/introduction/leftMoment.ts'
import { openVisit } from '../../../src/page/introduction/opening.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { addressOf } from '../../../src/page/store/address.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { memoryStorage } from '../../support/browserTabs.ts'
import { testApp } from '../../support/appStore.ts'
import { renderApp } from '../../support/renderApp.tsx'

const DAY_MS = 86_400_000

/** Makes a visit that does something, and leaves. @returns the storage that the next visit finds */
async function visited(visit: (app: ReturnType<typeof testApp>) => Promise<void>, daysAgo = 1) {
  const storage = memoryStorage()
  const app = testApp({ storage })
  let leave = () => {}
  keepLeftMoment(
    app.store,
    (listener) => (leave = listener),
    () => Date.now() - daysAgo * DAY_MS,
  )
  await visit(app)
  leave()
  return storage
}

async function goTo(app: ReturnType<typeof testApp>, event: number): Promise<void> {
  app.store.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  app.store.actions.goToEvent(event)
  await app.untilQuiet()
}

/** Renders the next visit. */
async function again(storage: ReturnType<typeof memoryStorage>) {
  const app = renderApp({ storage })
  await act(async () => openVisit(app.store, addressOf('')))
  const row = () => screen.queryByRole('region', { name: 'How to begin' })
  return { ...app, row, event: () => frontOf(app.store.getState()).frame.moment.event }
}

describe('A later visit', () => {
  test('opens the last puzzle at the moment at which it was left, with the program', async () => {
    const storage = await visited((app) => goTo(app, 20))
    const { row, event, store } = await again(storage)
    await waitFor(() => expect(event()).toBe(20))
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1)
    expect(screen.getByRole('tab', { name: 'Program' })).toHaveAttribute('aria-selected', 'true')
    expect(row()).toHaveTextContent('Where you left off yesterday: Codewars 1, event 20')
    expect(screen.getByRole('button', { name: 'Step forward' })).toBeVisible()
  })

  test('opens a puzzle without a moment at its first backtrack, and not before', async () => {
    const storage = await visited(async ({ store }) => store.actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
    const { row, event, store } = await again(storage)
    // r1c3=1 r1c4=2 r1c6=4 r1c7=8 r1c8=9, and r1c8 loses its 9.
    await waitFor(() => expect(event()).toBe(6))
    expect(frontOf(store.getState()).frame.moment.backtracks).toBe(1)
    expect(row()).toHaveTextContent(/^Codewars 1, event 6/)
  })

  test('leaves a board that is still being filled in as it is', async () => {
    const board = `53${'0'.repeat(79)}`
    const storage = await visited(async ({ store }) => store.actions.loadGrid(gridOfLine(board)))
    const { store, row } = await again(storage)
    expect(lineOf(store.getState().puzzle.grid)).toBe(board)
    expect([frontOf(store.getState()).run.status, row()]).toEqual(['idle', null])
  })

  test('leaves the row behind with the first step', async () => {
    const { row, event, user } = await again(await visited((app) => goTo(app, 20)))
    await waitFor(() => expect(event()).toBe(20))
    await user.keyboard('.')
    await waitFor(() => expect(row()).not.toBeInTheDocument())
  })

  test('has no row once that was closed, but opens at the same moment', async () => {
    const storage = await visited((app) => goTo(app, 20))
    const first = await again(storage)
    await first.user.click(screen.getByRole('button', { name: 'Do not show this row again' }))
    expect(first.row()).not.toBeInTheDocument()
    expect(first.store.getState().preferences.welcome).toBe('ended')
    const { store } = testApp({ storage })
    void openVisit(store, addressOf(''))
    expect(store.getState().introduction).toBeUndefined()
    expect(frontOf(store.getState()).playhead.event).toBe(20)
  })

  test('offers the lessons beside the samples', async () => {
    const { user } = await again(await visited((app) => goTo(app, 20)))
    await user.click(screen.getByRole('button', { name: 'Lessons' }))
    await user.click(screen.getByRole('button', { name: 'Why order matters' }))
    expect(await screen.findByRole('region', { name: 'Tour' })).toHaveTextContent(/^1 of 8/)
  })

  test('is a first look again if nothing was done', async () => {
    const storage = await visited(async (app) => {
      await openVisit(app.store, addressOf(''))
    })
    const { store } = testApp({ storage })
    await openVisit(store, addressOf(''))
    expect(store.getState().introduction?.kind).toBe('first-look')
  })

  test.each(['?view=grade', '?program=bitmasks', `?puzzle=${PUZZLES.codewars2}`])(
    'with the address %s opens only what that asks for',
    async (query) => {
      const { store } = testApp({ storage: await visited((app) => goTo(app, 20)) })
      void openVisit(store, addressOf(query))
      expect([store.getState().introduction, frontOf(store.getState()).run.status]).toEqual([
        undefined,
        'idle',
      ])
    },
  )
})
