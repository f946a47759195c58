/**
 * The project's test configuration over transformed sources: with the mutant in the environment variable `MUTANT`, or,
 * if `REACH` names a directory, instrumented with a flag at each place.
 */
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { loadConfigFromFile, mergeConfig } from 'vite'
import { bundledRealm } from '../../build/javascriptRealm.ts'
import { mutated } from './mutants.mjs'
import { flagged, placesOf } from './places.mjs'
import { sources } from './sources.mjs'

const isReach = (process.env['REACH'] ?? '') !== ''
const LONGEST_TEST_MS = 45_000
const REALM = '\0virtual:javascript-realm'

/** Flag number of each file's first place. @type {ReadonlyMap<string, number>} */
const firstFlags = isReach ? firstOfEach() : new Map()

function firstOfEach() {
  let flags = 0
  return new Map(
    sources().map((file) => {
      const first = flags
      flags += placesOf(file, readFileSync(file, 'utf8')).length
      return [file, first]
    }),
  )
}

/** @param {string} id @returns {string | undefined} */
function changed(id) {
  const mutant = JSON.parse(process.env['MUTANT'] ?? 'null')
  if (mutant !== null && id === resolve(mutant.file)) return mutated(mutant, readFileSync(id, 'utf8'))
  const file = relative(process.cwd(), id).replaceAll('\\', '/')
  const first = firstFlags.get(file)
  // The realm's modules run in a separate engine, which has no flags.
  return first === undefined || file.includes('/realm/')
    ? undefined
    : flagged(file, readFileSync(id, 'utf8'), first)
}

const tests = await loadConfigFromFile({ command: 'serve', mode: 'test' }, 'vitest.config.ts')

export default mergeConfig(tests?.config ?? {}, {
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      async load(/** @type {string} */ id) {
        // The realm is bundled separately, so its modules are transformed here.
        if (id === REALM) {
          const { source } = await bundledRealm([{ name: 'mutant', load: changed }])
          return `export default ${JSON.stringify(source)}`
        }
        return changed(id)
      },
    },
  ],
  test: {
    maxWorkers: isReach ? '100%' : 1,
    // Mutants often make a test wait forever. A test that is slow for another reason is slow without the mutant, too.
    ...(isReach ? {} : { testTimeout: LONGEST_TEST_MS, hookTimeout: LONGEST_TEST_MS }),
    setupFiles: isReach ? ['scripts/mutation/flags.mjs'] : [],
  },
})
