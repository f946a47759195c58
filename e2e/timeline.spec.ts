/**
 * The timeline: zooming to single events, the pointer's tooltip, looping, landmarks such as the deepest dead end, and a
 * drawing that is exact, sharp, and grows smoothly.
 */
import { expect } from '@playwright/test'
import { EventKind, kindOf } from '../src/search/events.ts'
import { EngineAt } from './engine.ts'
import {
  ANTI_BRUTE_FORCE,
  button,
  CODEWARS_2,
  expectAccessible,
  counterValue,
  settledStripBounds,
  transportMenu,
  zoomIn,
} from './support.ts'
import { test } from './test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}`)
  await button(page, 'Go to end').click()
  await expect(page.getByTestId('event')).toHaveText('99,056')
  await page.getByRole('textbox', { name: 'Go to event' }).fill('41,207')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('event')).toHaveText('41,207')
})

test('it zooms in to single events, is scrubbed there, and zooms out again', async ({ page }) => {
  const detail = page.getByRole('slider', { name: 'Timeline detail' })
  await expect(detail).toBeHidden()
  await zoomIn(page, 8)
  await expect(detail).toBeVisible()
  const [min, max] = [await detail.getAttribute('min'), await detail.getAttribute('max')].map(Number)
  expect(max - min).toBeLessThan(50)
  expect([min < 41_207, max >= 41_207]).toEqual([true, true])
  await detail.fill(String(min + 3))
  await expect.poll(() => counterValue(page, 'event')).toBe(min + 3)
  await expectAccessible(page)
  await (await transportMenu(page)).getByRole('button', { name: 'Show the whole search' }).click()
  await expect(detail).toBeHidden()
})

test('a sentence says what the longest detour cost, and shows it from its first digit', async ({ page }) => {
  await expect(page.getByText('One wrong digit cost 45,895 of 99,056 events.')).toBeVisible()
  await button(page, 'Show it').click()
  const detail = page.getByRole('slider', { name: 'Timeline detail' })
  await expect(detail).toHaveAttribute('min', String(await counterValue(page, 'event')))
  const ends = await detail.evaluate((slider) => [slider.getAttribute('min'), slider.getAttribute('max')])
  expect(Number(ends[1]) - Number(ends[0])).toBe(45_895)
  await button(page, 'Whole search').click()
  await expect(detail).toBeHidden()
  await expect(button(page, 'Show it')).toBeVisible()
})

test('the wheel zooms around the pointer, and a tooltip describes the event there', {
  tag: '@thorough',
}, async ({ page }) => {
  const strip = await settledStripBounds(page.getByRole('slider', { name: 'Timeline', exact: true }))
  await page.mouse.move(strip.x + strip.width / 4, strip.y + 20)
  await expect(page.getByText(/^event 2\d,\d{3} · depth \d+ · r\dc\d.\d$/)).toBeVisible()
  for (let times = 0; times < 4; times++) await page.mouse.wheel(0, -400)
  const detail = page.getByRole('slider', { name: 'Timeline detail' })
  await expect(detail).toBeVisible()
  await expect.poll(async () => Number(await detail.getAttribute('min'))).toBeLessThan(99_056 / 4)
  await expect.poll(async () => Number(await detail.getAttribute('max'))).toBeGreaterThan(99_056 / 4)
})

test('playing loops the visible range', { tag: '@thorough' }, async ({ page }) => {
  await zoomIn(page, 8)
  const detail = page.getByRole('slider', { name: 'Timeline detail' })
  const [min, max] = [await detail.getAttribute('min'), await detail.getAttribute('max')].map(Number)
  await (await transportMenu(page)).getByRole('button', { name: 'Repeat what is shown' }).click()
  await page.getByRole('slider', { name: 'Speed' }).fill('8')
  await button(page, 'Play').click()
  const seen: number[] = []
  await expect
    .poll(async () => {
      seen.push(await counterValue(page, 'event'))
      return seen.some((event, index) => index > 0 && event < seen[index - 1])
    })
    .toBe(true)
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(min)
  expect(Math.max(...seen)).toBeLessThanOrEqual(max)
})

test('the deepest dead end and the longest excursion can be visited', { tag: '@thorough' }, async ({
  page,
}) => {
  await button(page, 'Places in the search').click()
  await page.getByRole('button', { name: /^Deepest dead end: event/ }).click()
  await expect.poll(() => counterValue(page, 'depth')).toBeGreaterThan(50)
  await page.getByRole('button', { name: /^Longest wasted detour begins/ }).click()
  const begins = await counterValue(page, 'event')
  await page.getByRole('button', { name: /^It ends/ }).click()
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(begins)
})

test('the depth of the search is drawn edge to edge, with the played part in other colours', {
  tag: '@thorough',
}, async ({ page }) => {
  const pictures = await page.locator('canvas').evaluateAll((canvases) =>
    canvases.map((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('Not a canvas')
      const { width, height } = canvas
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      const row = (depth: number) => Math.round(height * (1 - depth)) * width * 4
      const inkAt = (start: number) =>
        Array.from({ length: width }, (_, column) => pixels[start + column * 4 + 3])
      return {
        isWholeFootDrawn: inkAt(row(0.02)).every((alpha) => alpha > 0),
        isTopFree: inkAt(0).every((alpha) => alpha === 0),
        foot: pixels.slice(row(0.02), row(0.02) + 4).join(),
      }
    }),
  )
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) expect(picture).toMatchObject({ isWholeFootDrawn: true, isTopFree: true })
  expect(pictures[0].foot).not.toBe(pictures[1].foot)
})

test('it is drawn at screen resolution after every resize', {
  tag: '@thorough',
}, async ({ page }) => {
  const areFine = () =>
    page.locator('canvas[data-whole]').evaluateAll((canvases) =>
      canvases.map((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) throw new Error('Not a canvas')
        const { width, height, clientWidth, clientHeight } = canvas
        const [wide, high] = [clientWidth, clientHeight].map((side) => Math.round(side * devicePixelRatio))
        return width === wide && height === high
      }),
    )
  for (const [width, height] of [
    [1200, 800],
    [390, 844],
    [844, 390],
    [1440, 900],
  ]) {
    for (let steps = 4; steps >= 0; steps--)
      await page.setViewportSize({ width: width + steps, height: height + steps })
    await expect.poll(areFine).toEqual([true, true])
  }
})

/**
 * Runs a search up to event `to`. Returns the lowest and highest depth after its events from `from` + 1 on, for each
 * `slice` events.
 */
async function depthsBySlice(
  line: string,
  from: number,
  to: number,
  slice: number,
): Promise<readonly (readonly [number, number])[]> {
  const search = (await EngineAt.of(line)).at(from)
  const page = new Uint16Array(1 << 16)
  const depths = Array.from({ length: Math.ceil((to - from) / slice) }, (): [number, number] => [81, 0])
  let { depth } = search
  for (let event = from; event < to; ) {
    const written = search.run(page, 0, Math.min(page.length, to - event))
    for (let index = 0; index < written; index++) {
      const kind = kindOf(page[index])
      if (kind === EventKind.place) depth++
      else if (kind === EventKind.backtrack) depth--
      event++
      const bounds = depths[Math.floor((event - 1 - from) / slice)]
      if (depth < bounds[0]) bounds[0] = depth
      if (depth > bounds[1]) bounds[1] = depth
    }
  }
  return depths
}

test('two million of 138 million events are drawn exactly', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${ANTI_BRUTE_FORCE}`)
  await button(page, 'Go to end').click()
  await expect(page.getByRole('status')).toHaveText(/^Solved at event [\d,]+/)
  await page.getByRole('slider', { name: 'Timeline', exact: true }).fill('60000000')
  await zoomIn(page, 3)
  const detail = page.getByRole('slider', { name: 'Timeline detail' })
  const [from, to] = [await detail.getAttribute('min'), await detail.getAttribute('max')].map(Number)
  const canvas = page.locator('canvas').first()
  /** Per pixel column: first row of the band between lowest and highest depth, and the row after its end. */
  const bands = () =>
    canvas.evaluate((element) => {
      if (!(element instanceof HTMLCanvasElement)) throw new Error('Not a canvas')
      const { width, height } = element
      const { data = new Uint8ClampedArray() } =
        element.getContext('2d')?.getImageData(0, 0, width, height) ?? {}
      const pixels = new Uint32Array(data.buffer)
      const found = Array.from({ length: width }, (_, column): [number, number] => {
        let top = 0
        while (top < height && pixels[top * width + column] === 0) top++
        let foot = top
        // Any colour counts, because a line crosses the band. Everything below is transparent.
        while (foot < height && pixels[foot * width + column] !== 0) foot++
        return [top, foot]
      })
      return { width, height, found }
    })
  const { width, height } = await bands()

  // The app reads at most 4,096 slices. Their size is a power of two, and every slice starts at a multiple of the size.
  const slice = 2 ** Math.ceil(Math.log2((to - from) / 4096))
  const start = from - (from % slice)
  const depths = await depthsBySlice(ANTI_BRUTE_FORCE, start, to, slice)
  const deepest = ANTI_BRUTE_FORCE.replaceAll(/[1-9]/g, '').length
  const row = (depth: number) => Math.round(height * (1 - (0.94 * depth) / deepest))
  const sliceAt = (column: number) => (from + (column / width) * (to - from) - start) / slice
  const expected = Array.from({ length: width }, (_, column) => {
    const touched = depths.slice(Math.floor(sliceAt(column)), Math.ceil(sliceAt(column + 1)))
    const top = row(Math.max(...touched.map(([, highest]) => highest)))
    const foot = row(Math.min(...touched.map(([lowest]) => lowest)))
    return [top, Math.min(height, Math.max(foot, top + Math.max(1, Math.round(height / 48))))]
  })
  const wrongColumns = async () => {
    const { found } = await bands()
    return expected.filter((band, column) => band.join() !== found[column].join()).length
  }
  await expect.poll(wrongColumns).toBe(0)
})
