/** Broken example programs in the panel: opened from the menu, explained by a hint, and counted once mended. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { chosenProgram } from '../../../src/page/own/own.ts'
import type { RawWorker } from '../../../src/calls/watchedWorker.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import { smallestSolution } from '../../../src/runner/cases/expected.ts'
import { BROKEN, BROKEN_PUZZLE } from '../../../src/page/own/broken.ts'
import { loadMended } from '../../../src/page/own/mended.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { memoryStorage } from '../../support/browserTabs.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { RUN_ENDED, runningOwnWorker } from '../../support/scriptedOwnWorkers.ts'

const SOLUTION = smallestSolution(BROKEN_PUZZLE, createBandSolver()) ?? BROKEN_PUZZLE
const BLANK = BROKEN_PUZZLE.indexOf(0)

/** A worker in which unedited broken programs write a digit and take it back, and all others solve the puzzle. */
const scriptedWorker = (): RawWorker =>
  runningOwnWorker(({ source }) => {
    const isBroken = BROKEN.python.some(({ text }) => text === source)
    const writes = Uint16Array.from([(BLANK << 4) | SOLUTION[BLANK], ...(isBroken ? [BLANK << 4] : [])])
    const answer = lineOf(isBroken ? BROKEN_PUZZLE : SOLUTION)
    return [
      { type: 'recorded', writes, lines: new Uint16Array(writes.length) },
      { ...RUN_ENDED, outcome: { kind: 'finished', answer }, events: writes.length },
    ]
  })

async function renderBroken() {
  const programStorage = memoryStorage()
  const app = renderApp({ makeOwnWorker: scriptedWorker, programStorage })
  act(() => app.actions.loadGrid(gridOfLine(PUZZLES.codewars1), 'line-81'))
  await app.user.click(screen.getByRole('tab', { name: 'Program' }))
  act(() => app.actions.own({ kind: 'open', language: 'python' }))
  const menu = await screen.findByRole('combobox', { name: 'Program' })
  await within(menu).findByRole('option', { name: 'Broken 2' })
  await app.user.selectOptions(menu, 'Broken 2')
  const { store } = app
  const own = () => {
    const { own } = store.getState()
    if (own === undefined) throw new RangeError('No own programs')
    return own
  }
  const shown = () => chosenProgram(own(), 'python')
  const run = async (verdict: string) => {
    act(() => app.actions.own({ kind: 'run' }))
    await waitFor(() => expect(own().run?.verdict.kind).toBe(verdict))
  }
  return { ...app, menu, own, shown, run, programStorage }
}

describe('A broken program', () => {
  test('opens as an own program on its puzzle, and only once', async () => {
    const { user, menu, own, shown, store } = await renderBroken()
    expect(shown()).toMatchObject({ name: 'Broken 2.py', text: BROKEN.python[1].text })
    expect(store.getState().puzzle.grid).toEqual(BROKEN_PUZZLE)
    await user.selectOptions(menu, 'Broken 3')
    await user.selectOptions(menu, 'Broken 2')
    expect(own().programs.filter(({ exercise }) => exercise !== undefined)).toHaveLength(2)
    expect(shown().name).toBe('Broken 2.py')
  })

  test('has a hint that goes to the event at which it goes wrong, once it has run', async () => {
    const { user, run, store } = await renderBroken()
    const line = within(screen.getByTestId('mend'))
    await user.click(line.getByRole('button', { name: 'Hint' }))
    await waitFor(() => expect(screen.getByTestId('hint')).toHaveTextContent('Run the program first'))
    await run('wrong-answer')
    await user.click(line.getByRole('button', { name: 'Hint' }))
    await waitFor(() =>
      expect(screen.getByTestId('hint')).toHaveTextContent('Look at event 2: it takes back a right digit.'),
    )
    const { sessions, front } = store.getState()
    expect(sessions[front]?.playhead.event).toBe(2)
  })

  test('counts as mended once Run accepts another text on its puzzle, also for other tabs', async () => {
    const { actions, run, programStorage } = await renderBroken()
    await run('wrong-answer')
    expect(screen.getByTestId('mend')).toHaveAttribute('data-mended', 'not')
    act(() => actions.own({ kind: 'edit', text: `${BROKEN.python[1].text}# mended` }))
    await run('accepted')
    await waitFor(() => expect(screen.getByTestId('mend')).toHaveAttribute('data-mended', 'run'))
    expect(screen.getByTestId('mend')).toHaveTextContent('1 of 10 mended')
    expect(screen.getByRole('option', { name: 'Broken 2 ✓ Run' })).toBeInTheDocument()
    expect(loadMended(programStorage)).toEqual({ [`python.${BROKEN.python[1].id}`]: 'run' })
  })

  test('does not count as mended by a run on another puzzle', { tags: ['thorough'] }, async () => {
    const { actions, user, run, store } = await renderBroken()
    act(() => actions.own({ kind: 'edit', text: `${BROKEN.python[1].text}# mended` }))
    act(() => actions.loadGrid(SOLUTION.with(BLANK, 0), 'line-81'))
    await run('accepted')
    expect(screen.getByTestId('mend')).toHaveAttribute('data-mended', 'not')
    await user.click(screen.getByRole('button', { name: 'Load its puzzle' }))
    expect(store.getState().puzzle.grid).toEqual(BROKEN_PUZZLE)
  })

  test('counts as graded once it passes all cases of BOJ 2580', async () => {
    const { actions, shown, store } = await renderBroken()
    const text = `${BROKEN.python[1].text}# mended`
    act(() => actions.own({ kind: 'edit', text }))
    const graded = (passed: number) => ({
      ...store.getState().grading,
      status: 'ended' as const,
      subject: { kind: 'own' as const, id: shown().id },
      graded: { name: 'a', language: 'python' as const, text },
      past: [{ at: 0, judge: 'boj-2580', passed, total: 37 }],
    })
    act(() => store.setState({ grading: graded(36) }))
    expect(screen.getByTestId('mend')).toHaveAttribute('data-mended', 'not')
    act(() => store.setState({ grading: graded(37) }))
    expect(screen.getByTestId('mend')).toHaveAttribute('data-mended', 'graded')
  })
})
