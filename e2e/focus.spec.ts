/** The focus stays on the page when what has it is no longer needed. */
import { expect, type Page } from '@playwright/test'
import { ANTI_BRUTE_FORCE, button } from './support.ts'
import { test } from './test.ts'

test('the button that stops a search has the focus still when the search has ended', async ({ page }) => {
  await page.goto(`/?puzzle=${ANTI_BRUTE_FORCE}&lang=en`)
  await button(page, 'Go to end').click()
  await pressAsSoonAsItIsThere(page, 'Stop search')
  await expect(button(page, 'Continue search')).toBeFocused()
  await button(page, 'Continue search').press('Enter')
  await expect(button(page, 'Continue search')).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Continue search')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Continue search')).toHaveCount(0)
})

/** In the page itself: by the time that a press from outside arrives, a fast search is over. */
async function pressAsSoonAsItIsThere(page: Page, name: string): Promise<void> {
  await page.waitForFunction((label) => {
    const named = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
    named?.focus()
    named?.click()
    return named !== undefined
  }, name)
}
