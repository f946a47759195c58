import type { Page } from '@playwright/test'

/**
 * Puts code before that of a script, whenever the page asks for it.
 * @param address a pattern, as for `page.route`
 * @param beginning code that makes the script fail
 * @returns mends the script: from then on the page gets it as it is
 */
export async function spoil(page: Page, address: string, beginning: string): Promise<() => void> {
  let isDamaged = true
  await page.route(address, async (route) => {
    if (!isDamaged) return route.continue()
    const body = beginning + (await (await route.fetch()).text())
    // Without the server's tag: it would tell the browser later that the spoilt script is still good.
    await route.fulfill({ contentType: 'text/javascript', headers: { 'cache-control': 'no-store' }, body })
  })
  return () => {
    isDamaged = false
  }
}
