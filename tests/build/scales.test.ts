/** Sizes of text and of the space around things are steps of two scales. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scalesOf, withoutScales } from '../../build/scales.ts'

const UI = join(import.meta.dirname, '../../src/ui')
const SCALES = scalesOf(readFileSync(join(UI, 'scales.css'), 'utf8'))
const SHEETS = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.css') && name !== 'scales.css',
)

/** Properties that size text, or keep things apart. */
const SIZED = /(?:^|[\s;{])((?:gap|row-gap|column-gap|padding|margin|font|font-size)(?:-[\w-]+)?: [^;{}]+)/g

describe.each(SHEETS)('%s', (name) => {
  const css = readFileSync(join(UI, name), 'utf8')

  test('takes its type and its space from the scales', () => {
    const sized = Array.from(css.matchAll(SIZED), ([, declaration]) => declaration.replace(/ \/ .*/, ''))
    // Hairlines are no steps; nor is the height of a line.
    const sizes = sized.map((declaration) => declaration.replaceAll(/\b[0-3]px\b/g, ''))
    expect(sizes.filter((size) => /\d(?:rem|px)\b/.test(size))).toEqual([])
  })

  test('comes to the browser with sizes', () => {
    expect(withoutScales(css, SCALES)).not.toMatch(/var\(--(?:space|type)-/)
  })
})

test('a step that there is none of is refused', () => {
  expect(withoutScales('gap: var(--space-1) var(--gutter);', SCALES)).toBe('gap: 0.125rem var(--gutter);')
  expect(() => withoutScales('gap: var(--space-11);', SCALES)).toThrow('--space-11')
})
