/** The worker that searches is started early, so that the first event is shown without delay. */
import { expect } from '@playwright/test'
import { button, cell, CODEWARS_1, counterValue, untilQuiet } from './support.ts'
import { test } from './test.ts'

/** Requests that delay no event: for the icon, and for the background worker, which loads when the page is idle. */
const UNRELATED_REQUESTS = /\/(background|favicon)/

test('A click on Play fetches nothing, because the first interaction already did', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (!UNRELATED_REQUESTS.test(request.url())) fetched.push(request.url())
  })
  await page.goto(`/?puzzle=${CODEWARS_1}`)
  await expect(cell(page, 1, 1)).toHaveText('5')
  await page.mouse.move(400, 300)
  await expect.poll(() => fetched.some((url) => url.includes('solver.worker'))).toBe(true)
  await untilQuiet(page, () => fetched.length)
  fetched.length = 0
  await button(page, 'Play').click()
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(5)
  expect(fetched).toEqual([])
})
