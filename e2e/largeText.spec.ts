/** Text size (WCAG 1.4.4): with text twice as large, everything is visible and readable. */
import { expect } from '@playwright/test'
import { ALL_VIEWS } from './everywhere.ts'
import { layoutFaultsAtAllSizes } from './misplaced.ts'
import { expectAccessible } from './support.ts'
import { test } from './test.ts'

// Doubles Chromium's default font size, which scales every em and rem.
test.use({
  launchOptions: async ({ launchOptions }, go) => {
    const args = ['--blink-settings=defaultFontSize=32,defaultFixedFontSize=32']
    await go({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
  },
})

for (const { name, open } of ALL_VIEWS) {
  for (const language of ['en', 'ko'] as const)
    test(`nothing is misplaced at any window size: ${name}, ${language}`, async ({ page }) => {
      test.slow()
      await open(page, language)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('30px')
      expect(await layoutFaultsAtAllSizes(page)).toEqual([])
    })

  test(`axe finds nothing: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await open(page, 'en')
    await expectAccessible(page)
  })
}
