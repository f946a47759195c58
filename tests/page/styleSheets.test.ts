/** Style sheets take window sizes, text sizes, spacing and shared looks from one place each. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SHEET } from '../../src/page/controls/useMedia.ts'

const SRC = join(import.meta.dirname, '../../src')
const MEDIA = readFileSync(join(SRC, 'page/controls/media.css'), 'utf8')
const SCALES = readFileSync(join(SRC, 'page/controls/scales.css'), 'utf8')
const SHEETS = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.css') && !/\/(?:media|scales)\.css$/.test(name),
)

/** Conditions of media queries that occur in one style sheet only. */
const ONE_OF_A_KIND = new Set([
  '(max-width: 87.4375em)',
  '(max-width: 79.9375em)',
  '(max-width: 56.1875em)',
  '(pointer: fine)',
])

const LOOKS = SHEETS.filter((name) => name.startsWith('page/controls/looks/')).map((name) => ({
  name,
  declarations: declarationsOf(/\{([^}]*)\}/.exec(readFileSync(join(SRC, name), 'utf8'))?.[1] ?? ''),
}))

/** Rules of a style sheet that may compose a look: their selectors are single classes, outside of any condition. */
const COMPOSABLE = /^((?:\.[\w-]+,\n)*\.[\w-]+) \{\n((?: {2}[^{}]*\n)*)\}/gm

function declarationsOf(body: string): readonly string[] {
  return body.split(';').flatMap((declaration) => declaration.replaceAll(/\s+/g, ' ').trim() || [])
}

/** Declarations that size text, or set distances. */
const SIZED = /(?:^|[\s;{])((?:gap|row-gap|column-gap|padding|margin|font|font-size)(?:-[\w-]+)?: [^;{}]+)/g

describe.each(SHEETS)('%s', (name) => {
  const css = readFileSync(join(SRC, name), 'utf8')

  test('names the sizes of windows, and each name is defined', () => {
    const queries = Array.from(css.matchAll(/@media ([^{]+?)\s*\{/g), ([, query = '']) => query)
    const sizes = queries.flatMap(
      (query) => query.match(/\((?:min-|max-)?(?:width|height|pointer)[^)]*\)/g) ?? [],
    )
    expect(sizes.filter((size) => !ONE_OF_A_KIND.has(size))).toEqual([])
    for (const used of queries.flatMap((query) => query.match(/--[\w-]+/g) ?? []))
      expect(MEDIA).toContain(`@custom-media ${used} `)
  })

  test('takes its type sizes and spacing from the scales', () => {
    const sized = Array.from(css.matchAll(SIZED), ([, declaration = '']) => declaration.replace(/ \/ .*/, ''))
    // Lengths of 0–3 px are exempt from the scales, as are line heights, which `sized` leaves out.
    const sizes = sized.map((declaration) => declaration.replaceAll(/\b[0-3]px\b/g, ''))
    expect(sizes.filter((size) => /\d(?:rem|px)\b/.test(size))).toEqual([])
    for (const [, step] of css.matchAll(/var\((--(?:space|type)-\w+)\)/g))
      expect(SCALES).toContain(`${step}: `)
  })
})

test.each(SHEETS)('%s composes a look instead of repeating it', (name) => {
  const css = readFileSync(join(SRC, name), 'utf8')
  for (const [, selector, body = ''] of css.matchAll(COMPOSABLE)) {
    const declared = new Set(declarationsOf(body))
    const repeated = LOOKS.filter(({ declarations }) => declarations.every((each) => declared.has(each)))
    expect([selector, repeated.map((look) => look.name)]).toEqual([selector, []])
  }
})

test('scripts and style sheets agree at which window sizes the panels are a sheet', () => {
  const query = (name: string) => new RegExp(`@custom-media ${name} ([^;]+);`).exec(MEDIA)?.[1]
  expect(query('--sheet')).toBe('(--narrow), (--low)')
  expect(SHEET).toBe(`${query('--narrow')}, ${query('--low')}`)
})
