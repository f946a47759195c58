import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { type HighlightedListing, type ListingLine, listingLines } from '../src/core/steps/listing.ts'
import type { Extent } from '../src/core/search/strategy.ts'
import { highlighted, type Language } from './highlighted.ts'

/** `src/core/programs/tables/listing.py?listing`, whatever else the query has. */
const ADDRESS = /\.(py|cpp|ts)\?(.*&)?listing(&|$)/

/**
 * Serves `<file>?listing`: the lines of a listing with what they do and how they are coloured, for both extents. Colours
 * are worked out here, so that the page gets plain data.
 */
export function listings(): Plugin {
  return {
    name: 'listings',
    enforce: 'pre',
    load: {
      filter: { id: ADDRESS },
      handler(id) {
        const file = id.slice(0, id.indexOf('?'))
        this.addWatchFile(file)
        const source = readFileSync(file, 'utf8')
        // The pattern allows no other ends.
        const language = extname(file).slice(1) as Language
        return { code: `export default ${JSON.stringify(listingOf(source, language))}`, moduleType: 'js' }
      },
    },
  }
}

/** A raw listing as the page gets it. */
function listingOf(source: string, language: Language): HighlightedListing {
  const linesFor = (extent: Extent) => {
    const lines: readonly ListingLine[] = listingLines(source, extent)
    const tokens = highlighted(lines.map(({ text }) => text).join('\n'), language)
    return lines.map((line, index) => ({ ...line, tokens: tokens[index] }))
  }
  return { first: linesFor('first'), all: linesFor('all') }
}
