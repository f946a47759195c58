/**
 * Pans the flame chart of 138 million events. It is drawn at most once per frame, and finally equals a chart opened at
 * the same range.
 */
import { expect, type Page } from '@playwright/test'
import { ANTI_BRUTE_FORCE, button, counterValue } from './support.ts'
import { test } from './test.ts'

/** Number of events of the whole search. */
const SEARCHED = 138_350_568

async function untilSearched(page: Page): Promise<void> {
  await expect.poll(() => counterValue(page, 'event')).toBe(SEARCHED)
}

async function untilDrawn(page: Page): Promise<void> {
  await expect(page.getByTestId('flame-canvas')).toHaveAttribute('data-exact', 'true')
}

function rangeOf(page: Page): Promise<readonly (string | null)[]> {
  const detail = page.getByRole('slider', { name: 'Timeline detail' })
  return Promise.all(['min', 'max'].map((edge) => detail.getAttribute(edge)))
}

/** Pans by some pixels in every frame. @returns the indices of the frames in which the chart was drawn */
function framesDrawn(page: Page, steps: number): Promise<readonly number[]> {
  return page.getByTestId('flame-canvas').evaluate(async (canvas: HTMLCanvasElement, count) => {
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('Nothing is drawn')
    const frames: number[] = []
    let frame = 0
    const { putImageData } = CanvasRenderingContext2D.prototype
    context.putImageData = (image: ImageData, ...place: readonly number[]) => {
      frames.push(frame)
      Reflect.apply(putImageData, context, [image, ...place])
    }
    for (; frame < count; frame++) {
      await new Promise(requestAnimationFrame)
      canvas.dispatchEvent(new WheelEvent('wheel', { deltaX: 12, bubbles: true, cancelable: true }))
    }
    return frames
  }, steps)
}

/** Returns a digest of all pixels of the chart. */
function digest(page: Page): Promise<string> {
  return page.getByTestId('flame-canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
    if (pixels === undefined) throw new Error('Nothing is drawn')
    const sum = new Uint32Array(pixels.buffer).reduce(
      (before, pixel) => Math.imul(before ^ pixel, 16_777_619),
      1,
    )
    return `${width}×${height}: ${sum}`
  })
}

test('it is drawn once per frame, and finally the same as when opened there', async ({ page }) => {
  await page.goto(`/?puzzle=${ANTI_BRUTE_FORCE}&program=tables&solutions=first`)
  await button(page, 'Go to end').click()
  await untilSearched(page)
  await page.locator('body').press('f')
  await page.getByTestId('flame-canvas').hover()
  for (let notch = 0; notch < 6; notch++) await page.mouse.wheel(0, -240)
  await untilDrawn(page)
  const before = await rangeOf(page)
  const frames = await framesDrawn(page, 60)
  expect(frames.length).toBeGreaterThan(30)
  expect(frames).toEqual([...new Set(frames)])
  const range = await rangeOf(page)
  expect(range).not.toEqual(before)
  await page.mouse.move(0, 0)
  await untilDrawn(page)
  const panned = await digest(page)
  await expect(page).toHaveURL(new RegExp(`event=${SEARCHED}`))
  await page.reload()
  await untilSearched(page)
  await expect.poll(() => rangeOf(page)).toEqual(range)
  await untilDrawn(page)
  await expect.poll(() => digest(page)).toBe(panned)
})
