/** On a phone the board stays in sight, with the sentence below it or the sheet over the rest. */
import { expect, type Page, test } from '@playwright/test'
import { CODEWARS_2 } from './support.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const opened = (page: Page) => page.goto(`/?puzzle=${CODEWARS_2}&event=41207&lang=en`)

const heightOf = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox())?.height ?? 0

test('the sentence stands below the board while the sheet is closed, and in the sheet while it is open', async ({
  page,
}) => {
  await opened(page)
  await page.getByRole('tab', { name: 'Program' }).tap()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByTestId('reason')).toContainText('Row 5, column 3 has no digit left')
  await page.getByRole('button', { name: 'Close panels' }).tap()
  await expect(panel).toBeHidden()
  await expect(page.getByTestId('reason')).toContainText('Row 5, column 3 has no digit left')
  await page.getByRole('button', { name: 'Step back' }).tap()
  await expect(page.getByTestId('reason')).toContainText('Line 31: takes the 6 back')
})

test('the sheet has three stops, and the board and Play are in sight at each', async ({ page }) => {
  await opened(page)
  const board = page.getByRole('grid', { name: 'Sudoku board' })
  const play = page.getByRole('button', { name: 'Play', exact: true })
  const inSight = async () => {
    await expect(board).toBeInViewport({ ratio: 1 })
    await expect(play).toBeInViewport({ ratio: 1 })
  }
  await inSight()
  await page.getByRole('tab', { name: 'Program' }).tap()
  await inSight()
  const half = await heightOf(page, '[role=tabpanel]')
  const taller = page.getByRole('button', { name: 'Taller panels' })
  await taller.tap()
  await expect(taller).toHaveAttribute('aria-pressed', 'true')
  await inSight()
  expect(await heightOf(page, '[role=tabpanel]')).toBeGreaterThan(half + 100)
  await taller.tap()
  expect(await heightOf(page, '[role=tabpanel]')).toBe(half)
})
