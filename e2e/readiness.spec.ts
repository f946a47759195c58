/** The files fetched before they are asked for, so that nobody waits for the first event. */
import { expect } from '@playwright/test'
import { button, cell, CODEWARS_1, figure, untilQuiet } from './support.ts'
import { test } from './test.ts'

/**
 * No event waits for them: places worth a visit, the growth of the overview, the address, and facts of the puzzle, which come
 * once the page is left alone; the icon, which the browser fetches when it likes.
 */
const BESIDE = /\/(LandmarkList|growing|link|addressBar|keptView|analysis|background|shared|favicon)/

test('A press on Play fetches nothing: the first sign of use has done so', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (!BESIDE.test(request.url())) fetched.push(request.url())
  })
  await page.goto(`/?puzzle=${CODEWARS_1}`)
  await expect(cell(page, 1, 1)).toHaveText('5')
  await page.mouse.move(400, 300)
  await expect.poll(() => fetched.some((url) => url.includes('strategy-'))).toBe(true)
  await untilQuiet(page, () => fetched.length)
  fetched.length = 0
  await button(page, 'Play').click()
  await expect.poll(() => figure(page, 'event')).toBeGreaterThan(5)
  expect(fetched).toEqual([])
})
