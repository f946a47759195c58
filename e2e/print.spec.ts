/** The printed page: the board after the current event, the number of the event, the program's listing, the reason. */
import { expect, type Page } from '@playwright/test'
import { boardOf, button, CODEWARS_2, counterValue } from './support.ts'
import { test } from './test.ts'

/** Emulates printing, and waits for the printed view, which renders once the page is idle. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      return page.getByTestId('printed').count()
    })
    .toBe(1)
}

test('Puzzle, moment, listing and reason are printed on one page, without controls', {
  tag: ['@media', '@protocol'],
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&event=41207`)
  await expect.poll(() => counterValue(page, 'event')).toBe(41_207)
  const shown = await boardOf(page)
  await print(page)
  const sheet = page.getByTestId('printed')
  await expect(sheet.getByRole('listitem')).toHaveCount(35)
  await expect(sheet.locator('[aria-current=step]')).toHaveText('board[y][x] = 0', { useInnerText: true })
  await expect(sheet).toContainText('Row 5, column 3 has no digit left')
  await expect(sheet).toContainText('41,207')
  const digits = await sheet.getByRole('cell').allTextContents()
  expect(digits.map((digit) => (digit === '' ? '0' : digit)).join('')).toBe(shown)
  await expect(button(page, 'Play')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(pages).toHaveLength(1)
})

test('On screen the printed view is invisible, and the page is as before', {
  tag: ['@media', '@thorough'],
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&event=3`)
  await print(page)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByTestId('printed')).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.getByTestId('printed')).toHaveCount(0)
  await button(page, 'Step forward').click()
  await expect.poll(() => counterValue(page, 'event')).toBe(4)
})
