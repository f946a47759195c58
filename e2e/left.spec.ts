/** Leaving the page while it plays, and opening it again at the same event. */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_2, counterValue } from './support.ts'
import { test } from './test.ts'

const address = `/?puzzle=${CODEWARS_2}&program=tables&event=100&lang=en`

/** Plays for some events, during which the URL stays the same. @returns the last shown event */
async function playOn(page: Page): Promise<number> {
  await expect(page.getByTestId('event')).toHaveText('100')
  await button(page, 'Play').click()
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(110)
  await expect(page).toHaveURL(/&event=100&/)
  return counterValue(page, 'event')
}

test('a reload while playing reopens at the shown event, or just after it', async ({ page }) => {
  await page.goto(address)
  const shown = await playOn(page)
  await page.reload()
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThanOrEqual(shown)
  await expect(button(page, 'Play')).toBeVisible()
  const opened = await counterValue(page, 'event')
  await expect(page).toHaveURL(new RegExp(`&event=${opened}&`))
  // Reloads again without playing: the event stays.
  await page.reload()
  await expect.poll(() => counterValue(page, 'event')).toBe(opened)
})

test('Back from another page reopens there, too, and a typed URL opens at its own event', async ({
  page,
}) => {
  await page.goto(address)
  const shown = await playOn(page)
  await page.goto('about:blank')
  // Does not wait for a load, which a page from the back/forward cache never has.
  await page.evaluate(() => setTimeout(() => history.back()))
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThanOrEqual(shown)
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.getByTestId('event')).toHaveText('100')
})

test('Compare in step, reloaded while playing, continues from there', async ({ page }) => {
  await page.goto(
    `/?puzzle=${CODEWARS_2}&view=race&lanes=tables.bitmasks.dancing-links&at=200&program=tables&lang=en`,
  )
  const position = () => page.getByRole('slider', { name: 'Race timeline' }).inputValue()
  await expect.poll(async () => Number(await position())).toBe(200)
  await button(page, 'Play').click()
  await expect.poll(async () => Number(await position())).toBeGreaterThan(220)
  const shown = Number(await position())
  await page.reload()
  await expect.poll(async () => Number(await position())).toBeGreaterThanOrEqual(shown)
  await expect(page).toHaveURL(/view=compare&lanes=tables\.bitmasks\.dancing-links&at=/)
})
