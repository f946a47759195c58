/** A focused button that becomes obsolete stays, until the focus leaves it. */
import { expect, type Page } from '@playwright/test'
import { ANTI_BRUTE_FORCE, button } from './support.ts'
import { test } from './test.ts'

test('the button that stops a search keeps focus when the search ends', async ({ page }) => {
  await page.goto(`/?puzzle=${ANTI_BRUTE_FORCE}&lang=en`)
  await button(page, 'Go to end').click()
  await pressWhenAvailable(page, 'Stop search')
  await expect(button(page, 'Continue search')).toBeFocused()
  await button(page, 'Continue search').press('Enter')
  await expect(button(page, 'Continue search')).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Continue search')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Continue search')).toHaveCount(0)
})

/**
 * Focuses and clicks a button as soon as it is there, by a script in the page: Playwright's click could come after the
 * end of the search.
 */
async function pressWhenAvailable(page: Page, name: string): Promise<void> {
  await page.waitForFunction((label) => {
    const named = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
    named?.focus()
    named?.click()
    return named !== undefined
  }, name)
}
