/**
 * Takes screenshots of the built app: those in docs/ for the README and the manual, public/og.png for link previews,
 * and those in public/screenshots/ for the manifest.
 */
import { chromium } from 'playwright'
import { preview } from 'vite'
import { CHROMIUM } from './browser/browsers.mjs'
import { installed } from './browser/installed.mjs'

const PUZZLE = '800000000003600000070090200050007000000045700000100030001000068008500010090000400'
const EVENT = 41_207

const server = await preview({ logLevel: 'error', preview: { port: 0 } })
const address = server.resolvedUrls?.local[0]
const executablePath = installed(CHROMIUM)
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
await page.goto(`${address}?puzzle=${PUZZLE}`)
await page.getByRole('button', { name: 'Go to end' }).click()
await page.getByText(/^Solved at event /).waitFor()
await page.getByRole('slider', { name: 'Timeline' }).fill(String(EVENT))
await page.getByRole('slider', { name: 'Speed' }).fill('12')
await page.getByTestId('event').getByText(EVENT.toLocaleString('en')).waitFor()
await page.getByRole('tab', { name: 'Program' }).click()
await page.getByRole('radiogroup', { name: 'Step and play by' }).getByText('line', { exact: true }).click()
await page.getByRole('button', { name: 'Step over', exact: true }).waitFor()
await page.locator('[aria-current]').waitFor()
await page.screenshot({ path: 'docs/backdoku.png' })
// Size of link previews.
await page.setViewportSize({ width: 1200, height: 630 })
await page.getByTestId('reason').waitFor()
await page.screenshot({ path: 'public/og.png' })
for (const [name, width, height] of /** @type {const} */ ([
  ['wide', 1280, 720],
  ['narrow', 390, 844],
])) {
  await page.setViewportSize({ width, height })
  await page.getByTestId('reason').waitFor({ state: 'attached' })
  await page.screenshot({ path: `public/screenshots/${name}.png` })
}
await page.setViewportSize({ width: 390, height: 844 })
await page.screenshot({ path: 'docs/phone.png' })
await page.setViewportSize({ width: 1440, height: 900 })

/**
 * Takes a screenshot of a view for the manual, after a pause for its counting and drawing.
 * @param {string} name
 * @param {string} query
 * @param {'button' | 'table'} role of the element to wait for
 */
async function takeView(name, query, role) {
  await page.goto(`${address}?puzzle=${PUZZLE}&${query}`)
  await page.getByRole(role).first().waitFor()
  await page.waitForTimeout(4000)
  await page.screenshot({ path: `docs/${name}.png` })
}

await takeView(
  'compare-in-step',
  'view=compare&lanes=tables.bitmasks.dancing-links&step=work&at=12000',
  'button',
)
await takeView('compare', 'view=compare', 'table')
await page.goto(`${address}?puzzle=${PUZZLE}&program=own-python`)
await page.getByRole('button', { name: 'Run', exact: true }).click()
await page.locator('[data-testid=verdict][data-verdict=accepted]').waitFor({ timeout: 60_000 })
await page.getByRole('slider', { name: 'Timeline' }).fill(String(EVENT))
await page.waitForTimeout(1000)
await page.screenshot({ path: 'docs/own.png' })
await browser.close()
await server.close()
