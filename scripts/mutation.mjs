/**
 * Mutation testing: samples single-point mutants from each folder of core, app and worker, runs the tests against them,
 * and prints a table. Results are cached: a killed mutant stays killed until its file changes, and a survivor is only
 * retried with tests that changed since.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { described, mutantsOf } from './mutation/mutants.mjs'
import { currentReach, testsOf } from './mutation/reach.mjs'
import { sources } from './mutation/sources.mjs'
import { end, trialOf } from './mutation/trial.mjs'

/**
 * @typedef {import('./mutation/mutants.mjs').Mutant} Mutant
 *
 * @typedef {object} Trial
 * @property {import('./mutation/trial.mjs').Outcome} outcome
 * @property {string} reason the test that killed it
 * @property {Readonly<Record<string, string>>} met digests of tests that passed with it, by test file
 */

const CACHE_FILE = 'node_modules/.cache/backdoku/mutation.json'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '2580' },
    /** Mutants per folder. */
    each: { type: 'string', default: '8' },
    /** Only folders whose path contains this. */
    folder: { type: 'string', default: '' },
    /** Time budget per mutant, in expected seconds; test files beyond it wait for the next run. */
    longest: { type: 'string', default: 'Infinity' },
    /** Selects all mutants whose listed name contains this. */
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    /** Measures the reach of all tests again; useful after changes of many sources. */
    reach: { type: 'boolean', default: false },
  },
})

/** The folder directly below `core`, `app` or `worker` that contains a file. @param {string} file */
const folderOf = (file) => dirname(file).split('/').slice(0, 3).join('/')

/**
 * Pseudo-random sort key that depends on seed and mutant only, so that a larger sample extends a smaller one.
 * @param {Mutant} mutant
 */
function sortKeyOf({ file, start, end, piece, replacement }) {
  const text = JSON.stringify({ file, start, end, piece, replacement })
  return createHash('sha256').update(`${values.seed} ${text}`).digest('hex')
}

/**
 * Draws mutants round-robin from the folders, so that an aborted run has covered all folders equally.
 * @returns {readonly Mutant[]}
 */
function sample() {
  const { only } = values
  if (only !== undefined) return sources().flatMap((file) => namedMutants(file, only))
  const folders = new Set(sources().map(folderOf))
  const drawn = [...folders]
    .filter((folder) => folder.includes(values.folder))
    .map((folder) => {
      const files = sources().filter((file) => folderOf(file) === folder)
      return files
        .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
        .map((mutant) => ({ mutant, key: sortKeyOf(mutant) }))
        .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    })
  return Array.from({ length: Number(values.each) }).flatMap((_, round) =>
    drawn.flatMap((candidates) => candidates.slice(round, round + 1).map(({ mutant }) => mutant)),
  )
}

/** @param {string} file @param {string} only */
function namedMutants(file, only) {
  const source = readFileSync(file, 'utf8')
  return mutantsOf(file, source).filter((mutant) => described(mutant, source).includes(only))
}

/** @returns {Record<string, Trial>} */
function readTrials() {
  try {
    return JSON.parse(readFileSync(CACHE_FILE, 'utf8'))
  } catch {
    // No cached results yet.
    return {}
  }
}

/**
 * The first tests that fit the time budget, at least one.
 * @template {{ readonly ms: number }} T
 * @param {readonly T[]} tests
 */
function withinTime(tests) {
  let ms = 0
  return tests.filter((test, index) => (ms += test.ms) <= Number(values.longest) * 1000 || index === 0)
}

/**
 * Tests a mutant, unless its result is cached.
 * @param {Mutant} mutant
 * @param {string} source
 * @returns {Promise<Trial>}
 */
async function cachedTrial(mutant, source) {
  const key = createHash('sha256')
    .update(`${source}${mutant.file}${mutant.start} ${mutant.end}${mutant.replacement}`)
    .digest('hex')
  const before = trials[key]
  if (before?.outcome === 'killed' || before?.outcome === 'timed out') return before
  const tests = testsOf(mutant, reach)
  const pending = tests.filter(({ test, digest }) => before?.met[test] !== digest)
  if (before !== undefined && pending.length === 0) return before
  const first = withinTime(pending)
  const { outcome, reason } = await trialOf(mutant, first)
  const isOpen = outcome === 'survived' && first.length < pending.length
  const met = { ...before?.met }
  if (outcome === 'survived') for (const { test, digest } of first) met[test] = digest
  trials[key] = isOpen
    ? { outcome: 'not known', reason: `${pending.length - first.length} files of tests are left`, met }
    : { outcome, reason, met }
  mkdirSync(dirname(CACHE_FILE), { recursive: true })
  writeFileSync(CACHE_FILE, JSON.stringify(trials))
  return trials[key]
}

const PARTS = ['src/core', 'src/app', 'src/worker']
const trials = readTrials()
const reach = values.list ? {} : await currentReach(values.reach)
/** @type {{ name: string, trial: Trial }[]} */
const results = []
for (const mutant of sample()) {
  const source = readFileSync(mutant.file, 'utf8')
  const name = described(mutant, source)
  if (values.list) {
    console.log(name)
    continue
  }
  const beforeMs = performance.now()
  const trial = await cachedTrial(mutant, source)
  results.push({ name, trial })
  const seconds = ((performance.now() - beforeMs) / 1000).toFixed(0).padStart(4)
  console.log(
    `${trial.outcome.padEnd(9)} ${seconds} s  ${name}\n                  ${trial.reason.split('\n', 1)[0]}`,
  )
}
end()
if (!values.list) console.log(table().join('\n'))

function table() {
  const lines = PARTS.map((part) => {
    const tried = results.filter(({ name }) => name.startsWith(part))
    const [noticed, unknown] = [/killed|timed out/, /not known/].map(
      (kind) => tried.filter(({ trial }) => kind.test(trial.outcome)).length,
    )
    return `${part}: ${noticed} of ${tried.length} noticed, ${unknown} not known`
  })
  const survivors = results.filter(({ trial }) => trial.outcome === 'survived').map(({ name }) => `  ${name}`)
  return [`seed ${values.seed}, ${values.each} a folder`, ...lines, 'survivors:', ...survivors]
}
