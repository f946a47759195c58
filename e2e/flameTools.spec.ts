/** The flame chart: its button, its resize handle, the height left for the board, and keyboard walks that zoom in. */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_2, expectAccessible, counterValue } from './support.ts'
import { test } from './test.ts'

async function openAt(page: Page, event: number) {
  await page.goto(`/?puzzle=${CODEWARS_2}&program=tables&solutions=first&event=${event}&lang=en`)
  await expect.poll(() => counterValue(page, 'event')).toBe(event)
  await expect(page.getByTestId('events')).toHaveText('99,056')
}

/** Waits until the chart is drawn exactly. @returns its canvas */
async function drawnChart(page: Page) {
  const canvas = page.getByTestId('flame-canvas')
  await expect(canvas).toHaveAttribute('data-exact', 'true')
  return canvas
}

async function heightOf(page: Page): Promise<number> {
  return Math.round((await page.getByTestId('flame-canvas').boundingBox())?.height ?? 0)
}

test('its handle exposes its height and its maximum height', async ({ page }) => {
  await openAt(page, 41_207)
  await page.locator('body').press('f')
  await drawnChart(page)
  const handle = page.getByRole('separator', { name: 'Height of the flame chart' })
  const expectHeightExposed = async () => {
    const height = await heightOf(page)
    await expect(handle).toHaveAttribute('aria-valuenow', String(height))
    await expect(handle).toHaveAttribute('aria-valuetext', `${height} pixels`)
    return height
  }
  const before = await expectHeightExposed()
  await handle.press('ArrowDown')
  await expect.poll(() => heightOf(page)).toBe(before - 16)
  await expectHeightExposed()
  await handle.press('End')
  await expect.poll(() => heightOf(page)).toBeGreaterThan(before)
  await expect(handle).toHaveAttribute('aria-valuemax', String(await expectHeightExposed()))
  // Further presses at the maximum are not added up: one ArrowDown lowers the chart by a step.
  await handle.press('ArrowUp')
  await handle.press('ArrowDown')
  await expect(handle).toHaveAttribute(
    'aria-valuenow',
    String(Number(await handle.getAttribute('aria-valuemax')) - 16),
  )
  await handle.press('Home')
  await expect(handle).toHaveAttribute('aria-valuemin', String(await heightOf(page)))
  await expectHeightExposed()
  const grip = await handle.boundingBox()
  if (grip === null) throw new Error('There is no handle')
  await page.mouse.move(grip.x + 40, grip.y + 5)
  await page.mouse.down()
  await page.mouse.move(grip.x + 40, grip.y - 65, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => heightOf(page)).toBeGreaterThan(120)
  await expectHeightExposed()
  // A shorter window lowers the maximum, which the handle exposes.
  await page.setViewportSize({ width: 1440, height: 700 })
  await expect.poll(async () => Number(await handle.getAttribute('aria-valuemax'))).toBeLessThan(400)
  await expectHeightExposed()
})

test('the button that opens it shows its name if there is room, and always has it as accessible name', async ({
  page,
}) => {
  await openAt(page, 41_207)
  const opener = button(page, 'Flame chart')
  await expect.poll(async () => (await opener.boundingBox())?.width).toBeGreaterThan(90)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect.poll(async () => (await opener.boundingBox())?.width).toBeLessThan(50)
  await opener.click()
  await expect(opener).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
})

test('in a window of 1440×900 the board above it keeps at least 270 pixels', async ({ page }) => {
  await openAt(page, 41_207)
  await page.locator('body').press('f')
  await drawnChart(page)
  await expect
    .poll(async () => (await page.getByRole('grid').boundingBox())?.height)
    .toBeGreaterThanOrEqual(270)
})

test('a walk to a placement narrower than a pixel zooms to it', async ({ page }) => {
  await openAt(page, 1)
  await button(page, 'Go to start').click()
  await expect.poll(() => counterValue(page, 'event')).toBe(0)
  await page.locator('body').press('f')
  await drawnChart(page)
  await page.getByRole('application', { name: 'Flame chart' }).focus()
  await page.keyboard.press('PageUp')
  await expect(page.getByTestId('flame-walk')).toContainText('a dead end')
  const detail = page.getByRole('slider', { name: 'Timeline detail' })
  await expect(detail).toBeVisible()
  const shown = Number(await detail.getAttribute('max')) - Number(await detail.getAttribute('min'))
  expect(shown).toBeLessThan(1000)
  // Walks back down to the bar that spans the whole search, of which only a part is visible.
  for (let steps = 0; steps < 60; steps++) await page.keyboard.press('ArrowDown')
  await expect(page.getByTestId('flame-walk')).toContainText('No placement in this direction')
})
