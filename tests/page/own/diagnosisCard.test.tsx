/** The card that says why a program is wrong. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnDiagnosis } from '../../../src/page/own/own.ts'
import type { RawWorker } from '../../../src/calls/watchedWorker.ts'
import { BATTERY } from '../../../src/runner/diagnosis/battery.ts'
import type { Diagnosis, Fact, Finding } from '../../../src/runner/diagnosis/finding.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { RUN_ENDED, runningOwnWorker } from '../../support/scriptedOwnWorkers.ts'

const GRID = gridOfLine(PUZZLES.codewars1)
/** The first two blanks of Codewars 1. */
const [FIRST, SECOND] = [2, 3]

/** A worker in which every program writes 1 and 2 to the first two blanks, in lines 2 and 3, and prints nothing. */
const writingWorker = (): RawWorker =>
  runningOwnWorker(() => [
    {
      type: 'recorded',
      writes: Uint16Array.of((FIRST << 4) | 1, (SECOND << 4) | 2),
      lines: Uint16Array.of(2, 3),
    },
    { ...RUN_ENDED, events: 2 },
  ])

const OVERLOOKED: Finding = {
  kind: 'overlooked',
  board: 'own',
  event: 2,
  line: 3,
  linesAround: [2, 3],
  cells: new Map([
    [SECOND, 'fault'],
    [8, 'blank'],
  ]),
  units: ['row', 'box'],
  sentence: { en: 'Line 3 puts 2 there.', ko: '3번 줄이 2를 놓습니다.' },
  rightProgram: { en: 'A right program goes back.', ko: '올바른 프로그램은 되돌아갑니다.' },
}

/** Returns a diagnosis of `OVERLOOKED`, changed in part. @param own finding in the run on the user's puzzle */
function diagnosisOf(part: Partial<Diagnosis> = {}, own?: Finding): OwnDiagnosis {
  return { kind: 'found', found: { ...OVERLOOKED, also: [], own, ownEvent: own?.event, ...part }, grid: GRID }
}

/** Renders the page after a wrong run, with this diagnosis. `card` is undefined if none is shown. */
async function renderDiagnosis(diagnosis: OwnDiagnosis | undefined) {
  const app = renderApp({ makeOwnWorker: writingWorker })
  act(() => app.actions.loadGrid(GRID))
  await app.user.click(screen.getByRole('tab', { name: 'Program' }))
  act(() => app.actions.own({ kind: 'open', language: 'python' }))
  act(() => app.actions.own({ kind: 'edit', text: 'one\ntwo\nthree\nfour' }))
  await app.user.click(await screen.findByRole('button', { name: 'Run' }))
  await waitFor(() => expect(app.store.getState().own?.run?.diagnosis).toEqual({ kind: 'looking' }))
  expect(screen.getByTestId('verdict')).toHaveAttribute('data-verdict', 'no-output')
  act(() => {
    const { own } = app.store.getState()
    if (own?.run !== undefined) app.store.setState({ own: { ...own, run: { ...own.run, diagnosis } } })
  })
  return { ...app, card: screen.queryByTestId('diagnosis') ?? undefined }
}

function defined<Value>(value: Value | undefined): Value {
  return value ?? expect.fail('It is missing')
}

test('has the kind, event, line and units of the finding, its sentence, and what a right program does', async () => {
  const card = defined((await renderDiagnosis(diagnosisOf())).card)
  expect(card.dataset).toMatchObject({
    kind: 'overlooked',
    event: '2',
    line: '3',
    units: 'row box',
    board: 'own',
  })
  expect(card).toHaveTextContent('Line 3 puts 2 there.')
  expect(card).toHaveTextContent('A right program goes back.')
  expect(card).not.toHaveTextContent('small board')
  expect(within(card).queryByRole('group')).toBeNull()
})

test('is announced as one sentence, and leaves the focus on Run', async () => {
  await renderDiagnosis(diagnosisOf())
  expect(screen.getByTestId('diagnosis-announcement').textContent).toBe('Line 3 puts 2 there.')
  expect(screen.getByRole('button', { name: 'Run' })).toHaveFocus()
})

test('has no line or units where none is at fault', { tags: ['thorough'] }, async () => {
  const card = defined((await renderDiagnosis(diagnosisOf({ line: undefined, units: [] }))).card)
  expect(card.dataset).not.toHaveProperty('line')
  expect(card.dataset).not.toHaveProperty('units')
})

test('is missing where nothing is found', async () => {
  expect((await renderDiagnosis(undefined)).card).toBeUndefined()
})

test('speaks Korean', async () => {
  const { actions } = await renderDiagnosis(diagnosisOf({ board: 'back3' }))
  await act(() => actions.setLanguage('ko'))
  const card = screen.getByTestId('diagnosis')
  expect(card).toHaveTextContent('작은 보드에서: 3번 줄이 2를 놓습니다.')
  expect(within(card).getByRole('button', { name: '작은 보드에서 보기' })).toBeVisible()
})

test('lists other findings in a disclosure', { tags: ['thorough'] }, async () => {
  const other: Finding = { ...OVERLOOKED, kind: 'gives-up', sentence: { en: 'It gives up.', ko: '' } }
  const { card, user } = await renderDiagnosis(diagnosisOf({ also: [other] }))
  await user.click(screen.getByText('Also (1)'))
  expect(within(defined(card)).getByText('It gives up.')).toBeVisible()
})

test('shows the event: rings exactly its cells, marks the lines and the timeline, until the learner steps', async () => {
  const { card, user, store, actions } = await renderDiagnosis(diagnosisOf())
  const show = within(defined(card)).getByRole('button', { name: 'Show me' })
  await user.click(show)
  expect(show).toHaveFocus()
  expect(store.getState().rings).toEqual(OVERLOOKED.cells)
  expect(screen.getByTestId('event')).toHaveTextContent('2')
  const listing = screen.getByRole('textbox', { name: 'Your program' })
  await waitFor(() => expect(listing.querySelector('.cm-fault')).toHaveTextContent('three'))
  expect(listing.querySelector('.cm-fault')).toHaveAttribute('data-tag', 'event 2')
  expect(listing.querySelector('.cm-around')).toHaveTextContent('two')
  expect(screen.getByRole('button', { name: /^where it goes wrong, event/ })).toBeInTheDocument()
  act(() => actions.stepBack())
  expect(store.getState().rings.size).toBe(0)
  expect(listing.querySelector('.cm-fault')).toHaveTextContent('three')
})

test('that is on a small board puts it up, keeps the focus, and is given up with another puzzle', async () => {
  // The worker writes twice, but only one write changes the small board: the run on that board has one event.
  const { card, user, store, actions } = await renderDiagnosis(diagnosisOf({ board: 'back3', event: 1 }))
  await user.click(within(defined(card)).getByRole('button', { name: 'Show me on a small board' }))
  const small = BATTERY.find(({ id }) => id === 'back3')
  expect(store.getState().puzzle.grid).toEqual(small?.grid)
  await waitFor(() => expect(store.getState().own?.shownFinding?.hasRun).toBe(true))
  expect(store.getState().rings).toEqual(OVERLOOKED.cells)
  expect(screen.getByRole('button', { name: 'Show me' })).toHaveFocus()
  act(() => actions.loadGrid(GRID))
  expect(store.getState().own?.shownFinding).toBeUndefined()
  expect(store.getState().rings.size).toBe(0)
})

test('can be shown in the run itself, where its sentence is about that run', {
  tags: ['thorough'],
}, async () => {
  const own: Finding = { ...OVERLOOKED, event: 1, sentence: { en: 'It begins at event 1.', ko: '' } }
  const { card, user } = await renderDiagnosis(diagnosisOf({ board: 'back3' }, own))
  expect(card).toHaveTextContent('On a small board: Line 3 puts 2 there.')
  await user.click(within(defined(card)).getByRole('button', { name: 'Show me in this run' }))
  expect(card).toHaveTextContent('It begins at event 1.')
  expect(defined(card).dataset).toMatchObject({ board: 'own', event: '1' })
})

test('of an edited program leads to no small board, where it may do something else', {
  tags: ['thorough'],
}, async () => {
  const { card, actions } = await renderDiagnosis(diagnosisOf({ board: 'back3' }))
  act(() => actions.own({ kind: 'edit', text: 'one\ntwo\nthree\nfour\nfive' }))
  expect(within(defined(card)).getByRole('button')).toHaveAttribute('aria-disabled', 'true')
})

test('states only a fact, without an exclamation mark, if no fault is certain', async () => {
  const fact: Fact = { ...OVERLOOKED, kind: 'fact', also: [], own: undefined, ownEvent: undefined }
  const card = defined((await renderDiagnosis({ kind: 'found', found: fact, grid: GRID })).card)
  expect(card.dataset['kind']).toBe('fact')
  expect(card).not.toHaveTextContent('!')
})
