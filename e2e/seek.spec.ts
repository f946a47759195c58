/** Seeks in a search of 138 million events, and compares the boards with those of the engine. */
import { expect } from '@playwright/test'
import { lineOf } from '../src/sudoku/grid.ts'
import { EngineAt } from './engine.ts'
import { ANTI_BRUTE_FORCE, boardOf, button } from './support.ts'
import { test } from './test.ts'

const EVENTS = 138_350_568

/** Ten positions scattered evenly over the search, by a multiplicative sequence. */
const POSITIONS = Array.from({ length: 10 }, (_, index) => (index * 61_803_398 + 4_999_999) % EVENTS)

/** Returns the engine's boards at `POSITIONS`, by position. */
async function boardsOfEngine(): Promise<ReadonlyMap<number, string>> {
  const engine = await EngineAt.of(ANTI_BRUTE_FORCE)
  const ascending = POSITIONS.toSorted((one, other) => one - other)
  return new Map(ascending.map((position) => [position, lineOf(engine.at(position).board)]))
}

test('the board at ten scattered events matches the engine, in any order', async ({ page }) => {
  await page.goto(`/?puzzle=${ANTI_BRUTE_FORCE}`)
  await button(page, 'Go to end').click()
  await expect(page.getByRole('status')).toHaveText(/^Solved at event [\d,]+/, { timeout: 50_000 })
  const timeline = page.getByRole('slider', { name: 'Timeline', exact: true })
  const shown = new Map<number, string>()
  for (const position of POSITIONS) {
    await timeline.fill(String(position))
    await expect(page.getByTestId('event')).toHaveText(position.toLocaleString('en'))
    shown.set(position, await boardOf(page))
  }
  const expected = await boardsOfEngine()
  expect(new Map([...shown].toSorted(([one], [other]) => one - other))).toEqual(expected)
})
