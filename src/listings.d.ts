declare module '*?listing' {
  import type { HighlightedListing } from './core/steps/listing.ts'

  /** The listing, ready to be shown. */
  const listing: HighlightedListing
  export default listing
}
