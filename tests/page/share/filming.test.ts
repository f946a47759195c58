/** A film is encoded in a worker of its own, which is always terminated when the film is finished, stopped or fails. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventsOf } from '../../../src/page/session/selectors.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import type { FilmOptions } from '../../../src/page/share/sharing.ts'
import { addressOf } from '../../../src/page/store/address.ts'
import { LAST_FRAME_MS } from '../../../src/page/share/pictures/animation.ts'
import { gifFilm } from '../../../src/page/share/pictures/gifFilm.ts'
import type { OpenFilm } from '../../../src/page/share/film/filmJobs.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { decodedGif } from '../../support/gifDecoder.ts'
import { InProcessFilmWorker } from '../../support/inProcessWorker.ts'

type OpenEncoder = OpenFilm

const OPTIONS: FilmOptions = { format: 'gif', widthPx: 180, seconds: 3 }
const gifEncoder: OpenEncoder = async (_format, width, height) => gifFilm(width, height)
/** An encoder that never starts. */
const hungEncoder: OpenEncoder = () => new Promise(() => undefined)

/**
 * Opens the Share dialog on a finished search.
 * @param opens functions that open an encoder, one per film; the last repeats
 */
async function openDialog(...opens: readonly OpenEncoder[]) {
  const films: InProcessFilmWorker[] = []
  onTestFinished(() => {
    for (const film of films) film.terminate()
  })
  const saved: (readonly BlobPart[])[] = []
  const app = testApp({
    loadPictures: async () => ({
      pngOf: () => expect.fail('No picture is asked for'),
      videoFormats: async () => [],
      drawnDigits(side) {
        const digits = Array.from({ length: 9 }, () => new Uint8Array(side * side))
        return { given: digits, placed: digits }
      },
      makeFilmWorker() {
        const open = opens[Math.min(films.length, opens.length - 1)]
        if (open === undefined) throw new Error('The browser makes no more workers')
        const film = new InProcessFilmWorker(open)
        films.push(film)
        return film
      },
    }),
    saveFile: async (_name, _type, parts) => void saved.push(parts),
  })
  const { actions } = app.store
  await actions.follow(addressOf(`?puzzle=${PUZZLES.codewars1}&event=8365`))
  await vi.waitFor(() => expect(eventsOf(frontOf(app.store.getState()).run)).toBe(8365), 20_000)
  actions.share({ kind: 'open' })
  const sharing = () => app.store.getState().sharing
  return { ...app, actions, films, saved, sharing }
}

/** Waits until pending promises and messages have been handled. */
async function untilSettled(): Promise<void> {
  for (let task = 0; task < 50; task++) await new Promise((resume) => void setImmediate(resume))
}

test('a film has all of its frames, and its worker ends with it', async () => {
  const { actions, films, saved, sharing } = await openDialog(gifEncoder)
  actions.share({ kind: 'saveFilm', options: OPTIONS })
  await vi.waitFor(() => expect(saved).toHaveLength(1), 20_000)
  const file = decodedGif(Buffer.from(await new Blob([...saved[0]]).arrayBuffer()))
  expect(file).toMatchObject({ width: OPTIONS.widthPx, height: 184 })
  expect(file.frames).toHaveLength(31)
  const delaysMs = file.frames.map(({ delayMs }) => delayMs)
  expect([new Set(delaysMs.slice(0, -1)).size, delaysMs.at(-1)]).toEqual([1, LAST_FRAME_MS])
  expect(sharing()).toMatchObject({ making: undefined, hasFailed: false })
  expect(films.map(({ terminated }) => terminated)).toEqual([true])
})

test('a second film takes back the note about the first while it is made, and has a name of its own', async () => {
  const { actions, store } = await openDialog(gifEncoder)
  const note = () => store.getState().saved?.name
  actions.share({ kind: 'saveFilm', options: OPTIONS })
  await vi.waitFor(() => expect(note()).toBe('backdoku-8305-8365.gif'), 20_000)
  actions.share({ kind: 'saveFilm', options: OPTIONS })
  expect(note()).toBeUndefined()
  await vi.waitFor(() => expect(note()).toBe('backdoku-8305-8365-2.gif'), 20_000)
})

test('a film that is stopped while a frame is encoded reports nothing more', async () => {
  const stop = vi.fn<() => void>(() => actions.share({ kind: 'stop' }))
  const { actions, films, saved, sharing } = await openDialog(async () => ({
    addFrame: async () => stop(),
    finish: async () => [],
  }))
  actions.share({ kind: 'saveFilm', options: OPTIONS })
  await vi.waitFor(() => expect(stop).toHaveBeenCalled(), 20_000)
  await untilSettled()
  expect(sharing()).toMatchObject({ making: undefined, hasFailed: false })
  expect(saved).toEqual([])
  expect(films.map(({ terminated }) => terminated)).toEqual([true])
})

test('a worker that never answers is ended by Stop', async () => {
  const { actions, films, sharing } = await openDialog(hungEncoder)
  actions.share({ kind: 'saveFilm', options: OPTIONS })
  await vi.waitFor(() => expect(films.at(-1)?.terminated).toBe(false))
  actions.share({ kind: 'stop' })
  await untilSettled()
  expect(films.at(-1)?.terminated).toBe(true)
  expect(sharing()).toMatchObject({ making: undefined, hasFailed: false })
})

test('a film goes on while the dialog is closed, is shown there again, and can be stopped', async () => {
  const { actions, films, saved, sharing } = await openDialog(hungEncoder)
  actions.share({ kind: 'saveFilm', options: OPTIONS })
  await vi.waitFor(() => expect(films.at(-1)?.terminated).toBe(false))
  actions.share({ kind: 'close' })
  await untilSettled()
  expect(films.at(-1)?.terminated).toBe(false)
  actions.share({ kind: 'open' })
  expect(sharing()?.making).toEqual({ what: 'gif', done: 0, of: 31 })
  actions.share({ kind: 'stop' })
  await untilSettled()
  expect(films.at(-1)?.terminated).toBe(true)
  expect(sharing()).toMatchObject({ making: undefined, hasFailed: false })
  expect(saved).toEqual([])
})

test('a film that is ready after the dialog was closed is saved, and the page says so', async () => {
  const { actions, saved, sharing, store } = await openDialog(gifEncoder)
  actions.share({ kind: 'saveFilm', options: OPTIONS })
  actions.share({ kind: 'close' })
  await vi.waitFor(() => expect(saved).toHaveLength(1), 20_000)
  expect(sharing()).toMatchObject({ making: undefined, ended: 'made' })
  const file = store.getState().saved
  expect(file?.name).toMatch(/gif$/)
  actions.share({ kind: 'open' })
  expect(sharing()).toMatchObject({ making: undefined, ended: undefined })
  expect(store.getState().saved).toBe(file)
})

test('a film whose search is closed meanwhile, with the dialog, ends, and the page says so', async () => {
  const { actions, saved, sharing, store } = await openDialog(async () => ({
    addFrame: async () => store.actions.loadGrid(gridOfLine(PUZZLES.boj2580), 'line-81'),
    finish: async () => [],
  }))
  actions.share({ kind: 'saveFilm', options: OPTIONS })
  actions.share({ kind: 'close' })
  await vi.waitFor(() => expect(sharing()?.ended).toBe('failed'))
  actions.share({ kind: 'open' })
  expect(sharing()).toMatchObject({ making: undefined, hasFailed: true })
  expect(saved).toEqual([])
})

test('a text or a picture that is saved meanwhile leaves a film going', async () => {
  const { actions, films, saved, sharing } = await openDialog(hungEncoder)
  actions.share({ kind: 'saveFilm', options: OPTIONS })
  await vi.waitFor(() => expect(films.at(-1)?.terminated).toBe(false))
  actions.share({ kind: 'saveBoard', format: 'line', caption: undefined })
  await untilSettled()
  expect(saved).toHaveLength(1)
  expect(films.at(-1)?.terminated).toBe(false)
  expect(sharing()?.making?.what).toBe('gif')
  actions.share({ kind: 'stop' })
})

test('the length and the width of a film stay when the dialog is closed', async () => {
  const { actions, sharing } = await openDialog(gifEncoder)
  actions.share({ kind: 'sizeFilm', size: { seconds: 20 } })
  actions.share({ kind: 'sizeFilm', size: { widthPx: 540 } })
  actions.share({ kind: 'close' })
  actions.share({ kind: 'open' })
  expect(sharing()?.filmSize).toEqual({ seconds: 20, widthPx: 540 })
})

test('a film shows the next events from the board on, and what is chosen stays until the board shows another', async () => {
  const { actions, sharing, store } = await openDialog(gifEncoder)
  // At the end of the search, the last events.
  expect(sharing()?.film).toEqual({ from: 8305, to: 8365 })
  await vi.waitFor(() => expect(sharing()?.firstFrame?.event).toBe(8305))
  actions.share({ kind: 'moveFilm', edge: 'from', event: 100 })
  await vi.waitFor(() => expect(sharing()?.firstFrame?.event).toBe(100))
  actions.share({ kind: 'close' })
  actions.share({ kind: 'open' })
  expect(sharing()?.film).toEqual({ from: 100, to: 8365 })
  actions.share({ kind: 'close' })
  actions.goToEvent(200)
  await vi.waitFor(() => expect(frontOf(store.getState()).frame.moment.event).toBe(200))
  actions.share({ kind: 'open' })
  expect(sharing()?.film).toEqual({ from: 200, to: 260 })
  actions.share({ kind: 'takeFilm', range: 'visible' })
  expect(sharing()?.film).toEqual({ from: 0, to: 8365 })
})

test('the ends are chosen on the timeline, zoomed to the film, and the dialog goes on with them', async () => {
  const { actions, sharing, store } = await openDialog(gifEncoder)
  actions.share({ kind: 'moveFilm', edge: 'to', event: 60 })
  expect(sharing()?.film).toEqual({ from: 0, to: 60 })
  actions.share({ kind: 'showOnTimeline' })
  expect(store.getState()).toMatchObject({ isShareOpen: false, visibleRange: { from: 0, to: 90 } })
  actions.share({ kind: 'moveFilm', edge: 'from', event: 20 })
  expect(sharing()).toMatchObject({ isOnTimeline: true, film: { from: 20, to: 60 } })
  actions.goToEvent(30)
  actions.share({ kind: 'open' })
  expect(sharing()).toMatchObject({ isOnTimeline: false, leadsToFilm: true, film: { from: 20, to: 60 } })
  actions.share({ kind: 'showOnTimeline' })
  actions.share({ kind: 'dismiss' })
  expect(sharing()?.isOnTimeline).toBe(false)
})

test('another film replaces the one in progress', async () => {
  const { actions, films, saved } = await openDialog(hungEncoder, gifEncoder)
  actions.share({ kind: 'saveFilm', options: OPTIONS })
  await vi.waitFor(() => expect(films).toHaveLength(1))
  actions.share({ kind: 'saveFilm', options: OPTIONS })
  await vi.waitFor(() => expect(saved).toHaveLength(1), 20_000)
  expect(films.map(({ terminated }) => terminated)).toEqual([true, true])
})

/** Functions that lose the worker of a film, by the words of the test. */
const LOSSES: Readonly<Record<string, (film: InProcessFilmWorker) => void>> = {
  'that dies': (film) => film.crash('Out of memory'),
  'whose script does not come': (film) => film.crash(),
  'that is silent'(film) {
    film.postMessage = () => undefined
  },
}

for (const [which, lose] of Object.entries(LOSSES))
  test(`a worker ${which} ends in a message, and the next film has another`, {
    tags: which === 'that dies' ? [] : ['thorough'],
  }, async () => {
    const { actions, films, saved, sharing, seconds } = await openDialog(hungEncoder, gifEncoder)
    actions.share({ kind: 'saveFilm', options: OPTIONS })
    await vi.waitFor(() => expect(films).toHaveLength(1))
    lose(films[0])
    for (let second = 0; second < 20; second++) {
      seconds.pass()
      // Lets the workers that still run answer their pings.
      await untilSettled()
    }
    expect(sharing()).toMatchObject({ making: undefined, hasFailed: true })
    expect(films[0].terminated).toBe(true)
    actions.share({ kind: 'saveFilm', options: OPTIONS })
    await vi.waitFor(() => expect(saved).toHaveLength(1), 20_000)
    expect(sharing()?.hasFailed).toBe(false)
  })

test('an encoder that refuses, and a worker that cannot be created, end in the same message', async () => {
  for (const opens of [[async () => Promise.reject(new Error('No encoder'))], []]) {
    const { actions, sharing, saved } = await openDialog(...opens)
    actions.share({ kind: 'saveFilm', options: OPTIONS })
    await vi.waitFor(() => expect(sharing()).toMatchObject({ making: undefined, hasFailed: true }))
    expect(saved).toEqual([])
  }
})

test('a film of a search that is lost meanwhile ends in the message, too', async () => {
  const { actions, workers, saved, sharing } = await openDialog(async () => ({
    addFrame: async () => workers.at(-1)?.crash('Out of memory'),
    finish: async () => [],
  }))
  actions.share({ kind: 'saveFilm', options: OPTIONS })
  await vi.waitFor(() => expect(sharing()).toMatchObject({ making: undefined, hasFailed: true }))
  expect(saved).toEqual([])
})
