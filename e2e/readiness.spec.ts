/** Some work is done before it is asked for, and some after, so that nobody waits for the first event. */
import { expect, type Page } from '@playwright/test'
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

/** Whether the overview was there when the board first showed a digit more, once and for all of `press`. */
function seenWithTheBoard(page: Page, press: string): Promise<boolean> {
  return page.evaluate(
    (name) =>
      new Promise<boolean>((tell) => {
        const board = document.querySelector('[role=grid]')
        if (board === null) throw new Error('There is no board')
        const observer = new MutationObserver(() => {
          observer.disconnect()
          tell(document.querySelector('canvas[data-whole]') !== null)
        })
        observer.observe(board, { subtree: true, childList: true })
        document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click()
      }),
    press,
  )
}

test('a press that opens a search shows the board first, and the overview after it', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}`)
  await expect(cell(page, 1, 1)).toHaveText('5')
  const overview = page.locator('canvas[data-whole]')
  for (let searches = 0; searches < 3; searches++) {
    const isWithIt = await seenWithTheBoard(page, 'Go to end')
    // The first time, it had yet to be loaded as well.
    if (searches > 0) expect(isWithIt).toBe(false)
    await expect(overview).toHaveCount(2)
    await button(page, 'Reset').click()
    await expect(overview).toHaveCount(0)
    // That there is none is a deferred value, too.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  }
})
