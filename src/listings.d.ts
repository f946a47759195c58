declare module '*?listing' {
  import type { HighlightedListing } from './core/steps/listing.ts'

  /** The highlighted listing. */
  const listing: HighlightedListing
  export default listing
}
