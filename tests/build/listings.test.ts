/** Listings as the build serves them to the page. */
import { describe, expect, test } from 'vitest'
import { highlightLines } from '../../build/highlighted.ts'
import type { HighlightedListing } from '../../src/search/steps/listing.ts'
import { listingLines } from '../../src/search/steps/listing.ts'
import tables from '../../src/search/programs/tables/listing.py?listing'
import { EXTENTS, LISTINGS } from '../listings/listings.ts'

const FILES = import.meta.glob<HighlightedListing>('../../src/search/programs/*/listing.*', {
  query: '?listing',
  import: 'default',
})

describe.each(LISTINGS.map((listing) => [`${listing.id}.${listing.language}`, listing] as const))(
  '%s',
  (_, { id, language, source }) => {
    test('is served line by line for both extents, each token a part of its line', async () => {
      const served = await FILES[`../../src/search/programs/${id}/listing.${language}`]()
      for (const extent of EXTENTS) {
        expect(served[extent].map(({ text, kinds }) => ({ text, kinds }))).toEqual(
          listingLines(source, extent),
        )
        expect(served[extent].map(({ tokens }) => tokens.map(({ text }) => text).join(''))).toEqual(
          served[extent].map(({ text }) => text),
        )
      }
    })
  },
)

test('the tables in Python stop at the first solution, or continue', () => {
  const texts = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text.trim())
  expect(texts(tables.first)).toContain('exit()')
  expect(texts(tables.all)).not.toContain('exit()')
})

/** The tokens of each line, e.g. `keyword:def| |function:dfs|(depth)`. */
function tokensOf(source: string, language: Parameters<typeof highlightLines>[1]): readonly string[] {
  return highlightLines(source, language).map((tokens) =>
    tokens.map(({ text, kind }) => (kind === 'plain' ? text : `${kind}:${text}`)).join('|'),
  )
}

describe('tokens are classified', () => {
  test('in Python', () => {
    expect(tokensOf('def dfs(n):  # down\n    if check(n) and n < 9:\n        print("a&b")', 'py')).toEqual([
      'keyword:def| |function:dfs|(n):  |comment:# down',
      '    |keyword:if| |function:check|(n) |keyword:and| n < |number:9|:',
      '        |function:print|(|string:"a&b"|)',
    ])
  })

  test('in C++', () => {
    expect(tokensOf('#include <set>\nvoid dfs(int n) {\n    dfs(n + 1);  // down\n}', 'cpp')).toEqual([
      'keyword:#include |string:<set>',
      'keyword:void| |function:dfs|(|keyword:int| n) {',
      '    |function:dfs|(n + |number:1|);  |comment:// down',
      '}',
    ])
  })

  test('in TypeScript', () => {
    expect(tokensOf("const n: number = f('1');\nreturn true;", 'ts')).toEqual([
      "keyword:const| n: number = |function:f|(|string:'1'|);",
      'keyword:return| |keyword:true|;',
    ])
  })
})
