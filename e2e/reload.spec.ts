/** A reload keeps the visible range of the timeline, and whether it is repeated; opening another program does not. */
import { expect } from '@playwright/test'
import { CODEWARS_2, transportMenu, zoomIn } from './support.ts'
import { test } from './test.ts'

test('a reload keeps the timeline’s visible range and its loop', async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&program=bitmasks&event=41207&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('41,207')
  await expect(page.getByTestId('events')).toHaveText('99,056')
  await zoomIn(page, 3)
  await (await transportMenu(page)).getByRole('button', { name: 'Repeat what is shown' }).click()
  const detail = page.getByRole('slider', { name: 'Timeline detail' })
  const ends = () => detail.evaluate((slider) => [slider.getAttribute('min'), slider.getAttribute('max')])
  const kept = await ends()
  await page.reload()
  await expect(page.getByTestId('event')).toHaveText('41,207')
  await expect(detail).toBeVisible()
  expect(await ends()).toEqual(kept)
  await expect(
    (await transportMenu(page)).getByRole('button', { name: 'Repeat what is shown' }),
  ).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`/?puzzle=${CODEWARS_2}&program=tables&event=41207&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('41,207')
  await expect(detail).toHaveCount(0)
})
