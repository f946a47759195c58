/** On a phone the sheet is closed most of the time: what is in it costs nothing then. */
import { expect } from '@playwright/test'
import { button, CODEWARS_1, figure } from './support.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('facts are not computed behind a closed sheet, and are there when it is opened', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(`?puzzle=${CODEWARS_1}`)
  await button(page, 'Play').click()
  await expect.poll(() => figure(page, 'event')).toBeGreaterThan(3)
  await button(page, 'Pause').click()
  const workers = () => page.workers().filter((worker) => worker.url().includes('background')).length
  // Long enough for what waits its turn to begin.
  await page.waitForTimeout(1500)
  expect(workers()).toBe(0)
  await button(page, 'Open panels').click()
  await expect(page.getByTestId('facts')).toContainText('exactly one')
  expect(workers()).toBeGreaterThan(0)
})
