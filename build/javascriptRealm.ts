import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const REALM = fileURLToPath(new URL('../src/worker/own/javascript/realm/realm.ts', import.meta.url))
const ENGINE_ID = 'virtual:javascript-engine'
const ENGINE_PATH = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm')

/** The realm as one expression, and the files that it is made of. */
async function realm(): Promise<{ readonly source: string; readonly files: readonly string[] }> {
  const bundle = await rolldown({ input: REALM, logLevel: 'silent' })
  try {
    const { output } = await bundle.generate({ format: 'iife', name: 'realm', minify: true })
    const [{ code, moduleIds }] = output
    return { source: `(()=>{${code.trim()}\nreturn realm.makeRealm})()`, files: moduleIds }
  } finally {
    await bundle.close()
  }
}

/**
 * Puts the engine for JavaScript beside the app and tells where as `virtual:javascript-engine`, and bundles the part that
 * runs in it, as `virtual:javascript-realm`. For the build of workers, too, which has plugins of its own.
 */
export function javascriptRealm(): Plugin {
  let isBuild = false
  return {
    name: 'javascript-realm',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: { filter: { id: /^virtual:javascript-(?:realm|engine)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:javascript-(?:realm|engine)$/ },
      async handler(id) {
        if (id === `\0${ENGINE_ID}`) return engine(await readFile(ENGINE_PATH), (file) => this.emitFile(file))
        const { source, files } = await realm()
        for (const file of files) this.addWatchFile(file)
        return `export default ${JSON.stringify(source)}`
      },
    },
  }

  function engine(
    content: Buffer,
    emit: (file: { type: 'asset'; fileName: string; source: Buffer }) => string,
  ): string {
    const fileName = `javascript/quickjs-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.wasm`
    if (isBuild) emit({ type: 'asset', fileName, source: content })
    // Workers are one folder below the page.
    const address = isBuild
      ? `new URL(${JSON.stringify(`../${fileName}`)}, here).href`
      : JSON.stringify(`/@fs${ENGINE_PATH}`)
    return `const here = import.meta.url\nexport const address = ${address}\nexport const bytes = ${content.length}`
  }
}
