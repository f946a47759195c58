/** Programs in step, one in each lane: in step, to the end, by link, by keyboard, on a phone. */
import { expect, type Page } from '@playwright/test'
import { boardOf, button, CODEWARS_1, CODEWARS_2, expectAccessible, paste } from './support.ts'
import { test } from './test.ts'

const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const timeline = (page: Page) => page.getByRole('slider', { name: 'Race timeline' })

/** Digits of all boards, in lane order. */
async function boards(page: Page): Promise<readonly string[]> {
  return page
    .getByTestId('lane-board')
    .evaluateAll((all) =>
      all.map((board) =>
        Array.from(board.querySelectorAll('span'), (cell) => cell.textContent || '0').join(''),
      ),
    )
}

/** Reads the event of each lane, and its number of events: `300 / 2,882`. */
async function events(page: Page): Promise<readonly string[]> {
  return page.getByTestId('lane-event').allTextContents()
}

/** Opens programs in step by an address of former versions, and waits until all searches have ended. */
async function openLockstep(page: Page, query: string, puzzle = CODEWARS_2) {
  await page.goto(`/?puzzle=${puzzle}&view=race&lang=en&${query}`)
  await expect(page.getByTestId('lane-end').first()).toBeVisible()
  await expect(page.getByTestId('badge').getByText('still searched')).toHaveCount(0)
}

/** Query of three programs in step. */
const THREE = 'lanes=tables.fewest-candidates.dancing-links'

test('Compare in step is opened, scrubbed and played, and its link restores the same boards', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&program=tables&lang=en`)
  await page.getByRole('radio', { name: 'Compare' }).check({ force: true })
  await page.getByRole('radio', { name: 'In step', exact: true }).check({ force: true })
  await expect(page.getByRole('heading', { name: 'Three programs, one puzzle' })).toBeVisible()
  await expect(page.getByTestId('lane-end')).toHaveCount(3)
  await timeline(page).fill('12000')
  await expect.poll(() => events(page)).toEqual(['12,000 / 99,056', '12,000 / 20,142', '2,882 / 2,882'])
  await expect(lane(page, 'Dancing links').getByTestId('badge')).toHaveText('1st')
  await expect(lane(page, 'Fewest candidates first').getByTestId('badge')).toHaveText('59% of its search')
  await expect(page.getByTestId('race-lead')).toHaveText('Dancing links')
  await expect(page.getByTestId('race-finished')).toHaveText('1 / 3')
  await expect(page).toHaveURL(/view=compare&lanes=tables\.fewest-candidates\.dancing-links&at=12000/)
  const shown = await boards(page)
  expect(shown[2]).not.toContain('0')
  await expectAccessible(page)
  const link = page.url()
  await page.goto('about:blank')
  await page.goto(link)
  await expect.poll(() => boards(page)).toEqual(shown)
  await expect.poll(() => events(page)).toEqual(['12,000 / 99,056', '12,000 / 20,142', '2,882 / 2,882'])

  await page.getByRole('slider', { name: 'Speed' }).fill('20')
  await button(page, 'Play').click()
  await expect(page.getByTestId('race-finished')).toHaveText('3 / 3')
  await expect(button(page, 'Play')).toBeVisible()
  await expect(page.getByTestId('badge')).toHaveText(['3rd', '2nd', '1st'])
  expect(new Set(await boards(page)).size).toBe(1)
})

test('a program picked in the comparison is watched in step with the fastest; the link opens the same lanes', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&program=tables&lang=en&view=compare`)
  await expect(page.getByText('11 of 11 programs counted')).toBeVisible({ timeout: 60_000 })
  await button(page, 'Candidate list').click()
  await page.getByRole('button', { name: /^Race against/ }).click()
  await expect(page.getByRole('heading', { name: 'Two programs, one puzzle' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Program in lane 1' })).toHaveValue('candidate-list')
  await expect(page.getByTestId('lane-end')).toHaveCount(2)
  await timeline(page).fill('90000000')
  await expect(page).toHaveURL(/lanes=candidate-list\.[\w-]+&step=cpython&at=0\.09/)
  // The boards follow once the worker has reported each lane's event at this position of the timeline.
  await expect
    .poll(async () => (await events(page)).some((reported) => reported.startsWith('0 ')))
    .toBe(false)
  const [shown, reported] = [await boards(page), await events(page)]
  const link = page.url()
  await page.goto('about:blank')
  await page.goto(link)
  await expect.poll(() => events(page)).toEqual(reported)
  expect(await boards(page)).toEqual(shown)
  await button(page, 'Go to end').click()
  await expect(page.getByTestId('badge')).toHaveText(['2nd', '1st'])
})

test('a lane opens in the main view at its position, and the lanes are unchanged on return', {
  tag: '@thorough',
}, async ({ page }) => {
  await openLockstep(page, `${THREE}&at=500`)
  const shown = await boards(page)
  await button(page, 'Watch Fewest candidates first').click()
  await expect(page.getByTestId('event')).toHaveText('500')
  // While the main view still shows removed digits beside the placed ones, the board's text exceeds 81 characters.
  await expect.poll(async () => (await boardOf(page)).length).toBe(81)
  await page.getByRole('radio', { name: 'Compare' }).check({ force: true })
  await expect.poll(() => boards(page)).toEqual(shown)
})

test('Space plays the lanes right after a click on its view', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}`)
  await page.getByText('Compare', { exact: true }).click()
  await page.getByText('In step', { exact: true }).first().click()
  await expect(page.getByTestId('race-position')).toHaveText('0')
  await page.keyboard.press('Space')
  await expect(button(page, 'Pause')).toBeVisible()
})

test('by keyboard alone: steps, ends, playing; the main search is unaffected', {
  tag: '@thorough',
}, async ({ page }) => {
  await openLockstep(page, THREE)
  await page.getByRole('heading', { name: /programs, one puzzle/ }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('.')
  await expect(page.getByTestId('race-position')).toHaveText('2')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByTestId('race-position')).toHaveText('1')
  await page.keyboard.press('End')
  await expect(page.getByTestId('race-position')).toHaveText('99,056')
  await expect(page.getByTestId('race-finished')).toHaveText('3 / 3')
  await page.keyboard.press('Home')
  await expect(page.getByTestId('race-position')).toHaveText('0')
  await page.keyboard.press('Space')
  await expect(button(page, 'Pause')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(button(page, 'Play')).toBeVisible()
  await timeline(page).focus()
  await page.keyboard.press('End')
  await expect(page.getByTestId('race-finished')).toHaveText('3 / 3')
  await page.getByRole('radio', { name: 'Watch' }).check({ force: true })
  await expect(page.getByTestId('event')).toHaveText('0')
  await expect(button(page, 'Play')).toBeVisible()
})

test('a puzzle pasted while programs are in step restarts them on that puzzle', { tag: '@thorough' }, async ({
  page,
}) => {
  await openLockstep(page, `${THREE}&at=300`)
  await button(page, 'Play').click()
  await expect(button(page, 'Pause')).toBeVisible()
  await paste(page, CODEWARS_1)
  await expect(button(page, 'Play')).toBeVisible()
  await expect(page.getByTestId('race-position')).toHaveText('0')
  await expect(page.getByTestId('lane-event').first()).toHaveText('0 / 8,365')
  await page.keyboard.press('End')
  await expect(page.getByTestId('race-finished')).toHaveText('3 / 3')
  expect(new Set(await boards(page)).size).toBe(1)
})

test('a program is changed in step, added and removed', { tag: '@thorough' }, async ({ page }) => {
  await openLockstep(page, `${THREE}&at=300`)
  await page.getByRole('combobox', { name: 'Program in lane 3' }).selectOption({ label: 'Bitmasks' })
  await expect.poll(() => events(page)).toEqual(['300 / 99,056', '300 / 20,142', '300 / 99,056'])
  const shown = await boards(page)
  expect(shown[2]).toBe(shown[0])
  await button(page, 'Add a program').click()
  await expect(page.getByTestId('lane-board')).toHaveCount(4)
  await expect(button(page, 'Add a program')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Take Bitmasks out of the race').click()
  await expect(page.getByTestId('lane-board')).toHaveCount(3)
  await expect(page).toHaveURL(/lanes=tables\.fewest-candidates\.check-functions&at=300/)
})

test('an invalid link still opens Compare in step', { tag: '@thorough' }, async ({ page }) => {
  await openLockstep(page, 'lanes=nobody.tables..%00&step=leaps&at=-1')
  await expect(page.getByTestId('lane-board')).toHaveCount(3)
  await expect(page.getByTestId('race-position')).toHaveText('0')
})

test('in step by work or by time the leader changes, and the link keeps that', {
  tag: '@thorough',
}, async ({ page }) => {
  await openLockstep(page, THREE)
  await page.getByRole('radio', { name: 'work', exact: true }).check({ force: true })
  await expect(page.getByTestId('lane-end')).toHaveCount(3)
  await timeline(page).fill('300000')
  // At 300,000 units of work, the first lane has not finished.
  await expect(page.getByTestId('badge').first()).toHaveText(/of its search/)
  const work = async () =>
    (await page.getByTestId('lane-work').allTextContents()).map((reported) =>
      Number(reported.replaceAll(',', '')),
    )
  await expect.poll(async () => Math.max(...(await work()))).toBeGreaterThan(299_900)
  await expect(page).toHaveURL(/&step=work&at=300000/)
  const shown = await events(page)
  await page.reload()
  await expect.poll(() => events(page)).toEqual(shown)

  await page.getByRole('radio', { name: 'C++' }).check({ force: true })
  await expect(page).toHaveURL(/&step=cpp&at=0\.\d+/)
  await button(page, 'Go to end').click()
  await expect(page.getByTestId('race-finished')).toHaveText('3 / 3')
  await expect(page.getByTestId('race-position')).toHaveText(/^\d+\.\d+ ms$/)
  await expectAccessible(page)
})

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in Compare in step (${scheme})`, {
    tag: scheme === 'dark' ? ['@media', '@thorough'] : '@thorough',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await openLockstep(page, `${THREE}.bitmasks&at=3000`)
    await expectAccessible(page)
  })
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
] as const) {
  test(`four lanes and their timeline fit at ${width}×${height}`, { tag: '@thorough' }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openLockstep(page, `${THREE}.bitmasks&at=3000`)
    const [scrolls, beyond] = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return [scrollHeight > innerHeight, scrollWidth > innerWidth]
    })
    expect([scrolls, beyond]).toEqual([false, false])
    for (const board of await page.getByTestId('lane-board').all()) {
      const box = await board.boundingBox()
      expect(box?.width).toBeGreaterThan(200)
      expect(box?.height).toBe(box?.width)
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('two boards fit in a row, in Korean too, and every control can be tapped', {
    tag: '@thorough',
  }, async ({ page }) => {
    await page.goto(`/?puzzle=${CODEWARS_2}&view=race&lang=ko&${THREE}&at=50`)
    await expect(page.getByRole('heading', { name: '퍼즐 하나, 프로그램 3개' })).toBeVisible()
    await expect.poll(() => events(page)).toEqual(['50 / 99,056', '50 / 20,142', '50 / 2,882'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const pressed = page.locator('main').locator('button, select, input:not([name]), label:has(input[name])')
    for (const control of await pressed.all()) {
      const box = await control.boundingBox()
      expect(box?.height, await control.innerText()).toBeGreaterThanOrEqual(44)
    }
    await page.getByRole('button', { name: '한 단계 앞으로' }).tap()
    await expect.poll(() => events(page)).toEqual(['51 / 99,056', '51 / 20,142', '51 / 2,882'])
    await expectAccessible(page)
  })
})
