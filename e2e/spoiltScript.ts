import type { Page } from '@playwright/test'

/**
 * Prepends code to a script whenever the page requests it.
 * @param address URL pattern for `page.route`
 * @param beginning code that makes the script fail, or counts what it does
 * @returns a function that stops prepending
 */
export async function injectScript(page: Page, address: string, beginning: string): Promise<() => void> {
  let isDamaged = true
  await page.route(address, async (route) => {
    if (!isDamaged) return route.continue()
    const body = beginning + (await (await route.fetch()).text())
    // Omits the server's ETag, by which the browser would later revalidate the broken script.
    await route.fulfill({ contentType: 'text/javascript', headers: { 'cache-control': 'no-store' }, body })
  })
  return () => {
    isDamaged = false
  }
}
