import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Plugin as RolldownPlugin, rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const REALM = fileURLToPath(new URL('../src/runner/javascript/realm/realm.ts', import.meta.url))
const ENGINE_ID = 'virtual:javascript-engine'
const ENGINE_PATH = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm')

/** Bundles the realm, the code that runs inside the JavaScript engine, into one expression. Also lists its files. */
export async function bundleRealm(
  plugins: readonly RolldownPlugin[] = [],
): Promise<{ readonly source: string; readonly files: readonly string[] }> {
  const bundle = await rolldown({ input: REALM, logLevel: 'silent', plugins: [...plugins] })
  try {
    const { output } = await bundle.generate({ format: 'iife', name: 'realm', minify: true })
    const [{ code, moduleIds }] = output
    return { source: `(()=>{${code.trim()}\nreturn realm.makeRealm})()`, files: moduleIds }
  } finally {
    await bundle.close()
  }
}

/** Code of `virtual:javascript-engine`. Refers to the file that the engine's loader uses, so the app has only one. */
async function engineModule(): Promise<string> {
  const { size } = await stat(ENGINE_PATH)
  return `export { default as address } from ${JSON.stringify(`${ENGINE_PATH}?url`)}\nexport const bytes = ${size}`
}

/**
 * Provides the JavaScript engine's URL and size as `virtual:javascript-engine`, and the bundled code that runs in it as
 * `virtual:javascript-realm`. Worker builds need their own instance of this plugin.
 */
export function javascriptRealm(): Plugin {
  return {
    name: 'javascript-realm',
    resolveId: { filter: { id: /^virtual:javascript-(?:realm|engine)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:javascript-(?:realm|engine)$/ },
      async handler(id) {
        if (id === `\0${ENGINE_ID}`) return engineModule()
        const { source, files } = await bundleRealm()
        for (const file of files) this.addWatchFile(file)
        return `export default ${JSON.stringify(source)}`
      },
    },
  }
}
