/** Where the page is left while it plays, it opens again. */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_2, figure } from './support.ts'
import { test } from './test.ts'

const address = `/?puzzle=${CODEWARS_2}&program=tables&event=100&lang=en`

/** Plays, until that can be seen. @returns the event that was shown last */
async function playOn(page: Page): Promise<number> {
  await expect(page.getByTestId('event')).toHaveText('100')
  await button(page, 'Play').click()
  await expect.poll(() => figure(page, 'event')).toBeGreaterThan(110)
  await expect(page).toHaveURL(/&event=100&/)
  return figure(page, 'event')
}

test('a reload while it plays opens at the event that was shown, or just after it', async ({ page }) => {
  await page.goto(address)
  const shown = await playOn(page)
  await page.reload()
  await expect.poll(() => figure(page, 'event')).toBeGreaterThanOrEqual(shown)
  await expect(button(page, 'Play')).toBeVisible()
  const opened = await figure(page, 'event')
  await expect(page).toHaveURL(new RegExp(`&event=${opened}&`))
  // Once more, with nothing played meanwhile.
  await page.reload()
  await expect.poll(() => figure(page, 'event')).toBe(opened)
})

test('Back from another page opens there, too, and an address that is typed opens where it says', async ({
  page,
}) => {
  await page.goto(address)
  const shown = await playOn(page)
  await page.goto('about:blank')
  // Nothing is waited for: a page that the browser has kept does not load again.
  await page.evaluate(() => setTimeout(() => history.back()))
  await expect.poll(() => figure(page, 'event')).toBeGreaterThanOrEqual(shown)
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.getByTestId('event')).toHaveText('100')
})

test('a race that is reloaded while it plays goes on from there', async ({ page }) => {
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
  await expect(page).toHaveURL(/view=race&lanes=tables\.bitmasks\.dancing-links&at=/)
})
