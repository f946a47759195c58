/** Measures solving a file of a million puzzles in the page: minimal puzzles with their digits permuted. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withModule } from '../served.mjs'

const LINES = 1_000_000
/** Number of minimal puzzles, which fill the file by their permutations. */
const MINIMAL = 500
const SEED = 2580
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** @param {import('./app.mjs').App} app */
export async function batch(app) {
  const folder = mkdtempSync(join(tmpdir(), 'backdoku-'))
  const file = join(folder, 'puzzles.txt')
  writeFileSync(file, await puzzleLines())
  const { page } = await app.open('0'.repeat(81))
  await page.getByRole('tab', { name: 'Batch', exact: true }).click()
  await page.getByRole('textbox', { name: 'Puzzles, one a line' }).waitFor()
  await page.evaluate(() => window.probe.begin())
  const before = await app.residentBytes()
  let peak = before
  const sampling = setInterval(() => {
    void app.residentBytes().then((bytes) => (peak = Math.max(peak, bytes)))
  }, 200)
  const started = performance.now()
  await page.getByRole('tabpanel', { name: 'Batch' }).locator('input[type=file]').setInputFiles(file)
  await page.waitForFunction(
    () => document.querySelector('[data-testid=batch-state]')?.textContent?.includes('Solved in'),
    undefined,
    { timeout: 300_000, polling: 50 },
  )
  const tookMs = performance.now() - started
  clearInterval(sampling)
  const reported = (await page.getByTestId('batch-state').textContent()) ?? ''
  const { longTasksMs } = await page.evaluate(() => window.probe.end())
  await page.close()
  rmSync(folder, { recursive: true })
  return { lines: LINES, minimal: MINIMAL, tookMs, reported, longTasksMs, grownBytes: peak - before }
}

/** @returns {Promise<string>} */
async function puzzleLines() {
  /** @type {readonly Uint8Array[]} */
  let minimal = []
  await withModule(
    '/bench/solverPuzzles.ts',
    ({ puzzlesOf }) => (minimal = puzzlesOf(MINIMAL, 0, SEED)),
    false,
  )
  const lines = []
  for (let line = 0; line < LINES; line++) {
    const shift = Math.floor(line / MINIMAL) % 9
    const swap = Math.floor(line / MINIMAL / 9) % 9
    const digits = [...DIGITS.slice(shift), ...DIGITS.slice(0, shift)]
    ;[digits[0], digits[swap]] = [digits[swap], digits[0]]
    const board = minimal[line % MINIMAL]
    lines.push(Array.from(board, (digit) => (digit === 0 ? '.' : digits[digit - 1])).join(''))
  }
  return `${lines.join('\n')}\n`
}
