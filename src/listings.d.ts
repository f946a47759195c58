declare module '*?listing' {
  import type { HighlightedListing } from './core/steps/listing.ts'

  const listing: HighlightedListing
  export default listing
}
