/** On a phone the sheet with the panels is mostly closed, and its contents cost nothing while it is closed. */
import { expect } from '@playwright/test'
import { button, CODEWARS_1, counterValue } from './support.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('facts are only computed once the sheet is opened', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto(`?puzzle=${CODEWARS_1}`)
  await button(page, 'Play').click()
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(3)
  await button(page, 'Pause').click()
  const workers = () => page.workers().filter((worker) => worker.url().includes('background')).length
  // A minute later, all delayed work would have started.
  await page.clock.fastForward(60_000)
  expect(workers()).toBe(0)
  await page.getByRole('tab', { name: 'Puzzle' }).click()
  await expect(page.getByTestId('facts')).toContainText('exactly one')
  expect(workers()).toBeGreaterThan(0)
})
