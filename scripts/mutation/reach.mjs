/**
 * Which tests get to which place of the sources, and how long each file of tests takes: found out by one run of all tests over
 * sources with flags, and kept.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { placesOf } from './places.mjs'
import { sources } from './sources.mjs'
import { end, report } from './trial.mjs'

/**
 * @typedef {object} Reached by one file of tests
 * @property {string} digest of the file
 * @property {number} ms
 * @property {boolean} failed without any mutant: it can notice none
 * @property {Readonly<Record<string, { readonly digest: string, readonly starts: readonly number[] }>>} places by source
 *
 * @typedef {Readonly<Record<string, Reached>>} Reach by file of tests
 */

const KEPT = 'node_modules/.cache/backdoku/reach.json'
/** After so many files of tests it is kept where they got. */
const AT_ONCE = 20
/** The one that runs the bundled realm, which has no flags. */
const REALM_USER = 'src/worker/own/javascript/javascriptLanguage.ts'

/** @param {string} file */
function digestOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** The reach that was kept, with those tests run again that are new or have changed. @param {boolean} isAfresh @returns {Promise<Reach>} */
export async function currentReach(isAfresh) {
  const before = isAfresh ? {} : kept()
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
    for (let first = 0; first < changed.length; first += AT_ONCE) {
      console.log(`to see where tests get: ${first} of ${changed.length} files`)
      Object.assign(reach, await reachOf(changed.slice(first, first + AT_ONCE), directory))
      mkdirSync(dirname(KEPT), { recursive: true })
      writeFileSync(KEPT, JSON.stringify(reach))
    }
  } finally {
    end()
    rmSync(directory, { recursive: true })
  }
  return reach
}

/** @returns {Reach} */
function kept() {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8'))
  } catch {
    // Never run before.
    return {}
  }
}

function testFiles() {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.test\.tsx?$/.test(name))
}

/** @param {readonly string[]} tests @param {string} directory where they write what they got to @returns {Promise<Reach>} */
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
 * The tests that get to a mutant. First those that are close to its file, and short.
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

/** More for each folder in common, and for the name. @param {string} test @param {string} file */
function closeness(test, file) {
  const [one = [], other = []] = [test, file].map((path) => path.split(/[/.]/).slice(1))
  const shared = other.findIndex((part, index) => part !== one[index])
  return 4 ** shared
}
