import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type * as Registry from '../src/core/programs/registry.ts'

const MENU = 'virtual:program-menu'
const RESOLVED = `\0${MENU}`
const REGISTRY = fileURLToPath(new URL('../src/core/programs/registry.ts', import.meta.url))

/**
 * Serves `virtual:program-menu`: what the registry of strategies says of each, without the programs themselves, which
 * the page does not need before one is run.
 */
export function programMenu(): Plugin {
  return {
    name: 'program-menu',
    resolveId: (id) => (id === MENU ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      const { module, dependencies } = await runnerImport<typeof Registry>(REGISTRY)
      for (const file of [REGISTRY, ...dependencies]) this.addWatchFile(file)
      const menu = module.STRATEGIES.map(({ id, name, summary, extent }) => ({ id, name, summary, extent }))
      return `export const menu = ${JSON.stringify(menu)}\nexport const defaultId = '${module.DEFAULT_STRATEGY.id}'`
    },
  }
}
