/** The panel of a tour: going through it, leaving it and coming back, its questions, its keys and what is said. */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { StoreContext } from '../../../src/page/store/useApp.ts'
import { whatBacktrackingDoes } from '../../../src/page/tours/lessons/whatBacktrackingDoes.ts'
import type { Tour } from '../../../src/page/tours/tour.ts'
import TourPart from '../../../src/page/tours/TourPart.tsx'
import { FIRST_LESSON } from '../../../src/page/tours/touring.ts'
import { positionAt } from '../../../src/search/trace/position.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { openBoardMenu } from '../../support/boardMenu.ts'
import { renderApp } from '../../support/renderApp.tsx'

const LESSON = whatBacktrackingDoes.tours.en
const panel = () => screen.findByRole('region', { name: 'Tour' })

async function openTour(tour?: Tour) {
  const app = renderApp()
  app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  act(() => app.actions.openTour(tour && { kind: 'draft', tour }))
  const band = within(await panel())
  const { steps } = tour ?? LESSON
  const untilStep = async (step: number) => {
    await waitFor(() => expect(band.getByText(`${step + 1} of ${steps.length}`)).toBeInTheDocument())
    await waitFor(() =>
      expect(frontOf(app.store.getState()).debugging.executionPoint?.position).toEqual(steps[step].position),
    )
  }
  return { ...app, band, untilStep }
}

test('every press of Next leads to the next position of a real search, and the last one ends it', async () => {
  const { band, untilStep, user } = await openTour()
  await untilStep(0)
  expect(screen.getByRole('gridcell', { name: /^Row 1, column 4,/ })).toHaveTextContent('4')
  for (let step = 1; step < LESSON.steps.length; step++) {
    await user.click(band.getByRole('button', { name: 'Next' }))
    await untilStep(step)
  }
  expect(band.getByText('Solved.')).toBeInTheDocument()
  await user.click(band.getByRole('button', { name: 'Finish' }))
  expect(screen.queryByRole('region', { name: 'Tour' })).not.toBeInTheDocument()
})

test('it goes back as well, follows the real controls, and is left and found again where it was', async () => {
  const { band, untilStep, user, actions } = await openTour()
  await untilStep(0)
  for (let press = 0; press < 2; press++)
    act(() => actions.debug({ kind: 'step', how: 'into', direction: 'forward' }))
  await untilStep(1)
  await user.click(band.getByRole('button', { name: 'Next' }))
  await untilStep(2)
  await user.click(band.getByRole('button', { name: 'Back' }))
  await untilStep(1)
  act(() => actions.goToEvent(20))
  const away = within(await panel())
  expect(away.getByText(LESSON.title)).toBeInTheDocument()
  await user.click(away.getByRole('button', { name: 'Back to the tour' }))
  const back = within(await panel())
  expect(back.getByText('2 of 7')).toBeInTheDocument()
  expect(back.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('the previous puzzle is one Undo away, which leaves the tour', async () => {
  const { untilStep, user, store } = await openTour()
  await untilStep(0)
  const menu = await openBoardMenu(user)
  await user.click(menu.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1.replaceAll('.', '0')),
  )
  expect(await screen.findByRole('button', { name: 'Back to the tour' })).toBeInTheDocument()
})

test('keys in the panel lead on, back and away, and dots lead anywhere', async () => {
  const { band, untilStep, user } = await openTour()
  await untilStep(0)
  // It takes the focus that the button had which opened it.
  await user.keyboard('{ArrowRight}')
  await untilStep(1)
  await user.keyboard('{Enter}')
  await untilStep(2)
  await user.keyboard('{ArrowLeft}')
  await untilStep(1)
  await user.click(band.getByRole('button', { name: 'Step 6: The next candidate' }))
  await untilStep(5)
  expect(band.getByRole('button', { name: /^Step 6/ })).toHaveAttribute('aria-current', 'true')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Back to the tour' })).toBeInTheDocument()
})

const QUESTION: Tour = {
  title: '<img src=x onerror=alert(1)>',
  scenes: LESSON.scenes,
  steps: [
    {
      scene: 0,
      position: positionAt(1),
      words: 'Look at r1c4 and `board[y][x]`. <b>Not bold</b>',
      points: [],
      open: [],
      question: {
        kind: 'choice',
        ask: 'Where does `dfs` go?',
        answers: [
          { text: 'To r1c7', reply: 'That blank comes next.', isRight: true },
          { text: 'To r9c9', reply: 'That is a given.', isRight: false },
        ],
      },
    },
    { scene: 0, position: positionAt(2), title: 'And then?', words: 'This.', points: [], open: [] },
  ],
}

test('a question replies to the answer that was chosen, and to another one', async () => {
  const { band, untilStep, user } = await openTour(QUESTION)
  await untilStep(0)
  const question = within(band.getByRole('group', { name: 'Where does dfs go?' }))
  await user.click(question.getByRole('button', { name: 'To r9c9' }))
  expect(question.getByRole('status')).toHaveTextContent('Not quite. That is a given.')
  await user.click(question.getByRole('button', { name: 'To r1c7' }))
  expect(question.getByRole('status')).toHaveTextContent('Right. That blank comes next.')
  expect(question.getByRole('button', { name: 'To r9c9' })).toHaveAttribute('aria-pressed', 'false')
})

test('words are text, with code and cells marked, and each step is said once', async () => {
  const { band, untilStep, user } = await openTour(QUESTION)
  await untilStep(0)
  expect(band.getByText('board[y][x]').tagName).toBe('CODE')
  expect(band.getByTitle('row 1, column 4')).toHaveTextContent('r1c4')
  expect(band.getByText('. <b>Not bold</b>')).toBeInTheDocument()
  const said = screen.getByTestId('tour-announcement')
  await waitFor(() =>
    expect(said).toHaveTextContent(
      '1 of 2. Look at row 1, column 4 and board[y][x]. <b>Not bold</b> Where does dfs go?',
    ),
  )
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(said, { characterData: true, childList: true, subtree: true })
  await user.click(band.getByRole('button', { name: 'Next' }))
  await untilStep(1)
  await waitFor(() => expect(said).toHaveTextContent('2 of 2. And then? This.'))
  changes.push(...observer.takeRecords())
  expect(changes.map(({ target }) => target.textContent)).toEqual(['2 of 2. And then? This.'])
})

test.each([true, false])('what needs the whole page is not offered in a frame: %s', (isFramed) => {
  const { store } = testApp()
  render(
    <StoreContext value={store}>
      <TourPart isFramed={isFramed} />
    </StoreContext>,
  )
  const offered = (step: number, name: string) => {
    act(() => store.actions.tour({ kind: 'open', request: { kind: 'lesson', id: FIRST_LESSON, step } }))
    return screen.queryAllByRole('button', { name }).length > 0
  }
  const exercise = LESSON.exercise?.label ?? expect.unreachable()
  expect([offered(4, 'Predict what is next'), offered(LESSON.steps.length - 1, exercise)]).toEqual([
    !isFramed,
    !isFramed,
  ])
})
