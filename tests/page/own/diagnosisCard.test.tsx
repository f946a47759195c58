/** The note in the code that says why a program is wrong. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnDiagnosis } from '../../../src/page/own/own.ts'
import type { RawWorker } from '../../../src/calls/watchedWorker.ts'
import { BATTERY } from '../../../src/runner/diagnosis/battery.ts'
import type { Diagnosis, Fact, Finding } from '../../../src/runner/diagnosis/finding.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { RUN_ENDED, runningOwnWorker } from '../../support/scriptedOwnWorkers.ts'

// Loaded ahead: the first test would wait too long for it.
await import('../../../src/page/own/OwnPanel.tsx')

const GRID = gridOfLine(PUZZLES.codewars1)
const PUZZLE_2 = gridOfLine(PUZZLES.codewars2)
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

/** Options of waiting for the code of own programs, and for the grammar of the editor. */
const LOADING = { timeout: 10_000 }

/** Renders the page after a wrong run whose cause is still looked for. `looking` ends this with a diagnosis. */
async function renderLooking() {
  const app = renderApp({ makeOwnWorker: writingWorker })
  act(() => app.actions.loadGrid(GRID))
  await app.user.click(screen.getByRole('tab', { name: 'Program' }))
  act(() => app.actions.own({ kind: 'open', language: 'python' }))
  act(() => app.actions.own({ kind: 'edit', text: 'one\ntwo\nthree\nfour' }))
  await app.user.click(await screen.findByRole('button', { name: 'Run' }, LOADING))
  await screen.findByRole('textbox', { name: 'Your program' }, LOADING)
  await waitFor(() => expect(app.store.getState().own?.run?.diagnosis).toEqual({ kind: 'looking' }))
  expect(screen.getByTestId('verdict')).toHaveAttribute('data-verdict', 'no-output')
  return {
    ...app,
    looking: (diagnosis: OwnDiagnosis | undefined) =>
      act(() => {
        const { own } = app.store.getState()
        if (own?.run !== undefined) app.store.setState({ own: { ...own, run: { ...own.run, diagnosis } } })
      }),
    card: () => screen.queryByTestId('diagnosis') ?? undefined,
  }
}

/** Renders the page after a wrong run, with this diagnosis. `card` is undefined if none is shown. */
async function renderDiagnosis(diagnosis: OwnDiagnosis | undefined) {
  const { looking, card, ...app } = await renderLooking()
  looking(diagnosis)
  return { ...app, card: card() }
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
  expect(card).toHaveTextContent('The row and box check is wrong.')
  expect(card).not.toHaveTextContent('small board')
  expect(within(card).queryByRole('group')).toBeNull()
})

test('is a note under its line, which has it as its details, and moves with the line', async () => {
  const { actions } = await renderDiagnosis(diagnosisOf())
  const note = screen.getByRole('note', { name: 'Why it is wrong, line 3' })
  const lineBefore = () => note.closest('.cm-note')?.previousElementSibling
  expect(lineBefore()).toHaveTextContent('three')
  expect(lineBefore()).toHaveAttribute('aria-details', note.parentElement?.id)
  act(() => actions.own({ kind: 'edit', text: 'zero\none\ntwo\nthree\nfour' }))
  expect(lineBefore()).toHaveTextContent('three')
  expect(note).toHaveAccessibleName('Why it is wrong, line 4')
  expect(note).toHaveTextContent('Edited since this run.')
})

test('leads from the line that it names to the line in the code', async () => {
  const { card, user } = await renderDiagnosis(diagnosisOf())
  await user.click(within(defined(card)).getByRole('button', { name: 'Line 3' }))
  const code = screen.getByRole('textbox', { name: 'Your program' })
  expect(code).toHaveFocus()
  expect(code.querySelector('.cm-visited')).toHaveTextContent('three')
})

test('is reached by F8, from anywhere', async () => {
  await renderDiagnosis(diagnosisOf())
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
  const code = screen.getByRole('textbox', { name: 'Your program' })
  expect(code).toHaveFocus()
  expect(code.querySelector('.cm-visited')).toHaveTextContent('three')
})

test('is announced as one sentence, and leaves the focus on Run', async () => {
  await renderDiagnosis(diagnosisOf())
  expect(screen.getByTestId('diagnosis-announcement').textContent).toBe(
    'The row and box check is wrong. Line 3 puts 2 there.',
  )
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
  expect(within(card).getByRole('button', { name: '빈칸 3개 보드에서' })).toBeVisible()
})

test('lists other findings in a disclosure', { tags: ['thorough'] }, async () => {
  const other: Finding = { ...OVERLOOKED, kind: 'gives-up', sentence: { en: 'It gives up.', ko: '' } }
  const { card, user } = await renderDiagnosis(diagnosisOf({ also: [other] }))
  await user.click(screen.getByText('Also (1)'))
  expect(within(defined(card)).getByText('It gives up.')).toBeVisible()
})

test('is shown by itself: rings exactly its cells, marks the lines and the timeline, until the learner steps', async () => {
  const { card, user, store, actions } = await renderDiagnosis(diagnosisOf())
  const moment = within(defined(card)).getByRole('button', { name: 'This moment' })
  expect(moment).toHaveAttribute('aria-pressed', 'true')
  expect(store.getState().rings).toEqual(OVERLOOKED.cells)
  expect(screen.getByTestId('event')).toHaveTextContent('2')
  const listing = screen.getByRole('textbox', { name: 'Your program' })
  await waitFor(() => expect(listing.querySelector('.cm-fault')).toHaveTextContent('three'))
  expect(within(listing).getByText('event 2')).toBeInTheDocument()
  expect(listing.querySelector('.cm-around')).toHaveTextContent('two')
  expect(screen.getByRole('button', { name: /^where it goes wrong, event/ })).toBeInTheDocument()
  act(() => actions.stepBack())
  expect(moment).toHaveAttribute('aria-pressed', 'false')
  expect(store.getState().rings.size).toBe(0)
  expect(listing.querySelector('.cm-fault')).toHaveTextContent('three')
  await user.click(moment)
  expect(moment).toHaveFocus()
  expect(store.getState().rings).toEqual(OVERLOOKED.cells)
})

test('is not shown by itself to a learner who has stepped since Run', async () => {
  const { card, store, looking } = await renderLooking()
  act(() => store.actions.stepBack())
  looking(diagnosisOf())
  expect(card()).toBeInTheDocument()
  expect(store.getState().rings.size).toBe(0)
  expect(screen.getByTestId('event')).toHaveTextContent('1')
})

test('that is on a small board puts it up, keeps the focus, leads back, and is given up with another puzzle', async () => {
  // The worker writes twice, but only one write changes the small board: the run on that board has one event.
  const { card, user, store, actions } = await renderDiagnosis(
    diagnosisOf({ board: 'back3', event: 1 }, OVERLOOKED),
  )
  await user.click(within(defined(card)).getByRole('button', { name: 'On a board of 3 blanks' }))
  const small = BATTERY.find(({ id }) => id === 'back3')
  expect(store.getState().puzzle.grid).toEqual(small?.grid)
  await waitFor(() => expect(store.getState().own?.shownFinding?.hasRun).toBe(true))
  expect(store.getState().rings).toEqual(OVERLOOKED.cells)
  expect(screen.getByRole('button', { name: 'This moment' })).toHaveAttribute('aria-pressed', 'true')
  const back = screen.getByRole('button', { name: 'Back to my puzzle' })
  expect(back).toHaveFocus()
  await user.click(back)
  expect(store.getState().puzzle.grid).toEqual(GRID)
  await waitFor(() => expect(screen.getByTestId('event')).toHaveTextContent('2'))
  expect(store.getState().own?.shownFinding?.finding).toEqual(OVERLOOKED)
  act(() => actions.loadGrid(PUZZLE_2))
  expect(store.getState().own?.shownFinding).toBeUndefined()
  expect(store.getState().rings.size).toBe(0)
})

test('is about the run itself on its puzzle, if that run shows the same fault', {
  tags: ['thorough'],
}, async () => {
  const own: Finding = { ...OVERLOOKED, event: 1, sentence: { en: 'It begins at event 1.', ko: '' } }
  const { card } = await renderDiagnosis(diagnosisOf({ board: 'back3' }, own))
  expect(card).toHaveTextContent('It begins at event 1.')
  expect(defined(card).dataset).toMatchObject({ board: 'own', event: '1' })
  expect(screen.getByTestId('event')).toHaveTextContent('1')
})

test('of a fault that the run does not show says that it is on a small board', {
  tags: ['thorough'],
}, async () => {
  const { card, store } = await renderDiagnosis(diagnosisOf({ board: 'back3' }))
  expect(card).toHaveTextContent('On a small board: Line 3 puts 2 there.')
  expect(store.getState().own?.shownFinding).toBeUndefined()
  expect(screen.getByTestId('event')).toHaveTextContent('2')
})

test('of an edited program leads to no small board, where it may do something else', {
  tags: ['thorough'],
}, async () => {
  const { card, actions } = await renderDiagnosis(diagnosisOf({ board: 'back3' }))
  act(() => actions.own({ kind: 'edit', text: 'one\ntwo\nthree\nfour\nfive' }))
  const small = within(defined(card)).getByRole('button', { name: 'On a board of 3 blanks' })
  expect(small).toHaveAttribute('aria-disabled', 'true')
})

test('states only a fact, in grey, if no fault is certain', async () => {
  const fact: Fact = { ...OVERLOOKED, kind: 'fact', also: [], own: undefined, ownEvent: undefined }
  const card = defined((await renderDiagnosis({ kind: 'found', found: fact, grid: GRID })).card)
  expect(card.dataset['kind']).toBe('fact')
  expect(card).toHaveTextContent('Up to here the board is right.')
  expect(document.querySelector('.cm-noteEdge-fault')).toBeNull()
})
