/** Reflow (WCAG 1.4.10): at 400 % zoom the page is visible and scrolls in one direction only. */
import { expect } from '@playwright/test'
import { ALL_VIEWS } from './everywhere.ts'
import { ALL_SIZES, layoutFaultsAt, TIGHTEST_SIZES } from './misplaced.ts'
import { expectAccessible } from './support.ts'
import { test } from './test.ts'

for (const { name, open } of ALL_VIEWS) {
  test(`nothing is misplaced at any window size, and axe finds nothing at 400 %: ${name}, en`, async ({
    page,
  }) => {
    test.slow()
    await open(page, 'en')
    expect(await layoutFaultsAt(page, ALL_SIZES)).toEqual([])
    await page.setViewportSize({ width: 320, height: 256 })
    await expectAccessible(page)
  })

  test(`nothing is misplaced in the tightest windows: ${name}, ko`, async ({ page }) => {
    await open(page, 'ko')
    expect(await layoutFaultsAt(page, TIGHTEST_SIZES)).toEqual([])
  })
}
