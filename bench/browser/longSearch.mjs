/** Measures seeks in a search of 10⁹ events, and the tab's memory growth. */
import { openBoardMenu } from './app.mjs'

const PUZZLE = '000000000000000012003004000000000000000001050006003700020060000180000300500200400'

/**
 * @param {import('./app.mjs').App} app
 * @param {number} seeks number of seeks after the search
 * @param {number} seeksSearching number of seeks while a search runs
 */
export async function longSearch(app, seeks, seeksSearching) {
  const { page, session } = await app.open(PUZZLE)
  await page.waitForTimeout(1000)
  await session.send('HeapProfiler.collectGarbage')
  const before = { resident: await app.residentBytes(), measured: await measuredBytes(page) }

  let highest = 0
  const finish = new AbortController()
  const watch = (async () => {
    while (!finish.signal.aborted) {
      highest = Math.max(highest, await app.residentBytes())
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()
  const started = Date.now()
  await page.evaluate(() => window.probe.press('Go to end'))
  await page.getByText(/^Solved at event /).waitFor({ timeout: 600_000 })
  const seconds = (Date.now() - started) / 1000
  const finished = await page.evaluate((count) => window.probe.seeks(count), seeks)
  finish.abort()
  await watch
  const events = await page.evaluate(() => window.probe.figure('events'))
  await session.send('HeapProfiler.collectGarbage')
  await page.waitForTimeout(1000)
  const after = { resident: await app.residentBytes(), measured: await measuredBytes(page) }
  const searching = await seeksWhileSearching(page, seeksSearching)
  await page.close()
  return {
    events,
    seconds,
    searching,
    finished,
    grownBytes: {
      measured: after.measured - before.measured,
      resident: after.resident - before.resident,
      highest: highest - before.resident,
    },
  }
}

/**
 * Script memory of the page and its worker; NaN in Chromium's headless shell, which refuses to measure it.
 * @param {import('playwright').Page} page
 * @returns {Promise<number>}
 */
function measuredBytes(page) {
  return page.evaluate(async () => {
    try {
      // @ts-expect-error Not in the types yet.
      const { bytes } = await performance.measureUserAgentSpecificMemory()
      return Number(bytes)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'SecurityError') return Number.NaN
      throw error
    }
  })
}

/**
 * Measures `count` seeks while a search runs; restarts the search if it ends before they are done.
 * @param {import('playwright').Page} page
 * @param {number} count
 */
async function seeksWhileSearching(page, count) {
  /** @type {import('./probe.mjs').Seek[]} */
  const seeks = []
  while (seeks.length < count) {
    await openBoardMenu(page)
    await page.evaluate(() => window.probe.press('Reset'))
    await page.evaluate(() => window.probe.press('Go to end'))
    await page.waitForFunction(() => window.probe.figure('events') > 1e6)
    seeks.push(...(await page.evaluate((most) => window.probe.seeks(most), count - seeks.length)))
  }
  return seeks
}
