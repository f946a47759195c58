/**
 * Mutation testing: changes one operator, number, boolean, condition or statement of a wing of `src` at a
 * time, runs the tests, and lists the mutants that no test notices. See tests/MUTATION.md.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { mutantName, mutantsOf } from './mutation/mutants.mjs'

/**
 * @typedef {import('./mutation/mutants.mjs').Mutant} Mutant
 *
 * @typedef {'noticed' | 'survived' | 'not known'} Outcome
 */

const PARTS = ['src/sudoku', 'src/search', 'src/runner', 'src/page']

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '2580' },
    /** Mutants per folder. */
    each: { type: 'string', default: '3' },
    /** Only folders whose path contains this. */
    folder: { type: 'string', default: '' },
    /** All mutants whose listed name contains this, instead of a sample. */
    only: { type: 'string' },
    /** Lists the mutants without running tests. */
    list: { type: 'boolean', default: false },
    /** Includes the slow tests, which take up to hours for a survivor. */
    thorough: { type: 'boolean', default: false },
    /** Limit in minutes of one run of tests. */
    minutes: { type: 'string', default: '20' },
  },
})

/** Returns all sources but the programs' listings, which never run. */
function sources() {
  return PARTS.flatMap((part) =>
    readdirSync(part, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${part}/${name.replaceAll('\\', '/')}`,
    ),
  )
    .filter((name) => name.endsWith('.ts') && !name.endsWith('listing.ts'))
    .toSorted()
}

/**
 * Returns the folder directly in a wing of `src` that contains a file; for a file directly in a wing, the wing.
 * @param {string} file
 */
const folderOf = (file) => dirname(file).split('/').slice(0, 3).join('/')

/**
 * Pseudo-random sort key that depends on seed and mutant only, so that a larger sample extends a smaller one.
 * @param {Mutant} mutant
 */
const sortKeyOf = (mutant) =>
  createHash('sha256')
    .update(`${values.seed} ${JSON.stringify(mutant)}`)
    .digest('hex')

/**
 * Draws mutants from the folders in turn, so that an aborted run has covered all folders equally; with `only`, returns
 * all that match.
 */
function sample() {
  const mutants = sources().flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
  const { only } = values
  if (only !== undefined) return mutants.filter((mutant) => nameOf(mutant).includes(only))
  const folders = [...new Set(mutants.map(({ file }) => folderOf(file)))]
  const drawn = folders
    .filter((folder) => folder.includes(values.folder))
    .map((folder) =>
      mutants
        .filter(({ file }) => folderOf(file) === folder)
        .map((mutant) => ({ mutant, key: sortKeyOf(mutant) }))
        .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    )
  return Array.from({ length: Number(values.each) }).flatMap((_, round) =>
    drawn.flatMap((candidates) => candidates.slice(round, round + 1).map(({ mutant }) => mutant)),
  )
}

/** @param {Mutant} mutant */
const nameOf = (mutant) => mutantName(mutant, readFileSync(mutant.file, 'utf8'))

/**
 * Runs the tests of the mutant's folder, then, if none of them fails, all tests that import its file.
 * @param {Mutant} mutant
 * @returns {Outcome}
 */
function outcomeOf(mutant) {
  const nearby = folderOf(mutant.file).replace('src/', 'tests/')
  const near = existsSync(nearby) ? outcomeOfTests(mutant, ['run', nearby]) : 'survived'
  return near === 'survived' ? outcomeOfTests(mutant, ['related', '--run', mutant.file]) : near
}

/**
 * At the limit, the mutant has made tests endless, which counts as noticed. Slow tests may just need longer.
 * @param {Mutant} mutant
 * @param {readonly string[]} chosen arguments that choose tests
 * @returns {Outcome}
 */
function outcomeOfTests(mutant, chosen) {
  const { status, error } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      ...chosen,
      '--config',
      'scripts/mutation/vitest.config.mjs',
      '--bail',
      '1',
      '--passWithNoTests',
      ...(values.thorough ? [] : ['--tags-filter=!thorough']),
    ],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        MUTANT: JSON.stringify(mutant),
        ...(values.thorough ? { THOROUGH: '1' } : {}),
      },
      timeout: Number(values.minutes) * 60_000,
      killSignal: 'SIGKILL',
    },
  )
  const isOverLimit = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT'
  if (isOverLimit) return values.thorough ? 'not known' : 'noticed'
  if (error !== undefined) return 'not known'
  return status === 0 ? 'survived' : 'noticed'
}

/** @type {{ readonly name: string, readonly outcome: Outcome }[]} */
const results = []
for (const mutant of sample()) {
  const name = nameOf(mutant)
  if (values.list) {
    console.log(name)
    continue
  }
  const outcome = outcomeOf(mutant)
  results.push({ name, outcome })
  console.log(`${outcome.padEnd(9)} ${name}`)
}
if (!values.list) console.log(summary())

function summary() {
  const parts = PARTS.map((part) => {
    const tried = results.filter(({ name, outcome }) => name.startsWith(part) && outcome !== 'not known')
    const noticed = tried.filter(({ outcome }) => outcome === 'noticed')
    return `${part}: ${noticed.length} of ${tried.length} noticed`
  })
  const survivors = results.filter(({ outcome }) => outcome === 'survived').map(({ name }) => `  ${name}`)
  return [`seed ${values.seed}`, ...parts, 'survivors:', ...survivors].join('\n')
}
