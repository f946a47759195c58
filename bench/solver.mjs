/**
 * Measures how many puzzles per second the app's solver solves and proves unique, compared to npm packages, all in one
 * process and in the same rounds. Without arguments, generates puzzles and writes RESULTS.solver.md. With arguments,
 * which name files with one puzzle per line, only prints the results.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buildModule } from './build.mjs'
import { spread } from './statistics.mjs'

const ROUNDS = 9
/** Minimum CPU time per solver, list and round. */
const MIN_MS = 150
const SEED = 20_250_117

/** @typedef {import('./solver.ts').Contender} Contender */
/** @typedef {{ name: string, puzzles: readonly Uint8Array[] }} List */

/** @returns {Promise<typeof import('./solver.ts')>} */
async function buildAndLoad() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const module = await import(await buildModule(new URL('solver.ts', import.meta.url), folder))
  rmSync(folder, { recursive: true })
  return module
}

const { contenders, puzzlesIn, puzzlesOf } = await buildAndLoad()
const files = process.argv.slice(2)

/** @type {readonly List[]} */
const lists =
  files.length > 0
    ? files.map((file) => ({ name: basename(file), puzzles: puzzlesIn(readFileSync(file, 'utf8')) }))
    : [
        { name: '35 givens', puzzles: puzzlesOf(500, 35, SEED) },
        { name: 'Minimal: every given is needed', puzzles: puzzlesOf(500, 0, SEED + 1) },
      ]
const solvers = contenders()

/** Returns puzzles per second of CPU time. @param {Contender} contender @param {readonly Uint8Array[]} puzzles */
function rateOf({ name, count }, puzzles) {
  const start = process.cpuUsage()
  let solved = 0
  let elapsedMs = 0
  do {
    // Reads the clock only once per 50 puzzles, because reading takes time, too.
    for (let turn = 0; turn < 50; turn++) {
      if (count(puzzles[solved % puzzles.length]) !== 1) throw new Error(`${name}: not one solution`)
      solved++
    }
    const { user, system } = process.cpuUsage(start)
    elapsedMs = (user + system) / 1000
  } while (elapsedMs < MIN_MS || solved < puzzles.length)
  return (solved / elapsedMs) * 1000
}

/** @param {List} list */
function sectionOf({ name, puzzles }) {
  const rates = solvers.map(() => /** @type {number[]} */ ([]))
  const ratios = solvers.map(() => /** @type {number[]} */ ([]))
  for (let round = 0; round <= ROUNDS; round++) {
    console.log(`${name}, round ${round} of ${ROUNDS} …`)
    const measured = solvers.map((solver) => rateOf(solver, puzzles))
    // Round 0 is a warm-up: the engine is still compiling the code.
    if (round === 0) continue
    const fastestPeer = Math.max(...measured.filter((_, index) => solvers[index].isPeer))
    for (const [index, rate] of measured.entries()) {
      rates[index].push(rate / 1000)
      ratios[index].push(rate / fastestPeer)
    }
  }
  const rows = solvers.map(
    (solver, index) => `| ${solver.name} | ${spread(rates[index], 1)} | ${spread(ratios[index], 2)} |`,
  )
  const givens = puzzles.map((puzzle) => puzzle.filter((digit) => digit !== 0).length)
  return `## ${name}

${puzzles.length} puzzles; givens: ${spread(givens, 0)}.

| solver | thousand puzzles/s | ratio |
| --- | --- | --- |
${rows.join('\n')}
`
}

const results = `# Results of \`npm run bench:solver\`

Measured on ${cpus()[0].model.trim()} with ${cpus().length} cores, shared with other work, Node ${process.versions.node}, on one thread,
${ROUNDS} rounds. A figure is a median, with the lowest and highest of all rounds, in processor time; a ratio is relative to
the fastest npm package in the same round. Every puzzle is solved and its solution proved unique (except by
\`@algorithm.ts/sudoku\`, which only solves). \`dancing-links\` is given the placements that the givens leave possible,
and no others.

${lists.map(sectionOf).join('\n')}`
if (files.length === 0) writeFileSync(new URL('RESULTS.solver.md', import.meta.url), results)
console.log(results)
