/**
 * Benchmarks the search against plain C++ programs, interleaved in the same rounds, times seeks and breakpoint
 * searches, and writes RESULTS.md.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildModule, buildProgram, compilation } from './build.mjs'
import { quantile, spread } from './statistics.mjs'

const ANTI_BRUTE_FORCE = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'
/** Events until the first solution of `ANTI_BRUTE_FORCE`. */
const EVENTS = 138_350_568
/** Puzzle whose search takes 10⁹ events. */
const LONGEST = '000000000000000012003004000000000000000001050006003700020060000180000300500200400'
const CODEWARS_2 = '800000000003600000070090200050007000000045700000100030001000068008500010090000400'
const EMPTY = '0'.repeat(81)
const ROUNDS = 15
/** Rounds of the comparison of all programs. */
const SHORT_ROUNDS = 3
/** Number of first events of a search that are timed by themselves. */
const SHORT_EVENTS = 10_000_000
/** Maximum events of a search by a program that chooses the blank with the fewest candidates. */
const FRUGAL_EVENTS = 30_000_000
const SEEKS = 500

/** @typedef {{ events: number, wallMs: number, cpuMs: number }} Measured */

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const programs = ['tables', 'used-digits'].map((name) => ({ name, executable: buildProgram(name, folder) }))
/** C++ versions of the fewest-candidates programs, each the baseline of its own algorithm. */
const frugal = ['fewest-candidates', 'dancing-links'].map((strategy) => ({
  strategy,
  executable: buildProgram(strategy, folder),
}))
const search = await buildModule(new URL('search.ts', import.meta.url), folder)

/** @param {string} executable @returns {Measured} */
function runProgram(executable) {
  const [wallMs, cpuMs, board] = execFileSync(executable, [ANTI_BRUTE_FORCE], { encoding: 'utf8' }).split(' ')
  if (!board.startsWith('987654321')) throw new Error(`${executable} has found ${board}`)
  return { events: EVENTS, wallMs: Number(wallMs), cpuMs: Number(cpuMs) }
}

/** @param {string} executable @param {number} events @returns {Measured} */
function runFrugal(executable, events) {
  const words = execFileSync(executable, [EMPTY, `${events}`], { encoding: 'utf8' }).split(' ')
  const [wallMs, cpuMs] = words.map(Number)
  return { events, wallMs, cpuMs }
}

/**
 * Runs `search.ts` in a new process. Returns the measurements that it prints.
 * @param {readonly (string | number)[]} words
 */
function runSearch(...words) {
  return JSON.parse(execFileSync(process.execPath, [search, ...words.map(String)], { encoding: 'utf8' }))
}

/** Returns millions of events per second by the clock. @param {Measured} measured */
const wallRate = ({ events, wallMs }) => events / wallMs / 1000
/** Returns millions of events per second of processor time. @param {Measured} measured */
const cpuRate = ({ events, cpuMs }) => events / cpuMs / 1000

/** @typedef {{ name: string, run: () => Measured, runs: Measured[] }} Contender */

/** @type {readonly Contender[]} */
const baselines = programs.map(({ name, executable }) => ({
  name: `C++, \`${name}.cpp\`, untraced`,
  run: () => runProgram(executable),
  runs: [],
}))

/** Program to search by before the measured one, so that the worker is warm but still compiles a new module. */
const OTHER = { tables: 'bitmasks', bitmasks: 'tables' }

/** @type {readonly Contender[]} */
const traced = /** @type {const} */ (['tables', 'bitmasks']).flatMap((strategy) => {
  const search = ['search', strategy, 'first', ANTI_BRUTE_FORCE, 'Infinity']
  return [
    {
      name: `\`${strategy}\`, traced, compiled`,
      run: () => runSearch(...search, 'compiled', OTHER[strategy]),
      runs: [],
    },
    {
      name: `\`${strategy}\`, traced, compiled, in a new process`,
      run: () => runSearch(...search, 'compiled'),
      runs: [],
    },
    {
      name: `\`${strategy}\`, traced, not compiled`,
      run: () => runSearch(...search, 'not compiled'),
      runs: [],
    },
  ]
})

/**
 * Returns the rate of the faster C++ program in a round.
 * @param {(measured: Measured) => number} rate @param {number} round
 */
function fastestRate(rate, round) {
  return Math.max(...baselines.map(({ runs }) => rate(runs[round])))
}

/** Interleaves all contenders in each round, so that other load on the machine affects all alike. */
for (let round = 0; round < ROUNDS; round++) {
  console.log(`Round ${round + 1} of ${ROUNDS} …`)
  for (const contender of [...baselines, ...traced]) contender.runs.push(contender.run())
  for (const { name, runs } of traced) {
    if (runs[round].events !== EVENTS) throw new Error(`${name} made ${runs[round].events} events`)
  }
}

/** @param {Contender} contender */
function ratioRow({ name, runs }) {
  const ratios = [wallRate, cpuRate].map((rate) =>
    spread(
      runs.map((measured, round) => rate(measured) / fastestRate(rate, round)),
      2,
    ),
  )
  return `| ${name} | ${spread(runs.map(wallRate), 0)} | ${spread(runs.map(cpuRate), 0)} | ${ratios.join(' | ')} |`
}

/** @param {readonly (string | number)[]} search @param {() => Measured} baseline */
const measuredSearch = (search, baseline) => ({
  search,
  baseline,
  rates: /** @type {number[]} */ ([]),
  ratios: /** @type {number[]} */ ([]),
})

/**
 * Searches per program: the first events of a search, and all of it. Programs that choose the blank with the fewest
 * candidates need few events for any puzzle, so they search an empty board for all solutions, which never ends;
 * their first `FRUGAL_EVENTS` events stand for the whole search.
 */
const ALL_PROGRAMS =
  'check-functions candidate-list tables promising-numbers check-tables used-digits set-discard set-guarded bitmasks'
    .split(' ')
    .map((strategy) => ({
      strategy,
      searches: [SHORT_EVENTS, Infinity].map((most) =>
        measuredSearch([strategy, 'first', ANTI_BRUTE_FORCE, most], runFasterProgram),
      ),
    }))
    .concat(
      frugal.map(({ strategy, executable }) => ({
        strategy,
        searches: [SHORT_EVENTS, FRUGAL_EVENTS].map((most) =>
          measuredSearch([strategy, 'all', EMPTY, most], () => runFrugal(executable, most)),
        ),
      })),
    )

function runFasterProgram() {
  const [one, other] = programs.map(({ executable }) => runProgram(executable))
  return cpuRate(one) > cpuRate(other) ? one : other
}

for (let round = 0; round < SHORT_ROUNDS; round++) {
  console.log(`All programs, round ${round + 1} of ${SHORT_ROUNDS} …`)
  for (const { search, baseline, rates, ratios } of ALL_PROGRAMS.flatMap(({ searches }) => searches)) {
    const rate = cpuRate(runSearch('search', ...search, 'compiled'))
    rates.push(rate)
    ratios.push(rate / cpuRate(baseline()))
  }
}
const strategyRows = ALL_PROGRAMS.map(({ strategy, searches: [first, whole] }) => {
  const cells = [first, whole].flatMap(({ rates, ratios }) => [spread(rates, 1), spread(ratios, 2)])
  return `| \`${strategy}\` | ${cells.join(' | ')} |`
})

console.log('Seeking …')
const { events, placements, seekMs, grownBytes } = runSearch('seek', LONGEST, SEEKS)

console.log('Finding stops …')
const eventFinding = runSearch('findStop', ANTI_BRUTE_FORCE, 'events')
const lineFinding = runSearch('findStop', CODEWARS_2, 'lines')
/** @param {{ events: number, findMs: number[] }} finding @param {number} index */
const findRate = ({ events, findMs }, index) => (events / findMs[index] / 1000).toFixed(1)
rmSync(folder, { recursive: true })

const results = `# Results of \`npm run bench\`

Measured on ${cpus()[0].model.trim()} with ${cpus().length} cores, shared with other work, Node ${process.versions.node} and
${compilation()}. A figure is a median, with the lowest and highest of all rounds; a ratio is relative to the faster
of the two C++ programs in the same round. Processor time includes all threads, also those that compile; wall time is
also affected by other work on the machine.

## Search

The first solution of \`${ANTI_BRUTE_FORCE}\`: ${EVENTS.toLocaleString('en')}
events, ${ROUNDS} rounds. The C++ programs only search. Ours includes all work of the worker: each event is written into a
page, with checkpoints, depths, work and progress; each search generates and compiles its module, and that time counts. The
worker has run one search by the other program before, except in rows “in a new process”.

| program | million events/s, by the clock | million events/s of processor time | ratio by the clock | ratio by processor time |
| --- | --- | --- | --- | --- |
${[...baselines, ...traced].map(ratioRow).join('\n')}

## All programs

The first ${SHORT_EVENTS / 1e6} million events of the same search, and the whole of it, from a cold start, in processor time, ${SHORT_ROUNDS} rounds:
half of such a short search is starting and compiling. A search reports progress ten times a second, and stops at the first
report that reaches the limit. Slow programs count all the work of their algorithm. \`fewest-candidates\` and \`dancing-links\` search for all solutions of an
empty board, which has no end (${FRUGAL_EVENTS / 1e6} million events stand for the whole), and their ratios are relative to the same algorithm in C++, which only searches.

| program | million events/s of the first | ratio | of the whole | ratio |
| --- | --- | --- | --- | --- |
${strategyRows.join('\n')}

## A search of 10⁹ events

\`${LONGEST}\`, by \`tables\`, until the
first solution: ${events.toLocaleString('en')} events, ${placements.toLocaleString('en')} placements.

| | |
| --- | --- |
| ${SEEKS} random seeks in the worker, median | ${quantile(seekMs, 0.5).toFixed(2)} ms |
| 99th percentile | ${quantile(seekMs, 0.99).toFixed(2)} ms |
| longest | ${Math.max(...seekMs).toFixed(2)} ms |
| process growth, at most | ${(grownBytes / 2 ** 20).toFixed(0)} MiB |

## Breakpoints

Million events/s in an otherwise idle worker, through a whole search by \`tables\` without a hit.

| | |
| --- | --- |
| events with a cell, a digit and a depth | ${findRate(eventFinding, 0)} |
| the same in reverse | ${findRate(eventFinding, 1)} |
| the n-th of many | ${findRate(eventFinding, 2)} |
| a line between events, walked (${lineFinding.events.toLocaleString('en')} events) | ${findRate(lineFinding, 0)} |
`
writeFileSync(new URL('RESULTS.md', import.meta.url), results)
console.log(results)
