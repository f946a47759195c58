/** The program panel, a debugger's view of a search: its lines, variables, reasons, calls, breakpoints and keys. */
import { frontOf } from '../../../src/page/session/sessions.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { whatBacktrackingDoes } from '../../../src/page/tours/lessons/whatBacktrackingDoes.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { openDrawer } from '../../support/drawer.ts'
import { renderApp } from '../../support/renderApp.tsx'

/**
 * Renders the page with the panel open and its search at an event. The first events of the program `tables` in
 * codewars1 are r1c3=1 r1c4=2 r1c6=4 r1c7=8 r1c8=9 r1c8✗9 r1c7✗8.
 */
async function openPanel(event = 0, changes: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp(changes)
  act(() => app.actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  await app.user.click(screen.getByRole('tab', { name: 'Program' }))
  await screen.findAllByText('def')
  const goTo = async (to: number) => {
    act(() => app.actions.goToEvent(to))
    await waitFor(() =>
      expect(frontOf(app.store.getState()).debugging.executionPoint?.position.event).toBe(to),
    )
  }
  if (event > 0) await goTo(event)
  return { ...app, goTo }
}

const runningLine = () =>
  within(screen.getByRole('list', { name: 'Listing' }))
    .getAllByRole('listitem')
    .filter((line) => line.getAttribute('aria-current') === 'step')
    .map((line) => within(line).getByRole('code').textContent.trim())
/** The button that sets a breakpoint. @param code pattern of the line's code */
const gutter = (code: string) =>
  screen.getByRole('button', { name: new RegExp(`^Breakpoint on line \\d+: ${code}(, just ran|, next)*$`) })
const reason = () => screen.getByTestId('reason')
const cell = (row: number, column: number) =>
  screen.getByRole('gridcell', { name: new RegExp(`^Row ${row}, column ${column},`) })
const event = () => Number(screen.getByTestId('event').textContent)
/** The watched variables, such as `n: 1`, with a star after each that has changed. */
const watched = () =>
  within(screen.getByRole('region', { name: 'Variables' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent.replace(' (changed)', '*')}`)

describe('The program panel', () => {
  test('is the first of the tabs, and not the one that is open at first', () => {
    renderApp()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)[0]).toBe('Program')
    expect(screen.getByRole('tab', { name: 'Puzzle' })).toHaveAttribute('aria-selected', 'true')
  })

  test('marks the line that has just run', async () => {
    const { goTo } = await openPanel()
    expect(runningLine()).toEqual([])
    expect(reason()).toBeEmptyDOMElement()
    await goTo(1)
    expect(runningLine()).toEqual(['board[y][x] = n'])
    await goTo(6)
    expect(runningLine()).toEqual(['board[y][x] = 0'])
  })

  test('steps from line to line, with the values of variables and their changes', async () => {
    const { user } = await openPanel(1)
    await user.click(screen.getByRole('radio', { name: 'line' }))
    await openDrawer(user)
    await user.click(screen.getByRole('button', { name: 'Step into' }))
    expect(runningLine()).toEqual(['row_used[y][n] = col_used[x][n] = box_used[b][n] = True'])
    expect(watched()).toEqual([
      'depth: 0',
      'y: 0',
      'x: 2',
      'n: 1',
      'row_used[y]: 1 3 5 7*',
      'col_used[x]: 1 8*',
      'box_used[b]: 1 3 5 6 8 9*',
    ])
    await user.click(screen.getByRole('button', { name: 'Step into backwards' }))
    expect(runningLine()).toEqual(['board[y][x] = n'])
    await user.click(screen.getByRole('button', { name: 'Step over' }))
    await waitFor(() => expect(event()).toBeGreaterThan(1))
    await user.click(screen.getByRole('button', { name: 'Step over backwards' }))
    await waitFor(() => expect(event()).toBe(1))
  })

  test('speaks of the cell just filled in the sentence, in the tables and in the digits that fit', async () => {
    const { actions, user } = await openPanel()
    await openDrawer(user)
    const { scenes, steps } = whatBacktrackingDoes.tours.en
    act(() => actions.loadGrid(scenes[0].puzzle))
    act(() => actions.goTo(steps[0].position))
    await waitFor(() => expect(reason()).toHaveTextContent('4 7 fit here.'))
    const digits = [...(screen.getByText('fits here').nextElementSibling?.children ?? [])]
    expect(digits.map(({ textContent }) => textContent.trim()).join('')).toBe('47')
    expect(watched().slice(-3)).toEqual([
      'row_used[y]: 1 2 3 5 8 9',
      'col_used[x]: 1 3 5 6 8 9',
      'box_used[b]: 1 2 3 5 6 8 9',
    ])
  })

  test('shows the program in another language, which is remembered', { tags: ['thorough'] }, async () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    }
    const { user, actions } = await openPanel(1, { storage })
    const languages = () =>
      within(screen.getByRole('group', { name: 'Language of the listing' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    expect(languages()).toEqual(['Python', 'C++'])
    await user.click(screen.getByRole('button', { name: 'C++' }))
    await waitFor(() => expect(runningLine()).toEqual(['board[y][x] = n;']))
    expect([...stored.values()].join()).toContain('"listing":"cpp"')
    act(() => actions.chooseStrategy('bitmasks'))
    await waitFor(() => expect(languages()).toEqual(['Python', 'C++', 'TypeScript']))
    expect(screen.getByRole('button', { name: 'C++' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('announces the reason politely, but not while it plays fast, and is no further status or alert', async () => {
    const { actions } = await openPanel(6)
    expect(reason()).toHaveAttribute('aria-live', 'polite')
    expect(reason()).not.toBeEmptyDOMElement()
    act(() => actions.setRate(20))
    act(actions.play)
    expect(reason()).toBeEmptyDOMElement()
    expect(await screen.findByTestId('digest')).toHaveTextContent('Playing 20 events a second')
    act(actions.pause)
    expect(screen.queryByTestId('digest')).toBeNull()
    expect(reason()).not.toBeEmptyDOMElement()
    expect(screen.getAllByRole('status')).toHaveLength(1)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  test('says why at every event while playback is slow enough to read, and is not announced then', {
    tags: ['thorough'],
  }, async () => {
    const { actions, clock } = await openPanel(5)
    act(() => actions.setRate(10))
    act(actions.play)
    expect(reason()).toHaveAttribute('aria-live', 'off')
    act(() => clock.tick(0))
    expect(event()).toBe(6)
    expect(reason()).toHaveTextContent(/takes the \d back/)
    expect(reason()).toHaveTextContent('has no digit left')
    act(() => clock.tick(100))
    expect(event()).toBe(7)
    expect(reason()).toHaveTextContent('has no digit left')
    const received: Node[] = []
    const observer = new MutationObserver((records) =>
      received.push(...records.flatMap(({ addedNodes }) => [...addedNodes])),
    )
    observer.observe(reason(), { childList: true })
    act(actions.pause)
    await waitFor(() =>
      expect(received.map(({ textContent }) => textContent).join()).toContain('has no digit left'),
    )
    observer.disconnect()
    expect(reason()).toHaveAttribute('aria-live', 'polite')
  })
})

describe('Why the search goes back', () => {
  test('is explained in a sentence, and highlighted on the board while that has the focus', async () => {
    const { goTo } = await openPanel(6)
    const sentence = within(reason()).getByRole('button', { name: /no digit left/ })
    expect(sentence).toHaveTextContent(
      'Row 1, column 9 has no digit left: its row already has 1 2 3 4 5 7 8, its column 6; 9 was tried in row 1, column 8 and has just been taken back.',
    )
    act(() => sentence.focus())
    await waitFor(() => expect(cell(1, 9)).toHaveAccessibleName('Row 1, column 9, blank, nothing fits here'))
    expect(cell(1, 3)).toHaveAccessibleName('Row 1, column 3, placed 1, blocks it')
    expect(cell(6, 9)).toHaveAccessibleName('Row 6, column 9, given 6, blocks it')
    act(() => sentence.blur())
    await waitFor(() => expect(cell(1, 9)).toHaveAccessibleName('Row 1, column 9, blank'))
    await goTo(7)
    expect(reason()).toHaveTextContent(/Row 1, column 8 has no digit left: .*; 9 was tried and led nowhere\./)
  })

  test('stays highlighted when the sentence is pressed, until the search moves on', {
    tags: ['thorough'],
  }, async () => {
    const { user, goTo } = await openPanel(6)
    await user.click(within(reason()).getByRole('button', { name: /no digit left/ }))
    await user.click(screen.getByTestId('drawer-variables'))
    expect(cell(1, 9)).toHaveAccessibleName(/nothing fits here$/)
    await goTo(1)
    expect(cell(1, 9)).toHaveAccessibleName('Row 1, column 9, blank')
  })

  test('is explained for a refused digit too', { tags: ['thorough'] }, async () => {
    const { user } = await openPanel(1)
    for (let step = 0; step < 8 && !reason().textContent.includes('does not fit'); step++)
      await user.keyboard('{F11}')
    expect(reason()).toHaveTextContent('1 does not fit here: the row already has a 1, in row 1, column 3.')
    await user.hover(within(reason()).getByRole('button'))
    expect(cell(1, 3)).toHaveAccessibleName(/blocks it$/)
  })

  test('is explained in Korean', { tags: ['thorough'] }, async () => {
    const { user } = await openPanel(6)
    await user.click(screen.getByRole('button', { name: '한국어' }))
    await waitFor(() =>
      expect(reason()).toHaveTextContent(
        '1행 9열에 들어갈 숫자가 없습니다: 행에 1 2 3 4 5 7 8, 열에 6이 있습니다. 9는 1행 8열에 배치해 보았다가 방금 지웠습니다.',
      ),
    )
  })
})

describe('The call stack', () => {
  test('has the newest call on top, with its placed, tried and remaining digits', async () => {
    const { user } = await openPanel(7)
    await openDrawer(user)
    const calls = within(screen.getByRole('region', { name: 'Call stack' })).getAllByRole('button')
    expect(calls.map((call) => call.getAttribute('aria-label'))).toEqual([
      'Depth 3: row 1, column 7, tried 8, still to try 9',
      'Depth 2: row 1, column 6, placed 4, still to try 6 8',
      'Depth 1: row 1, column 4, placed 2, still to try 6',
      'Depth 0: row 1, column 3, placed 1, still to try 2 4',
    ])
  })

  test('shows the board as a call found it, and the current one again', async () => {
    const { user } = await openPanel(7)
    await openDrawer(user)
    await user.click(screen.getByRole('button', { name: /^Depth 1: / }))
    expect([cell(1, 3).textContent, cell(1, 4).textContent]).toEqual(['1', ''])
    expect(cell(1, 4)).toHaveAccessibleName('Row 1, column 4, blank, being worked on')
    expect(screen.getByRole('status')).toHaveTextContent('Board when the call at depth 1 started.')
    await user.keyboard('{Escape}')
    expect(cell(1, 4)).toHaveTextContent('2')
    await user.click(screen.getByRole('button', { name: /^Depth 1: / }))
    await user.click(screen.getByRole('tab', { name: 'Puzzle' }))
    expect(cell(1, 4)).toHaveTextContent('2')
  })
})

describe('Breakpoints', () => {
  test('are set on a line, and stop the search there, forwards and back', async () => {
    const { user, store } = await openPanel()
    await openDrawer(user, 'Breakpoints')
    await user.click(gutter('board\\[y\\]\\[x\\] = 0'))
    expect(gutter('board\\[y\\]\\[x\\] = 0')).toHaveAttribute('aria-pressed', 'true')
    await user.keyboard('{F5}')
    await waitFor(() => expect(event()).toBe(6))
    await user.keyboard('{F5}')
    await waitFor(() => expect(event()).toBe(7))
    await user.keyboard('{Shift>}{F5}{/Shift}')
    await waitFor(() => expect(event()).toBe(6))
    expect(frontOf(store.getState()).debugging.hits).toEqual([6, 7])
    await user.click(await screen.findByRole('button', { name: 'event 7' }))
    await waitFor(() => expect(event()).toBe(7))
    await user.keyboard('{F9}')
    expect(gutter('board\\[y\\]\\[x\\] = 0')).toHaveAttribute('aria-pressed', 'false')
  })

  test('stop at every step of a line that stands for several', { tags: ['thorough'] }, async () => {
    const { user, store } = await openPanel()
    await user.click(gutter('if depth == len\\(blanks\\):'))
    expect(store.getState().breakpoints.map(({ place }) => place)).toEqual([
      { kind: 'line', step: 'full' },
      { kind: 'line', step: 'notFull' },
    ])
    await user.click(gutter('if depth == len\\(blanks\\):'))
    expect(store.getState().breakpoints).toEqual([])
  })

  test('have conditions, which can be changed', async () => {
    const { user, store } = await openPanel()
    await openDrawer(user, 'Breakpoints')
    await user.click(screen.getByRole('button', { name: 'Add a breakpoint' }))
    const form = () => within(screen.getByRole('form'))
    await user.selectOptions(form().getByRole('combobox', { name: 'Where' }), 'Any backtrack')
    await user.selectOptions(form().getByRole('combobox', { name: 'Cell' }), 'r1c7')
    await user.type(form().getByRole('spinbutton', { name: 'Depth' }), '3')
    await user.click(form().getByRole('button', { name: 'Add a breakpoint' }))
    expect(store.getState().breakpoints).toEqual([
      {
        id: 1,
        isEnabled: true,
        place: { kind: 'backtrack' },
        conditions: [
          { kind: 'cell', cell: 6 },
          { kind: 'depth', relation: '≥', depth: 3 },
        ],
        nth: 0,
      },
    ])
    await user.click(
      screen.getByRole('button', { name: 'Change: Any backtrack, row 1, column 7, depth ≥ 3' }),
    )
    await user.selectOptions(form().getByRole('combobox', { name: 'Digit' }), '9')
    await user.clear(form().getByRole('spinbutton', { name: 'Depth' }))
    await user.type(form().getByRole('spinbutton', { name: 'Hit number' }), '1')
    await user.click(form().getByRole('button', { name: 'Save' }))
    await screen.findByRole('checkbox', { name: 'On: Any backtrack, row 1, column 7, digit 9, 1st hit' })
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(frontOf(store.getState()).debugging.hits).toHaveLength(1))
    expect(reason()).toHaveTextContent(/takes the \d back/)
  })

  test('are entered by keyboard, without losing the focus', async () => {
    const { user, store } = await openPanel()
    await openDrawer(user, 'Breakpoints')
    const adding = () => screen.getByRole('button', { name: 'Add a breakpoint' })
    adding().focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('combobox', { name: 'Where' })).toHaveFocus()
    await user.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}7{Enter}')
    expect(store.getState().breakpoints).toMatchObject([{ nth: 7 }])
    expect(adding()).toHaveFocus()
    screen.getByRole('button', { name: /^Change: / }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('combobox', { name: 'Where' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(adding()).toHaveFocus()
    screen.getByRole('button', { name: /^Remove: / }).focus()
    await user.keyboard('{Enter}')
    expect(adding()).toHaveFocus()
  })

  test('that are removed while they are edited close their form for good', {
    tags: ['thorough'],
  }, async () => {
    const { user, store, actions } = await openPanel()
    await openDrawer(user, 'Breakpoints')
    await user.click(screen.getByRole('button', { name: 'First backtrack' }))
    await user.click(screen.getByRole('button', { name: /^Change: / }))
    expect(await screen.findByRole('form')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Remove: / }))
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    const breakpoint = { place: { kind: 'solution' }, conditions: [], nth: 0 } as const
    act(() => actions.debug({ kind: 'addBreakpoint', breakpoint }))
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    expect(store.getState().breakpoints).toMatchObject([{ place: { kind: 'solution' } }])
  })

  test('of common kinds take one press each while there are none', async () => {
    const { user, store } = await openPanel()
    await openDrawer(user, 'Breakpoints')
    await user.click(screen.getByRole('button', { name: 'First backtrack' }))
    expect(screen.getByRole('button', { name: 'Add a breakpoint' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Solution found' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(event()).toBe(6))
    await user.click(screen.getByRole('button', { name: /^Remove: / }))
    await user.click(screen.getByRole('button', { name: 'Solution found' }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Solved at event \d/))
    expect(frontOf(store.getState()).frame.moment.solutions).toBe(1)
    expect(store.getState().breakpoints.map(({ place }) => place.kind)).toEqual(['solution'])
  })

  test('that are missed, or missing, are reported', { tags: ['thorough'] }, async () => {
    const { user } = await openPanel(1)
    await openDrawer(user, 'Breakpoints')
    await user.keyboard('{F5}')
    await waitFor(() => expect(screen.getAllByText(/^No breakpoints yet\./)).toHaveLength(2))
    expect(event()).toBe(1)
    await user.click(screen.getByRole('button', { name: 'First backtrack' }))
    await user.keyboard('{Shift>}{F5}{/Shift}')
    expect(await screen.findByText('No breakpoint is hit before this point.')).toBeInTheDocument()
  })
})

describe('Keys', () => {
  const press = (code: string, modifiers = {}) => {
    // Simulates Hangul composition, during which only `code` identifies the key.
    const keydown = new KeyboardEvent('keydown', {
      key: 'Process',
      code,
      bubbles: true,
      cancelable: true,
      ...modifiers,
    })
    act(() => void document.body.dispatchEvent(keydown))
    return keydown.defaultPrevented
  }

  test('of a debugger are the browser’s unless the panel is open', { tags: ['thorough'] }, async () => {
    const { user } = await openPanel(1)
    expect(['F5', 'F9', 'F10', 'F11'].map((code) => press(code))).toEqual([true, true, true, true])
    expect(press('F5', { ctrlKey: true })).toBe(false)
    await user.click(screen.getByRole('tab', { name: 'Puzzle' }))
    expect(['F5', 'F9', 'F10', 'F11'].map((code) => press(code))).toEqual([false, false, false, false])
  })

  test('are named by buttons, and all of them by a list that the question mark opens', async () => {
    const { user, store } = await openPanel(1)
    await user.click(screen.getByRole('radio', { name: 'line' }))
    expect(screen.getByRole('button', { name: 'Step out' })).toHaveAttribute('title', 'Step out (Shift+F11)')
    expect(press('Slash', { shiftKey: true })).toBe(true)
    const sheet = await screen.findByRole('dialog', { name: 'Help' })
    const terms = within(sheet).getAllByRole('term')
    expect(terms.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Play or pause',
        'Step over backwards',
        'Set or remove a breakpoint on the running line',
        'Undo',
      ]),
    )
    fireEvent.keyDown(within(sheet).getByRole('heading', { name: 'Keys' }), { key: 'F10', code: 'F10' })
    fireEvent.keyDown(within(sheet).getByRole('heading', { name: 'Keys' }), { key: ' ', code: 'Space' })
    expect([event(), store.getState().playing]).toEqual([1, false])
    await user.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Help' }))
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
  })
})
