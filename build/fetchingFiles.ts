import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The module that Vite has every `import()` of a build go through. */
const HELPER = /^\0vite\/preload-helper\.js$/
const RUNTIME = /rolldown-runtime/
const OWN = fileURLToPath(new URL('../src/fetchingFiles.ts', import.meta.url))

/** Has `import()` go through the app's own `fetchedFirst`, which can be asked again where Vite's helper cannot. */
export const fetchingFiles = (): Plugin => ({
  name: 'fetching-files',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: HELPER },
    handler: () => `export { fetchedFirst as __vitePreload } from ${JSON.stringify(OWN)}`,
  },
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        // A part of one file is asked for beforehand too; the runtime has come with the page.
        resolveDependencies: (file, others, { hostType }) =>
          hostType === 'js' ? [...new Set([file, ...others])].filter((each) => !RUNTIME.test(each)) : others,
      },
    },
  }),
})
