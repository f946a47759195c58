/** Serves the built app and opens it in a separate Chromium. */
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { CHROMIUM } from '../../scripts/browser/browsers.mjs'
import { installed } from '../../scripts/browser/installed.mjs'
import { makeProbe } from './probe.mjs'

/** Headers for cross-origin isolation, which `measureUserAgentSpecificMemory` (it also measures workers) requires. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

/** @typedef {Awaited<ReturnType<typeof openApp>>} App */

export async function openApp() {
  const server = await preview({ logLevel: 'error', preview: { port: 0, headers: ISOLATED } })
  const address = server.resolvedUrls?.local[0]
  const executablePath = installed(CHROMIUM)
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--enable-blink-features=ForceEagerMeasureMemory'],
  })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  await context.addInitScript(`globalThis.probe = (${makeProbe.toString()})()`)
  return {
    version: browser.version(),

    /** Opens a page with a puzzle on the board. @param {string} puzzle */
    async open(puzzle) {
      const page = await context.newPage()
      await page.goto(`${address}?puzzle=${puzzle}`)
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
      // Hide the Puzzle panel, as behind a closed sheet: an open panel explains each event, or counts in the background.
      const panel = page.getByRole('tabpanel', { name: 'Puzzle' })
      await panel.evaluate((element) => {
        element.style.display = 'none'
      })
      const session = await context.newCDPSession(page)
      return { page, session }
    },

    /** Resident memory of the largest renderer process, which is the one in use, in bytes. */
    async residentBytes() {
      const session = await browser.newBrowserCDPSession()
      const { processInfo } = await session.send('SystemInfo.getProcessInfo')
      await session.detach()
      const renderers = processInfo.filter(({ type }) => type === 'renderer')
      return Math.max(...renderers.map(({ id }) => residentBytesOf(id)))
    },

    async close() {
      await browser.close()
      await server.close()
    },
  }
}

/** @param {number} process */
function residentBytesOf(process) {
  const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1]
  return Number(kibibytes) * 1024
}

/**
 * Opens the menu of the board, which has the button *Reset*.
 * @param {import('playwright').Page} page
 */
export async function openBoardMenu(page) {
  if (await page.evaluate(() => window.probe.isOffered('Reset'))) return
  await page.evaluate(() => window.probe.press('Board'))
  await page.waitForFunction(() => window.probe.isOffered('Reset'))
}
