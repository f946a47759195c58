import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type * as Registry from '../src/core/programs/registry.ts'

const REGISTRY = fileURLToPath(new URL('../src/core/programs/registry.ts', import.meta.url))

/** By address: what of the registry each module has. */
const MODULES: Readonly<Record<string, (registry: typeof Registry) => Readonly<Record<string, unknown>>>> = {
  'virtual:program-menu': ({ STRATEGIES, DEFAULT_STRATEGY }) => ({
    menu: STRATEGIES.map(({ id, name, extent }) => ({ id, name, extent })),
    defaultId: DEFAULT_STRATEGY.id,
    defaultSummary: DEFAULT_STRATEGY.summary,
  }),
  'virtual:program-summaries': ({ STRATEGIES }) => ({
    summaries: Object.fromEntries(STRATEGIES.map(({ id, summary }) => [id, summary])),
  }),
}

/**
 * Serves what the registry says of each program, without the programs themselves, which the page does not need before one
 * is run: `virtual:program-menu`, and apart from it `virtual:program-summaries`, which it does not need at once either.
 */
export function programMenu(): Plugin {
  return {
    name: 'program-menu',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const exported = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined
      if (exported === undefined) return undefined
      const { module, dependencies } = await runnerImport<typeof Registry>(REGISTRY)
      for (const file of [REGISTRY, ...dependencies]) this.addWatchFile(file)
      return Object.entries(exported(module))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
        .join('')
    },
  }
}
