/** The app in WebKitGTK, whose compilers are JavaScriptCore's: what is generated must suit them, too. */
import { expect, test } from '@playwright/test'
import { ANTI_BRUTE_FORCE, CODEWARS_2 } from './support.ts'
import { openWebKit, type WebKit, webKitCommand } from './webDriver.ts'

const command = webKitCommand()

test.skip(command === undefined, 'needs WebKitWebDriver, and a display or xvfb-run')

const textOf = (webKit: WebKit, selector: string) =>
  webKit.run(`return document.querySelector('${selector}')?.textContent ?? ''`)

/** The labels of the transforms' buttons, once they have any. */
const transformsOf = (webKit: WebKit) =>
  webKit.run(
    `return [...document.querySelectorAll('button')].map((button) => button.textContent).join('\\n')`,
  )

const eventsOf = async (webKit: WebKit) =>
  Number(String(await textOf(webKit, '[data-testid=events]')).replace(/\D/g, ''))

/** Whether the page has got as far as having the button, which then is pressed. */
const goToEnd = (webKit: WebKit) =>
  webKit.run(`const found = [...document.querySelectorAll('button')].find(
    (button) => (button.ariaLabel ?? button.textContent) === 'Go to end')
  found?.click()
  return found !== undefined`)

test('facts are counted, and long searches run, by compiled code in WebKit', async ({ baseURL }) => {
  const webKit = await openWebKit(command ?? [])
  try {
    await webKit.goTo(`${baseURL}/?puzzle=${CODEWARS_2}`)
    await expect.poll(() => textOf(webKit, '[data-testid=facts]')).toContain('exactly one')
    // Among the last to be known: each of the transforms that cost millions has code of its own.
    await expect.poll(() => transformsOf(webKit), { timeout: 60_000 }).toMatch(/columns.*3,795,754 events/)
    await webKit.goTo(`${baseURL}/?puzzle=${ANTI_BRUTE_FORCE}`)
    await expect.poll(() => goToEnd(webKit)).toBe(true)
    await expect.poll(() => eventsOf(webKit), { timeout: 60_000 }).toBeGreaterThan(10_000_000)
  } finally {
    await webKit.close()
  }
})
