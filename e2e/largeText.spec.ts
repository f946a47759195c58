/** Text size (WCAG 1.4.4): with text twice as large, everything is visible and readable. */
import { expect } from '@playwright/test'
import { ALL_VIEWS } from './everywhere.ts'
import { LARGE_TEXT_SIZES, layoutFaultsAt, TIGHTEST_LARGE_TEXT_SIZES } from './misplaced.ts'
import { expectAccessible } from './support.ts'
import { test } from './test.ts'

// Doubles Chromium's default font size, which scales every em and rem.
test.use({
  // As large as in other tests, counted in em.
  viewport: { width: 2880, height: 1800 },
  launchOptions: async ({ launchOptions }, go) => {
    const args = ['--blink-settings=defaultFontSize=32,defaultFixedFontSize=32']
    await go({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
  },
})

for (const { name, open } of ALL_VIEWS) {
  test(`nothing is misplaced at any window size, and axe finds nothing: ${name}, en`, async ({ page }) => {
    await open(page, 'en')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('30px')
    expect(await layoutFaultsAt(page, LARGE_TEXT_SIZES)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 720 })
    await expectAccessible(page)
  })

  test(`nothing is misplaced in the tightest windows: ${name}, ko`, async ({ page }) => {
    await open(page, 'ko')
    expect(await layoutFaultsAt(page, TIGHTEST_LARGE_TEXT_SIZES)).toEqual([])
  })
}
