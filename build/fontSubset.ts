import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin, ResolvedConfig } from 'vite'
import { characters } from './characters.ts'

const require = createRequire(import.meta.url)
const FONT = require.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2')
const LICENSE = require.resolve('pretendard/dist/LICENSE.txt')

/** Vite adds a query that tells who asks. */
const ADDRESS = /^virtual:font\.css(\?|$)/
const RESOLVED = /^\0virtual:font\.css(\?|$)/

/** Weights from regular to extra bold: the lighter ones would add a third to the file. */
const WEIGHTS = { min: 400, max: 800 }
const FIRST = 'pretendard.woff2'

const isEnglish = (path: string) => /^i18n\/en[/.]/.test(path)

/** Kerning, figures of one width, and what composes Hangul and marks. */
const FEATURES = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk']

/**
 * Serves `virtual:font.css`, the font face of the page: in development the whole font, in a build only the characters
 * that the sources contain, with the licence beside it, and nothing in tests. Hangul is in a file of its own, which the
 * browser fetches with the first of it on the page.
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
        const { first, hangul } = characters(join(config.root, 'src'), isEnglish)
        this.emitFile({
          type: 'asset',
          fileName: 'assets/pretendard-LICENSE.txt',
          source: readFileSync(LICENSE),
        })
        return (
          fontFace(await written(config.cacheDir, FIRST, first)) +
          fontFace(await written(config.cacheDir, 'hangul.woff2', hangul), hangulBut(first))
        )
      },
    },
    // Asked for with the scripts, it is there when they first put text on the page.
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => /pretendard-[^/]*\.woff2$/.test(name))
        if (file === undefined) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/** @returns where the subset has been written, under a name that the built file keeps. */
async function written(folder: string, name: string, text: string): Promise<string> {
  const subset = await subsetFont(readFileSync(FONT), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  })
  const file = join(folder, name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, subset)
  return file
}

// The licence keeps the font's own name for the font as a whole.
const fontFace = (file: string, range?: string) => `@font-face {
  font-family: "Backdoku Sans";
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url('${file.replaceAll('\\', '/')}') format('woff2');
  ${range === undefined ? '' : `unicode-range: ${range};`}
}`

const codesOf = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0)
const hex = (code: number) => code.toString(16)

const LETTERS = 'U+3131-318e'
const SYLLABLES = { first: 0xac00, last: 0xd7a3 }

/** All syllables but those in a text, in order: a list of those that there are would be longer than all other rules. */
function hangulBut(text: string): string {
  const { first, last } = SYLLABLES
  const others = codesOf(text).filter((code) => first <= code && code <= last)
  const ranges = [...others, last + 1].map((end, index) => [(others[index - 1] ?? first - 1) + 1, end - 1])
  const filled = ranges.filter(([from, to]) => from <= to)
  return [LETTERS, ...filled.map(([from, to]) => `U+${hex(from)}-${hex(to)}`)].join(', ')
}
