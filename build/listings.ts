import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { type HighlightedListing, type ListingLine, listingLines } from '../src/search/steps/listing.ts'
import type { Extent } from '../src/search/engine/strategy.ts'
import { highlightLines, type Language } from './highlighted.ts'

/** Matches e.g. `src/search/programs/tables/listing.py?listing`; the query may have other parameters. */
const ADDRESS = /\.(py|cpp|ts)\?(.*&)?listing(&|$)/

/**
 * Serves `<file>?listing`: a listing's lines with their steps and syntax highlighting, for both extents (the search for
 * the first solution, and for all). Highlighting at build time gives the page plain data.
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
        // ADDRESS allows no other extensions.
        const language = extname(file).slice(1) as Language
        return { code: `export default ${JSON.stringify(listingOf(source, language))}`, moduleType: 'js' }
      },
    },
  }
}

/** Parses and highlights a raw listing. */
function listingOf(source: string, language: Language): HighlightedListing {
  const linesFor = (extent: Extent) => {
    const lines: readonly ListingLine[] = listingLines(source, extent)
    const tokens = highlightLines(lines.map(({ text }) => text).join('\n'), language)
    return lines.map((line, index) => ({ ...line, tokens: tokens[index] }))
  }
  return { first: linesFor('first'), all: linesFor('all') }
}
