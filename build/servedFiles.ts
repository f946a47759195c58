import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Files that are served beside the app, by their names. */
export type Contents = ReadonlyMap<string, Uint8Array>

interface Asked {
  /** Of the plugin, and of the folder: `virtual:<name>-files` tells where it is. */
  readonly name: string
  /** Of what is in the files: they are served below it. */
  readonly version: string
  readonly contents: () => Promise<Contents>
  /** Further exports of the module besides `folder` and `bytes`, by name. */
  readonly exported?: (contents: Contents) => Promise<Readonly<Record<string, unknown>>>
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm' }

/**
 * Puts files beside the app, and tells where and how large they are as `virtual:<name>-files`. For the build of workers,
 * too, which has plugins of its own.
 */
export function servedFiles({ name, version, contents, exported }: Asked): Plugin {
  const module = `virtual:${name}-files`
  let read: Promise<Contents> | undefined
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
        // Scripts are one folder below the page. Not written as new URL(…, import.meta.url), which is taken for an import.
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

/** Changes with what is in them. */
function hashOf(contents: Contents): string {
  const hash = createHash('sha256')
  for (const content of contents.values()) hash.update(content)
  return hash.digest('hex').slice(0, 8)
}
