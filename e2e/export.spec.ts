/** Exported files of a moment and of a range decode, and agree with the engine. */
import { expect } from '@playwright/test'
import { cellOf, digitOf, EventKind, kindOf } from '../src/search/events.ts'
import { depthsOf } from '../src/search/trace/depths.ts'
import { chunkOf } from '../src/search/trace/chunk.ts'
import { replay } from '../src/search/trace/replay.ts'
import { decodedGif } from '../tests/support/gifDecoder.ts'
import { chooseFilm, givens, openSheet, pictureOf, savedFile, searchedTrace } from './shareSheet.ts'
import { boardOf, button, expectAccessible } from './support.ts'
import { test } from './test.ts'

const SCHEMES = ['light', 'dark'] as const
/** Background as red, green, blue and opacity, by theme. */
const PAPER = { light: [255, 254, 251, 255], dark: [23, 26, 32, 255] }
const WAVE = {
  light: { band: [123, 122, 118, 255], body: [228, 226, 219, 255] },
  dark: { band: [122, 130, 146, 255], body: [38, 43, 52, 255] },
}
const FLAME = {
  light: {
    ink: [27, 29, 34, 255],
    path: [27, 138, 90, 255],
    now: [74, 111, 216, 255],
    solution: [124, 196, 160, 255],
  },
  dark: {
    ink: [236, 238, 242, 255],
    path: [79, 196, 141, 255],
    now: [74, 111, 204, 255],
    solution: [43, 116, 85, 255],
  },
}

/** Returns how many events precede the last event that fills the first blank. */
function finalPlacement(): number {
  const trace = searchedTrace()
  for (let number = chunkOf(99_056); number >= 0; number--) {
    const page = trace.chunk(number)
    const index = depthsOf(page).findLastIndex(
      (depth, index) => depth === 1 && kindOf(page.events[index]) !== EventKind.backtrack,
    )
    if (index >= 0) return page.start.event + index
  }
  throw new Error('Nothing is placed')
}

/** Returns an event's distance from the left edge of the SVG flame chart, in pixels. */
function leftInFlame(event: number): number {
  return Math.round(40 + (event / 99_056) * 1200)
}

test('the export of a whole search has all 99,056 events of the engine', {
  tag: ['@downloads', '@thorough'],
}, async ({ page }) => {
  await openSheet(page, 'event=41207')
  const { name, bytes } = await savedFile(page, 'Events as CSV')
  expect(name).toBe('backdoku-events-0-99056.csv')
  const [head, ...rows] = bytes.toString('utf8').split('\r\n')
  expect(head).toBe('event,kind,row,column,digit,depth')
  const trace = searchedTrace()
  const expected: string[] = []
  for (let number = 0; number <= chunkOf(99_056); number++) {
    const { events, start } = trace.chunk(number)
    const depths = depthsOf(trace.chunk(number))
    events.forEach((event, index) => {
      const kind = ['place', 'replace', 'backtrack'][kindOf(event)]
      const [row, column] = [Math.floor(cellOf(event) / 9) + 1, (cellOf(event) % 9) + 1]
      expected.push([start.event + index + 1, kind, row, column, digitOf(event), depths[index]].join(','))
    })
  }
  expect(rows.slice(0, -1)).toEqual(expected)
  expect(expected).toHaveLength(99_056)
})

test('the export of a visible range has its events, one JSON object per line', {
  tag: ['@downloads', '@thorough'],
}, async ({ page }) => {
  await openSheet(page, 'event=41207&range=41000-41500&speed=50')
  await expect(page.getByText('500 events: 41,001 to 41,500.')).toBeVisible()
  const { bytes } = await savedFile(page, 'Events as JSON Lines')
  const lines = bytes.toString('utf8').trimEnd().split('\n')
  expect(lines).toHaveLength(500)
  expect(JSON.parse(lines[0])).toMatchObject({ event: 41_001 })
  expect(JSON.parse(lines[499])).toMatchObject({ event: 41_500 })
})

test('the board is saved as text, as SVG with the line and its reason, and as a valid PNG', {
  tag: '@downloads',
}, async ({ page }) => {
  await openSheet(page, 'event=41207')
  const board = await boardOf(page)
  expect((await savedFile(page, '81 characters')).bytes.toString('utf8')).toBe(`${board}\n`)
  const { bytes: rows } = await savedFile(page, 'Nine lines')
  expect(rows.toString('utf8').replaceAll('\n', '')).toBe(board)
  await page.getByRole('checkbox', { name: 'With the line and its reason in the picture' }).check()
  const svg = (await savedFile(page, 'SVG')).bytes.toString('utf8')
  const digits = [...svg.matchAll(/>([1-9])<\/text>/g)].map(([, digit]) => digit).join('')
  expect(digits).toBe(board.replaceAll('0', ''))
  expect(svg).toContain('Line 31: takes the 8 back')
  expect(svg).toMatch(/Row 5, column 3 has no digit left/)
  const { name, bytes } = await savedFile(page, 'PNG')
  expect(name).toBe('backdoku-41207.png')
  // Background beside the board, and the board's left edge.
  const picture = await pictureOf(page, 'image/png', bytes, [
    [4, 4],
    [32, 400],
  ])
  expect(picture).toMatchObject({ width: 928, colours: [PAPER.light, [35, 38, 45, 255]] })
  expect(picture.height).toBeGreaterThan(928)
})

test('a GIF shows the board of each event, frame by frame', {
  tag: ['@downloads', '@thorough'],
}, async ({ page }) => {
  const sheet = await openSheet(page, 'event=30&speed=50')
  await chooseFilm(page, 10, 40)
  await page.getByRole('combobox', { name: 'Width' }).selectOption('180 pixels')
  const estimate = page.getByText(/^31 frames, about \d+ kB$/)
  await expect(estimate).toBeVisible()
  await expectAccessible(page)
  const { name, bytes } = await savedFile(page, 'Animated GIF')
  expect(name).toBe('backdoku-10-40.gif')
  const kilobytes = Number(/(\d+) kB/.exec((await estimate.textContent()) ?? '')?.[1])
  expect(bytes.length / 1000).toBeGreaterThan(kilobytes / 2)
  expect(bytes.length / 1000).toBeLessThan(kilobytes * 2)
  const gif = decodedGif(bytes)
  expect(gif.frames).toHaveLength(31)
  const trace = searchedTrace()
  expect([gif.width, gif.height]).toEqual([180, 184])
  const side = Math.floor((180 - 4) / 9)
  const margin = Math.floor((180 - 9 * side) / 2)
  /** The dark pixels of a cell, by its digit and whether it is given or placed. */
  const looks = new Map<string, string>()
  gif.frames.forEach(({ colours }, index) => {
    const { board } = replay(givens, trace.chunk(0), 10 + index)
    for (let cell = 0; cell < 81; cell++) {
      const [top, left] = [margin + Math.floor(cell / 9) * side, margin + (cell % 9) * side]
      let look = ''
      for (let row = 2; row < side - 2; row++)
        for (let column = 2; column < side - 2; column++)
          look += colours[(top + row) * gif.width + left + column][0] < 200 ? '#' : ' '
      const what = `${board[cell]} ${givens[cell] === 0 ? 'placed' : 'given'}`
      expect(look).toBe(looks.get(what) ?? look)
      looks.set(what, look)
    }
  })
  // Cells that look alike have the same digit.
  const digits = new Map([...looks].map(([what, look]) => [look, what.slice(0, 1)]))
  for (const [what, look] of looks) expect(digits.get(look)).toBe(what.slice(0, 1))
  expect(looks.get('0 placed')?.trim()).toBe('')
  await expect(sheet.getByRole('progressbar')).toHaveCount(0)
})

test('a film can be stopped, and then nothing is saved', {
  tag: ['@downloads', '@thorough'],
}, async ({ page }) => {
  const sheet = await openSheet(page, 'event=41207')
  let downloads = 0
  page.on('download', () => downloads++)
  await button(page, 'The visible range').click()
  await page.getByRole('combobox', { name: 'Length' }).selectOption('20 seconds')
  await page.getByRole('combobox', { name: 'Width' }).selectOption('540 pixels')
  await button(page, 'Animated GIF').click()
  await expect(sheet.getByRole('progressbar')).toBeVisible()
  await button(page, 'Stop').last().click()
  await expect(sheet.getByRole('progressbar')).toHaveCount(0)
  // The only download is the following one, so the stopped export has saved nothing.
  await savedFile(page, 'Waveform as SVG')
  expect(downloads).toBe(1)
})

// Some browsers number a second file of the same name.
test('the waveform is saved as SVG, or as PNG in the theme of the page', {
  tag: ['@downloads', '@media', '@thorough'],
}, async ({ page }) => {
  await openSheet(page, 'event=41207')
  const { name, bytes } = await savedFile(page, 'Waveform as SVG')
  expect(name).toBe('backdoku-waveform-0-99056.svg')
  expect(await pictureOf(page, 'image/svg+xml', bytes)).toMatchObject({ width: 1200, height: 240 })
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme })
    const { name, bytes } = await savedFile(page, 'Waveform as PNG')
    expect(name).toMatch(/^backdoku-waveform-0-99056(?:-2)?\.png$/)
    const { width, height, colours } = await pictureOf(page, 'image/png', bytes, [
      // Pixels at the right edge, where the solution is deepest: the paper above it, the band, and the body below the
      // band.
      [2398, 24],
      [2398, 34],
      [2398, 476],
    ])
    expect([width, height]).toEqual([2400, 480])
    expect(colours).toEqual([PAPER[scheme], WAVE[scheme].band, WAVE[scheme].body])
  }
})

test('the open flame chart is saved as SVG, or as PNG in the theme of the page', {
  tag: ['@downloads', '@media', '@thorough'],
}, async ({ page }) => {
  const sheet = await openSheet(page, 'event=41207')
  await expect(sheet.getByRole('button', { name: 'Waveform as SVG' })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Flame chart as' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('f')
  await expect(page.getByTestId('flame-canvas')).toHaveAttribute('data-exact', 'true')
  await button(page, 'Share').click()
  const { name, bytes } = await savedFile(page, 'Flame chart as SVG')
  expect(name).toBe('backdoku-flame-0-99056.svg')
  expect(bytes.toString('utf8')).toContain('path to the solution (line)')
  // One row per depth level.
  const rows = Math.max(...searchedTrace().envelope().highest)
  const [width, height] = [1240, 54 + 14 * rows]
  expect(await pictureOf(page, 'image/svg+xml', bytes)).toMatchObject({ width, height })
  const [placed, playhead] = [leftInFlame(finalPlacement()), leftInFlame(41_207)]
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme })
    const { name, bytes } = await savedFile(page, 'Flame chart as PNG')
    expect(name).toMatch(/^backdoku-flame-0-99056(?:-2)?\.png$/)
    const lowest = 2 * (height - 24 - 6)
    const picture = await pictureOf(page, 'image/png', bytes, [
      [4, 4],
      [2 * playhead, lowest],
      [2 * placed, lowest],
      // Inside the bar that begins at `placed`. The bar crosses the playhead and lasts to the end.
      [2 * placed + 8, lowest],
      [2 * width - 8, lowest],
    ])
    expect([picture.width, picture.height]).toEqual([2 * width, 2 * height])
    const { ink, path, now, solution } = FLAME[scheme]
    expect(picture.colours).toEqual([PAPER[scheme], ink, path, now, solution])
  }
})
