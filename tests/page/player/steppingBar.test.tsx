/** One bar for moving: its unit, its keys, its breakpoints, and the field of the event. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

async function renderAt(event: number) {
  const app = renderApp()
  act(() => app.actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  act(() => app.actions.goToEvent(event))
  await waitFor(() => expect(frontOf(app.store.getState()).frame.moment.event).toBe(event))
  return app
}

const bar = () => screen.getByRole('toolbar', { name: 'Stepping' })
const names = () =>
  within(bar())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
const unit = (name: string) => screen.getByRole('radio', { name })

describe('The bar', () => {
  test('steps by events at first, and by lines once that unit is chosen, which the speed counts, too', async () => {
    const { user, store } = await renderAt(5)
    expect(names()).toEqual(['Go to start', 'Step back', 'Play', 'Step forward', 'Go to end'])
    await user.click(unit('line'))
    expect(names()).toEqual([
      'Go to start',
      'Step out backwards',
      'Step over backwards',
      'Step into backwards',
      'Play',
      'Step into',
      'Step over',
      'Step out',
      'Go to end',
    ])
    expect(store.getState().preferences.playsBy).toBe('lines')
    expect(screen.getByRole('slider', { name: 'Speed' })).toHaveAttribute(
      'aria-valuetext',
      '10 lines per second',
    )
  })

  test('steps by a line while the Puzzle panel is open, and shows the panel of the lines', async () => {
    const { user, store } = await renderAt(1)
    expect(store.getState().panel).not.toBe('program')
    await user.click(unit('line'))
    await user.click(screen.getByRole('button', { name: 'Step into' }))
    expect(screen.getByRole('tab', { name: 'Program' })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() =>
      expect(frontOf(store.getState()).debugging.executionPoint?.position).toEqual({ event: 1, step: 1 }),
    )
  })

  test('has buttons to breakpoints only while there are some', async () => {
    const { user, actions, store } = await renderAt(1)
    const breakpoint = { place: { kind: 'event' }, conditions: [], nth: 40 } as const
    act(() => actions.debug({ kind: 'addBreakpoint', breakpoint }))
    expect(names()).toContain('Continue backwards')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(frontOf(store.getState()).frame.moment.event).toBe(40))
    act(() => actions.debug({ kind: 'removeBreakpoint', id: store.getState().breakpoints[0].id }))
    expect(names()).not.toContain('Continue')
  })

  test('is one tab stop, Play first, in which arrows, Home and End move', async () => {
    const { user, store } = await renderAt(5)
    const stops = () =>
      within(bar())
        .getAllByRole('button')
        .filter((button) => button.tabIndex === 0)
    expect(stops()).toEqual([screen.getByRole('button', { name: 'Play' })])
    unit('event').focus()
    await user.keyboard('{Shift>}{Tab}{/Shift}')
    expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: 'Step forward' })).toHaveFocus()
    await user.keyboard('{End}{ArrowRight}')
    expect(screen.getByRole('button', { name: 'Go to start' })).toHaveFocus()
    await user.keyboard('{End}{Home}{ArrowRight}')
    expect(stops()).toEqual([screen.getByRole('button', { name: 'Step back' })])
    expect(frontOf(store.getState()).playhead.event).toBe(5)
  })

  test('leaves the arrows to the steps by events after a click in it', async () => {
    const { user, store } = await renderAt(5)
    await user.click(screen.getByRole('button', { name: 'Step forward' }))
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(frontOf(store.getState()).playhead.event).toBe(8)
  })
})

test('what has no button is in a menu: zooming, the whole search, and repeating', async () => {
  const { user, store } = await renderAt(5)
  act(() => store.actions.goToEnd())
  await waitFor(() => expect(frontOf(store.getState()).run).toMatchObject({ progress: { status: 'ended' } }))
  await user.click(screen.getByRole('button', { name: 'More playback controls' }))
  const menu = within(screen.getByRole('dialog', { name: 'More playback controls' }))
  await user.click(await menu.findByRole('button', { name: 'Zoom in' }))
  expect(screen.getByRole('slider', { name: 'Timeline detail' })).toBeInTheDocument()
  await user.click(menu.getByRole('button', { name: 'Repeat what is shown' }))
  await user.click(screen.getByRole('button', { name: 'Repeating · Whole search' }))
  expect(store.getState()).toMatchObject({ visibleRange: undefined, isLooping: false })
})

test('the event is shown below its field until another is typed, and solutions only if there may be several', async () => {
  const { user, actions } = await renderAt(1234)
  const field = screen.getByRole('textbox', { name: 'Go to event' })
  expect(screen.getByTestId('event')).toContainElement(field)
  expect(screen.getByTestId('event')).toHaveTextContent(/^1,234$/)
  await user.type(field, '77{Enter}')
  await waitFor(() => expect(screen.getByTestId('event')).toHaveTextContent(/^77$/))
  expect(screen.queryByTestId('solutions')).not.toBeInTheDocument()
  act(() => actions.chooseExtent('all'))
  expect(screen.getByTestId('solutions')).toHaveTextContent('0')
})
