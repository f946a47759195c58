import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { version } from 'pyodide'
import type { Plugin } from 'vite'
import { emptyLockFile, PYODIDE_FOLDER, pythonLibrary } from './pythonLibrary.ts'

const ID = 'virtual:python-files'
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm' }

/** The interpreter's files by the names under which they are served. Servers know .js, not all of them .mjs. */
export async function pythonFilePaths(): Promise<Readonly<Record<string, string>>> {
  return {
    'pyodide.js': join(PYODIDE_FOLDER, 'pyodide.mjs'),
    'pyodide.asm.js': join(PYODIDE_FOLDER, 'pyodide.asm.mjs'),
    'pyodide.asm.wasm': join(PYODIDE_FOLDER, 'pyodide.asm.wasm'),
    'stdlib.zip': await pythonLibrary(),
  }
}

interface ServedFiles {
  /** Changes with what is in them. */
  readonly folder: string
  readonly contents: ReadonlyMap<string, Uint8Array>
}

async function served(): Promise<ServedFiles> {
  const contents = new Map<string, Uint8Array>()
  const hash = createHash('sha256')
  for (const [name, path] of Object.entries(await pythonFilePaths())) {
    const content = await readFile(path)
    hash.update(content)
    // Debuggers would ask for it in vain.
    contents.set(name, name.endsWith('.js') ? withoutSourceMap(content) : content)
  }
  return { folder: `python/${version}-${hash.digest('hex').slice(0, 8)}`, contents }
}

function withoutSourceMap(script: Buffer): Uint8Array {
  return Buffer.from(script.toString('utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'))
}

/**
 * Puts the Python interpreter beside the app, and tells where as `virtual:python-files`. For the build of workers, too,
 * which has plugins of its own.
 */
export function pythonFiles(): Plugin {
  let known: Promise<ServedFiles> | undefined
  const files = () => (known ??= served())
  let isBuild = false
  return {
    name: 'python-files',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: { filter: { id: /^virtual:python-files$/ }, handler: () => `\0${ID}` },
    load: {
      filter: { id: /^\0virtual:python-files$/ },
      async handler() {
        const { folder, contents } = await files()
        if (isBuild) {
          for (const [name, source] of contents) {
            this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
          }
        }
        const sizes = Object.fromEntries([...contents].map(([name, { length }]) => [name, length]))
        // Workers are one folder below the page. Not written as new URL(…, import.meta.url), which is taken for an import.
        return [
          'const here = import.meta.url',
          `export const folder = new URL(${JSON.stringify(isBuild ? `../${folder}/` : `/${folder}/`)}, here).href`,
          `export const bytes = ${JSON.stringify(sizes)}`,
          `export const lockFile = ${JSON.stringify(await emptyLockFile())}`,
        ].join('\n')
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name] = /^\/python\/[^/]+\/([^/?]+)/.exec(request.url ?? '') ?? []
        if (name === undefined) return next()
        const serve = async () => {
          const { contents } = await files()
          const content = contents.get(name)
          if (content === undefined) {
            next()
            return
          }
          response.setHeader(
            'Content-Type',
            TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          )
          response.end(content)
        }
        void serve()
      })
    },
  }
}
