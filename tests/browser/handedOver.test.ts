/** What the system hands over is taken as if it had been dropped or pasted. */
import { afterEach, expect, test, vi } from 'vitest'
import { takeHandedOver } from '../../src/browser/handedOver.ts'
import { lineOf } from '../../src/sudoku/grid.ts'
import { PUZZLES } from '../sudoku/puzzles.ts'
import { testApp } from '../support/appStore.ts'

afterEach(() => vi.unstubAllGlobals())

/** Opens the page as the system does. @param files that the app is opened with @param shared form of another app */
function openWith(files: readonly (() => Promise<File>)[], shared?: FormData) {
  const forms = new Map<string, Response>()
  if (shared !== undefined) forms.set('shared', new Response(shared))
  vi.stubGlobal('location', { search: shared === undefined ? '' : '?shared' })
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (name: string) => forms.get(name),
      delete: async (name: string) => forms.delete(name),
    }),
  })
  vi.stubGlobal('window', {
    launchQueue: {
      setConsumer: (take: (launch: unknown) => void) =>
        take({ files: files.map((getFile, index) => ({ name: `${index}.txt`, getFile })) }),
    },
  })
  const { store } = testApp()
  takeHandedOver(store)
  return { store, forms, board: () => lineOf(store.getState().puzzle.grid) }
}

const puzzle = (line: string) => async () => new File([line], 'puzzle.txt')

test('A file that the app is opened with is taken', async () => {
  const { board } = openWith([puzzle(PUZZLES.codewars1)])
  await vi.waitFor(() => expect(board()).toBe(PUZZLES.codewars1))
})

test('Of several files, the one that may not be read is named', async () => {
  const { board, store } = openWith([
    puzzle(PUZZLES.codewars1),
    () => Promise.reject(new Error('no permission')),
  ])
  await vi.waitFor(() => expect(board()).toBe(PUZZLES.codewars1))
  expect(store.getState().notice).toMatchObject({
    report: { leftOut: [{ file: '1.txt', reason: 'unreadable' }] },
  })
})

test('A shared text is taken once, and a shared file counts for more than its name', async () => {
  const text = new FormData()
  text.set('text', PUZZLES.codewars1)
  const shared = openWith([], text)
  await vi.waitFor(() => expect(shared.board()).toBe(PUZZLES.codewars1))
  expect(shared.forms.size).toBe(0)

  const file = new FormData()
  file.set('text', 'puzzle.txt')
  file.append('files', await puzzle(PUZZLES.codewars2)())
  const { board } = openWith([], file)
  await vi.waitFor(() => expect(board()).toBe(PUZZLES.codewars2))
})
