/** Prints the median times until the flame chart of 138 million events shows its first and its exact picture. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildModule } from './build.mjs'

const ROUNDS = 5
const ANTI_BRUTE_FORCE = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'

/** Name of each view (a range of events), and its start and end as shares of all events. */
const VIEWS = /** @type {const} */ ([
  ['the whole', 0, 1],
  ['a tenth', 0.4, 0.5],
  ['a thousandth', 0.4, 0.401],
])

/** @returns {Promise<typeof import('./flame.ts')>} */
async function buildAndLoad() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const module = await import(await buildModule(new URL('flame.ts', import.meta.url), folder))
  rmSync(folder, { recursive: true })
  return module
}

const { completedSearch } = await buildAndLoad()
const { events, timeDrawing } = await completedSearch(ANTI_BRUTE_FORCE)

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
/** @param {number} ms */
const whole = (ms) => ms.toFixed(0)

console.log(`| of ${events.toLocaleString('en')} events | first picture, ms | exact, ms |`)
console.log('| --- | --- | --- |')
for (const [name, from, to] of VIEWS) {
  const rounds = Array.from({ length: ROUNDS }, () => timeDrawing(from, to))
  const first = median(rounds.map(({ firstMs }) => firstMs))
  const exact = median(rounds.map(({ exactMs }) => exactMs))
  console.log(`| ${name} | ${whole(first)} | ${whole(exact)} |`)
}
