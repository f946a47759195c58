import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Contents of files served beside the app, by file name. */
export type FileContents = ReadonlyMap<string, Uint8Array>

interface Options {
  /** Names the plugin, the folder and the virtual module `virtual:<name>-files`. */
  readonly name: string
  /** Version of the contents, part of the folder's path. */
  readonly version: string
  /** Called once, when the files are first needed. */
  readonly contents: () => Promise<FileContents>
  /** Exports of the virtual module besides `folder` and `bytes`, by name. */
  readonly exported?: (contents: FileContents) => Promise<Readonly<Record<string, unknown>>>
}

/** MIME types by file extension. */
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm' }

/**
 * Emits files beside the app (serves them in development), and provides the URL of their folder and their sizes as
 * `virtual:<name>-files`. Worker builds need their own instance of this plugin.
 */
export function servedFiles({ name, version, contents, exported }: Options): Plugin {
  const module = `virtual:${name}-files`
  let read: Promise<FileContents> | undefined
  const files = () => (read ??= contents())
  let isBuild = false
  return {
    name: `${name}-files`,
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: { filter: { id: new RegExp(`^${module}$`) }, handler: () => `\0${module}` },
    load: {
      filter: { id: new RegExp(`^\0${module}$`) },
      async handler() {
        const found = await files()
        const folder = `${name}/${version}-${hashOf(found)}`
        if (isBuild)
          for (const [file, source] of found)
            this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source })
        const bytes = Object.fromEntries([...found].map(([file, { length }]) => [file, length]))
        const all = { bytes, ...(await exported?.(found)) }
        // `../`, because scripts are one folder below the page. `here` is a constant of its own, because Vite takes
        // `new URL(…, import.meta.url)` for an asset.
        return [
          'const here = import.meta.url',
          `export const folder = new URL(${JSON.stringify(isBuild ? `../${folder}/` : `/${folder}/`)}, here).href`,
          ...Object.entries(all).map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`),
        ].join('\n')
      },
    },
    configureServer(server) {
      const address = new RegExp(`^/${name}/[^/]+/([^/?]+)`)
      server.middlewares.use((request, response, next) => {
        const [, file] = address.exec(request.url ?? '') ?? []
        if (file === undefined) return next()
        const serve = async () => {
          const content = (await files()).get(file)
          if (content === undefined) {
            next()
            return
          }
          response.setHeader(
            'Content-Type',
            TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          )
          response.end(content)
        }
        void serve()
      })
    },
  }
}

/** Short hash of all contents. */
function hashOf(contents: FileContents): string {
  const hash = createHash('sha256')
  for (const content of contents.values()) hash.update(content)
  return hash.digest('hex').slice(0, 8)
}
