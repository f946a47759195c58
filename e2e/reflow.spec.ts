/** Reflow (WCAG 1.4.10): at 400 % everything is there, and one scrolls in one direction. */
import { expect } from '@playwright/test'
import { EVERYWHERE } from './everywhere.ts'
import { misplacedAnywhere } from './misplaced.ts'
import { expectAccessible } from './support.ts'
import { test } from './test.ts'

for (const { name, open } of EVERYWHERE) {
  for (const language of ['en', 'ko'] as const)
    test(`everything has its place at every size of window: ${name}, ${language}`, {}, async ({ page }) => {
      test.slow()
      await open(page, language)
      expect(await misplacedAnywhere(page)).toEqual([])
    })

  test(`everything has its place with text that the user's own style sheet makes twice as large: ${name}`, async ({
    page,
  }) => {
    test.slow()
    await open(page, 'en')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px'
    })
    expect(await misplacedAnywhere(page)).toEqual([])
  })

  test(`axe finds nothing at 400 %: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await open(page, 'en')
    await expectAccessible(page)
  })
}
