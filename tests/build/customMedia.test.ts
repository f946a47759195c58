/** The sizes of windows that the page tells apart are told in one place. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { customMediaOf, withoutCustomMedia } from '../../build/customMedia.ts'
import { SHEET } from '../../src/ui/useMedia.ts'

const UI = join(import.meta.dirname, '../../src/ui')
const MEDIA = customMediaOf(readFileSync(join(UI, 'media.css'), 'utf8'))
const SHEETS = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.css') && name !== 'media.css',
)

/** With these nothing else has to agree. */
const ONE_OF_A_KIND = new Set([
  '(max-width: 87.4375em)',
  '(max-width: 79.9375em)',
  '(max-width: 56.1875em)',
  '(pointer: fine)',
])

describe.each(SHEETS)('%s', (name) => {
  const css = readFileSync(join(UI, name), 'utf8')
  const queries = Array.from(css.matchAll(/@media ([^{]+?)\s*\{/g), ([, query]) => query)

  test('tells sizes of windows by their names', () => {
    const sizes = queries.flatMap(
      (query) => query.match(/\((?:min-|max-)?(?:width|height|pointer)[^)]*\)/g) ?? [],
    )
    expect(sizes.filter((size) => !ONE_OF_A_KIND.has(size))).toEqual([])
  })

  test('comes to the browser with all of them written out', () => {
    expect(withoutCustomMedia(css, MEDIA)).not.toMatch(/@media[^{]*\(--/)
  })
})

describe('A style sheet', () => {
  const media = customMediaOf(
    '@custom-media --low (max-height: 9px);\n@custom-media --both (--low), (pointer: coarse);',
  )

  test('has the queries that the names stand for', () => {
    expect(withoutCustomMedia('@media (--both) {\n}\n@media (--low) and (print) {\n}', media)).toBe(
      '@media (max-height: 9px), (pointer: coarse) {\n}\n@media (max-height: 9px) and (print) {\n}',
    )
  })

  test('is refused with a name that nothing has, or a list where a list makes no sense', () => {
    expect(() => withoutCustomMedia('@media (--high) {', media)).toThrow('--high')
    expect(() => withoutCustomMedia('@media (--both) and (print) {', media)).toThrow('--both')
  })
})

test('scripts and style sheets agree on where the panels are a sheet', () => {
  expect(MEDIA.get('--sheet')).toBe(SHEET)
})
