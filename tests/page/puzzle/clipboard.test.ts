/** Clipboard texts, which the browser may deliver late. */
import { expect, test, vi } from 'vitest'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { compareOf } from '../../../src/page/compare/table/commands.ts'
import { generateOf } from '../../../src/page/generator/commands.ts'
import { gradeOf } from '../../../src/page/grade/commands.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { type Pending, pending } from '../../support/pending.ts'

/** Creates an app whose browser asks for permission first. `allow` grants it and delivers a text from the clipboard. */
function appAskingPermission() {
  let allow: (text: string) => void = () => undefined
  const { store } = testApp({ readClipboard: () => new Promise((resolve) => (allow = resolve)) })
  const { actions } = store
  return { store, actions, allow: (text: string) => allow(text) }
}

test('a text that arrives in time is pasted', async () => {
  const { store, actions, allow } = appAskingPermission()
  const pasted = actions.pasteFromClipboard()
  allow(PUZZLES.codewars1)
  expect(await pasted).toBe(true)
  expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1)
})

test('a text that is asked for twice before it arrives is pasted once, and nothing is said to be in its way', async () => {
  const texts: ((text: string) => void)[] = []
  const { store } = testApp({ readClipboard: () => new Promise((resolve) => void texts.push(resolve)) })
  const pasted = [store.actions.pasteFromClipboard(), store.actions.pasteFromClipboard()]
  for (const arrive of texts) arrive(PUZZLES.codewars1)
  expect(await Promise.all(pasted)).toEqual([true, true])
  expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1)
  expect(store.getState().notice?.kind).toBe('read')
})

type Entry = readonly [what: string, enter: (page: ReturnType<typeof appAskingPermission>) => Promise<void>]

const ENTRIES: readonly Entry[] = [
  ['a puzzle', async ({ actions }) => actions.loadGrid(gridOfLine(PUZZLES.codewars2))],
  ['a text', async ({ actions }) => actions.setDraft('53..7')],
  [
    'a program',
    async ({ actions }) => {
      actions.own({ kind: 'open', language: 'python' })
      actions.own({ kind: 'edit', text: 'print(1)' })
    },
  ],
]

test.each(ENTRIES)('%s entered in the meantime is not replaced, and a notice says so', async (_, enter) => {
  const page = appAskingPermission()
  const pasted = page.actions.pasteFromClipboard()
  await enter(page)
  const { puzzle, draft, own } = page.store.getState()
  page.allow(PUZZLES.solved)
  expect(await pasted).toBe(true)
  const after = page.store.getState()
  expect(after.puzzle.grid).toEqual(puzzle.grid)
  expect([after.draft, after.own?.programs]).toEqual([draft, own?.programs])
  expect(after.notice).toEqual({ kind: 'not-pasted' })
})

test('a puzzle that is asked for after the paste stays', async () => {
  const { store, actions, allow } = appAskingPermission()
  const pasted = actions.pasteFromClipboard()
  generateOf(store)({ kind: 'make', seed: 'same' })
  allow(PUZZLES.codewars1)
  expect(await pasted).toBe(true)
  expect(store.getState().notice).toEqual({ kind: 'not-pasted' })
  expect(store.getState().generator.generation?.state.status).toBe('running')
})

test('a text replaces a puzzle that was being made when it was asked for', async () => {
  const { store, actions, allow } = appAskingPermission()
  generateOf(store)({ kind: 'make', seed: 'same' })
  const pasted = actions.pasteFromClipboard()
  await vi.waitFor(() => expect(store.getState().generator.generation?.state.status).toBe('ended'))
  allow(PUZZLES.codewars1)
  expect(await pasted).toBe(true)
  expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1)
})

type App = ReturnType<typeof testApp>

/** Ways to copy, each with what is said of it. */
const COPIES: readonly {
  readonly what: string
  readonly copy: (app: App) => void
  readonly said: (app: App) => unknown
}[] = [
  {
    what: 'an answer',
    copy: ({ store }) => void store.actions.copyAnswer(),
    said: ({ store }) => store.getState().notice?.kind === 'copied',
  },
  {
    what: 'a link of the Share dialog',
    copy({ store }) {
      if (!store.getState().isShareOpen) store.actions.share({ kind: 'open' })
      store.actions.share({ kind: 'copy', text: 'a link' })
    },
    said: ({ store }) => store.getState().sharing?.copied?.isRefused === false,
  },
  {
    what: 'a table of costs',
    copy: ({ store }) => compareOf(store)({ kind: 'copy', text: '| a |' }),
    said: ({ store }) => store.getState().comparing?.copied === 'copied',
  },
  {
    what: 'the results of a grading',
    copy: ({ store }) => gradeOf(store)({ kind: 'copy', as: 'csv' }),
    said: ({ store }) => store.getState().notice?.kind === 'copied',
  },
]

test.each(COPIES)(
  'of $what that is copied twice, the last time decides what is said',
  async ({ copy, said }) => {
    const writing: Pending<void>[] = []
    const app = testApp({
      writeClipboard() {
        const asked = pending<void>()
        writing.push(asked)
        return asked.promise
      },
    })
    copy(app)
    copy(app)
    writing[1].resolve()
    await vi.waitFor(() => expect(said(app)).toBe(true))
    writing[0].reject(new Error('No'))
    await app.untilQuiet()
    expect(said(app)).toBe(true)
  },
)

test('a table that is copied late is not said to be copied after another command', async () => {
  const writing = pending<void>()
  const app = testApp({ writeClipboard: () => writing.promise })
  const compare = compareOf(app.store)
  compare({ kind: 'copy', text: '| a |' })
  compare({ kind: 'sort', by: 'work' })
  writing.resolve()
  await app.untilQuiet()
  expect(app.store.getState().comparing?.copied).toBeUndefined()
})
