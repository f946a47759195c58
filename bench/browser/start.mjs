/** Measures the time from a click on Play to the first event on the board. */
import { openBoardMenu } from './app.mjs'

const PUZZLES = {
  'Codewars 2': '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
  'Against brute force': '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  'Empty board': '0'.repeat(81),
}

/** Time that the pointer rests on Play before the click. */
const REST_MS = 150

/**
 * @param {import('./app.mjs').App} app @param {number} rounds
 * @returns per puzzle: times in ms of the first start, and of another after Reset
 */
export async function start(app, rounds) {
  const rows = []
  for (const [name, puzzle] of Object.entries(PUZZLES)) {
    const first = []
    const again = []
    for (let round = 0; round < rounds; round++) {
      const { page } = await app.open(puzzle)
      await page.waitForTimeout(500)
      first.push(await msToFirstEvent(page))
      await openBoardMenu(page)
      await page.evaluate(() => window.probe.press('Reset'))
      await page.waitForTimeout(100)
      again.push(await msToFirstEvent(page))
      await page.close()
    }
    rows.push({ name, first, again })
  }
  return rows
}

/**
 * Times one start, in ms; NaN if no event is shown. Hovers over Play, rests and clicks, as a user does.
 * @param {import('playwright').Page} page
 */
async function msToFirstEvent(page) {
  await page.getByRole('button', { name: 'Play', exact: true }).hover()
  await page.waitForTimeout(REST_MS)
  await page.evaluate(() => window.probe.awaitClick(() => window.probe.figure('event') > 0))
  await page.mouse.down()
  await page.mouse.up()
  const seek = await page.evaluate(() => window.probe.timedFromClick())
  return seek?.frameMs ?? Number.NaN
}
