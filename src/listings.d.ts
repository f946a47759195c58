declare module '*?listing' {
  import type { HighlightedListing } from './search/steps/listing.ts'

  const listing: HighlightedListing
  export default listing
}
