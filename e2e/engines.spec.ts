/** Long searches, all views and Python's snapshot, in browsers other than Chromium, which has more specific tests. */
import { expect } from '@playwright/test'
import {
  ANTI_BRUTE_FORCE,
  ANTI_BRUTE_FORCE_SOLVED,
  button,
  CODEWARS_1,
  CODEWARS_2,
  browserErrors,
  expectBoard,
  counterValue,
  openDrawer,
} from './support.ts'
import { openTools } from './ownPrograms.ts'
import { test } from './test.ts'

// The service worker registers once the page is idle, which happens during the longer tests.
test.use({ serviceWorkers: 'allow' })

test('138,350,568 events are searched, and seeks reach any of them', async ({ page }) => {
  const found = browserErrors(page)
  await page.goto(`/?puzzle=${ANTI_BRUTE_FORCE}`)
  await button(page, 'Go to end').click()
  await expect(page.getByTestId('event')).toHaveText('138,350,568', { timeout: 100_000 })
  await expectBoard(page, ANTI_BRUTE_FORCE_SOLVED)
  await page.getByRole('textbox', { name: 'Go to event' }).click()
  await page.keyboard.type('77777777')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('event')).toHaveText('77,777,777')
  const [placed, removedDigit, depth] = await Promise.all(
    ['placements', 'backtracks', 'depth'].map((counter) => counterValue(page, counter)),
  )
  expect([placed + removedDigit, placed - removedDigit]).toEqual([77_777_777, depth])
  await button(page, 'Flame chart').click()
  await expect(page.getByTestId('flame-canvas')).toBeVisible()
  expect(found).toEqual([])
})

test('every panel and every view opens, also in Korean', { tag: '@smoke' }, async ({ page }) => {
  const found = browserErrors(page)
  await page.goto(`/?puzzle=${CODEWARS_2}`)
  await expect(page.getByTestId('facts')).toContainText('exactly one')
  for (const name of ['Program', 'Puzzle']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel')).not.toBeEmpty()
  }
  await button(page, 'Check output').click()
  await expect(page.getByRole('textbox', { name: 'Program output' })).toBeVisible()
  for (const name of ['Grade', 'Compare']) {
    await page.getByRole('radio', { name, exact: true }).check({ force: true })
    await expect(page.getByRole('main')).not.toBeEmpty()
  }
  await button(page, '한국어').click()
  await expect(page.getByRole('radio', { name: '비교' })).toBeVisible()
  expect(found).toEqual([])
})

test('Python starts from the memory snapshot of the previous visit', async ({ context }) => {
  // A page per visit, since Firefox reports pending requests as failed when a page navigates away.
  const visit = async () => {
    const page = await context.newPage()
    const found = browserErrors(page)
    await page.goto(`/?puzzle=${CODEWARS_1}&program=own-python`)
    await button(page, 'Run').click()
    await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'accepted', {
      timeout: 100_000,
    })
    return { page, found }
  }
  const first = await visit()
  // A snapshot that fails to load would be dropped and recreated without the mark.
  await expect.poll(() => first.page.evaluate(markSnapshot), { timeout: 20_000 }).toBe('new')
  const { page, found } = await visit()
  await button(page, 'Go to start').click()
  await button(page, 'Step forward').click()
  await openDrawer(page)
  await expect(page.getByRole('region', { name: 'Variables', exact: true })).toContainText('depth')
  await openTools(page)
  await button(page, 'Count lines').click()
  await expect(page.getByRole('img', { name: /^Line 1 ran 1 time/ })).toBeVisible()
  expect(await page.evaluate(markSnapshot)).toBe('marked')
  expect([...first.found, ...found]).toEqual([])
})

/** Marks the cached snapshot. Runs in the page. @returns its state before; undefined without a snapshot */
async function markSnapshot(): Promise<'new' | 'marked' | undefined> {
  const cache = await caches.open('backdoku-python')
  const request = (await cache.keys()).find(({ url }) => url.includes('/snapshot/'))
  const kept = request && (await cache.match(request))
  if (request === undefined || kept === undefined) return undefined
  if (kept.headers.has('X-Mark')) return 'marked'
  await cache.put(request, new Response(await kept.arrayBuffer(), { headers: { 'X-Mark': '1' } }))
  return 'new'
}
