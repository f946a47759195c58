/** A program with noise around it is opened as it was pasted; the noise is named, removed on a press, and put back. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Own } from '../../../src/page/own/own.ts'
import { chosenProgram } from '../../../src/page/own/own.ts'
import type { OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import type { RawWorker } from '../../../src/calls/watchedWorker.ts'
import { renderApp } from '../../support/renderApp.tsx'

const idleWorker = (): RawWorker => ({ postMessage() {}, addEventListener() {}, terminate() {} })

const PYTHON = `board = [list(map(int, input().split())) for _ in range(9)]

def solve(depth):
    for n in range(1, 10):
        if n < depth:
            return True
    return False

solve(0)
for row in board:
    print(*row)`

const CPP = `#include <iostream>
using namespace std;
int board[9][9];
int main() {
    for (auto& row : board) for (int& cell : row) cin >> cell;
    return 0;
}`

const lines = (program: string, mark: (index: number) => string) =>
  program
    .split('\n')
    .map((line, index) => `${mark(index)}${line}`)
    .join('\n')

/** The way in which a program was copied, its language, its text, and what is said about it. */
const PASTED: readonly (readonly [string, OwnLanguage, string, string, string])[] = [
  ['line numbers', 'python', PYTHON, lines(PYTHON, (index) => `${index + 1}. `), 'line numbers of 11 lines'],
  ['line numbers', 'cpp', CPP, lines(CPP, (index) => `${index + 1} | `), 'line numbers of 7 lines'],
  ['a quotation', 'python', PYTHON, lines(PYTHON, () => '> '), 'quotation marks (>) of 11 lines'],
  ['an added file', 'cpp', CPP, lines(CPP, () => '+'), 'plus signs of 7 lines'],
  [
    'a post',
    'cpp',
    CPP,
    `Here is my code:\n\n\`\`\`cpp\n${CPP}\n\`\`\`\n\nWhy is it wrong?`,
    '2 lines of Markdown, 2 lines of text',
  ],
  [
    'HTML',
    'cpp',
    CPP,
    CPP.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    'HTML codes for 6 characters',
  ],
  ['a question', 'python', PYTHON, `왜 틀렸는지 모르겠습니다.\n\n${PYTHON}`, '1 line of text'],
]

function renderPasted(text: string) {
  const app = renderApp({ makeOwnWorker: idleWorker })
  act(() => void app.actions.paste(text))
  const own = (): Own => app.store.getState().own ?? expect.fail('No program was opened')
  return { ...app, shown: (language: OwnLanguage) => chosenProgram(own(), language).text }
}

describe.each(PASTED)('Pasted on the page as %s, a program in %s', (_, language, program, text, noise) => {
  test('is opened as it is, and loses the noise on a press only', async () => {
    const { user, shown, store } = renderPasted(text)
    // The line replaces the text in the editor, which loads after the panel.
    await screen.findByRole('textbox', { name: 'Your program' })
    const line = screen.getByTestId('noise')
    const lines = text.split('\n').length
    expect(store.getState().notice).toEqual({ kind: 'read', parts: [{ kind: 'program', language, lines }] })
    expect(store.getState().draft).toBe('')
    expect(shown(language)).toBe(text)
    expect(within(line).getByRole('status')).toHaveTextContent(`Not part of the program: ${noise}.`)
    await user.click(within(line).getByRole('button', { name: 'Remove it' }))
    await waitFor(() => expect(shown(language)).toBe(program))
    expect(within(line).getByRole('status')).toHaveTextContent(`Removed: ${noise}.`)
    await user.click(within(line).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(shown(language)).toBe(text))
    expect(within(line).getByRole('button', { name: 'Remove it' })).toBeVisible()
  })
})

test('What the press removes is crossed out in the editor, and nothing else', async () => {
  const { user, shown } = renderPasted(`왜 틀렸는지 모르겠습니다.\n\n${PYTHON}`)
  const editor = await screen.findByRole('textbox', { name: 'Your program' })
  const crossedOut = () => Array.from(editor.querySelectorAll('.cm-noise'), (part) => part.textContent)
  await waitFor(() => expect(crossedOut().join('')).toBe('왜 틀렸는지 모르겠습니다.'))
  await user.click(screen.getByRole('button', { name: 'Remove it' }))
  await waitFor(() => expect(shown('python')).toBe(PYTHON))
  expect(crossedOut()).toEqual([])
})

test('A clean program, and one whose characters only look like code, have no noise', async () => {
  const { shown } = renderPasted(PYTHON.replaceAll('(', '（').replaceAll(' ', '\u202f'))
  const line = await screen.findByTestId('noise')
  expect(within(line).getByRole('status')).toBeEmptyDOMElement()
  expect(within(screen.getByTestId('lookalikes')).getByRole('status')).toHaveTextContent(/^Line 1, column 6/)
  expect(shown('python')).toContain('（')
})

test.each([
  'rows = [input() for _ in range(9)]\nsolve(rows)\nfor row in rows:\n    print(row)',
  'Console.WriteLine(x);\nfor (int i = 0; i < 9; i++) {\n  a[i] = Console.ReadLine();\n}',
])('Of code, no puzzle format is named: %j', (text) => {
  const { store } = renderPasted(text)
  const { notice } = store.getState()
  if (notice?.kind === 'unreadable') expect(notice.error.code).toBe('program')
})
