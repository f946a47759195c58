/** Touch gestures on the timeline: one finger scrolls or seeks, two zoom and pan. */
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test'
import { CODEWARS_2, counterValue, settledStripBounds, transportMenu, zoomIn } from './support.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Position of each finger on the page, in CSS pixels. */
type Fingers = readonly { readonly x: number; readonly y: number }[]

/** Number of touch moves in a gesture. */
const MOVES = 10

async function dispatch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  fingers: Fingers,
) {
  const touchPoints = fingers.map((point, id) => ({ ...point, id }))
  await session.send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** Puts fingers down in sequence, moves them evenly, and lifts them. */
async function touch(session: CDPSession, from: Fingers, to: Fingers) {
  for (let fingers = 1; fingers <= from.length; fingers++)
    await dispatch(session, 'touchStart', from.slice(0, fingers))
  for (let move = 1; move <= MOVES; move++) {
    const between = (start: number, end: number) => start + ((end - start) * move) / MOVES
    await dispatch(
      session,
      'touchMove',
      from.map(({ x, y }, finger) => ({ x: between(x, to[finger].x), y: between(y, to[finger].y) })),
    )
  }
  await dispatch(session, 'touchEnd', [])
}

/** Returns a function that maps a share of a strip's width, and pixels below its middle, to a point on the page. */
async function pointsOn(strip: Locator) {
  const box = await settledStripBounds(strip)
  return (share: number, down = 0) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 + down })
}

async function visibleRangeOf(slider: Locator): Promise<[number, number]> {
  return slider.evaluate((element) => {
    if (!(element instanceof HTMLInputElement)) throw new Error('Not a slider')
    return [Number(element.min), Number(element.max)]
  })
}

const overview = (page: Page) => page.getByRole('slider', { name: 'Timeline', exact: true })
const detail = (page: Page) => page.getByRole('slider', { name: 'Timeline detail' })

async function zoomToDetail(page: Page, times: number) {
  await zoomIn(page, times)
  await page.keyboard.press('Escape')
  await expect(detail(page)).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&lang=en`)
  await (await transportMenu(page)).getByRole('button', { name: 'Go to end' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('event')).toHaveText('99,056')
  await overview(page).fill('41207')
  await expect(page.getByTestId('event')).toHaveText('41,207')
})

test('a swipe up that starts on the timeline scrolls the page and nothing else', {
  tag: ['@protocol', '@thorough'],
}, async ({ page, context }) => {
  // So low that the page scrolls.
  await page.setViewportSize({ width: 390, height: 700 })
  const session = await context.newCDPSession(page)
  await zoomToDetail(page, 4)
  for (const strip of [overview(page), detail(page)]) {
    await page.evaluate(() => scrollTo(0, 0))
    await expect(strip).toBeInViewport({ ratio: 1 })
    const at = await pointsOn(strip)
    // The finger moves sideways first, as a thumb does.
    await dispatch(session, 'touchStart', [at(0.8)])
    for (const up of [1, 12, 40, 90, 150, 200])
      await dispatch(session, 'touchMove', [{ x: at(0.8).x - Math.min(5, up * 3), y: at(0).y - up }])
    await dispatch(session, 'touchEnd', [])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(await counterValue(page, 'event')).toBe(41_207)
    await expect(strip).toHaveJSProperty('value', '41207')
  }
})

test('a horizontal swipe scrubs', { tag: ['@protocol', '@thorough'] }, async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  const at = await pointsOn(overview(page))
  const scrolled = await page.evaluate(() => scrollY)
  await touch(session, [at(0.2)], [at(0.75, 12)])
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(99_056 * 0.74)
  expect(await counterValue(page, 'event')).toBeLessThan(99_056 * 0.76)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})

test('consecutive taps seek', { tag: ['@protocol', '@thorough'] }, async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  const at = await pointsOn(overview(page))
  for (const share of [0.7, 0.3]) {
    await touch(session, [at(share)], [at(share)])
    await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(99_056 * (share - 0.01))
    await expect.poll(() => counterValue(page, 'event')).toBeLessThan(99_056 * (share + 0.01))
  }
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(99_056 * 0.29)
})

test('a pinch zooms without moving the playhead', { tag: '@protocol' }, async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  const at = await pointsOn(overview(page))
  await touch(session, [at(0.65), at(0.75)], [at(0.5), at(0.9)])
  await expect(detail(page)).toBeVisible()
  const [from, to] = await visibleRangeOf(detail(page))
  expect((to - from) / 99_056).toBeGreaterThan(0.2)
  expect((to - from) / 99_056).toBeLessThan(0.3)
  expect(await counterValue(page, 'event')).toBe(41_207)
  await expect(overview(page)).toHaveJSProperty('value', '41207')
})

test('scrubbing by the first finger is reverted when a second one touches', {
  tag: ['@protocol', '@thorough'],
}, async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  const at = await pointsOn(overview(page))
  await dispatch(session, 'touchStart', [at(0.6)])
  await dispatch(session, 'touchMove', [at(0.7)])
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(60_000)
  await dispatch(session, 'touchStart', [at(0.7), at(0.9)])
  await expect(page.getByTestId('event')).toHaveText('41,207')
  await dispatch(session, 'touchEnd', [])
  expect(await counterValue(page, 'event')).toBe(41_207)
})

for (const zooms of [3, 8]) {
  test(`two fingers moving together pan at ${zooms} zoom steps`, {
    tag: ['@protocol', '@thorough'],
  }, async ({ page, context }) => {
    const session = await context.newCDPSession(page)
    await zoomToDetail(page, zooms)
    const [from, to] = await visibleRangeOf(detail(page))
    const length = to - from
    const at = await pointsOn(detail(page))
    await touch(session, [at(0.3), at(0.5)], [at(0.55), at(0.75)])
    await expect.poll(async () => (await visibleRangeOf(detail(page)))[0]).toBeLessThan(from - length * 0.15)
    const [panned, end] = await visibleRangeOf(detail(page))
    expect(panned).toBeGreaterThan(from - length * 0.35)
    expect(end - panned).toBe(length)
    expect(await counterValue(page, 'event')).toBe(41_207)
  })
}
