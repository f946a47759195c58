/** The timeline: closer, single events, a loop, an exact event, and what is under the pointer. */
import { expect, test } from '@playwright/test'
import { ANTI_BRUTE_FORCE, button, CODEWARS_2, expectAccessible, figure } from './support.ts'

test.beforeEach(async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}`)
  await button(page, 'Go to end').click()
  await expect(page.getByTestId('event')).toHaveText('99,056')
  await page.getByRole('textbox', { name: 'Go to event' }).fill('41,207')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('event')).toHaveText('41,207')
})

test('it zooms in to single events, is scrubbed there, and shows the whole search again', async ({
  page,
}) => {
  const detail = page.getByRole('slider', { name: 'Timeline detail' })
  await expect(detail).toBeHidden()
  for (let times = 0; times < 8; times++) await button(page, 'Zoom in').click()
  await expect(detail).toBeVisible()
  const [min, max] = [await detail.getAttribute('min'), await detail.getAttribute('max')].map(Number)
  expect(max - min).toBeLessThan(50)
  expect([min < 41_207, max >= 41_207]).toEqual([true, true])
  await detail.fill(String(min + 3))
  await expect.poll(() => figure(page, 'event')).toBe(min + 3)
  await expectAccessible(page)
  await button(page, 'Show the whole search').click()
  await expect(detail).toBeHidden()
})

test('the wheel zooms around the pointer, and tells what is under it', async ({ page }) => {
  const strip = await page.getByRole('slider', { name: 'Timeline', exact: true }).boundingBox()
  if (strip === null) throw new Error('The timeline is not on the page')
  await page.mouse.move(strip.x + strip.width / 4, strip.y + 20)
  await expect(page.getByText(/^event 2\d,\d{3} · depth \d+ · r\dc\d.\d$/)).toBeVisible()
  for (let times = 0; times < 4; times++) await page.mouse.wheel(0, -400)
  const detail = page.getByRole('slider', { name: 'Timeline detail' })
  await expect(detail).toBeVisible()
  await expect.poll(async () => Number(await detail.getAttribute('min'))).toBeLessThan(99_056 / 4)
  await expect.poll(async () => Number(await detail.getAttribute('max'))).toBeGreaterThan(99_056 / 4)
})

test('playing repeats what is shown', async ({ page }) => {
  for (let times = 0; times < 8; times++) await button(page, 'Zoom in').click()
  const detail = page.getByRole('slider', { name: 'Timeline detail' })
  const [min, max] = [await detail.getAttribute('min'), await detail.getAttribute('max')].map(Number)
  await button(page, 'Repeat what is shown').click()
  await page.getByRole('slider', { name: 'Speed' }).fill('8')
  await button(page, 'Play').click()
  const seen: number[] = []
  await expect
    .poll(async () => {
      seen.push(await figure(page, 'event'))
      return seen.some((event, index) => index > 0 && event < seen[index - 1])
    })
    .toBe(true)
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(min)
  expect(Math.max(...seen)).toBeLessThanOrEqual(max)
})

test('the deepest dead end and the longest excursion can be visited', async ({ page }) => {
  await page.getByRole('button', { name: /^Deepest dead end: event/ }).click()
  await expect.poll(() => figure(page, 'depth')).toBeGreaterThan(50)
  await page.getByRole('button', { name: /^Longest excursion begins/ }).click()
  const begins = await figure(page, 'event')
  await page.getByRole('button', { name: /^It ends/ }).click()
  await expect.poll(() => figure(page, 'event')).toBeGreaterThan(begins)
})

test('the depth of the search is drawn from edge to edge, in other colours as far as it has been played', async ({
  page,
}) => {
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

test('two million of 138 million events are drawn to the pixel', async ({ page }) => {
  await page.goto(`/?puzzle=${ANTI_BRUTE_FORCE}`)
  await button(page, 'Go to end').click()
  await expect(page.getByRole('status')).toHaveText('Solved')
  await page.getByRole('slider', { name: 'Timeline', exact: true }).fill('60000000')
  for (let times = 0; times < 3; times++) await button(page, 'Zoom in').click()
  const detail = page.getByRole('slider', { name: 'Timeline detail' })
  const [min, max] = [await detail.getAttribute('min'), await detail.getAttribute('max')].map(Number)
  /** How many columns of the waveform are other ones than the column before. */
  const changes = () =>
    page
      .locator('canvas')
      .first()
      .evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) throw new Error('Not a canvas')
        const { width, height } = canvas
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
        const depthsIn = (column: number) =>
          Array.from({ length: height }, (_, row) => pixels[(row * width + column) * 4 + 3]).join()
        const columns = Array.from({ length: width }, (_, column) => depthsIn(column))
        return columns.filter((depths, column) => column > 0 && depths !== columns[column - 1]).length
      })
  // The envelope of the whole search has a bucket for 8192 events.
  await expect.poll(changes).toBeGreaterThan((max - min) / 8192)
})
