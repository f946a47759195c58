/** Events that may arrive anywhere on the page: the first use, pastes and drops of files. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'
// Imported here, so that no test waits until the page loads it.
import '../../../src/page/own/OwnPanel.tsx'

test.each(['pointer', 'key'])('The first sign of use by %s prepares the page for a run', async (kind) => {
  const { user, workers } = renderApp()
  expect(workers).toHaveLength(0)
  if (kind === 'pointer') await user.hover(document.body)
  else await user.keyboard('{Tab}')
  await vi.waitFor(() => expect(workers).toHaveLength(1))
})

/** Dispatches a paste or drop of files like a browser's. @param folders names of the files that are folders */
function transfer(
  kind: 'paste' | 'drop' | 'dragover',
  file: File | readonly File[],
  text = '',
  target: Element = document.body,
  folders: readonly string[] = [],
): Event {
  const event = new Event(kind, { bubbles: true, cancelable: true })
  const files = [file].flat()
  const items = files.map(({ name }) => ({
    kind: 'file',
    webkitGetAsEntry: () => ({ name, isDirectory: folders.includes(name) }),
  }))
  const value = { files, items, types: files.length > 0 ? ['Files'] : ['text/plain'], getData: () => text }
  Object.defineProperty(event, kind === 'paste' ? 'clipboardData' : 'dataTransfer', { value })
  target.dispatchEvent(event)
  return event
}

describe.each(['paste', 'drop'] as const)('A file, by %s,', (kind) => {
  test.each(['image/png', 'image/heic', 'image/bmp'])(
    'that is a picture (%s) is reported as one',
    async (type) => {
      renderApp()
      const event = transfer(
        kind,
        new File([Uint8Array.from({ length: 99 }, (_, byte) => byte)], 'sudoku', { type }),
      )
      expect(event.defaultPrevented).toBe(true)
      await waitFor(() =>
        expect(screen.getAllByRole('alert')[0]).toHaveTextContent(/picture.*Copy the puzzle as text/),
      )
    },
  )

  test('with a puzzle is read', async () => {
    const { store } = renderApp()
    transfer(kind, new File([PUZZLES.codewars1], 'puzzle.txt', { type: 'text/plain' }))
    await waitFor(() => expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1))
  })
})

describe('Pasted into a text field,', () => {
  const picture = new File(['?'], 'sudoku.png', { type: 'image/png' })

  test('a picture is reported as one', async () => {
    renderApp()
    transfer('paste', picture, '', screen.getByRole('textbox', { name: 'Puzzle text' }))
    await waitFor(() =>
      expect(screen.getAllByRole('alert')[0]).toHaveTextContent(/picture.*Copy the puzzle as text/),
    )
  })

  test('a text with its picture is left to the field', () => {
    const { store } = renderApp()
    const field = document.createElement('input')
    document.body.append(field)
    onTestFinished(() => field.remove())
    expect(transfer('paste', picture, PUZZLES.codewars1, field).defaultPrevented).toBe(false)
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.empty)
  })

  test('a puzzle with its picture is taken by the field for puzzles, and any other text is left to it', () => {
    const { store } = renderApp()
    const field = screen.getByRole('textbox', { name: 'Puzzle text' })
    expect(transfer('paste', picture, 'half a puzzle', field).defaultPrevented).toBe(false)
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.empty)
    expect(transfer('paste', picture, PUZZLES.codewars1, field).defaultPrevented).toBe(true)
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1)
    expect(screen.queryByText(/Copy the puzzle as text/)).not.toBeInTheDocument()
  })
})

describe('Text dragged within the page', () => {
  const fields = {
    'the puzzle field': () => screen.getByRole('textbox', { name: 'Puzzle text' }),
    'an input': () => {
      const field = document.createElement('input')
      document.body.append(field)
      return field
    },
    'the line of an editor': () => {
      const editor = document.createElement('div')
      editor.setAttribute('contenteditable', 'true')
      const line = document.createElement('div')
      editor.append(line)
      document.body.append(editor)
      return line
    },
  }

  test.each(Object.entries(fields))('and dropped in %s is left to it', (_, find) => {
    const { store } = renderApp()
    const field = find()
    expect(transfer('dragover', [], PUZZLES.codewars1, field).defaultPrevented).toBe(false)
    expect(transfer('drop', [], PUZZLES.codewars1, field).defaultPrevented).toBe(false)
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.empty)
    if (!screen.getByRole('main').contains(field)) (field.closest('[contenteditable]') ?? field).remove()
  })

  test('and dropped beside fields is read as a puzzle', () => {
    const { store } = renderApp()
    expect(transfer('dragover', [], PUZZLES.codewars1).defaultPrevented).toBe(true)
    expect(transfer('drop', [], PUZZLES.codewars1).defaultPrevented).toBe(true)
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1)
  })

  test('is no file: a file dropped in a field is opened', async () => {
    const { store } = renderApp()
    const field = screen.getByRole('textbox', { name: 'Puzzle text' })
    const file = new File([PUZZLES.codewars1], 'puzzle.txt')
    expect(transfer('dragover', file, '', field).defaultPrevented).toBe(true)
    expect(transfer('drop', file, '', field).defaultPrevented).toBe(true)
    await waitFor(() => expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1))
  })
})

describe('Dropped together,', () => {
  const PROGRAM = 'def solve(board):\n    return board\n'
  const puzzle = (name = 'input.txt') => new File([PUZZLES.codewars1], name, { type: 'text/plain' })
  const program = new File([PROGRAM], 'sol.py')
  const picture = new File(['?'], 'photo.png', { type: 'image/png' })
  const notes = new File(['to do: buy milk'], 'notes.txt', { type: 'text/plain' })
  const alert = () => screen.getAllByRole('alert')[0]

  test.each([[[puzzle(), program]], [[program, puzzle()]]])(
    'a puzzle and a program are both taken',
    async (files) => {
      const { store } = renderApp()
      transfer('drop', files)
      expect(await screen.findByTestId('own-news')).toHaveTextContent('Opened sol.py. Puzzle: input.txt.')
      const { puzzle: loaded, own } = store.getState()
      expect(lineOf(loaded.grid)).toBe(PUZZLES.codewars1)
      expect(own?.programs.map(({ text }) => text)).toContain(PROGRAM)
      expect(screen.getByRole('combobox', { name: 'Program' })).toHaveValue('own-python')
    },
  )

  test.each([
    ['notes', notes, 'notes.txt (no puzzle).'],
    ['a picture', picture, 'photo.png (a picture).'],
    ['an empty file', new File([], 'nothing.txt'), 'nothing.txt (empty).'],
    ['a binary file', new File(['a\0b'], 'data.bin'), 'data.bin (not text).'],
    [
      'half a puzzle',
      new File([PUZZLES.codewars1.slice(1)], 'half.txt'),
      'half.txt (80 characters, expected 81).',
    ],
  ])('%s and a puzzle are the puzzle, and the message names the other', async (_, other, reason) => {
    const { store } = renderApp()
    transfer('drop', [other, puzzle()])
    await waitFor(() => expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1))
    expect(alert()).toHaveTextContent(`Puzzle: input.txt. Left out: ${reason}`)
  })

  test('several puzzles are offered by the names of their files', async () => {
    const { store, user } = renderApp()
    transfer('drop', [puzzle('a.txt'), picture, new File([PUZZLES.codewars2], 'b.txt')])
    const choices = await screen.findByRole('group', { name: /several puzzles/ })
    expect(choices).toHaveTextContent(/a\.txt.*b\.txt/)
    expect(alert()).toHaveTextContent('Puzzles: a.txt, b.txt. Left out: photo.png (a picture).')
    await user.click(screen.getByRole('button', { name: 'b.txt' }))
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars2)
  })

  test('a program and several puzzles are the program, and a choice of the puzzles', async () => {
    const { store, user } = renderApp()
    transfer('drop', [puzzle('a.txt'), program, new File([PUZZLES.codewars2], 'b.txt')])
    await user.click(await screen.findByRole('button', { name: 'b.txt' }))
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars2)
    expect(screen.getByRole('combobox', { name: 'Program' })).toHaveValue('own-python')
  })

  test('a puzzle and its answer are judged', async () => {
    const { store } = renderApp()
    transfer('drop', [new File([PUZZLES.solved], 'output.txt'), puzzle()])
    await waitFor(() => expect(store.getState().judge.isOpen).toBe(true))
    expect(store.getState().panel).toBe('puzzle')
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1)
    expect(store.getState().notice).toEqual({ kind: 'submitted', what: 'answer' })
  })

  test('a program, a puzzle and its answer are the program and the puzzle', async () => {
    const { store } = renderApp()
    transfer('drop', [new File([PUZZLES.solved], 'output.txt'), puzzle(), program])
    expect(await screen.findByTestId('own-news')).toHaveTextContent(
      'Opened sol.py. Puzzle: input.txt. Left out: output.txt (a finished board).',
    )
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1)
  })

  test('files of which none can be read are named', async () => {
    renderApp()
    transfer('drop', [picture, notes])
    await waitFor(() =>
      expect(alert()).toHaveTextContent('Left out: photo.png (a picture), notes.txt (no puzzle).'),
    )
  })

  test('files dropped later are taken later, even if they are read sooner', async () => {
    const { store } = renderApp()
    const slow = puzzle('slow.txt')
    const reads: (() => void)[] = []
    slow.arrayBuffer = async () => {
      await new Promise<void>((resolve) => void reads.push(resolve))
      return new TextEncoder().encode(PUZZLES.codewars1).buffer
    }
    transfer('drop', slow)
    transfer('drop', new File([PUZZLES.codewars2], 'quick.txt'))
    await waitFor(() => expect(reads).toHaveLength(1))
    reads[0]()
    await waitFor(() => expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars2))
    expect(store.getState().puzzle.past.map(({ grid }) => lineOf(grid))).toContain(PUZZLES.codewars1)
  })
})

describe('What cannot be read is named:', () => {
  const alert = () => screen.getAllByRole('alert')[0]
  const gone = new File(['x'], 'gone.txt')
  gone.arrayBuffer = () => Promise.reject(new DOMException('moved', 'NotFoundError'))

  test.each([
    ['a folder', new File([], 'src'), 'src is a folder. Drop the files in it instead.'],
    [
      'a file that is gone',
      gone,
      'gone.txt could not be read. Check that it still exists and is not damaged.',
    ],
    ['an empty file', new File([' \n'], 'input.txt'), 'input.txt is empty.'],
    ['a binary file', new File(['a\0b'], 'a.exe'), 'a.exe is not a text file.'],
    ['a picture', new File(['?'], 'photo.png', { type: 'image/png' }), 'photo.png is a picture.'],
  ])('%s', async (_, file, message) => {
    const { store } = renderApp()
    transfer('drop', file, '', document.body, ['src'])
    await waitFor(() => expect(alert()).toHaveTextContent(message))
    expect(store.getState().draft).toBe('')
  })
})

describe('Files in the encoding of Korean Windows are read:', () => {
  /** `예제 입력 1` in CP949. */
  const HEADING = [0xbf, 0xb9, 0xc1, 0xa6, 0x20, 0xc0, 0xd4, 0xb7, 0xc2, 0x20, 0x31, 0x0a]
  /** The CP949 bytes of each blank, and of the full-width digit 0. */
  const BLANKS = { '□': [0xa1, 0xe0], '○': [0xa1, 0xdb], '０': [0xa3, 0xb0] }

  test.each(Object.entries(BLANKS))('blanks written %s, and full-width digits', async (_, blank) => {
    const { store } = renderApp()
    const rows = Array.from({ length: 9 }, (_row, row) =>
      Array.from(PUZZLES.codewars1.slice(row * 9, row * 9 + 9), (digit) =>
        digit === '0' ? blank : [0xa3, 0xb0 + Number(digit)],
      ).flat(),
    )
    const bytes = Uint8Array.from([...HEADING, ...rows.flatMap((row) => [...row, 0x0d, 0x0a])])
    transfer('drop', new File([bytes], 'puzzle.txt'))
    await waitFor(() => expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1))
  })
})
