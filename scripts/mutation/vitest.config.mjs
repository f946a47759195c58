/**
 * The tests as ever, over sources that are changed on their way to them: one mutant's piece, as `MUTANT` says, or, where `REACH`
 * names a directory, with a flag at each place.
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

/** The number of the flag of a file's first place. @type {ReadonlyMap<string, number>} */
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
  // The realm's modules run in an engine of their own, without the flags.
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
        // Bundled apart from all other modules.
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
    // Many a mutant makes a test wait for ever. One that is late for another reason is late without the mutant, too.
    ...(isReach ? {} : { testTimeout: LONGEST_TEST_MS, hookTimeout: LONGEST_TEST_MS }),
    setupFiles: isReach ? ['scripts/mutation/flags.mjs'] : [],
  },
})
