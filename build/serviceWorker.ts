import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'

const SOURCE = fileURLToPath(new URL('../src/browser/service.worker.ts', import.meta.url))
/** The service worker's file: beside the page, so that its scope is the page's whole folder. */
const FILE = 'sw.js'

/** Matches large files that only users' own programs need: cached when first fetched. */
const ON_DEMAND = /^(python|cpp)\//
/**
 * Matches files that the page never requests: those for hosts and crawlers, licences, and pictures for link previews
 * and app stores.
 */
const NEVER_REQUESTED = /^(_headers|robots\.txt|screenshots\/|og\.png)|\.txt$/
/** Matches file names that contain a content hash. */
const HASHED = /^assets\//

/** A file to cache. */
interface AppFile {
  readonly url: string
  /** Distinguishes versions; null if the URL contains a hash. */
  readonly revision: string | null
  /** Hash of the content, as in the HTML attribute `integrity`. */
  readonly integrity: string
}

/** Returns the files that the built page needs offline. @param folder of the built page */
async function appFiles(folder: string): Promise<readonly AppFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => name !== FILE && !ON_DEMAND.test(name) && !NEVER_REQUESTED.test(name))
    .toSorted()
  return Promise.all(
    names.map(async (url) => {
      const hash = createHash('sha256').update(await readFile(join(folder, url)))
      const integrity = `sha256-${hash.digest('base64')}`
      return { url, revision: HASHED.test(url) ? null : integrity, integrity }
    }),
  )
}

/** Builds the service worker after all files it precaches. Not in development, where it would serve stale files. */
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
