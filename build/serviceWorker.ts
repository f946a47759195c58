import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'

const SOURCE = fileURLToPath(new URL('../src/worker/service.worker.ts', import.meta.url))
/** Beside the page, so that it serves the page's whole folder. */
const FILE = 'sw.js'

/** Large, and of use to those alone who run programs of their own: kept when they are first fetched. */
const ON_DEMAND = /^(python|cpp)\//
/** Nothing that the page asks for: files for hosts, licences, and pictures for shops. */
const ELSEWHERE = /^(_headers|robots\.txt|screenshots\/|og\.png)|\.txt$/
/** Named after their content. */
const HASHED = /^assets\//

interface AppFile {
  readonly url: string
  /** Tells versions apart; null where the address does. */
  readonly revision: string | null
  readonly integrity: string
}

/** The files of a built page that it needs without the network. @param folder where the page has been built */
async function appFiles(folder: string): Promise<readonly AppFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => name !== FILE && !ON_DEMAND.test(name) && !ELSEWHERE.test(name))
    .toSorted()
  return Promise.all(
    names.map(async (url) => {
      const hash = createHash('sha256').update(await readFile(join(folder, url)))
      const integrity = `sha256-${hash.digest('base64')}`
      return { url, revision: HASHED.test(url) ? null : integrity, integrity }
    }),
  )
}

/** Builds the service worker once all files that it keeps are there. Development goes without: it would show old files. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle(error) {
      if (error !== undefined) return
      const folder = resolve(config.root, config.build.outDir)
      await build({
        configFile: false,
        root: config.root,
        publicDir: false,
        logLevel: 'warn',
        define: {
          APP_FILES: JSON.stringify(await appFiles(folder)),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          outDir: folder,
          emptyOutDir: false,
          rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: FILE } },
        },
      })
    },
  }
}
