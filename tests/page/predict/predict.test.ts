/** Questions of Predict in the app: when they open, what they cover, how they are answered, and what closes them. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SAMPLES } from '../../../src/page/puzzle/samples.ts'
import { rateOf } from '../../../src/page/player/rate.ts'
import { eventsOf } from '../../../src/page/session/selectors.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { shownCurrentCell } from '../../../src/page/board/cellView.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { positionAt } from '../../../src/search/trace/position.ts'
import { cellAt } from '../../../src/sudoku/units.ts'
import { predictOf } from '../../../src/page/predict/commands.ts'
import { readRecord } from '../../../src/page/predict/record.ts'
import { recordedOrigin } from '../../support/recordedOrigin.ts'
import { recordedProgram } from '../../../src/search/debugging/recordedProgram.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { PUZZLES, givensOfLine } from '../../sudoku/puzzles.ts'
import { type TestApp, testApp } from '../../support/appStore.ts'
import { memoryStorage } from '../../support/browserTabs.ts'
import { recordingOfSearch } from '../../support/recordings.ts'

const openedApps: TestApp[] = []

afterEach(() => {
  for (const { store } of openedApps.splice(0)) store.actions.reset()
})

type Changes = Parameters<typeof testApp>[0]

/** An app with Predict on, at an event of Codewars 2, whose first dead end is at event 9. */
async function predictingApp(event: number, changes: Changes = {}) {
  const app = testApp(changes)
  openedApps.push(app)
  const { store } = app
  const { actions } = store
  const state = () => store.getState()
  const session = () => frontOf(state())
  const at = async (there: number) =>
    vi.waitFor(() => expect(session().frame.moment.event).toBe(there), { timeout: 10_000 })
  actions.openPanel('program')
  actions.loadGrid(gridOfLine(PUZZLES.codewars2))
  actions.goToEvent(event)
  await at(event)
  actions.setPredicts(true)
  const predict = predictOf(store)
  return {
    ...app,
    actions,
    state,
    session,
    at,
    predict,
    prompt: () => state().predicting.prompt,
    score: () => state().predicting.score,
    stepToQuestion() {
      for (let step = 0; step < 60 && state().predicting.prompt === undefined; step++) actions.stepForward()
      return state().predicting.prompt ?? expect.unreachable()
    },
  }
}

const R2C1 = cellAt(1, 0)

describe('A question opens', () => {
  test('when a step reaches the first dead end, and covers what tells the next event', async () => {
    const { actions, prompt, session, state, stepToQuestion } = await predictingApp(5)
    expect(shownCurrentCell(session())).toBeDefined()
    expect(stepToQuestion().question).toMatchObject({
      kind: 'move',
      event: 9,
      answer: { cell: R2C1, digit: 0 },
    })
    expect(session().playhead).toEqual(positionAt(9))
    expect(session().debugging.isCovered).toBe(true)
    expect(shownCurrentCell(session())).toBeUndefined()
    expect(state().arePressesTaken).toBe(true)
    expect(state().selected).not.toBe(R2C1)
    actions.pressDigit(4)
    expect(prompt()?.stage).toEqual({ kind: 'asked', cell: undefined, lacksCell: true })
  })

  test('while playing slowly, which stops there and goes on after the answer', async () => {
    const { actions, clock, prompt, predict, session, state } = await predictingApp(5)
    actions.setRate(10)
    actions.play()
    for (let frame = 0; frame < 100 && state().playing; frame++) clock.tick(16)
    expect(clock.running).toBe(false)
    expect(prompt()).toMatchObject({ position: positionAt(9), wasPlaying: true })
    predict({ kind: 'press', cell: R2C1 })
    predict({ kind: 'type', digit: 0 })
    expect(session().frame.moment.event).toBe(10)
    expect(state().playing).toBe(false)
    predict({ kind: 'goOn' })
    expect(prompt()).toBeUndefined()
    expect(state().playing).toBe(true)
  })

  test('at the exact event, even if a late frame has passed it', async () => {
    const { actions, clock, prompt, session } = await predictingApp(5)
    actions.setRate(10)
    actions.play()
    clock.tick(250)
    clock.tick(250)
    clock.tick(250)
    expect(prompt()?.question.event).toBe(9)
    expect(session().frame.moment.event).toBe(9)
  })

  test('never while playing fast, in a jump, or with the switch off', async () => {
    const { actions, clock, prompt, session, at } = await predictingApp(5)
    actions.setRate(100)
    actions.play()
    for (let frame = 0; frame < 60; frame++) clock.tick(16)
    expect(session().frame.moment.event).toBeGreaterThan(60)
    expect(prompt()).toBeUndefined()
    actions.goToEvent(3)
    await at(3)
    actions.goToEvent(9)
    await at(9)
    expect(prompt()).toBeUndefined()
    actions.goToEvent(3)
    await at(3)
    actions.setPredicts(false)
    for (let step = 0; step < 12; step++) actions.stepForward()
    await at(15)
    expect(prompt()).toBeUndefined()
  })

  test('after a return, at the line to which the call has returned', async () => {
    const { predict, session, stepToQuestion } = await predictingApp(5)
    stepToQuestion()
    predict({ kind: 'skip' })
    const { question, position } = stepToQuestion()
    expect(question).toMatchObject({ kind: 'return', event: 16, answer: { cell: cellAt(1, 5), digit: 2 } })
    expect(session().debugging.executionPoint?.position).toEqual(position)
    expect(session().debugging.executionPoint?.step?.kind).toBe('returned')
  })
})

describe('The speed', () => {
  const sampleWithBacktracks = () => SAMPLES.find(({ id }) => id === 'boj-2580-back') ?? expect.unreachable()

  /** An app whose search, of 409 events, is known to its end, and so plays at 20 events a second by itself. */
  async function shortSearch() {
    const app = await predictingApp(5)
    app.actions.setPredicts(false)
    app.actions.chooseStrategy('tables')
    app.actions.loadGrid(sampleWithBacktracks().grid)
    app.actions.goToEnd()
    await app.at(409)
    app.actions.goToStart()
    await app.at(0)
    const rate = () => rateOf(app.state())
    expect(rate()).toBe(20)
    return { ...app, rate, own: rate() }
  }

  test('that suits a short search slows down with the switch, so that playing asks; and comes back with it', async () => {
    const { actions, clock, prompt, rate, own, state } = await shortSearch()
    actions.setPredicts(true)
    expect(rate()).toBe(10)
    actions.play()
    for (let frame = 0; frame < 4000 && state().playing; frame++) clock.tick(16)
    expect(prompt()).toBeDefined()
    actions.setPredicts(false)
    expect(rate()).toBe(own)
  })

  test('that suits a search found out while Predict is on stays slow, too', async () => {
    const { actions, rate, own, session, at } = await shortSearch()
    actions.setPredicts(true)
    actions.reset()
    actions.goToEnd()
    await vi.waitFor(() => expect(session().fittedRate).toBe(own), 10_000)
    actions.goToStart()
    await at(0)
    expect(rate()).toBe(10)
  })

  test.each(['events', 'lines'] as const)(
    'that the user has chosen in %s before comes back as well',
    async (playsBy) => {
      const { actions, state } = await predictingApp(5)
      actions.setPredicts(false)
      actions.setPlaysBy(playsBy)
      actions.setRate(500)
      actions.setPredicts(true)
      expect(rateOf(state())).toBe(10)
      actions.setPredicts(false)
      expect(rateOf(state())).toBe(500)
    },
  )

  test('that is slow already stays', async () => {
    const { actions, state } = await predictingApp(5)
    actions.setRate(3)
    actions.setPredicts(false)
    actions.setPredicts(true)
    expect(rateOf(state())).toBe(3)
  })

  test.each([5, 1000])(
    'that the user chooses while Predict is on, %i, stays when it is switched off',
    async (chosen) => {
      const { actions, rate } = await shortSearch()
      actions.setPredicts(true)
      actions.setRate(chosen)
      expect(rate()).toBe(chosen)
      actions.setPredicts(false)
      expect(rate()).toBe(chosen)
      actions.setPredicts(true)
      expect(rate()).toBe(Math.min(chosen, 10))
    },
  )

  test('that the user has chosen while Predict is on is remembered with it', async () => {
    const storage = memoryStorage()
    const { actions } = await predictingApp(5, { storage })
    actions.setRate(1000)
    expect(rateOf(testApp({ storage }).store.getState())).toBe(1000)
    actions.setPredicts(true)
    expect(rateOf(testApp({ storage }).store.getState())).toBe(10)
  })
})

describe('An answer', () => {
  test('makes the event happen, is judged and counted, and is explained', async () => {
    const { actions, predict, prompt, score, session, state, stepToQuestion } = await predictingApp(5)
    stepToQuestion()
    actions.pressCell(R2C1)
    expect([...state().rings]).toEqual([[R2C1, 'chosen']])
    actions.pressDigit(0)
    expect(session().frame.moment.event).toBe(10)
    expect(session().debugging.isCovered).toBe(false)
    expect(prompt()?.stage).toMatchObject({
      kind: 'answered',
      verdict: 'right',
      why: { kind: 'no-digit-left', cell: cellAt(1, 1) },
    })
    expect([...state().rings]).toEqual([[R2C1, 'right']])
    expect(score()).toEqual({ right: 1, answered: 1 })
    predict({ kind: 'explain' })
    expect(session().debugging.explained?.size).toBeGreaterThan(3)
    predict({ kind: 'goOn' })
    expect(state().rings.size).toBe(0)
    expect(state().arePressesTaken).toBe(false)
    expect(session().debugging.explained).toBeUndefined()
  })

  test('that is half right is counted as wrong, and that kind comes back sooner', async () => {
    const storage = memoryStorage()
    const { predict, prompt, score, stepToQuestion } = await predictingApp(5, { storage })
    stepToQuestion()
    predict({ kind: 'press', cell: cellAt(4, 4) })
    predict({ kind: 'press', cell: R2C1 })
    predict({ kind: 'type', digit: 9 })
    expect(prompt()?.stage).toMatchObject({ verdict: 'only-cell', given: { cell: R2C1, digit: 9 } })
    expect(score()).toEqual({ right: 0, answered: 1 })
    expect(readRecord(storage).move).toEqual({ answered: 1, right: 0, isMissed: true })
    const again = await predictingApp(5, { storage })
    expect(again.score()).toEqual({ right: 0, answered: 1 })
  })

  test('is counted from nothing if the kept count is damaged or the storage is forbidden', async () => {
    const forbidden = {
      getItem: () => {
        throw new Error('Forbidden')
      },
      setItem: () => {
        throw new Error('Forbidden')
      },
    }
    const damaged = memoryStorage()
    damaged.setItem('backdoku.predictions.1', '{"return":{"answered":-1}}')
    for (const storage of [forbidden, damaged]) {
      const { predict, score, stepToQuestion } = await predictingApp(5, { storage })
      stepToQuestion()
      predict({ kind: 'press', cell: R2C1 })
      predict({ kind: 'type', digit: 0 })
      expect(score()).toEqual({ right: 1, answered: 1 })
    }
  })
})

describe('A question is closed without counting', () => {
  const WAYS: readonly [string, (app: Awaited<ReturnType<typeof predictingApp>>) => void][] = [
    ['Skip', ({ predict }) => predict({ kind: 'skip' })],
    ['Step forward', ({ actions }) => actions.stepForward()],
    ['Step back', ({ actions }) => actions.stepBack()],
    ['Play', ({ actions }) => actions.togglePlaying()],
    ['Go to end', ({ actions }) => actions.goToEnd()],
    ['a line step', ({ actions }) => actions.debug({ kind: 'step', how: 'into', direction: 'forward' })],
    ['another puzzle', ({ actions }) => actions.loadGrid(gridOfLine(PUZZLES.codewars1))],
    ['another program', ({ actions }) => actions.chooseStrategy('bitmasks')],
    ['another view', ({ actions }) => actions.openView('compare')],
    ['Reset', ({ actions }) => actions.reset()],
    ['the switch', ({ actions }) => actions.setPredicts(false)],
  ]

  test.each(WAYS)('by %s, which uncovers everything', async (_, close) => {
    const app = await predictingApp(5)
    app.stepToQuestion()
    const { id } = app.session()
    close(app)
    await vi.waitFor(() => expect(app.prompt()).toBeUndefined())
    expect(app.score()).toEqual({ right: 0, answered: 0 })
    expect(app.state().arePressesTaken).toBe(false)
    expect(app.state().rings.size).toBe(0)
    expect(app.state().sessions[id]?.debugging.isCovered ?? false).toBe(false)
  })

  test('presses on the board answer an open question and do not change the puzzle', async () => {
    const { actions, prompt, state, stepToQuestion } = await predictingApp(5)
    stepToQuestion()
    for (const cell of [0, 40, R2C1]) actions.pressCell(cell)
    actions.pressDigit(7)
    actions.pressCell(3)
    actions.pressDigit(8)
    expect(prompt()?.stage).toMatchObject({ kind: 'answered', given: { cell: R2C1, digit: 7 } })
    expect(lineOf(state().puzzle.grid)).toBe(PUZZLES.codewars2)
    expect(state().editing).toBe(false)
  })
})

test('a recorded program is asked and explained like a built-in one', async () => {
  const app = testApp()
  openedApps.push(app)
  const { store } = app
  const { actions } = store
  const givens = givensOfLine(PUZZLES.codewars1)
  const trace = recordingOfSearch(givens, tables, 'first', 'calls')
  const model = recordedProgram({ givens, text: 'solve()', language: 'py' }, (page) => trace.chunk(page))
  const recording = { givens, trace, elapsedMs: 0, stop() {}, continue() {} }
  actions.loadGrid(givens)
  const origin = recordedOrigin(recording, model, { now: () => 0, pause: async () => undefined })
  actions.bringToFront(actions.openWith({ kind: 'recorded', name: 'mine' }, givens, origin))
  actions.setPredicts(true)
  predictOf(store)
  const front = () => frontOf(store.getState())
  const kinds: string[] = []
  for (let step = 0; step < 120; step++) {
    actions.stepForward()
    const { prompt } = store.getState().predicting
    if (prompt === undefined) continue
    const { question } = prompt
    kinds.push(question.kind)
    if (question.kind !== 'digit') actions.pressCell(question.answer.cell)
    actions.pressDigit(question.answer.digit)
    expect(store.getState().predicting.prompt?.stage).toMatchObject({ kind: 'answered', verdict: 'right' })
    expect(front().frame.moment.event).toBe(question.event + 1)
    predictOf(store)({ kind: 'goOn' })
  }
  expect(kinds.slice(0, 3)).toEqual(['move', 'return', 'digit'])
  expect(eventsOf(front().run)).toBeGreaterThan(8000)
})
