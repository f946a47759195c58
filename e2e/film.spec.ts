/**
 * Films of a range of events: the frames of videos (decoded in a separate page), the worker that makes films, its
 * failures, and the formats offered.
 */
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type * as Mediabunny from 'mediabunny'
import { replay } from '../src/search/trace/replay.ts'
import { decodedGif } from '../tests/support/gifDecoder.ts'
import { chooseFilm, givens, openSheet, savedFile, searchedTrace } from './shareSheet.ts'
import { button, expectAccessible } from './support.ts'
import { test } from './test.ts'

interface DecodedFrame {
  /** RGBA bytes, row-major. */
  readonly pixels: Buffer
  readonly startMs: number
  readonly durationMs: number
}

interface DecodedVideo {
  readonly width: number
  readonly height: number
  readonly codec: string | null
  readonly frames: readonly DecodedFrame[]
}

/** Decodes a video's frames in a page without the app. */
async function decodedVideo(page: Page, bytes: Buffer): Promise<DecodedVideo> {
  await page.route('**/player.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  )
  const library = await readFile('node_modules/mediabunny/dist/bundles/mediabunny.mjs')
  await page.route('**/mediabunny.mjs', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library }),
  )
  await page.goto('/player.html')
  const { frames, ...video } = await page.evaluate(async (content) => {
    const address = '/mediabunny.mjs'
    const { ALL_FORMATS, BufferSource, Input, VideoSampleSink } = (await import(address)) as typeof Mediabunny
    const file = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
    const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(file) })
    const track = await input.getPrimaryVideoTrack()
    if (track === null) throw new Error('No video')
    const canvas = new OffscreenCanvas(await track.getDisplayWidth(), await track.getDisplayHeight())
    const context = canvas.getContext('2d', { willReadFrequently: true })
    const frames: { pixels: string; startMs: number; durationMs: number }[] = []
    for await (const sample of new VideoSampleSink(track).samples()) {
      if (context === null) throw new Error('Nothing to draw on')
      sample.draw(context, 0, 0)
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      let characters = ''
      for (const byte of data) characters += String.fromCharCode(byte)
      const { timestamp, duration } = sample
      frames.push({ pixels: btoa(characters), startMs: timestamp * 1000, durationMs: duration * 1000 })
      sample.close()
    }
    return { width: canvas.width, height: canvas.height, codec: await track.getCodec(), frames }
  }, bytes.toString('base64'))
  return {
    ...video,
    frames: frames.map((frame) => ({ ...frame, pixels: Buffer.from(frame.pixels, 'base64') })),
  }
}

/** Side of a cell in a film 180 pixels wide, in pixels. */
const SIDE = Math.floor((180 - 4) / 9)

/** Mean absolute difference of the green channels of a video frame and GIF frame number `at` (from 0), 0 to 255. */
function difference(
  video: DecodedVideo,
  frame: DecodedFrame,
  gif: ReturnType<typeof decodedGif>,
  at: number,
) {
  let sum = 0
  for (let row = 0; row < gif.height; row++)
    for (let column = 0; column < gif.width; column++) {
      const green = frame.pixels[4 * (row * video.width + column) + 1]
      sum += Math.abs(green - gif.frames[at].colours[row * gif.width + column][1])
    }
  return sum / (gif.width * gif.height)
}

/** True if a cell has a digit, judged by its darkest pixel inside the grid lines. */
function isFilled(video: DecodedVideo, { pixels }: DecodedFrame, cell: number): boolean {
  const [top, left] = [4 + Math.floor(cell / 9) * SIDE, 4 + (cell % 9) * SIDE]
  let darkest = 255
  for (let row = 4; row < SIDE - 3; row++)
    for (let column = 4; column < SIDE - 3; column++)
      darkest = Math.min(darkest, pixels[4 * ((top + row) * video.width + left + column)])
  return darkest < 160
}

for (const [format, label, codec] of [
  ['webm', 'WebM video', 'vp9'],
  ['mp4', 'MP4 video', 'avc'],
] as const)
  test(`a film as ${label} shows the board of each event, frame by frame`, { tag: '@thorough' }, async ({
    page,
  }) => {
    const browserErrors: string[] = []
    page.on('console', (message) => message.type() === 'error' && browserErrors.push(message.text()))
    await openSheet(page, 'event=30&speed=50')
    await chooseFilm(page, 10, 40)
    await page.getByRole('combobox', { name: 'Width' }).selectOption('180 pixels')
    await page.getByRole('combobox', { name: 'Length' }).selectOption('3 seconds')
    const estimate = await page.locator(`#${format}-estimate`).textContent()
    const { bytes: gifBytes } = await savedFile(page, 'Animated GIF')
    const { name, bytes } = await savedFile(page, label)
    expect(name).toBe(`backdoku-10-40.${format}`)
    const kilobytes = Number(/^about (\d+) kB$/.exec(estimate ?? '')?.[1])
    expect(bytes.length / 1000).toBeGreaterThan(kilobytes / 2)
    expect(bytes.length / 1000).toBeLessThan(kilobytes * 2)
    expect(browserErrors).toEqual([])
    const gif = decodedGif(gifBytes)
    const video = await decodedVideo(page, bytes)
    expect(video.codec).toBe(codec)
    expect([video.width, video.height]).toEqual([180, 184])
    expect(video.frames).toHaveLength(31)
    const trace = searchedTrace()
    video.frames.forEach((frame, index) => {
      const { board } = replay(givens, trace.chunk(0), 10 + index)
      expect(Array.from({ length: 81 }, (_, cell) => isFilled(video, frame, cell))).toEqual(
        Array.from(board, (digit) => digit !== 0),
      )
      const differences = gif.frames.map((_, at) => difference(video, frame, gif, at))
      // The most similar GIF frame is the one of the same event.
      expect(differences.indexOf(Math.min(...differences))).toBe(index)
      expect(differences[index]).toBeLessThan(5)
    })
    expect(video.frames.map(({ startMs }) => Math.round(startMs))).toEqual(
      gif.frames.map((_, at) => at * 100),
    )
  })

test('a video can be stopped, and then nothing is saved', { tag: '@thorough' }, async ({ page }) => {
  const sheet = await openSheet(page, 'event=41207')
  let downloads = 0
  page.on('download', () => downloads++)
  await button(page, 'The visible range').click()
  await page.getByRole('combobox', { name: 'Length' }).selectOption('20 seconds')
  await page.getByRole('combobox', { name: 'Width' }).selectOption('540 pixels')
  await button(page, 'WebM video').click()
  await expect(sheet.getByText(/^[1-9]\d* of 201$/)).toBeVisible()
  await button(page, 'Stop').last().click()
  await expect(sheet.getByRole('progressbar')).toHaveCount(0)
  await savedFile(page, 'Waveform as SVG')
  expect(downloads).toBe(1)
})

test('a film shows the next 60 events, and the handles on the timeline move its ends', async ({ page }) => {
  const sheet = await openSheet(page, 'event=41207&speed=50')
  const fields = (name: string) => page.getByRole('textbox', { name })
  await expect(fields('Film from event')).toHaveValue('41207')
  await expect(fields('Film to event')).toHaveValue('41267')
  await expect(page.getByText(/^61 frames, about \d+ kB$/)).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Choose on the timeline').click()
  await expect(sheet).toHaveCount(0)
  const handles = (name: string) => page.getByRole('slider', { name })
  await handles('Film from event').press('ArrowLeft')
  const filmed = page.getByTestId('film-on-timeline')
  const { x = 0, y = 0, width = 0 } = (await filmed.boundingBox()) ?? {}
  await page.mouse.move(x + width + 8, y + 8)
  await page.mouse.down()
  await page.mouse.move(x + width + 100, y + 8, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByTestId('event')).toHaveText('41,207')
  const end = await handles('Film to event').inputValue()
  expect(Number(end)).toBeGreaterThan(41_270)
  await expectAccessible(page)
  await button(page, 'Make the film…').click()
  await expect(fields('Film from event')).toHaveValue('41206')
  await expect(fields('Film to event')).toHaveValue(end)
  await expect(filmed).toHaveCount(0)
  const { name } = await savedFile(page, 'Animated GIF')
  expect(name).toBe(`backdoku-41206-${end}.gif`)
})

test('a film goes on while the dialog is closed, with word of it, and can be stopped there', {
  tag: '@thorough',
}, async ({ page }) => {
  await openSheet(page, 'event=41207')
  await button(page, 'The visible range').click()
  await page.getByRole('combobox', { name: 'Length' }).selectOption('20 seconds')
  await page.getByRole('combobox', { name: 'Width' }).selectOption('540 pixels')
  await button(page, 'Animated GIF').click()
  await page.keyboard.press('Escape')
  const bar = page.getByRole('region', { name: 'Share' })
  await expect(bar.getByText(/^[1-9]\d* of 201$/)).toBeVisible()
  await bar.getByRole('button', { name: 'Stop' }).click()
  await expect(bar).toHaveCount(0)
  await button(page, 'Share').click()
  await button(page, 'Next 60 events').click()
  const download = page.waitForEvent('download')
  await button(page, 'Animated GIF').click()
  await page.keyboard.press('Escape')
  await download
  await expect(bar.getByText('backdoku-41207-41267.gif is in your downloads.')).toBeVisible()
  await bar.getByRole('button', { name: 'Close' }).click()
  await expect(bar).toHaveCount(0)
})

const filmWorkers = (page: Page) => page.workers().filter((worker) => worker.url().includes('film.worker'))

test('a film is encoded in a separate worker, which ends with it or on Stop', {
  tag: '@thorough',
}, async ({ page }) => {
  const started: string[] = []
  page.on('worker', (worker) => started.push(worker.url()))
  const sheet = await openSheet(page, 'event=41207')
  expect(filmWorkers(page)).toHaveLength(0)
  await button(page, 'The visible range').click()
  await page.getByRole('combobox', { name: 'Length' }).selectOption('20 seconds')
  await page.getByRole('combobox', { name: 'Width' }).selectOption('540 pixels')
  await button(page, 'Animated GIF').click()
  await expect(sheet.getByText(/^[1-9]\d* of 201$/)).toBeVisible()
  expect(filmWorkers(page)).toHaveLength(1)
  await button(page, 'Stop').last().click()
  await expect.poll(() => filmWorkers(page).length).toBe(0)
  await page.getByRole('combobox', { name: 'Length' }).selectOption('3 seconds')
  await page.getByRole('combobox', { name: 'Width' }).selectOption('180 pixels')
  await savedFile(page, 'Animated GIF')
  await expect.poll(() => filmWorkers(page).length).toBe(0)
  expect(started.filter((address) => address.includes('film.worker'))).toHaveLength(2)
})

const FAILURE_TEXT = 'The file could not be made. Try again.'

for (const [fault, file, label] of [
  ['whose script does not come', 'film.worker', 'Animated GIF'],
  ['whose encoder does not come', 'videoFilm', 'WebM video'],
] as const)
  test(`a worker ${fault} shows an error, and a retry makes the film`, { tag: '@thorough' }, async ({
    page,
  }) => {
    const sheet = await openSheet(page, 'event=30&speed=50')
    const files = `**/assets/${file}-*`
    await page.route(files, (route) => route.abort())
    await button(page, label).click()
    await expect(sheet.getByText(FAILURE_TEXT)).toBeVisible()
    await expect(sheet.getByRole('progressbar')).toHaveCount(0)
    await page.unroute(files)
    await savedFile(page, label)
    await expect(sheet.getByText(FAILURE_TEXT)).toHaveCount(0)
  })

test('a worker that dies while encoding shows the same error', { tag: '@thorough' }, async ({ page }) => {
  const sheet = await openSheet(page, 'event=30&speed=50')
  const body = 'addEventListener("message", () => { throw new Error("Out of memory") })'
  await page.route('**/assets/film.worker-*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  await button(page, 'Animated GIF').click()
  await expect(sheet.getByText(FAILURE_TEXT)).toBeVisible()
  await expect(sheet.getByRole('progressbar')).toHaveCount(0)
})

test('films are also made in a folder of a host, without requests outside of it', {
  tag: '@thorough',
}, async ({ page, baseURL }) => {
  await page.route('**/folder/**', async (route) => {
    await route.fulfill({
      response: await route.fetch({ url: route.request().url().replace('/folder/', '/') }),
    })
  })
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/folder/`) && !/^(blob|data):/.test(request.url()))
      outside.push(request.url())
  })
  await openSheet(page, 'event=30&speed=50', '/folder/')
  await chooseFilm(page, 10, 40)
  const { bytes } = await savedFile(page, 'Animated GIF')
  expect(decodedGif(bytes).frames).toHaveLength(31)
  await savedFile(page, 'WebM video')
  expect(outside).toEqual([])
})

test('formats that the browser cannot encode are not offered', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { isConfigSupported } = VideoEncoder
    VideoEncoder.isConfigSupported = async (config) =>
      config.codec.startsWith('avc')
        ? { supported: false, config }
        : isConfigSupported.call(VideoEncoder, config)
  })
  const sheet = await openSheet(page, 'event=41207')
  await expect(sheet.getByRole('button', { name: 'WebM video' })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'MP4 video' })).toHaveCount(0)
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'VideoEncoder'))
  const without = await openSheet(page, 'event=41207')
  await savedFile(page, 'Waveform as SVG')
  await expect(without.getByRole('button', { name: 'WebM video' })).toHaveCount(0)
  await expect(without.getByRole('button', { name: 'Animated GIF' })).toBeVisible()
})
