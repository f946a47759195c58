/** The clipboard is read as text, also if it holds only HTML, a picture or nothing, and pasted as a puzzle or text. */
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { readText } from '../../../src/sudoku/formats/reading.ts'
import { clipboardText, handedText, htmlText } from '../../../src/page/controls/clipboardText.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

const ROWS = PUZZLES.codewars1.match(/.{9}/g) ?? []
const cells = (row: string, open: string, close: string) =>
  Array.from(row, (digit) => `${open}${digit === '0' ? '' : digit}${close}`).join('')

/** The puzzle of `ROWS` as HTML tables, as various web pages and browsers write them. */
const TABLES: readonly (readonly [string, string])[] = [
  [
    'of cells',
    `<table><tbody>${ROWS.map((row) => `<tr>${cells(row, '<td>', '</td>')}</tr>`).join('')}</tbody></table>`,
  ],
  [
    'as a browser puts it on the clipboard',
    `<html><head><style>td { color: red }</style></head><body><!--StartFragment--><table>\n <tr>${ROWS.map((row) => cells(row, '\n  <td style="x"> <span>', '</span>&nbsp;</td>')).join('</tr>\n <tr>')}</tr>\n</table><!--EndFragment--></body></html>`,
  ],
  [
    'of fields that are filled in',
    `<table>${ROWS.map((row) => `<tr>${Array.from(row, (digit) => `<td><input value="${digit === '0' ? '' : digit}"></td>`).join('')}</tr>`).join('')}</table>`,
  ],
  [
    'of tables, one for each box',
    `<table>${[0, 3, 6]
      .map(
        (top) =>
          `<tr>${[0, 3, 6]
            .map(
              (left) =>
                `<td><table>${[0, 1, 2].map((row) => `<tr>${cells(ROWS[top + row]?.slice(left, left + 3) ?? '', '<td>', '</td>')}</tr>`).join('')}</table></td>`,
            )
            .join('')}</tr>`,
      )
      .join('')}</table>`,
  ],
]

describe('In a table', () => {
  test.each(TABLES)('%s, each row is a line and each cell is preceded by a tab', (_, html) => {
    const lines = htmlText(html).split('\n')
    expect(
      lines.map((line) =>
        line
          .split('\t')
          .map((cell) => cell.trim() || '0')
          .join(''),
      ),
    ).toEqual(ROWS)
    const reading = readText(htmlText(html))
    expect(reading.kind === 'puzzle' && lineOf(reading.grid)).toBe(PUZZLES.codewars1)
  })
})

describe('In a page', () => {
  test.each([
    ['lines set off by breaks', '<p>530<br>600</p>', '530\n600'],
    ['paragraphs', '<div>one</div>\n<div>two <b>bold</b>\n words</div>', 'one\ntwo bold words'],
    ['code as it stands', '<pre>if x:\n    y = 1\n\nz</pre>', 'if x:\n    y = 1\n\nz'],
    [
      'code whose lines are elements',
      '<div style="white-space: pre;"><div>if x:</div><div>    y</div></div>',
      'if x:\n    y',
    ],
    ['no-break spaces', 'if x:<br>&nbsp; &nbsp; y', 'if x:\n    y'],
    ['no scripts and styles', '<style>a{}</style><script>alert(1)</script>text', 'text'],
    ['nothing', '<img src="a.png">', ''],
  ])('%s', (_, html, text) => {
    expect(htmlText(html)).toBe(text)
  })
})

const transferOf = (data: Readonly<Record<string, string>>) => ({
  getData: (type: string) => data[type] ?? '',
})

test('plain text is preferred to HTML', () => {
  expect(handedText(transferOf({ 'text/plain': 'plain', 'text/html': '<b>other</b>' }))).toBe('plain')
  expect(handedText(transferOf({ 'text/html': '<b>other</b>' }))).toBe('other')
  expect(handedText(transferOf({}))).toBe('')
  expect(handedText(null)).toBe('')
})

describe('Reading the clipboard', () => {
  const item = (data: Readonly<Record<string, string>>) =>
    ({
      types: Object.keys(data),
      getType: async (type: string) => new Blob([data[type] ?? '']),
    }) as unknown as ClipboardItem
  const clipboardOf = (...items: readonly Readonly<Record<string, string>>[]) => ({
    read: async () => items.map(item),
    readText: (): Promise<string> => expect.fail('Asked once'),
  })

  test.each([
    ['its text', clipboardOf({ 'text/html': '<b>b</b>', 'text/plain': 'a' }), 'a'],
    ['its HTML as text', clipboardOf({ 'text/html': '<b>b</b>' }), 'b'],
    ['its HTML, where the text is empty', clipboardOf({ 'text/html': '<b>b</b>', 'text/plain': '' }), 'b'],
    [
      'that it is a picture',
      clipboardOf({ 'text/html': '<img src="a">', 'image/png': '?' }),
      'data:image/png',
    ],
    ['nothing, where there is none', clipboardOf(), ''],
    ['its text, where there is no other way', { readText: (): Promise<string> => Promise.resolve('c') }, 'c'],
    [
      'nothing, where the browser calls that an error',
      { read: () => Promise.reject(new DOMException('No valid data on clipboard.', 'DataError')) },
      '',
    ],
  ])('gives %s', async (_, clipboard, text) => {
    expect(await clipboardText(clipboard)).toBe(text)
  })

  test('rejects when it is refused, or missing', async () => {
    const refused = { read: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) }
    await expect(clipboardText(refused)).rejects.toThrow('Denied')
    await expect(clipboardText(undefined)).rejects.toThrow('There is no clipboard')
  })
})

/** Dispatches a paste event like a browser's. */
function paste(data: Readonly<Record<string, string>>, target: Element = document.body): Event {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'clipboardData', { value: { files: [], ...transferOf(data) } })
  target.dispatchEvent(event)
  return event
}

const EMPTY = /clipboard is empty or has no text/

describe('Pasted anywhere on the page,', () => {
  test('a table that is only HTML is read', async () => {
    const { store } = renderApp()
    expect(paste({ 'text/html': TABLES[0]?.[1] ?? '' }).defaultPrevented).toBe(true)
    await waitFor(() => expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1))
  })

  test('an empty clipboard is not reported', async () => {
    renderApp()
    paste({})
    await waitFor(() => expect(screen.getAllByRole('alert')[0]).toHaveTextContent(EMPTY))
  })
})

describe('Pasted into a text field,', () => {
  test('HTML is typed as text, where the caret is', async () => {
    // Simulates a browser without `execCommand`, by which other browsers type the text, so that it can be undone.
    Object.assign(document, { execCommand: () => false })
    onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'))
    const { user } = renderApp()
    const field = screen.getByRole('textbox', { name: 'Puzzle text' })
    await user.type(field, 'ab')
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(1, 1)
    expect(paste({ 'text/html': '<p>1</p><p>2</p>' }, field).defaultPrevented).toBe(true)
    await waitFor(() => expect(field).toHaveValue('a1\n2b'))
  })

  test('nothing is left to the field', () => {
    renderApp()
    expect(paste({}, screen.getByRole('textbox', { name: 'Puzzle text' })).defaultPrevented).toBe(false)
  })
})

describe('Paste', () => {
  test.each([
    ['en', EMPTY],
    ['ko', /클립보드가 비어 있거나 텍스트가 없습니다/],
  ] as const)('says that the clipboard is empty, in %s', async (language, words) => {
    const { user, actions } = renderApp({ readClipboard: async () => '' })
    const name = screen.getByRole('button', { name: 'Paste' })
    await act(() => actions.setLanguage(language))
    await user.click(name)
    await waitFor(() => expect(screen.getAllByRole('alert')[0]).toHaveTextContent(words))
  })

  test('says that it holds a picture', async () => {
    const { user } = renderApp({ readClipboard: async () => 'data:image/png' })
    await user.click(screen.getByRole('button', { name: 'Paste' }))
    await waitFor(() => expect(screen.getAllByRole('alert')[0]).toHaveTextContent(/picture/))
  })

  test('that is refused says nothing of the clipboard, and moves the focus to the text field', async () => {
    const { user } = renderApp({ readClipboard: () => Promise.reject(new Error('Denied')) })
    await user.click(screen.getByRole('button', { name: 'Paste' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Puzzle text' })).toHaveFocus())
    expect(screen.getAllByRole('alert')[0]).not.toHaveTextContent(/clipboard/)
  })
})
