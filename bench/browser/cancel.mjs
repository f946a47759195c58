/** Measures how long the worker keeps running after a search is cancelled. */
import { openBoardMenu } from './app.mjs'

const ENDLESS = '0'.repeat(81)

/** @param {import('./app.mjs').App} app @param {number} rounds */
export async function cancel(app, rounds) {
  const { page } = await app.open(ENDLESS)
  await page.getByRole('combobox', { name: 'Program' }).selectOption('candidate-list')
  const rows = []
  for (const name of ['Stop search', 'Reset', 'Codewars 2 (hard)']) {
    const times = []
    for (let round = 0; round < rounds; round++) {
      await page.evaluate(() => window.probe.press('Empty board'))
      await page.evaluate(() => window.probe.press('Go to end'))
      if (name === 'Reset') await openBoardMenu(page)
      await page.waitForFunction((button) => window.probe.isOffered(button), name)
      await page.waitForTimeout(400 + Math.random() * 100)
      times.push(await page.evaluate((button) => window.probe.cancelledBy(button), name))
    }
    rows.push({ name, times })
  }
  await page.close()
  return rows
}
