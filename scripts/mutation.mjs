/**
 * Tries whether the tests notice mistakes: a sample of single-point mutants, some a folder of core, app and worker. Once
 * noticed, a mutant stays so until its file changes; a survivor meets the tests that have changed since. Ends with a table.
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
 * @property {string} reason the test that noticed it
 * @property {Readonly<Record<string, string>>} met digests of the tests that did not notice it
 */

const KNOWN = 'node_modules/.cache/backdoku/mutation.json'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '2580' },
    /** Mutants a folder. */
    each: { type: 'string', default: '8' },
    /** Only folders whose name contains this. */
    folder: { type: 'string', default: '' },
    /** How long the tests of one mutant may take as a rule, in seconds: those that are left over wait for the next run. */
    longest: { type: 'string', default: 'Infinity' },
    /** All mutants whose name, as listed, contains this. */
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    /** Runs all tests anew to see where they get, as after changes of many sources. */
    reach: { type: 'boolean', default: false },
  },
})

/** A folder is one below `core`, `app` or `worker`, with all that lies in it. @param {string} file */
const folderOf = (file) => dirname(file).split('/').slice(0, 3).join('/')

/** By chance that depends on the seed and the mutant alone, so that one sample is a part of a larger one. @param {Mutant} mutant */
function lotOf({ file, start, end, piece, replacement }) {
  const text = JSON.stringify({ file, start, end, piece, replacement })
  return createHash('sha256').update(`${values.seed} ${text}`).digest('hex')
}

/** One of each folder, then another one of each: whoever stops it has tried as many everywhere. @returns {readonly Mutant[]} */
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
        .map((mutant) => ({ mutant, lot: lotOf(mutant) }))
        .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    })
  return Array.from({ length: Number(values.each) }).flatMap((_, round) =>
    drawn.flatMap((lots) => lots.slice(round, round + 1).map(({ mutant }) => mutant)),
  )
}

/** @param {string} file @param {string} only */
function namedMutants(file, only) {
  const source = readFileSync(file, 'utf8')
  return mutantsOf(file, source).filter((mutant) => described(mutant, source).includes(only))
}

/** @returns {Record<string, Trial>} */
function known() {
  try {
    return JSON.parse(readFileSync(KNOWN, 'utf8'))
  } catch {
    // Nothing has been tried yet.
    return {}
  }
}

/** At least one. @template {{ readonly ms: number }} T @param {readonly T[]} tests */
function withinTime(tests) {
  let ms = 0
  return tests.filter((test, index) => (ms += test.ms) <= Number(values.longest) * 1000 || index === 0)
}

/** @param {Mutant} mutant @param {string} source @returns {Promise<Trial>} */
async function triedOnce(mutant, source) {
  const key = createHash('sha256')
    .update(`${source}${mutant.file}${mutant.start} ${mutant.end}${mutant.replacement}`)
    .digest('hex')
  const before = trials[key]
  if (before?.outcome === 'killed' || before?.outcome === 'timed out') return before
  const tests = testsOf(mutant, reach)
  const unmet = tests.filter(({ test, digest }) => before?.met[test] !== digest)
  if (before !== undefined && unmet.length === 0) return before
  const first = withinTime(unmet)
  const { outcome, reason } = await trialOf(mutant, first)
  const isOpen = outcome === 'survived' && first.length < unmet.length
  const met = { ...before?.met }
  if (outcome === 'survived') for (const { test, digest } of first) met[test] = digest
  trials[key] = isOpen
    ? { outcome: 'not known', reason: `${unmet.length - first.length} files of tests are left`, met }
    : { outcome, reason, met }
  mkdirSync(dirname(KNOWN), { recursive: true })
  writeFileSync(KNOWN, JSON.stringify(trials))
  return trials[key]
}

const PARTS = ['src/core', 'src/app', 'src/worker']
const trials = known()
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
  const trial = await triedOnce(mutant, source)
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
