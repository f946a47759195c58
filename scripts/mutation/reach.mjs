/**
 * Determines which tests reach which places of the sources, and how long each test file takes, by running the tests on
 * instrumented sources. Cached by test file.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { placesOf } from './places.mjs'
import { sources } from './sources.mjs'
import { end, report } from './trial.mjs'

/**
 * @typedef {object} Reached reach of one test file
 * @property {string} digest of the test file
 * @property {number} ms
 * @property {boolean} failed fails without any mutant, so it cannot detect one
 * @property {Readonly<Record<string, { readonly digest: string, readonly starts: readonly number[] }>>} places by source
 *
 * @typedef {Readonly<Record<string, Reached>>} Reach by test file
 */

const CACHE_FILE = 'node_modules/.cache/backdoku/reach.json'
/** Test files per run; the cache is saved after each run. */
const BATCH_SIZE = 20
/** Source that stands for the realm's files: it runs their bundle, which has no flags. */
const REALM_USER = 'src/worker/own/javascript/javascriptLanguage.ts'

/** @param {string} file */
function digestOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/**
 * Returns the cached reach, updated for new and changed tests.
 * @param {boolean} ignoresCache runs all tests again
 * @returns {Promise<Reach>}
 */
export async function currentReach(ignoresCache) {
  const before = ignoresCache ? {} : readCache()
  const files = testFiles()
  /** @type {Record<string, Reached>} */
  const reach = {}
  for (const test of files) {
    const known = before[test]
    if (known?.digest === digestOf(test)) reach[test] = known
  }
  const changed = files.filter((test) => reach[test] === undefined)
  const directory = mkdtempSync(join(tmpdir(), 'reach-'))
  try {
    for (let first = 0; first < changed.length; first += BATCH_SIZE) {
      console.log(`to see where tests get: ${first} of ${changed.length} files`)
      Object.assign(reach, await reachOf(changed.slice(first, first + BATCH_SIZE), directory))
      mkdirSync(dirname(CACHE_FILE), { recursive: true })
      writeFileSync(CACHE_FILE, JSON.stringify(reach))
    }
  } finally {
    end()
    rmSync(directory, { recursive: true })
  }
  return reach
}

/** @returns {Reach} */
function readCache() {
  try {
    return JSON.parse(readFileSync(CACHE_FILE, 'utf8'))
  } catch {
    // No cache yet.
    return {}
  }
}

function testFiles() {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.test\.tsx?$/.test(name))
}

/** @param {readonly string[]} tests @param {string} directory where tests write flags @returns {Promise<Reach>} */
async function reachOf(tests, directory) {
  const run = { mutant: null, tests: tests.map((test) => ({ test, ms: 0 })) }
  const { modules } = await report(run, { REACH: directory })
  return reachFrom(directory, modules)
}

/** @param {string} directory @param {import('./tests.mjs').Report['modules']} modules @returns {Reach} */
function reachFrom(directory, modules) {
  const flags = sources().flatMap((file) =>
    placesOf(file, readFileSync(file, 'utf8')).map(({ start }) => ({ file, start })),
  )
  const digests = new Map(sources().map((file) => [file, digestOf(file)]))
  /** @type {Record<string, Reached['places']>} */
  const places = {}
  for (const name of readdirSync(directory)) {
    /** @type {{ testPath: string, numbers: readonly number[] }} */
    const { testPath, numbers } = JSON.parse(readFileSync(join(directory, name), 'utf8'))
    /** @type {Record<string, { digest: string, starts: number[] }>} */
    const reached = {}
    for (const number of numbers) {
      const flag = flags[number]
      if (flag === undefined) throw new Error(`no place has the flag ${number}`)
      reached[flag.file] ??= { digest: digests.get(flag.file) ?? '', starts: [] }
      reached[flag.file]?.starts.push(flag.start)
    }
    places[relative('.', testPath).replaceAll('\\', '/')] = reached
  }
  return Object.fromEntries(
    modules.map(({ test, ms, failed }) => [
      test,
      { digest: digestOf(test), ms, failed, places: places[test] ?? {} },
    ]),
  )
}

/**
 * Returns the tests that reach a mutant, ordered by cost: fast tests close to its file come first.
 * @param {import('./mutants.mjs').Mutant} mutant
 * @param {Reach} reach
 */
export function testsOf({ file, place }, reach) {
  const isRealm = file.includes('/realm/')
  const source = isRealm ? REALM_USER : file
  const digest = digestOf(source)
  return Object.entries(reach)
    .filter(([, { failed, places }]) => {
      const known = places[source]
      if (failed || known === undefined) return false
      return isRealm || known.digest !== digest || known.starts.includes(place)
    })
    .map(([test, { ms, digest }]) => ({ test, ms, digest, cost: (ms + 200) / closeness(test, file) }))
    .toSorted((one, other) => one.cost - other.cost)
}

/** Quadruples with each leading path segment, or file name, in common. @param {string} test @param {string} file */
function closeness(test, file) {
  const [one = [], other = []] = [test, file].map((path) => path.split(/[/.]/).slice(1))
  const shared = other.findIndex((part, index) => part !== one[index])
  return 4 ** shared
}
