/** The app embedded in another page's frame: shows the search at an event, plays a range, and does nothing else. */
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { CODEWARS_1, CODEWARS_2, expectAccessible, untilQuiet } from './support.ts'
import { test } from './test.ts'

const MOMENT = `puzzle=${CODEWARS_2}&program=tables&event=41207&speed=50&lang=en&embed=1`

/** Serves and opens a blog post that embeds the app. */
async function openBlogPost(page: Page, query: string, width = 600): Promise<FrameLocator> {
  await page.route('**/blog.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Blog</title><h1>Post</h1><button>Like</button>
<iframe src="/?${query}" width="${width}" height="620"></iframe>`,
    }),
  )
  await page.goto('/blog.html')
  return page.frameLocator('iframe')
}

test('a frame has the board, the current line, the timeline and a link to the app, and nothing else', async ({
  page,
}) => {
  const frame = await openBlogPost(page, MOMENT)
  await expect(frame.getByTestId('event')).toHaveText('41,207')
  await expect(frame.getByRole('gridcell')).toHaveCount(81)
  await expect(frame.getByTestId('reason')).toContainText(/^.Line \d+|^.[\s\S]*line \d+/i)
  await expect(frame.getByRole('slider')).toHaveCount(1)
  await expect(frame.getByRole('banner')).toHaveCount(0)
  await expect(frame.getByRole('tab')).toHaveCount(0)
  const buttons = await frame.getByRole('button').allTextContents()
  const names = await frame
    .getByRole('button')
    .evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? 'sentence'))
  expect(buttons).toHaveLength(names.length)
  expect(names.filter((name) => name !== 'sentence')).toEqual(['Step back', 'Play', 'Step forward'])
  const link = frame.getByRole('link', { name: 'Open in Backdoku' })
  await expect(link).toHaveAttribute('target', '_blank')
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await expect(opened.getByTestId('event')).toHaveText('41,207')
  await expect(opened.getByRole('banner')).toBeVisible()
  expect(opened.url()).not.toContain('embed')
})

/** Matches script files that a frame never needs: panels, dialogs, and the background worker that computes facts. */
const NOT_SHOWN = /\/(?:OwnPanel|PuzzleFacts|Generator|CheckedOutput|ShareSheet|background\.worker)-/

test('a frame fetches only what it shows', { tag: '@thorough' }, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(`/?puzzle=${CODEWARS_2}&program=tables&event=12&lang=en&embed=1`)
  await expect(page.getByTestId('event')).toHaveText('12')
  await expect(page.getByTestId('reason')).toContainText(/line \d+/i)
  await page.waitForLoadState('networkidle')
  await untilQuiet(page, () => fetched.length)
  expect(fetched.some((url) => url.includes('/EmbedPage-'))).toBe(true)
  expect(fetched.filter((url) => NOT_SHOWN.test(url))).toEqual([])
})

test('a frame writes nothing to storage and adds no history entries', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(`/?${MOMENT}`)
  await expect(page.getByTestId('event')).toHaveText('41,207')
  const entries = await page.evaluate(() => history.length)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByTestId('event')).toHaveText('41,208')
  await page.getByRole('slider', { name: 'Timeline' }).fill('500')
  await expect(page.getByTestId('event')).toHaveText('500')
  await page.keyboard.press('+')
  await expect(page.getByRole('slider', { name: 'Timeline detail' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(page.url()).toContain('event=41207')
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('keys go to the page until the frame has focus, and never edit the board', {
  tag: '@thorough',
}, async ({ page }) => {
  const frame = await openBlogPost(page, MOMENT)
  await expect(frame.getByTestId('event')).toHaveText('41,207')
  await page.getByRole('button', { name: 'Like' }).focus()
  await page.keyboard.press('ArrowRight')
  const board = frame.getByRole('gridcell')
  const before = await board.allTextContents()
  await frame.getByRole('button', { name: 'Step forward' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(frame.getByTestId('event')).toHaveText('41,208')
  await page.keyboard.press('ArrowLeft')
  await expect(frame.getByTestId('event')).toHaveText('41,207')
  await board.nth(1).click()
  for (const key of ['5', 'Delete', 'Enter', 'F', '?']) await page.keyboard.press(key)
  await page.keyboard.press('.')
  await expect(frame.getByTestId('event')).toHaveText('41,208')
  await page.keyboard.press(',')
  await expect(frame.getByTestId('event')).toHaveText('41,207')
  expect(await board.allTextContents()).toEqual(before)
  await expect(frame.getByRole('dialog')).toHaveCount(0)
})

test('a range plays in a loop by itself', { tag: '@thorough' }, async ({ page }) => {
  const frame = await openBlogPost(page, `puzzle=${CODEWARS_1}&loop=200-240&speed=100&lang=en&embed=1`)
  await expect(frame.getByRole('button', { name: 'Pause' })).toBeVisible()
  const event = async () => Number((await frame.getByTestId('event').textContent())?.replace(/\D/g, ''))
  // The event decreases only when the range restarts.
  let [last, turns] = [0, 0]
  await expect
    .poll(
      async () => {
        const now = await event()
        if (now < last) turns++
        last = now
        return turns
      },
      { intervals: [20], timeout: 60_000 },
    )
    .toBeGreaterThan(1)
  expect(last).toBeGreaterThanOrEqual(200)
  expect(last).toBeLessThanOrEqual(240)
  await frame.getByRole('button', { name: 'Pause' }).click()
  await expect(frame.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('with reduced motion a range waits for Play', { tag: ['@media', '@thorough'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const frame = await openBlogPost(page, `puzzle=${CODEWARS_1}&loop=200-240&speed=100&lang=en&embed=1`)
  await expect(frame.getByRole('slider', { name: 'Timeline detail' })).toHaveAttribute('max', '240')
  await expect(frame.getByTestId('event')).toHaveText('200')
  await expect(frame.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('the theme can be fixed', { tag: ['@media', '@thorough'] }, async ({ page }) => {
  for (const [theme, background] of [
    ['dark', 'rgb(16, 18, 22)'],
    ['light', 'rgb(247, 246, 242)'],
  ]) {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' })
    const frame = await openBlogPost(page, `${MOMENT}&theme=${theme}`)
    await expect(frame.locator('html')).toHaveCSS('background-color', background)
  }
})

for (const width of [360, 480, 760])
  test(`everything is visible at a width of ${width} pixels`, { tag: '@thorough' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 620 })
    await page.goto(`/?${MOMENT}`)
    await expect(page.getByTestId('event')).toHaveText('41,207')
    await expect(page.getByTestId('reason')).toContainText(/line/i)
    await expectAccessible(page)
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return [scrollWidth, scrollHeight]
    })
    expect(size).toEqual([width, 620])
    for (const part of [
      page.getByRole('grid'),
      page.getByTestId('reason'),
      page.getByRole('slider', { name: 'Timeline' }),
      page.getByRole('link', { name: 'Open in Backdoku' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    expect((await page.getByRole('grid').boundingBox())?.width).toBeGreaterThan(250)
  })

test('a frame without a puzzle shows the moment of a first visit, without its welcome', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto('/?embed=1&lang=en')
  await expect(page.getByTestId('event')).toHaveText('10')
  await page.getByRole('button', { name: 'Step forward' }).click()
  await expect(page.getByTestId('event')).toHaveText('11')
  await expect(page.getByRole('region', { name: 'Tour' })).toHaveCount(0)
})

test('a frame sandboxed without allow-same-origin searches on the main thread', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.route('**/sandboxed.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Blog</title><h1>Post</h1>
<iframe sandbox="allow-scripts" src="/?${MOMENT}" width="600" height="620"></iframe>`,
    }),
  )
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/sandboxed.html')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByTestId('event')).toHaveText('41,207')
  await expect(frame.getByRole('gridcell')).toHaveCount(81)
  await frame.getByRole('button', { name: 'Step forward' }).click()
  await expect(frame.getByTestId('event')).toHaveText('41,208')
  await frame.getByRole('button', { name: 'Play' }).click()
  await expect(frame.getByTestId('event')).not.toHaveText(/41,2[01]/)
  await expect(frame.getByText('/ 99,056')).toBeVisible()
  expect(errors).toEqual([])
})

test('features that need a worker in a sandboxed frame name the permission that the frame lacks', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.route('**/sandboxed.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Blog</title><iframe sandbox="allow-scripts" src="/?puzzle=${CODEWARS_1}&lang=en" width="1200" height="800"></iframe>`,
    }),
  )
  await page.goto('/sandboxed.html')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('tab', { name: 'Puzzle' }).click()
  await expect(frame.getByText('allow-same-origin').first()).toBeVisible()
})
