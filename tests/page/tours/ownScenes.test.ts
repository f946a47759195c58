/** A scene with a program of its own: it runs without joining the reader's programs, which stay as they were. */
import { expect, test, vi } from 'vitest'
import { JavaScriptLanguage } from '../../../src/runner/javascript/javascriptLanguage.ts'
import { chosenProgram } from '../../../src/page/own/own.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import type { Tour, TourStep } from '../../../src/page/tours/tour.ts'
import { positionAt } from '../../../src/search/trace/position.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { SharedBrowser } from '../../support/browserTabs.ts'
import { quickJs } from '../../support/javascript.ts'
import { ownHostWorker } from '../../support/ownHostWorker.ts'

/** Writes every digit of the puzzle's first blank, and takes it back. */
const PROGRAM = `const board = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map((line) => line.split(' ').map(Number))
const at = board.flat().indexOf(0)
const [y, x] = [Math.floor(at / 9), at % 9]
for (let n = 1; n <= 9; n++) {
  board[y][x] = n
  board[y][x] = 0
  const tried = n
}
`

const step = (event: number, part: Partial<TourStep> = {}): TourStep => ({
  scene: 0,
  position: positionAt(event),
  words: `Event ${event}`,
  points: [],
  open: [],
  ...part,
})

const sceneOf = (text: string) => ({
  puzzle: gridOfLine(PUZZLES.codewars2),
  program: { kind: 'own', language: 'javascript', text } as const,
})

const TOUR: Tour = {
  title: 'Digits',
  scenes: [sceneOf(PROGRAM), sceneOf(PROGRAM.replace('n <= 9', 'n <= 3'))],
  steps: [step(4), step(6), step(6, { scene: 1 }), step(40, { scene: 1 })],
}

function ownTourApp() {
  const browser = new SharedBrowser()
  const app = testApp({
    makeOwnWorker: () => ownHostWorker(async () => JavaScriptLanguage.started(await quickJs())),
    programStorage: browser.openTab(),
  })
  const state = () => app.store.getState()
  return {
    ...app,
    actions: app.store.actions,
    browser,
    state,
    tour: () => state().tour,
    board: () => frontOf(state()).frame.moment,
    text: () => {
      const { own } = state()
      return own && chosenProgram(own, 'javascript').text
    },
  }
}

/** Opens a JavaScript program of the reader, and then the tour. */
async function openedApp() {
  const app = ownTourApp()
  app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  app.actions.own({ kind: 'open', language: 'javascript' })
  app.actions.own({ kind: 'edit', text: '// mine' })
  const before = {
    programs: app.state().own?.programs,
    puzzle: app.state().puzzle,
    stored: app.browser.names,
  }
  app.actions.tour({ kind: 'open', request: { kind: 'draft', tour: TOUR } })
  await vi.waitFor(() => expect(app.board().event).toBe(4), { timeout: 20_000 })
  return { ...app, before }
}

test('runs, and leads to its moments and lines', async () => {
  const app = await openedApp()
  expect(app.text()).toBe(PROGRAM)
  app.actions.tour({ kind: 'next' })
  await vi.waitFor(
    () => expect(frontOf(app.state()).debugging.executionPoint?.position).toEqual(positionAt(6)),
    { timeout: 20_000 },
  )
  expect(app.tour()).toMatchObject({ step: 1, isAway: false })
  app.actions.tour({ kind: 'next' })
  await vi.waitFor(() => expect(app.state().own?.run?.events).toBe(6), { timeout: 20_000 })
  expect(app.text()).toContain('n <= 3')
  expect(app.tour()).toMatchObject({ step: 2, isAway: false })
  // The second program has no 40 events.
  app.actions.tour({ kind: 'next' })
  expect(app.tour()).toMatchObject({ step: 3, isAway: false })
})

test('leaves the reader’s programs, their storage and the puzzle as they were', async () => {
  const app = await openedApp()
  const { programs, puzzle, stored } = app.before
  expect(app.browser.names).toEqual(stored)
  app.actions.tour({ kind: 'end' })
  expect(app.state().own?.programs).toEqual(programs)
  expect(app.text()).toBe('// mine')
  expect(app.state().puzzle).toBe(puzzle)
  expect(frontOf(app.state()).program).toEqual({ kind: 'own', language: 'javascript' })
  expect(app.browser.names).toEqual(stored)
})

test('joins the reader’s programs once the reader edits it, which leaves the tour', async () => {
  const app = await openedApp()
  app.actions.own({ kind: 'edit', text: `${PROGRAM}// changed` })
  expect(app.tour()?.isAway).toBe(true)
  app.actions.tour({ kind: 'end' })
  const texts = app.state().own?.programs.map(({ text }) => text)
  expect(texts).toEqual(['// mine', `${PROGRAM}// changed`])
})

test('that was left for another program is given back, and found again', async () => {
  const app = await openedApp()
  app.actions.chooseStrategy('tables')
  expect(app.tour()?.isAway).toBe(true)
  app.actions.tour({ kind: 'resume' })
  await vi.waitFor(() => expect(app.board().event).toBe(4), { timeout: 20_000 })
  expect(app.text()).toBe(PROGRAM)
  app.actions.chooseStrategy('tables')
  app.actions.tour({ kind: 'end' })
  expect(app.text()).toBe('// mine')
  expect(frontOf(app.state()).program).toMatchObject({ kind: 'built-in', strategy: 'tables' })
})
