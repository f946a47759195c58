import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin, ResolvedConfig } from 'vite'
import { characters, isEnglish } from './characters.ts'

const require = createRequire(import.meta.url)
const FONT = require.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2')
const LICENSE = require.resolve('pretendard/dist/LICENSE.txt')

/** Matches the id of the virtual module; Vite may append a query. */
const ADDRESS = /^virtual:font\.css(\?|$)/
/** Matches the id that `resolveId` returns for the virtual module. */
const RESOLVED = /^\0virtual:font\.css(\?|$)/

/** Weights from regular to extra bold; lighter ones would add a third to the file. */
const WEIGHTS = { min: 400, max: 800 }
/** File of the font's first part, which every page loads. */
const FIRST_FILE = 'pretendard.woff2'

/** OpenType features to keep: kerning, tabular figures, local forms, and composition of Hangul and marks. */
const FEATURES = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk']

/**
 * Serves `virtual:font.css`, the page's font face: the whole font in development, a subset with the characters of the
 * sources and its licence in a build, nothing in tests. Hangul is a separate file, which the browser fetches once the
 * page shows any.
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
          fontFace(await writeSubset(config.cacheDir, FIRST_FILE, first)) +
          fontFace(await writeSubset(config.cacheDir, 'hangul.woff2', hangul), hangulRangeWithout(first))
        )
      },
    },
    // Preloads the font along with the scripts, so that it is loaded when they first render text.
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

/** Writes a subset of the font. @returns its path; the built file keeps the name */
async function writeSubset(folder: string, name: string, text: string): Promise<string> {
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

// The licence reserves the font's own name for the complete font.
const fontFace = (file: string, range?: string) => `@font-face {
  font-family: "Backdoku Sans";
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url('${file.replaceAll('\\', '/')}') format('woff2');
  ${range === undefined ? '' : `unicode-range: ${range};`}
}`

const codesOf = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0)
const hex = (code: number) => code.toString(16)

// Code points of Hangul.
const LETTERS = 'U+3131-318e'
const SYLLABLES = { first: 0xac00, last: 0xd7a3 }

/**
 * Returns the `unicode-range` of all Hangul except the syllables of a text, as the ranges between these syllables. The
 * text is that of the first font file. Its syllables are few, so excluding them is shorter than listing the others.
 *
 *     각 (U+AC01)   →   U+3131-318e, U+ac00-ac00, U+ac02-d7a3
 */
function hangulRangeWithout(text: string): string {
  const { first, last } = SYLLABLES
  const inFirst = codesOf(text).filter((code) => first <= code && code <= last)
  const ranges = [...inFirst, last + 1].map((end, index) => [(inFirst[index - 1] ?? first - 1) + 1, end - 1])
  const filled = ranges.filter(([from, to]) => from <= to)
  return [LETTERS, ...filled.map(([from, to]) => `U+${hex(from)}-${hex(to)}`)].join(', ')
}
