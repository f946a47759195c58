/**
 * Measures the CPU time of the listings (programs that the app shows), unmodified. Fits to each a model of its time,
 * linear in its placements, its printed solutions and its counts of each kind of work. Writes the models for the app,
 * and RESULTS.md.
 *
 * `PYTHONS=python3.8:/opt/python3.13/bin/python3` names the interpreters in which the two programs with a set are
 * compared to each other.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildModule } from '../build.mjs'
import { fitModel, predictedSeconds } from './fitting.mjs'
import { ROW_BY_ROW, FEWEST_FIRST } from './puzzles.mjs'

const COMPILER = 'g++'
const TIMER = fileURLToPath(new URL('timer.py', import.meta.url))
const MODELS = fileURLToPath(new URL('../../src/search/seconds/measured.json', import.meta.url))
const RESULTS = fileURLToPath(new URL('RESULTS.md', import.meta.url))
/** Number of rounds. Each runs all searches, so that other load on the machine affects them alike. */
const ROUNDS = 2
/** Runs of a short search per round. */
const RUNS = 3
/** A search that takes longer than this runs once per round. */
const ENOUGH_S = 0.5
/** A search expected to take longer than this is skipped. */
const LONGEST_S = 5
/** Maximum events that are counted; programs that need more for a search are not timed on it. */
const MOST_EVENTS = 150_000_000
/** The puzzle on which the two programs with a set are compared. */
const PAIRED = '090000400008500010001000068000100030000045700050007000070090200003600000800000000'
const PAIRED_ROUNDS = 3

const PROGRAMS = {
  rows: [
    'check-functions',
    'candidate-list',
    'tables',
    'promising-numbers',
    'check-tables',
    'used-digits',
    'set-discard',
    'set-guarded',
    'bitmasks',
  ],
  fewest: ['fewest-candidates', 'dancing-links'],
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const counts = await buildModule(new URL('counts.ts', import.meta.url), folder)
const listings = await buildModule(new URL('listings.ts', import.meta.url), folder)

/** @param {string} program @param {readonly string[]} words */
const runTool = (program, words) => spawnSync(program, words, { encoding: 'utf8' })

/** @param {string} interpreter @returns its implementation and version; undefined if it is not installed */
function versionOf(interpreter) {
  const script = 'import platform as p; print(p.python_implementation(), p.python_version())'
  const { status, stdout } = runTool(interpreter, ['-c', script])
  if (status !== 0) return undefined
  const pypy = /\[(PyPy \S+)/.exec(runTool(interpreter, ['--version']).stdout)
  return pypy === null ? stdout.trim() : `${pypy[1]} (Python ${stdout.trim().split(' ')[1]})`
}

const LANGUAGES = [
  { id: 'cpython', extension: 'py', version: versionOf('python3'), command: ['python3'] },
  { id: 'pypy', extension: 'py', version: versionOf('pypy3'), command: ['pypy3'] },
  { id: 'cpp', extension: 'cpp', version: compilerVersion(), command: [] },
].filter(({ version }) => version !== undefined)

function compilerVersion() {
  const { status, stdout } = runTool(COMPILER, ['-dumpfullversion'])
  return status === 0 ? `g++ ${stdout.trim()} -std=c++17 -O2` : undefined
}

/** @param {readonly string[]} words */
const sourceOf = (...words) => execFileSync(process.execPath, [listings, ...words], { encoding: 'utf8' })

/** @param {string} program @param {string} extent @param {typeof LANGUAGES[number]} language @returns {readonly string[]} the command that runs it */
function commandFor(program, extent, { extension, command }) {
  const file = join(folder, `${program}-${extent}.${extension}`)
  writeFileSync(file, sourceOf(program, extension, extent))
  if (extension === 'py') return [...command, file]
  const executable = join(folder, `${program}-${extent}`)
  execFileSync(COMPILER, ['-std=c++17', '-O2', '-o', executable, file])
  return [executable]
}

/** @param {string} line */
const judgeInput = (line) => line.replace(/.{9}/g, (row) => `${row.split('').join(' ')}\n`)

/**
 * Returns the least CPU time of several runs of a search. @throws Error if a run does not print `solutions` solutions
 * @param {readonly string[]} command @param {string} line @param {number} solutions
 */
function measuredSeconds(command, line, solutions) {
  const input = judgeInput(line)
  const timed = execFileSync('python3', [TIMER, String(RUNS), String(ENOUGH_S), ...command], {
    input,
    encoding: 'utf8',
  })
  const [least, lines] = timed.split(' ').map(Number)
  if (lines !== 9 * solutions) throw new Error(`${command.join(' ')} printed ${lines} lines for ${line}`)
  return least
}

/** @typedef {{ events: number, placements: number, solutions: number, kinds: Record<string, number> }} Cost */

/** @param {import('./puzzles.mjs').TimedSearch} search @param {readonly string[]} programs @returns {Record<string, Cost | undefined>} */
function costsOf({ extent, line }, programs) {
  return JSON.parse(
    execFileSync(process.execPath, [counts, extent, line, String(MOST_EVENTS), ...programs], {
      encoding: 'utf8',
    }),
  )
}

/** Programs with the searches to time. */
const searches = [
  ...PROGRAMS.rows.map((program) => ({ program, timed: ROW_BY_ROW })),
  ...PROGRAMS.fewest.map((program) => ({ program, timed: FEWEST_FIRST })),
]
console.log('Counting …')
const costs = new Map([
  ...ROW_BY_ROW.map((search) => /** @type {const} */ ([search, costsOf(search, PROGRAMS.rows)])),
  ...FEWEST_FIRST.map((search) => /** @type {const} */ ([search, costsOf(search, PROGRAMS.fewest)])),
])

/** @param {Cost} cost */
const factorsOf = ({ placements, solutions, kinds }) => [1, placements, solutions, ...Object.values(kinds)]

/**
 * Returns what to run of a program in a language: its commands, and its searches by ascending number of events.
 * @param {string} program @param {readonly import('./puzzles.mjs').TimedSearch[]} timed
 * @param {typeof LANGUAGES[number]} language
 */
function planOf(program, timed, language) {
  const commands = {
    first: commandFor(program, 'first', language),
    all: commandFor(program, 'all', language),
  }
  const runs = timed
    .flatMap((search) => {
      const cost = costs.get(search)?.[program]
      return cost === undefined ? [] : [{ search, cost, measured: Infinity }]
    })
    .toSorted((a, b) => a.cost.events - b.cost.events)
  return { program, language, commands, runs }
}

/** Measures a plan's searches, up to the first that would take too long. @param {ReturnType<typeof planOf>} plan */
function measure({ commands, runs }) {
  let rate = 0
  for (const run of runs) {
    const { search, cost } = run
    if (rate * cost.events > LONGEST_S) return
    const found = measuredSeconds(commands[search.extent], search.line, cost.solutions)
    run.measured = Math.min(run.measured, found)
    if (found > 0.3) rate = run.measured / cost.events
  }
}

const plans = LANGUAGES.flatMap((language) =>
  searches.map(({ program, timed }) => planOf(program, timed, language)),
)

/** Times the two programs with a set. @param {string} interpreter */
function measurePair(interpreter) {
  const language = { id: 'paired', extension: 'py', version: versionOf(interpreter), command: [interpreter] }
  if (language.version === undefined) throw new Error(`No Python at ${interpreter}`)
  const guarded = commandFor('set-guarded', 'first', language)
  const discard = commandFor('set-discard', 'first', language)
  const times = Array.from({ length: PAIRED_ROUNDS }, () => ({
    guarded: measuredSeconds(guarded, PAIRED, 1),
    discard: measuredSeconds(discard, PAIRED, 1),
  }))
  const least = (/** @type {'guarded' | 'discard'} */ which) => Math.min(...times.map((time) => time[which]))
  const found = { version: language.version, guarded: least('guarded'), discard: least('discard') }
  console.log(`${found.version}: discard / guarded = ${(found.discard / found.guarded).toFixed(2)}`)
  return found
}

const interpreters = (process.env['PYTHONS'] ?? 'python3:pypy3')
  .split(':')
  .filter((one) => versionOf(one) !== undefined)
const pairs = interpreters.map(measurePair)

/** Fits the models to the measurements so far, and writes models and results. */
function report() {
  /** @type {string[]} */
  const rows = []
  /** @type {Record<string, object>} */
  const models = {}

  for (const language of LANGUAGES) {
    /** @type {Record<string, object>} */
    const programs = {}
    for (const { program, runs } of plans.filter((plan) => plan.language === language)) {
      const measured = runs.filter((run) => run.measured < Infinity)
      const fits = measured.filter(({ search }) => search.fits)
      const coefficients = fitModel(
        fits.map(({ cost }) => factorsOf(cost)),
        fits.map((one) => one.measured),
      )
      const heldOut = measured
        .filter(({ search }) => !search.fits)
        .map((one) => ({ ...one, estimate: predictedSeconds(coefficients, factorsOf(one.cost)) }))
      const errors = heldOut.map(
        ({ estimate, measured: found }) => Math.max(estimate / found, found / estimate) - 1,
      )
      const [start, placement, solution, ...perKind] = coefficients
      const kinds = Object.keys(measured[0].cost.kinds)
      programs[program] = {
        start,
        placement,
        solution,
        kinds: Object.fromEntries(kinds.map((kind, index) => [kind, perKind[index]])),
        error: Math.max(...errors),
        longest: Math.max(...measured.map((one) => one.measured)),
      }
      const reported = heldOut.map(
        ({ cost, measured: found, estimate }) =>
          `${cost.events.toLocaleString('en')}: ${found.toPrecision(3)} / ${estimate.toPrecision(3)}`,
      )
      rows.push(
        `| ${language.id} | \`${program}\` | ${fits.length} | ${Math.round(100 * Math.max(...errors))} % | ${reported.join('; ')} |`,
      )
      console.log(rows.at(-1))
    }
    models[language.id] = { version: language.version, programs }
  }

  const machine = `${cpus()[0]
    .model.replace(/\((?:R|TM)\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()}, ${cpus().length} cores`
  const measuredOn = new Date().toISOString().slice(0, 10)

  writeFileSync(
    MODELS,
    `${JSON.stringify({ machine, measuredOn, languages: models, pairs }, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value), 2)}\n`,
  )
  writeFileSync(
    RESULTS,
    `# Results of \`npm run bench:seconds\`

Measured on ${measuredOn} on ${machine}, shared with other work: processor time, the least of ${ROUNDS} rounds, in which
what takes less than ${ENOUGH_S} s is run ${RUNS} times. ${LANGUAGES.map(({ version }) => version).join(', ')}. The listings are those that the app
shows, with the input of BOJ 2580. For each, a model that is linear in placements, solutions and kinds of work, with
nonnegative coefficients, is fitted by least squares of the relative errors. The table shows its predictions of held-out
searches: their events, and the seconds measured / predicted.

| language | program | searches fitted to | largest factor between them, less 1 | events: measured / predicted |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

## Guarded by \`in\`, or discarded

The two programs with a set, alternating, on a search of 755,526 events: the least of ${PAIRED_ROUNDS} runs.

| interpreter | guarded, s | discard, s | discard / guarded |
| --- | --- | --- | --- |
${pairs.map(({ version, guarded, discard }) => `| ${version} | ${guarded.toFixed(2)} | ${discard.toFixed(2)} | ${(discard / guarded).toFixed(2)} |`).join('\n')}
`,
  )
  execFileSync('npx', ['biome', 'format', '--write', MODELS], { stdio: 'inherit' })
}

for (let round = 1; round <= ROUNDS; round++) {
  console.log(`Round ${round} of ${ROUNDS} …`)
  for (const plan of plans) measure(plan)
  report()
}

rmSync(folder, { recursive: true })
