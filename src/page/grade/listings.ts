import type { HighlightedListing } from '../../search/steps/listing.ts'

/** Loads the listings of built-in programs, one module each. */
const FILES = import.meta.glob<HighlightedListing>('../../search/programs/*/listing.{py,cpp}', {
  query: '?listing',
  import: 'default',
})

const EXTENSIONS = { python: 'py', cpp: 'cpp' } as const

/** Returns a program's listing for the first solution; rejects if it cannot be loaded. @param strategy its id */
export async function listingText(strategy: string, language: 'python' | 'cpp'): Promise<string> {
  const load = FILES[`../../search/programs/${strategy}/listing.${EXTENSIONS[language]}`]
  if (load === undefined) throw new RangeError(`${strategy} has no listing in ${language}`)
  const listing = await load()
  return listing.first.map(({ text }) => text).join('\n')
}
