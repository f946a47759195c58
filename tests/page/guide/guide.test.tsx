/** The guided run, which explains a search step by step: going through it, leaving it, and resuming it. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { GUIDE_STEPS } from '../../../src/page/guide/guideSteps.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { openBoardMenu } from '../../support/boardMenu.ts'
import { renderApp } from '../../support/renderApp.tsx'

const guide = () => screen.findByRole('region', { name: 'Guided run' })

async function openGuidedRun() {
  const app = renderApp()
  app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  app.actions.openGuide()
  const band = within(await guide())
  const untilStep = async (step: number) => {
    await waitFor(() => expect(band.getByText(`${step + 1} of 7`)).toBeInTheDocument())
    await waitFor(() =>
      expect(frontOf(app.store.getState()).debugging.executionPoint?.position).toEqual(
        GUIDE_STEPS[step].position,
      ),
    )
  }
  return { ...app, band, untilStep }
}

test('every press of Next leads to the next position of a real search, and the last one ends it', async () => {
  const { band, untilStep, user } = await openGuidedRun()
  await untilStep(0)
  expect(screen.getByRole('gridcell', { name: /^Row 1, column 4,/ })).toHaveTextContent('4')
  for (let step = 1; step < GUIDE_STEPS.length; step++) {
    await user.click(band.getByRole('button', { name: 'Next' }))
    await untilStep(step)
  }
  expect(band.getByText('Solved.')).toBeInTheDocument()
  await user.click(band.getByRole('button', { name: 'Finish' }))
  expect(screen.queryByRole('region', { name: 'Guided run' })).not.toBeInTheDocument()
})

test('it goes back as well, follows the real controls, and is resumed where it was left', async () => {
  const { band, untilStep, user, actions } = await openGuidedRun()
  await untilStep(0)
  for (let press = 0; press < 2; press++) actions.debug({ kind: 'step', how: 'into', direction: 'forward' })
  await untilStep(1)
  await user.click(band.getByRole('button', { name: 'Next' }))
  await untilStep(2)
  await user.click(band.getByRole('button', { name: 'Back' }))
  await untilStep(1)
  await user.click(band.getByRole('button', { name: 'Skip the guide' }))
  actions.openGuide()
  expect(await guide()).toHaveTextContent('2 of 7')
})

test('the previous puzzle is one Undo away, which ends the guide', async () => {
  const { untilStep, user, store } = await openGuidedRun()
  await untilStep(0)
  const menu = await openBoardMenu(user)
  await user.click(menu.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1.replaceAll('.', '0')),
  )
  expect(store.getState().guide.isOpen).toBe(false)
})
