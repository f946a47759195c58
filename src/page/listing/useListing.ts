import { builtInOf } from '../session/sessions.ts'
import { useEffect, useState } from 'react'
import { LISTINGS } from '../store/preferences.ts'
import type { ListingLanguage } from '../../search/programs/folder.ts'
import type { HighlightedLine, HighlightedListing } from '../../search/steps/listing.ts'
import type { AppState } from '../store/state.ts'
import { useApp } from '../store/useApp.ts'

interface ShownListing {
  readonly language: ListingLanguage
  /** Empty while loading, and if that has failed. */
  readonly lines: readonly HighlightedLine[]
  /** True if the listing could not be loaded. */
  readonly hasFailed: boolean
  /** Loads the listing again. */
  retry(): void
}

interface LoadedListing {
  /** Key in `FILES`. */
  readonly file: string
  readonly listing: HighlightedListing | undefined
}

const NOTHING: readonly HighlightedLine[] = []

/** Listings that were loaded, by file: shown at once where they are shown again. */
const known = new Map<string, HighlightedListing>()

/** Loader of each listing by its path. Each listing is a module of its own, loaded when shown. */
const FILES = import.meta.glob<HighlightedListing>('../../search/programs/*/listing.*', {
  query: '?listing',
  import: 'default',
})

const fileOf = (program: string, language: ListingLanguage) =>
  `../../search/programs/${program}/listing.${language}`

/** Returns the languages of a program's listings, and which to show: the requested one, or else Python. */
function languagesOf(program: string, requested: ListingLanguage) {
  const languages = LISTINGS.filter((language) => fileOf(program, language) in FILES)
  return { languages, language: languages.includes(requested) ? requested : LISTINGS[0] }
}

/** Returns the languages of the chosen built-in program's listings, and the one that is shown. */
export function useListingLanguages(): {
  readonly languages: readonly ListingLanguage[]
  readonly language: ListingLanguage
} {
  const program = useApp((app) => builtInOf(app).strategy)
  const requested = useApp((app) => app.preferences.listing)
  return languagesOf(program, requested)
}

/** Returns the lines of the listing that `useListing` shows; empty before they are loaded. */
export function knownListing(app: AppState): readonly HighlightedLine[] {
  const { strategy, extent } = builtInOf(app)
  const { language } = languagesOf(strategy, app.preferences.listing)
  return known.get(fileOf(strategy, language))?.[extent] ?? NOTHING
}

/** Returns the listing of the chosen built-in program, in the user's preferred language if available. */
export function useListing(): ShownListing {
  const program = useApp((app) => builtInOf(app).strategy)
  const extent = useApp((app) => builtInOf(app).extent)
  const requested = useApp((app) => app.preferences.listing)
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<LoadedListing>()
  const { language } = languagesOf(program, requested)
  const file = fileOf(program, language)

  useEffect(() => {
    let isRequested = true
    const finish = (listing: HighlightedListing | undefined) => {
      if (listing !== undefined) known.set(file, listing)
      if (isRequested) setLoaded({ file, listing })
    }
    void FILES[file]().then(finish, () => finish(undefined))
    return () => {
      isRequested = false
    }
  }, [file, attempt])

  const isLoaded = loaded?.file === file
  const listing = isLoaded ? loaded.listing : known.get(file)
  return {
    language,
    lines: listing?.[extent] ?? NOTHING,
    hasFailed: isLoaded && listing === undefined,
    retry: () => setAttempt(attempt + 1),
  }
}
