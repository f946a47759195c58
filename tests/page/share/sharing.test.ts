/** Tests what a shared link shows, that a stopped export reports nothing, and that the embed code is escaped. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, vi } from 'vitest'
import { RATES } from '../../../src/page/player/playback.ts'
import { rateOf } from '../../../src/page/player/rate.ts'
import { embedAddressOf, frameCode, sharedQuery } from '../../../src/page/share/addresses.ts'
import { eventsOf } from '../../../src/page/session/selectors.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import type { SharingCommand } from '../../../src/page/share/sharing.ts'
import { addressOf } from '../../../src/page/store/address.ts'
import type { BrowserEnvironment } from '../../../src/page/store/browserEnvironment.ts'
import { linkedViewOf, rangeNotation, rangeOfNotation } from '../../../src/page/timeline/linkedView.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { type Pending, pending } from '../../support/pending.ts'

const range = fc
  .tuple(fc.nat(1e12), fc.integer({ min: 1, max: 1e9 }))
  .map(([from, length]) => ({ from, to: from + length }))

async function openLink(query: string) {
  const { store } = testApp()
  await store.actions.follow(addressOf(query))
  return store
}

describe('A shared link', () => {
  test.prop([range])('leads to the range that it names', (named) => {
    expect(rangeOfNotation(rangeNotation(named))).toEqual(named)
  })

  test.prop([fc.string(), fc.string()])('with arbitrary text as its range is ignored', (junk, more) => {
    const query = new URLSearchParams({ range: `${junk}-${more}x`, speed: `${junk}.`, by: `${junk}!` })
    expect(linkedViewOf(`?${query}`)).toEqual({ range: undefined, rate: undefined, playsBy: 'events' })
  })

  test('has no range without events, and no speed that does not exist', () => {
    for (const junk of ['5-5', '6-5', '-1-5', '1-2-3', '1.5-3', '1e3-2e3', `1-${10 ** 17}`])
      expect(rangeOfNotation(junk)).toBeUndefined()
    for (const speed of ['7', '0', '-5', '1e3', '50 ', '0x10'])
      expect(linkedViewOf(`?${new URLSearchParams({ speed })}`).rate).toBeUndefined()
    expect(linkedViewOf('?speed=2000').rate).toBe(2000)
    expect(linkedViewOf('?speed=2000&by=lines').rate).toBeUndefined()
    expect(linkedViewOf('?speed=1000&by=lines')).toMatchObject({ rate: 1000, playsBy: 'lines' })
  })

  test.prop(
    [fc.constantFrom(...RATES), fc.integer({ min: 0, max: 8000 }), fc.integer({ min: 16, max: 300 })],
    {
      numRuns: 5,
    },
  )('leads to the same view once the search is as far', async (rate, from, length) => {
    const named = { from, to: from + length }
    const query = `?puzzle=${PUZZLES.codewars1}&event=40&range=${rangeNotation(named)}&speed=${rate}`
    const store = await openLink(query)
    await vi.waitFor(() => expect(store.getState().visibleRange).toEqual(named), 20_000)
    expect(rateOf(store.getState())).toBe(rate)
    await vi.waitFor(() => expect(sharedQuery(store.getState())).toContain('event=40'), 20_000)
    const shared = new URLSearchParams(sharedQuery(store.getState()))
    expect(Object.fromEntries(shared)).toMatchObject({ range: rangeNotation(named), speed: String(rate) })
  })

  test('sets the speed of programs in step, whose code is loaded only after the link is read', async () => {
    const { store } = testApp()
    const { actions } = store
    actions.openInStep()
    await actions.follow(addressOf('?view=race&lanes=tables.dancing-links&speed=2000'))
    expect(store.getState().lockstep).toBeUndefined()
    actions.lockstep({ kind: 'look' })
    await vi.waitFor(() => expect(store.getState().lockstep?.rate).toBe(2000), 20_000)
  })

  test('whose range belongs to a previous puzzle shows the whole trace', async () => {
    const store = await openLink(`?puzzle=${PUZZLES.codewars1}&range=1000-2000&speed=50`)
    const { actions } = store
    actions.share({ kind: 'open' })
    await actions.follow(addressOf(`?puzzle=${PUZZLES.codewars2}&event=30000`))
    await vi.waitFor(() => expect(sharedQuery(store.getState())).toContain('event=30000'), 20_000)
    expect(store.getState().visibleRange).toBeUndefined()
    actions.reset()
  })
})

describe('A slow file export', () => {
  /** Exports a finished search, and stops midway. @returns the export in progress, if any, and the saved files */
  async function stopExport(
    changes: (stop: () => void) => Partial<BrowserEnvironment>,
    command: SharingCommand,
  ) {
    const stop = vi.fn<() => void>(() => store.actions.share({ kind: 'stop' }))
    const { store, files } = testApp(changes(stop))
    const { actions } = store
    await actions.follow(addressOf(`?puzzle=${PUZZLES.codewars2}&event=99056`))
    await vi.waitFor(() => expect(eventsOf(frontOf(store.getState()).run)).toBe(99_056), 20_000)
    actions.share({ kind: 'open' })
    actions.share(command)
    await vi.waitFor(() => expect(stop).toHaveBeenCalled(), 20_000)
    // Lets all pending work finish.
    for (let task = 0; task < 50; task++) await new Promise((resume) => void setImmediate(resume))
    return { making: store.getState().sharing?.making, files }
  }

  test('reports nothing once it has been stopped', async () => {
    let tasks = 0
    const { making, files } = await stopExport(
      (stop) => ({
        async nextTask() {
          await new Promise((resume) => void setImmediate(resume))
          if (++tasks > 3) stop()
        },
      }),
      { kind: 'saveEvents', format: 'csv' },
    )
    expect(making).toBeUndefined()
    expect(files.size).toBe(0)
  })
})

test('A picture whose dialog is closed while it is drawn is not saved', async () => {
  const drawing = pending<Blob>()
  const { store, files, untilQuiet } = testApp({
    loadPictures: async () => ({
      pngOf: () => drawing.promise,
      videoFormats: async () => [],
      drawnDigits: () => expect.fail('No film is asked for'),
      makeFilmWorker: () => expect.fail('No film is asked for'),
    }),
  })
  const { actions } = store
  actions.share({ kind: 'open' })
  actions.share({ kind: 'saveBoard', format: 'png', caption: undefined })
  await untilQuiet()
  actions.share({ kind: 'close' })
  drawing.resolve(new Blob(['picture']))
  await untilQuiet()
  expect(files.size).toBe(0)
  expect(store.getState().notice).toBeUndefined()
})

test.each([
  { name: 'saved', settle: (saving: Pending<void>) => saving.resolve() },
  { name: 'refused', settle: (saving: Pending<void>) => saving.reject(new Error('No')) },
])('Of a picture that is $name after its dialog was closed, the page says nothing', async ({ settle }) => {
  const saving = pending<void>()
  const saveFile = vi.fn<BrowserEnvironment['saveFile']>(() => saving.promise)
  const { store, untilQuiet } = testApp({ saveFile })
  const { actions } = store
  actions.share({ kind: 'open' })
  actions.share({ kind: 'saveBoard', format: 'line', caption: undefined })
  await untilQuiet()
  expect(saveFile).toHaveBeenCalledOnce()
  actions.share({ kind: 'close' })
  settle(saving)
  await untilQuiet()
  expect(store.getState().notice).toBeUndefined()
  expect(store.getState().sharing?.hasFailed).toBe(false)
})

test('The embed code has its address escaped', () => {
  const shared = {
    page: 'https://backdoku.test/',
    query: '?puzzle=1&lang=en',
    program: undefined,
    withProgram: false,
  }
  const address = embedAddressOf(shared, { theme: 'dark', loops: true }, { from: 3, to: 90 })
  expect(address).toBe('https://backdoku.test/?puzzle=1&lang=en&embed=1&theme=dark&loop=3-90')
  expect(frameCode(address, 'a "b" <c>')).toContain(
    'src="https://backdoku.test/?puzzle=1&amp;lang=en&amp;embed=1&amp;theme=dark&amp;loop=3-90" title="a &quot;b&quot; &lt;c&gt;"',
  )
})
