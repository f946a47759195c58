/** The project's test configuration, over sources with a mutation that the environment variable `MUTANT` describes. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadConfigFromFile, mergeConfig } from 'vite'
import { bundleRealm } from '../../build/javascriptRealm.ts'
import { applyMutant } from './mutants.mjs'

/** @type {import('./mutants.mjs').Mutant} */
const mutant = JSON.parse(process.env['MUTANT'] ?? 'null')

/** @param {string} id @returns {string | undefined} */
function load(id) {
  return id === resolve(mutant.file) ? applyMutant(mutant, readFileSync(id, 'utf8')) : undefined
}

const tests = await loadConfigFromFile({ command: 'serve', mode: 'test' }, 'vitest.config.ts')

export default mergeConfig(tests?.config ?? {}, {
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      async load(/** @type {string} */ id) {
        if (id !== '\0virtual:javascript-realm') return load(id)
        // This code is bundled separately, because QuickJS runs it.
        const { source } = await bundleRealm([{ name: 'mutant', load }])
        return `export default ${JSON.stringify(source)}`
      },
    },
  ],
})
