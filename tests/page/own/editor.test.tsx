/**
 * The editor of a user's own program. The page owns the text, the gutter has breakpoints, marks and run counts, and
 * most keys typed in the editor do not reach the page.
 */
import { EditorView } from '@codemirror/view'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Editor, type EditorProps } from '../../../src/page/own/editor/Editor.tsx'
import { support } from '../../../src/page/own/editor/python.ts'
import { NO_MARKERS } from '../../../src/page/listing/markers.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { isTextField } from '../../../src/page/controls/textField.ts'
import { StoreContext } from '../../../src/page/store/useApp.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'

const PROGRAM = [
  'def solve(depth):',
  '    for n in range(9):',
  '        graph[0] = n',
  '',
  'solve(0)',
  '',
].join('\n')

const pageKeys: string[] = []
const handle = ({ code }: KeyboardEvent) => pageKeys.push(code)

beforeEach(() => document.addEventListener('keydown', handle))
afterEach(() => {
  document.removeEventListener('keydown', handle)
  pageKeys.length = 0
})

function withToggled(lines: ReadonlySet<number>, line: number): ReadonlySet<number> {
  const others = new Set(lines)
  return others.delete(line) ? others : others.add(line)
}

/** An editor on a page that stores the text and the breakpoints, as the app's page does. */
function renderEditor(given: Partial<EditorProps> = {}) {
  const run = vi.fn<() => void>()
  const showValues = vi.fn<(line: number) => void>()
  const kept = { text: given.text ?? PROGRAM, breakpoints: given.breakpoints ?? new Set() }
  let setProps: (props: Partial<EditorProps>) => void = () => undefined

  function Page() {
    const [text, setText] = useState(kept.text)
    const [breakpoints, setBreakpoints] = useState(kept.breakpoints)
    const [reported, setReported] = useState<Partial<EditorProps>>({})
    kept.text = text
    kept.breakpoints = breakpoints
    setProps = ({ text, ...others }) => {
      if (text !== undefined) setText(text)
      setReported((reported) => ({ ...reported, ...others }))
    }
    return (
      <Editor
        text={text}
        support={support}
        label="Your program"
        hint="Press Esc and then Tab to leave."
        markers={NO_MARKERS}
        markerWords={{ ran: 'just ran', next: 'next' }}
        marks={[]}
        annotations={[]}
        noise={[]}
        breakpoints={breakpoints}
        tag={undefined}
        showValues={showValues}
        placedCaret={() => undefined}
        counts={[]}
        breakpointName={(line) => `Breakpoint on line ${line}`}
        changed={(text, lineNow) => {
          setText(text)
          setBreakpoints((lines) => new Set(Array.from(lines, lineNow).filter((line) => line > 0)))
        }}
        toggleBreakpoint={(line) => setBreakpoints((lines) => withToggled(lines, line))}
        run={run}
        {...reported}
      />
    )
  }

  const { store } = testApp()
  render(
    <StoreContext value={store}>
      <Page />
    </StoreContext>,
  )
  const textbox = screen.getByRole('textbox', { name: 'Your program' })
  const view = EditorView.findFromDOM(textbox)
  if (view === null) throw new Error('no editor')
  return {
    kept,
    run,
    showValues,
    actions: store.actions,
    textbox,
    view,
    setProps: (props: Partial<EditorProps>) => act(() => setProps(props)),
    edit: (from: number, to: number, insert: string) =>
      act(() => view.dispatch({ changes: { from, to, insert }, userEvent: 'input.type' })),
    gutter: (line: number) => screen.getByRole('button', { name: `Breakpoint on line ${line}` }),
    press: (code: string, options: KeyboardEventInit = {}) =>
      fireEvent.keyDown(textbox, { code, key: code, ...options }),
  }
}

test('it shows its given text, and reports each edit', () => {
  const { view, kept, edit } = renderEditor()
  expect(view.state.doc.toString()).toBe(PROGRAM)
  edit(0, 0, 'import sys\n')
  expect(kept.text).toBe(`import sys\n${PROGRAM}`)
})

test('it takes the focus once, when the user chooses to write or has pasted a program', () => {
  const { actions, textbox } = renderEditor()
  expect(textbox).not.toHaveFocus()
  act(() => actions.writeOwn())
  expect(textbox).toHaveFocus()
  textbox.blur()
  act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  expect(textbox).not.toHaveFocus()
})

test('another text from the page replaces its own, and undo does not restore that', () => {
  const { view, kept, setProps, edit, press } = renderEditor()
  edit(0, 0, '# mine\n')
  setProps({ text: 'print(1)\r\nprint(2)' })
  expect(view.state.doc.toString()).toBe('print(1)\nprint(2)')
  press('KeyZ', { key: 'z', ctrlKey: true })
  expect(view.state.doc.toString()).toBe('print(1)\nprint(2)')
  expect(kept.text).toBe('print(1)\r\nprint(2)')
})

test('the caret stays where it is while the page changes the text elsewhere', () => {
  const { view, setProps } = renderEditor()
  const at = PROGRAM.indexOf('graph')
  act(() => view.dispatch({ selection: { anchor: at } }))
  setProps({ text: `# found\n${PROGRAM}` })
  setProps({ text: `# found\n${PROGRAM}`.replace('solve(0)', 'solve(1)') })
  const { head } = view.state.selection.main
  expect(view.state.doc.lineAt(head).text.slice(head - view.state.doc.lineAt(head).from)).toBe('graph[0] = n')
})

test('a late update of the page with an earlier text does not undo later typing', () => {
  const changed = vi.fn<(text: string) => void>()
  const { view, setProps, edit } = renderEditor({ text: '' })
  setProps({ changed })
  edit(0, 0, 'a')
  edit(1, 1, 'b')
  setProps({ text: 'a' })
  expect(view.state.doc.toString()).toBe('ab')
  setProps({ text: 'ab' })
  setProps({ text: 'a' })
  expect(view.state.doc.toString()).toBe('a')
  expect(changed.mock.calls.map(([text]) => text)).toEqual(['a', 'ab'])
})

test.each([
  ['Ctrl+Enter', { ctrlKey: true }],
  ['⌘+Enter', { metaKey: true }],
])('%s runs, with any input method, and changes nothing', (_, modifier) => {
  const { run, view, press } = renderEditor()
  press('Enter', { ...modifier, key: 'Process' })
  expect(press('Enter', { ...modifier, repeat: true })).toBe(false)
  expect(run).toHaveBeenCalledOnce()
  expect(view.state.doc.toString()).toBe(PROGRAM)
})

test('its keys do not reach the page, except those of the debugger', () => {
  const { press } = renderEditor()
  for (const code of ['Space', 'KeyF', 'ArrowLeft', 'Period', 'Escape', 'Enter', 'F9', 'F10', 'F11'])
    press(code)
  press('Enter', { ctrlKey: true })
  expect(pageKeys).toEqual(['F10', 'F11'])
})

test('a line in it is a text field, so it takes pasted text', () => {
  const { textbox } = renderEditor()
  expect(isTextField(textbox.querySelector('.cm-line'))).toBe(true)
  expect(isTextField(document.body)).toBe(false)
})

test.each([
  ['several lines', 'for n in board:\n    print(n)', 0],
  ['what takes the place of a selection', 'x', 3],
])('%s that arrive at once are inserted unchanged', (_, data, head) => {
  const { view, textbox, kept } = renderEditor()
  act(() => view.dispatch({ selection: { anchor: 0, head } }))
  const input = new InputEvent('beforeinput', {
    inputType: 'insertText',
    data,
    cancelable: true,
    bubbles: true,
  })
  fireEvent(textbox, input)
  expect(input.defaultPrevented).toBe(true)
  expect(kept.text).toBe(data + PROGRAM.slice(head))
})

test('the gutter toggles the breakpoint of a line, and so does F9 at the caret', () => {
  const { kept, gutter, press, view } = renderEditor()
  expect(gutter(3)).toHaveAttribute('aria-pressed', 'false')
  fireEvent.click(gutter(3))
  expect([...kept.breakpoints]).toEqual([3])
  expect(gutter(3)).toHaveAttribute('aria-pressed', 'true')
  act(() => view.dispatch({ selection: { anchor: PROGRAM.indexOf('solve(0)') } }))
  press('F9')
  press('F9', { shiftKey: true })
  expect([...kept.breakpoints]).toEqual([3, 5])
  act(() => view.dispatch({ selection: { anchor: PROGRAM.indexOf('graph') } }))
  press('F9')
  expect([...kept.breakpoints]).toEqual([5])
})

test('breakpoints and marks move with their lines, above and below an edit, and are removed with them', () => {
  const { kept, edit } = renderEditor({ breakpoints: new Set([1, 3, 5]) })
  const third = PROGRAM.indexOf('        graph')
  edit(third, third, '        pass\n')
  expect([...kept.breakpoints]).toEqual([1, 4, 6])
  const line = kept.text.indexOf('        graph')
  edit(line, kept.text.indexOf('\n', line) + 1, '')
  expect([...kept.breakpoints]).toEqual([1, 5])
})

test('the line that has just run and the next one are marked, with their words, in the gutter and in the text', () => {
  const { setProps, textbox } = renderEditor()
  const current = () =>
    Array.from(textbox.querySelectorAll('[aria-current=step]'), (line) =>
      line.textContent.replace(/just ran|next/g, ''),
    )
  const words = () => Array.from(textbox.querySelectorAll('.cm-words'), ({ textContent }) => textContent)
  expect(current()).toEqual([])
  setProps({ markers: { ran: 3, next: 5 } })
  expect(current()).toEqual(['        graph[0] = n'])
  expect(words()).toEqual(['just ran', 'next'])
  const ran = screen.getByRole('button', { name: 'Breakpoint on line 3, just ran' })
  expect(ran).toHaveAttribute('data-marker', 'ran')
  expect(screen.getByRole('button', { name: 'Breakpoint on line 5, next' })).toBeVisible()
  setProps({ markers: { ran: 5, next: 5 } })
  expect(words()).toEqual(['just rannext'])
  expect(screen.getByRole('button', { name: 'Breakpoint on line 3' })).not.toHaveAttribute('data-marker')
  for (const ran of [0, 7, -1]) {
    setProps({ markers: { ran, next: 0 } })
    expect(current()).toEqual([])
  }
})

test('the gutter is one tab stop, at the line that has just run', async () => {
  const { setProps, gutter } = renderEditor()
  const stops = () =>
    screen.getAllByRole('button', { name: /^Breakpoint on line/ }).filter(({ tabIndex }) => tabIndex === 0)
  await waitFor(() => expect(stops()).toEqual([gutter(1)]))
  for (const ran of [3, 5]) {
    setProps({ markers: { ran, next: 2 } })
    await waitFor(() => expect(stops().map(({ textContent }) => textContent)).toEqual([String(ran)]))
  }
})

test('a note stands below its line, or above the first one, and its keys and presses are its own', () => {
  const element = document.createElement('div')
  element.id = 'note'
  element.innerHTML = '<button type="button">Show</button>'
  const { setProps, textbox, view } = renderEditor()
  setProps({ annotations: [{ line: 3, element, tone: 'fault' }] })
  expect(element.previousElementSibling).toHaveTextContent('graph[0] = n')
  expect(element.previousElementSibling).toHaveAttribute('aria-details', 'note')
  const button = within(element).getByRole('button', { name: 'Show' })
  button.focus()
  fireEvent.keyDown(button, { key: 'Enter', code: 'Enter' })
  expect(view.state.doc.toString()).toBe(PROGRAM)
  expect(pageKeys).toContain('Enter')
  setProps({ annotations: [{ line: 0, element, tone: 'fact' }] })
  expect(textbox.firstElementChild).toBe(element)
  setProps({ annotations: [] })
  expect(element.isConnected).toBe(false)
})

test('marks underline the code of their lines, and describe the problem in the gutter and on the code', () => {
  const { setProps, gutter, textbox } = renderEditor()
  setProps({
    marks: [
      { line: 3, kind: 'error', message: 'IndexError' },
      { line: 1, kind: 'warning', message: 'never called' },
      { line: 4, kind: 'warning', message: 'nothing' },
      { line: 70, kind: 'error', message: 'gone' },
    ],
  })
  expect(within(textbox).getByTitle('IndexError')).toHaveTextContent('graph[0] = n')
  expect(gutter(3)).toHaveAccessibleDescription('IndexError')
  expect(gutter(3)).toHaveAttribute('data-mark', 'error')
  expect(gutter(1)).toHaveAttribute('data-mark', 'warning')
  expect(gutter(4)).toHaveAccessibleDescription('nothing')
  expect(textbox.querySelectorAll('.cm-error')).toHaveLength(1)
  setProps({ marks: [] })
  expect(gutter(3)).not.toHaveAttribute('data-mark')
  expect(screen.queryByTitle('IndexError')).toBeNull()
})

test('it says how to leave it by keyboard, and its names follow the language', () => {
  const { setProps, textbox } = renderEditor()
  expect(textbox).toHaveAccessibleDescription('Press Esc and then Tab to leave.')
  setProps({
    label: '내 프로그램',
    hint: 'Esc를 누르고 Tab을 누르세요.',
    breakpointName: (line) => `${line}번 줄의 중단점`,
  })
  expect(screen.getByRole('textbox', { name: '내 프로그램' })).toHaveAccessibleDescription(/Esc를/)
  expect(screen.getByRole('button', { name: '2번 줄의 중단점' })).toBeVisible()
})

test('Tab moves to the next stop, and indents a selection', () => {
  const { kept, view, press } = renderEditor({ text: 'a\nb' })
  act(() => view.dispatch({ selection: { anchor: 1 } }))
  press('Tab', { key: 'Tab' })
  expect(kept.text).toBe('a   \nb')
  act(() => view.dispatch({ selection: { anchor: 0, head: kept.text.length } }))
  press('Tab', { key: 'Tab' })
  expect(kept.text).toBe('    a   \n    b')
  press('Tab', { key: 'Tab', shiftKey: true })
  expect(kept.text).toBe('a   \nb')
})

test('the run counts of lines follow them, with a name and a proportional bar', () => {
  const count = { line: 2, text: '495,580 ×', name: 'Line 2 ran 495,580 times', share: 1, shareSoFar: 0.25 }
  const { setProps } = renderEditor()
  setProps({ counts: [count] })
  const shown = screen.getByRole('img', { name: 'Line 2 ran 495,580 times' })
  expect(shown).toHaveTextContent('495,580 ×')
  expect(shown.querySelector('i')).toHaveStyle({ '--share': '1.000', '--so-far': '0.250' })
  setProps({ counts: [] })
  expect(screen.queryByRole('img')).toBeNull()
})

test('Shift+F9 and the context menu of a line number show values at the line, which is tagged', () => {
  const { press, gutter, showValues, setProps, view, run } = renderEditor()
  act(() => view.dispatch({ selection: { anchor: view.state.doc.line(2).from } }))
  press('F9', { shiftKey: true })
  fireEvent.contextMenu(gutter(3))
  expect(showValues.mock.calls).toEqual([[2], [3]])
  expect(run).not.toHaveBeenCalled()
  setProps({ tag: { line: 3, text: 'values shown' } })
  expect(view.dom.querySelector('.cm-tag')?.closest('.cm-line')).toHaveTextContent(/values shown$/)
  setProps({ tag: undefined })
  expect(view.dom.querySelector('.cm-tag')).toBeNull()
})
