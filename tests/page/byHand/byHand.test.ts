/**
 * Texts that the browser cannot copy and files that it may not save are shown. The user can then copy or save them by
 * hand.
 */
import { describe, expect, test, vi } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import type { BrowserEnvironment } from '../../../src/page/store/browserEnvironment.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { pending } from '../../support/pending.ts'

async function solvedApp(changes: Partial<BrowserEnvironment>) {
  const app = testApp(changes)
  const state = () => app.store.getState()
  const { actions } = app.store
  actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  actions.goToEnd()
  // Waits for the format of the answer, which is loaded lazily.
  await vi.waitFor(() => expect(state().answer).not.toBe(''), 20_000)
  expect(frontOf(state()).frame.moment.event).toBe(8365)
  return { ...app, state, actions }
}

type App = Awaited<ReturnType<typeof solvedApp>>

/** Clipboards that cannot be written. */
const refusals: readonly (readonly [name: string, writeClipboard: (text: string) => Promise<void>])[] = [
  ['refuses', () => Promise.reject(new Error('No'))],
  [
    'has none',
    () => {
      throw new TypeError("Cannot read properties of undefined (reading 'writeText')")
    },
  ],
]

/** Ways to copy, each with a pattern of the copied text. */
const COPIES: readonly (readonly [name: string, copy: (app: App) => unknown, text: RegExp])[] = [
  ['the answer', ({ actions }) => actions.copyAnswer(), /^5 3 4 6 7 8 9 1 2\n/],
  [
    'a link',
    async ({ actions }) => {
      actions.share({ kind: 'open' })
      actions.share({ kind: 'copy', text: 'https://backdoku.test/?puzzle=1' })
    },
    /^https:/,
  ],
  ['a table', ({ actions }) => actions.compare({ kind: 'copy', text: '| a |' }), /^\| a \|$/],
]

describe.each(refusals)('When the clipboard %s', (_name, writeClipboard) => {
  test.each(COPIES)('%s is shown', async (_what, copy, text) => {
    const app = await solvedApp({ writeClipboard })
    await copy(app)
    await vi.waitFor(() => expect(app.state().byHand).toMatchObject({ kind: 'copy' }))
    const { byHand } = app.state()
    expect(byHand?.kind === 'copy' && byHand.text).toMatch(text)
    app.actions.closeByHand()
    expect(app.state().byHand).toBeUndefined()
  })
})

describe('A file', () => {
  const saveBoard = { kind: 'saveBoard', format: 'rows', caption: undefined } as const
  const saveSvg = { ...saveBoard, format: 'svg' } as const

  test('that the browser cannot save is shown at once: text as text, a picture as a picture', async () => {
    const { actions, state } = await solvedApp({ saveFile: () => Promise.reject(new Error('No')) })
    actions.share({ kind: 'open' })
    actions.share(saveBoard)
    await vi.waitFor(() => expect(state().byHand).toMatchObject({ kind: 'text' }))
    const { byHand } = state()
    expect(byHand).toMatchObject({ file: { name: 'backdoku-8365.txt' } })
    expect(byHand?.kind === 'text' && byHand.text).toMatch(/^534678912\n(\d{9}\n){8}$/)
    actions.share(saveSvg)
    await vi.waitFor(() => expect(state().byHand).toMatchObject({ kind: 'picture' }))
    const shown = state().byHand
    const [, base64] =
      /^data:image\/svg\+xml;base64,(.*)$/.exec(shown?.kind === 'picture' ? shown.address : '') ?? []
    expect(atob(base64 ?? '')).toMatch(/^<svg /)
    expect(state().sharing).toMatchObject({ hasFailed: false })
  })

  test('that was saved can still be shown while the dialog is open: the browser may have saved nothing', async () => {
    const { actions, state, files } = await solvedApp({})
    actions.share({ kind: 'open' })
    actions.share(saveBoard)
    await vi.waitFor(() => expect(state().saved?.name).toBe('backdoku-8365.txt'))
    expect([...files.keys()]).toEqual(['backdoku-8365.txt'])
    expect(state().byHand).toBeUndefined()
    await actions.showSaved()
    expect(state().byHand).toMatchObject({ kind: 'text' })
    actions.closeByHand()
    actions.share({ kind: 'close' })
    expect(state().saved).toBeUndefined()
  })

  test('that was saved before under the same name gets a name of its own, which the note says', async () => {
    const { actions, state, files } = await solvedApp({})
    actions.share({ kind: 'open' })
    for (const name of ['backdoku-8365.txt', 'backdoku-8365-2.txt', 'backdoku-8365-3.txt']) {
      actions.share(saveBoard)
      await vi.waitFor(() => expect(state().saved?.name).toBe(name))
    }
    expect([...files.keys()]).toEqual(['backdoku-8365.txt', 'backdoku-8365-2.txt', 'backdoku-8365-3.txt'])
  })

  test('that the browser could not save leaves its name free, and no note about the file before', async () => {
    const refusals = [false, true, false]
    const { actions, state } = await solvedApp({
      saveFile: async () => {
        if (refusals.shift() === true) throw new Error('No')
      },
    })
    actions.share({ kind: 'open' })
    actions.share(saveBoard)
    await vi.waitFor(() => expect(state().saved?.name).toBe('backdoku-8365.txt'))
    actions.share(saveBoard)
    await vi.waitFor(() => expect(state().byHand).toMatchObject({ file: { name: 'backdoku-8365-2.txt' } }))
    expect(state().saved).toBeUndefined()
    actions.share(saveBoard)
    await vi.waitFor(() => expect(state().saved?.name).toBe('backdoku-8365-2.txt'))
  })

  test('that is read slowly does not take the place of what was shown after it, nor come back once closed', async () => {
    const { store } = testApp()
    const { actions } = store
    const reading = pending<string>()
    const slow = Object.assign(new Blob([], { type: 'text/plain' }), { text: () => reading.promise })
    store.setState({ saved: { name: 'slow.txt', content: slow } })
    const shown = [actions.showSaved()]
    store.setState({ saved: { name: 'fast.txt', content: new Blob(['fast'], { type: 'text/plain' }) } })
    await actions.showSaved()
    store.setState({ saved: { name: 'slow.txt', content: slow } })
    reading.resolve('slow')
    await Promise.all(shown)
    expect(store.getState().byHand).toMatchObject({ kind: 'text', text: 'fast' })
    const closed = actions.showSaved()
    actions.closeByHand()
    await closed
    expect(store.getState().byHand).toBeUndefined()
  })
})
