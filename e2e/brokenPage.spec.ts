/** A crash of the page shows the board's contents and ways to continue, never a blank page. */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_1, expectAccessible, tagsUnless } from './support.ts'
import { test } from './test.ts'

/** Makes React throw: edits a cell, removes elements, and undoes the edit, when React tries to remove them itself. */
async function breakPage(page: Page, ...selectors: readonly string[]): Promise<void> {
  await page.getByRole('gridcell').nth(2).focus()
  await page.keyboard.press('F2')
  await page.keyboard.press('5')
  await expect(page.getByRole('alert')).toContainText('5')
  await page.evaluate((taken) => taken.forEach((each) => document.querySelector(each)?.remove()), selectors)
  await page.locator('body').press('ControlOrMeta+z')
}

const stoppedAlert = (page: Page) => page.getByRole('alert').filter({ hasText: 'The page has stopped' })

for (const [where, selectors] of [
  ['in the page', ['[role=alert] > span']],
  ['around the page', ['[role=alert] > span', '#root > div']],
] as const) {
  test(`an error ${where} shows the board's contents, a link and a reload button`, {
    tag: tagsUnless(where === 'in the page'),
  }, async ({ page }) => {
    await page.goto(`/?puzzle=${CODEWARS_1}&event=100&lang=en`)
    await expect(page.getByTestId('event')).toHaveText('100')
    const moment = page.url()
    await breakPage(page, ...selectors)
    await expect(stoppedAlert(page)).toBeVisible()
    await expect(page.getByTestId('kept-puzzle')).toHaveText(CODEWARS_1)
    await expect(page.getByTestId('kept-board')).toHaveText(/^53\d{7}/)
    await expectAccessible(page)
    const link = page.getByRole('link', { name: 'Link to this moment' })
    expect(new URL(String(await link.getAttribute('href')), moment).searchParams.get('puzzle')).toBe(
      CODEWARS_1,
    )
    await button(page, 'Reload').click()
    await expect(page.getByRole('gridcell')).toHaveCount(81)
    expect(new URL(page.url()).searchParams.get('puzzle')).toBe(CODEWARS_1)
    await expect(stoppedAlert(page)).toHaveCount(0)
  })
}

test('a crashed page says so in Korean', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=ko`)
  await breakPage(page, '[role=alert] > span')
  await expect(page.getByRole('heading', { name: '페이지가 멈췄습니다' })).toBeVisible()
  await page.getByRole('link', { name: '빈 보드로 시작' }).click()
  await expect(page.getByRole('gridcell')).toHaveCount(81)
})
