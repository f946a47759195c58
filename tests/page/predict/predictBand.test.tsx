/** The band that asks for a prediction of the next event: its words, its focus and its keys. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { QUESTION_KINDS, type Verdict } from '../../../src/search/predict/question.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PREDICT } from '../../../src/page/predict/words.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { FIRST_LESSON } from '../../../src/page/tours/touring.ts'

/** The app at event 8 of Codewars 2 with Predict on; the next step reaches a dead end. */
async function renderBand() {
  const app = renderApp()
  const { actions, store, user } = app
  act(() => {
    actions.openPanel('program')
    actions.loadGrid(gridOfLine(PUZZLES.codewars2))
    actions.goToEvent(8)
  })
  const event = () => frontOf(store.getState()).frame.moment.event
  await waitFor(() => expect(event()).toBe(8))
  await user.click(screen.getByRole('switch', { name: 'Predict' }))
  const band = await screen.findByRole('region', { name: 'Prediction' })
  return { ...app, event, band: within(band) }
}

test('a question is announced, takes the focus to the board, and is answered by keyboard alone', async () => {
  const { user, band, event } = await renderBand()
  expect(band.getByText(/^Predict is on/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Step forward' }))
  const question =
    '4 is now in row 2, column 1. Place or take back: which cell changes next, and what does it hold then?'
  expect(band.getByRole('heading')).toHaveTextContent(question)
  expect(screen.getByText(question, { selector: '[aria-live]' })).toBeInTheDocument()
  expect(document.activeElement).toHaveAccessibleName('Row 1, column 1, given 8')
  expect(screen.getByRole('main')).toHaveAttribute('data-covered', 'true')
  expect(screen.queryByTestId('candidates')).not.toBeInTheDocument()
  await user.keyboard('5')
  expect(band.getByRole('status')).toHaveTextContent('First press the cell, then its digit.')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(document.activeElement).toHaveAccessibleName(/^Row 2, column 1, placed 4, your answer/)
  act(() =>
    within(screen.getByRole('toolbar', { name: 'Digit of the answer' }))
      .getByText('1')
      .focus(),
  )
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toHaveTextContent('nothing')
  await user.keyboard('{Enter}')
  expect(event()).toBe(10)
  expect(band.getByRole('heading')).toHaveTextContent('Right.')
  expect(screen.getByText(/^Right\. row 2, column 1: nothing ✓\. Event 10 has taken 4 back/)).toHaveAttribute(
    'aria-live',
    'polite',
  )
  expect(band.getByText('1 of 1')).toBeInTheDocument()
  expect(document.activeElement).toHaveTextContent('Go on')
  expect(screen.getByRole('gridcell', { name: /^Row 2, column 2,/ })).toHaveAccessibleName(
    /nothing fits here/,
  )
  await user.keyboard('{Enter}')
  expect(band.queryByRole('heading')).not.toBeInTheDocument()
  expect(document.activeElement).toHaveAccessibleName('Step forward')
})

test.each([
  [
    'en',
    /^Predict is on: playing is slowed to 10 events per second/,
    /^Predict is on, .* 1,000 events per second.* 10 events per second/,
  ],
  [
    'ko',
    /재생 속도를 초당 이벤트 10개로 낮춰/,
    /초당 이벤트 1,000개로 재생하는 동안에는 묻지 않습니다.*초당 이벤트 10개/,
  ],
] as const)(
  'the band and a live region say that playing is slowed, and at which speed it does not ask (%s)',
  async (language, slowed, tooFast) => {
    const { actions } = await renderBand()
    await act(async () => actions.setLanguage(language))
    const said = () => [
      screen.getByTestId('predict-idle').textContent,
      screen.getByTestId('predict-pace').textContent,
    ]
    const { idle } = PREDICT[language]
    expect(said()).toEqual([idle, idle])
    act(() => {
      actions.setPredicts(false)
      actions.setRate(1000)
      actions.setPredicts(true)
    })
    for (const text of said()) expect(text).toMatch(slowed)
    expect(screen.getByTestId('predict-pace')).toHaveAttribute('aria-live', 'polite')
    act(() => actions.setRate(500))
    act(() => actions.setRate(1000))
    for (const text of said()) expect(text).toMatch(tooFast)
    act(() => actions.setRate(5))
    expect(said()).toEqual([idle, idle])
  },
)

test('the band does not promise questions during a tour', async () => {
  const { actions, band } = await renderBand()
  act(() => actions.tour({ kind: 'open', request: { kind: 'lesson', id: FIRST_LESSON } }))
  expect(band.getByText(/asks again after the tour/)).toBeInTheDocument()
})

test('a live region is on the page before it speaks, and does not repeat itself when a question closes', async () => {
  const { user } = await renderBand()
  const region = screen.getByTestId('predict-pace')
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(region, { childList: true, characterData: true, subtree: true })
  await user.click(screen.getByRole('button', { name: 'Step forward' }))
  await user.click(screen.getByRole('button', { name: 'Skip (Esc)' }))
  expect(screen.getByTestId('predict-pace')).toBe(region)
  expect([...changes, ...observer.takeRecords()]).toEqual([])
})

test('Escape skips a question and returns the focus; in a dialog it closes only that', async () => {
  const { user, band, actions } = await renderBand()
  await user.click(screen.getByRole('button', { name: 'Step forward' }))
  act(() => actions.setHelpOpen(true))
  const dialog = await screen.findByRole('dialog')
  act(() => within(dialog).getAllByRole('button')[0].focus())
  await user.keyboard('{Escape}')
  expect(band.getByRole('heading')).toBeInTheDocument()
  act(() => actions.setHelpOpen(false))
  await user.keyboard('{Escape}')
  expect(band.queryByRole('heading')).not.toBeInTheDocument()
  expect(band.queryByText(/ of /)).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveAttribute('data-covered', 'false')
})

test('each verdict on each kind of question has a sentence of its own, in both languages', () => {
  const verdicts: readonly Verdict[] = ['only-cell', 'only-digit', 'wrong']
  for (const words of Object.values(PREDICT)) {
    const sentences = QUESTION_KINDS.map((kind) =>
      verdicts.map((verdict) => [0, 4].map((digit) => words.verdict(verdict, kind, digit))),
    )
    for (const sentence of sentences.flat(2)) expect(sentence).toMatch(/[.]$/)
    const ofWrong = new Set(QUESTION_KINDS.map((kind) => words.verdict('wrong', kind, 4)))
    expect(ofWrong.size).toBe(QUESTION_KINDS.length)
  }
})
