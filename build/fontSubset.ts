import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin, ResolvedConfig } from 'vite'
import { characters } from './characters.ts'

const require = createRequire(import.meta.url)
const FONT = require.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2')
const LICENSE = require.resolve('pretendard/dist/LICENSE.txt')

/** The address that index.html links. No file has it. Vite adds a query that tells whether a script or a link asks. */
const ADDRESS = /^\/font\.css(\?|$)/
const RESOLVED = /^\0\/font\.css(\?|$)/

/** Weights from regular to extra bold: the lighter ones would add a third to the file. */
const WEIGHTS = { min: 400, max: 800 }
/** Kerning, figures of one width, and what composes Hangul and marks. */
const FEATURES = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk']

/**
 * Serves `/font.css`, the font face of the page: in development the whole font, in a build only the characters
 * that the sources contain, with the licence beside it, and nothing in tests.
 */
export function fontSubset(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'font-subset',
    configResolved(resolved) {
      config = resolved
    },
    resolveId: { filter: { id: ADDRESS }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: RESOLVED },
      async handler() {
        if (config.mode === 'test') return ''
        if (config.command === 'serve') return fontFace(FONT)
        this.emitFile({
          type: 'asset',
          fileName: 'assets/pretendard-LICENSE.txt',
          source: readFileSync(LICENSE),
        })
        return fontFace(await written(config.cacheDir, characters(join(config.root, 'src'))))
      },
    },
    // Asked for with the scripts, it is there when they first put text on the page.
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => name.endsWith('.woff2'))
        if (file === undefined) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/** @returns where the subset has been written, under a name that the built file keeps. */
async function written(folder: string, text: string): Promise<string> {
  const subset = await subsetFont(readFileSync(FONT), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  })
  const file = join(folder, 'pretendard.woff2')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, subset)
  return file
}

// The licence keeps the font's own name for the font as a whole.
const fontFace = (file: string) => `@font-face {
  font-family: "Backdoku Sans";
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url('${file.replaceAll('\\', '/')}') format('woff2');
}`
