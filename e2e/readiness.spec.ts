/** The worker is started before it is asked for, so that the first event comes at once. */
import { expect } from '@playwright/test'
import { button, cell, CODEWARS_1, figure, untilQuiet } from './support.ts'
import { test } from './test.ts'

/** No event waits for them: facts of the puzzle, which come once the page is left alone, and the icon. */
const BESIDE = /\/(background|favicon)/

test('A press on Play fetches nothing: the first sign of use has done so', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (!BESIDE.test(request.url())) fetched.push(request.url())
  })
  await page.goto(`/?puzzle=${CODEWARS_1}`)
  await expect(cell(page, 1, 1)).toHaveText('5')
  await page.mouse.move(400, 300)
  await expect.poll(() => fetched.some((url) => url.includes('solver.worker'))).toBe(true)
  await untilQuiet(page, () => fetched.length)
  fetched.length = 0
  await button(page, 'Play').click()
  await expect.poll(() => figure(page, 'event')).toBeGreaterThan(5)
  expect(fetched).toEqual([])
})
