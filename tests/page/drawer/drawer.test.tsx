/** The drawer under the code: its line while it is closed, its tabs, its keys, and that it stays open. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { openDrawer } from '../../support/drawer.ts'
import { renderApp } from '../../support/renderApp.tsx'

/** Renders the panel of the program `tables` at event 7, where it has taken 8 back from r1c7. */
async function opened(changes: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp(changes)
  act(() => app.actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  await app.user.click(screen.getByRole('tab', { name: 'Program' }))
  await screen.findAllByText('def')
  act(() => app.actions.goToEvent(7))
  await waitFor(() => expect(frontOf(app.store.getState()).debugging.executionPoint?.position.event).toBe(7))
  return app
}

const toggle = () => screen.getByRole('button', { name: /^(?:Open|Close) variables and calls$/ })
const tab = (name: string) => screen.getByRole('tab', { name })

test('closed, it is a line with the values of the variables and the innermost call', async () => {
  await opened()
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByTestId('drawer-variables')).toHaveTextContent('depth 3y 0x 6n 8')
  expect(screen.getByTestId('drawer-call')).toHaveTextContent('dfs(3) and 3 more')
  expect(screen.queryByRole('region', { name: 'Variables' })).not.toBeInTheDocument()
})

test('a title in the line opens its tab, and takes the focus there', async () => {
  const { user } = await opened()
  const line = within(screen.getByRole('region', { name: 'Variables and calls' }))
  await user.click(line.getByRole('button', { name: 'Breakpoints' }))
  expect(tab('Breakpoints')).toHaveFocus()
  expect(await screen.findByRole('region', { name: 'Breakpoints' })).toBeInTheDocument()
})

test('arrow keys choose a tab, and Escape closes it and focuses the button that opens it', async () => {
  const { user } = await opened()
  await openDrawer(user)
  expect(screen.getByRole('region', { name: 'Call stack' })).toBeInTheDocument()
  await user.keyboard('{ArrowRight}')
  expect(tab('Breakpoints')).toHaveFocus()
  expect(tab('Breakpoints')).toHaveAttribute('aria-selected', 'true')
  expect(screen.queryByRole('region', { name: 'Call stack' })).not.toBeInTheDocument()
  await user.keyboard('{ArrowRight}')
  expect(tab('Variables and stack')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(toggle()).toHaveFocus()
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
})

test('Escape first leaves the board of an earlier call', async () => {
  const { user } = await opened()
  await openDrawer(user)
  await user.click(screen.getByRole('button', { name: /^Depth 1: / }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('status')).not.toHaveTextContent('depth 1')
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
})

test('it is open on the next visit if it was left open', async () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  }
  const { user } = await opened({ storage })
  await openDrawer(user)
  expect([...stored.values()].join()).toContain('"isDrawerOpen":true')
})

test('the calls are one tab stop', async () => {
  const { user } = await opened()
  await openDrawer(user)
  const calls = within(screen.getByRole('region', { name: 'Call stack' })).getAllByRole('button')
  await waitFor(() => expect(calls.filter(({ tabIndex }) => tabIndex === 0)).toEqual([calls[0]]))
  act(() => calls[0].focus())
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(calls[2]).toHaveFocus()
  await user.tab({ shift: true })
  expect(calls).not.toContain(document.activeElement)
})

test('a skip link, before everything else, leads to the code, whose lines are one tab stop', async () => {
  const { user } = await opened()
  await user.click(tab('Puzzle'))
  const [link] = screen.getAllByRole('link')
  expect(link).toHaveAccessibleName('Skip to the code')
  await user.click(link)
  await waitFor(() => expect(tab('Program')).toHaveAttribute('aria-selected', 'true'))
  await screen.findAllByText('def')
  await user.click(screen.getByRole('link', { name: 'Skip to the code' }))
  const list = screen.getByRole('list', { name: 'Listing' })
  expect(list).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null)
  const lines = within(list).getAllByRole('button')
  expect(lines.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

test('all calls but the three newest and the first are folded, and unfold, but not while they change too fast', async () => {
  const { actions, clock, store, user } = await opened()
  act(() => actions.loadGrid(gridOfLine(PUZZLES.empty)))
  act(() => actions.goToEvent(60))
  await waitFor(() => expect(frontOf(store.getState()).debugging.executionPoint?.position.event).toBe(60))
  await openDrawer(user)
  const stack = () => within(screen.getByRole('region', { name: 'Call stack' }))
  const depths = () =>
    stack()
      .getAllByRole('button', { name: /^Depth/ })
      .map((call) => Number(/\d+/.exec(call.getAttribute('aria-label') ?? '')?.[0]))
  const [deepest, ...others] = depths()
  expect(others).toEqual([deepest - 1, deepest - 2, 0])
  const more = () => stack().getByRole('button', { name: `${deepest - 3} more calls` })
  expect(more().closest('li')).toHaveTextContent(`dfs(${deepest - 3}) … dfs(1)`)
  await user.click(more())
  expect(depths()).toEqual(Array.from({ length: deepest + 1 }, (_, index) => deepest - index))
  act(() => actions.setRate(1000))
  act(() => actions.play())
  await waitFor(() => {
    act(() => clock.tick(16))
    expect(store.getState().playing).toBe(true)
    expect(Number(screen.getByTestId('event').textContent)).toBeGreaterThan(100)
  })
  expect(depths()).toHaveLength(4)
  act(() => actions.pause())
  expect(depths().length).toBeGreaterThan(10)
  await user.click(stack().getByRole('button', { name: 'Fewer calls' }))
  expect(depths()).toHaveLength(4)
})
