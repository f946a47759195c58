/** The tests as ever, over sources of which one is changed on its way: as `MUTANT` says. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadConfigFromFile, mergeConfig } from 'vite'
import { mutated } from './mutants.mjs'

/** @type {import('./mutants.mjs').Mutant} */
const mutant = JSON.parse(process.env['MUTANT'] ?? '')
const file = resolve(mutant.file)

const tests = await loadConfigFromFile({ command: 'serve', mode: 'test' }, 'vitest.config.ts')

export default mergeConfig(tests?.config ?? {}, {
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load: (/** @type {string} */ id) =>
        id === file ? mutated(mutant, readFileSync(file, 'utf8')) : undefined,
    },
  ],
})
