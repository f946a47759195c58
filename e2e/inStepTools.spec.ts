/** Tools of programs in step: exact positions, heat maps, keys, and layout on a phone. */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_2, expectAccessible } from './support.ts'
import { test } from './test.ts'

const THREE = 'lanes=tables.fewest-candidates.dancing-links'

async function openLockstep(page: Page, query: string, language = 'en') {
  await page.goto(`/?puzzle=${CODEWARS_2}&view=race&lang=${language}&${query}`)
  await expect(page.getByTestId('lane-end')).toHaveCount(3)
}

test('an exact event is typed, and an invalid one shows an error until it is corrected', {
  tag: '@thorough',
}, async ({ page }) => {
  await openLockstep(page, THREE)
  const field = page.getByRole('textbox', { name: 'Go to event' })
  await field.fill('2,000')
  await field.press('Enter')
  await expect(page.getByTestId('race-position')).toHaveText('2,000')
  await expect(field).toHaveValue('')
  await expect(page.getByTestId('lane-event')).toHaveText([/^2,000 /, /^2,000 /, /^2,000 /])
  await field.fill('halfway')
  await field.press('Enter')
  await expect(page.getByRole('alert').getByText('“halfway” is not a position')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await field.press('Backspace')
  await expect(field).toHaveValue('halfwa')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(page.getByTestId('race-position')).toHaveText('2,000')
})

test('in step by time, the position is a time', { tag: '@thorough' }, async ({ page }) => {
  await openLockstep(page, `${THREE}&step=cpython`)
  const field = page.getByRole('textbox', { name: 'Go to time' })
  await field.fill('60 ms')
  await field.press('Enter')
  await expect(page.getByTestId('race-position')).toHaveText('60 ms')
  await expect(page).toHaveURL(/&at=0\.06(&|$)/)
})

test('heat maps are switched on for all lanes, each with its own counts', { tag: '@thorough' }, async ({
  page,
}) => {
  await openLockstep(page, `${THREE}&at=2000`)
  const heat = button(page, 'Heat map')
  await expect(heat).toHaveAttribute('aria-pressed', 'false')
  await heat.click()
  await expect(page.getByTestId('lane-heat')).toHaveCount(3)
  const reported = async () =>
    page
      .getByTestId('lane-board')
      .evaluateAll((boards) => boards.map((board) => board.getAttribute('aria-label')))
  await expect
    .poll(reported)
    .toEqual([
      expect.stringMatching(/filled\. Filled up to event 2,000: most often row/),
      expect.stringMatching(/filled\. Filled up to event 2,000: most often row/),
      expect.stringMatching(/filled\. Filled up to event 2,000: most often row/),
    ])
  expect(new Set((await reported()).map((name) => name?.replace(/^.*?:.*?filled/, ''))).size).toBe(3)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByTestId('lane-heat')).toHaveCount(3)
  await heat.click()
  await expect(page.getByTestId('lane-heat')).toHaveCount(0)
})

test('the list of keys includes those of Compare in step', { tag: '@thorough' }, async ({ page }) => {
  await openLockstep(page, THREE)
  await page.keyboard.press('?')
  const group = page.getByRole('region', { name: 'Compare in step', exact: true })
  await expect(group.getByText('Forward to the next event of any lane')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const language of ['en', 'ko'])
    test(`boards and transport are visible together (${language})`, { tag: '@thorough' }, async ({
      page,
    }) => {
      await openLockstep(page, `${THREE}&at=2000`, language)
      const boards = page.getByTestId('lane-board')
      const dock = page.locator('main section').last()
      await expect(boards).toHaveCount(3)
      const { y: dockTop = 0, height: dockHeight = 0 } = (await dock.boundingBox()) ?? {}
      expect(dockTop + dockHeight).toBeLessThanOrEqual(844)
      for (const index of [0, 1]) {
        const { y = 0, height = 0 } = (await boards.nth(index).boundingBox()) ?? {}
        expect(height).toBeGreaterThan(120)
        expect(y + height).toBeLessThanOrEqual(dockTop)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await page
        .getByRole('radio', { name: language === 'en' ? 'the first solution' : '첫 해답까지' })
        .focus()
      await expect(
        page.getByRole('radio', { name: language === 'en' ? 'the first solution' : '첫 해답까지' }),
      ).toBeInViewport()
      await expectAccessible(page)
    })
})
