/** Reflow (WCAG 1.4.10): at 400 % zoom the page is visible and scrolls in one direction only. */
import { expect } from '@playwright/test'
import { ALL_VIEWS } from './everywhere.ts'
import { layoutFaultsAtAllSizes } from './misplaced.ts'
import { expectAccessible } from './support.ts'
import { test } from './test.ts'

for (const { name, open } of ALL_VIEWS) {
  for (const language of ['en', 'ko'] as const)
    test(`nothing is misplaced at any window size: ${name}, ${language}`, {}, async ({ page }) => {
      test.slow()
      await open(page, language)
      expect(await layoutFaultsAtAllSizes(page)).toEqual([])
    })

  test(`axe finds nothing at 400 %: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await open(page, 'en')
    await expectAccessible(page)
  })
}
