import type { ListingLanguage } from '../../search/programs/folder.ts'
import type { Language } from '../../i18n/text.ts'
import type { Extent } from '../../search/engine/strategy.ts'
import { OWN_LANGUAGES, type OwnLanguage } from '../../sudoku/reading/language.ts'
import { type Welcome, WELCOMES } from '../introduction/introduction.ts'
import { type EventsPerSecond, RATES } from '../player/playback.ts'

export type Theme = 'system' | 'light' | 'dark'

const THEMES: readonly Theme[] = ['system', 'light', 'dark']

export const LANGUAGES: readonly Language[] = ['en', 'ko']

/** Returns the language that an address names; undefined for other names. */
export function languageNamed(name: string | null): Language | undefined {
  return LANGUAGES.find((language) => language === name)
}

/** In display order. */
export const LISTINGS: readonly ListingLanguage[] = ['py', 'cpp', 'ts']

/** Row and column labels: counted from 1, from 0 as in most listings, or none. */
export type Numbering = 'from-1' | 'from-0' | 'none'

/** In display order. */
export const NUMBERINGS: readonly Numbering[] = ['from-1', 'from-0', 'none']

/** User preferences, kept between visits. */
export interface Preferences {
  readonly language: Language
  readonly theme: Theme
  /** Events or lines a second; undefined until chosen: until then, each search plays at a speed that suits it. */
  readonly rate: EventsPerSecond | undefined
  /** Unit by which playing advances, and which `rate` counts. */
  readonly playsBy: 'events' | 'lines'
  /** True if typing a digit selects the next cell. */
  readonly advancesAfterTyping: boolean
  readonly showsCandidates: boolean
  /** True if the board shows how often each cell was filled. */
  readonly showsHeatMap: boolean
  readonly numbering: Numbering
  /** True if playing pauses before chosen events and asks the learner to predict them. */
  readonly predicts: boolean
  /** True if that slows playing down to a speed at which it asks: until the user chooses a speed. */
  readonly slowsToAsk: boolean
  /** True if the timeline is expanded into the flame chart. */
  readonly showsFlame: boolean
  readonly flameHeightPx: number | undefined
  /** True if the drawer under the code is open. */
  readonly isDrawerOpen: boolean
  /** True if keys that are characters (letters and punctuation) act. */
  readonly usesCharacterKeys: boolean
  /** Language of the programs' listings, where available. */
  readonly listing: ListingLanguage
  /** Language in which the user wrote or opened a program last. */
  readonly ownLanguage: OwnLanguage
  /** What the next visit opens with. */
  readonly welcome: Welcome
  /** How far every program searches; undefined until chosen: until then, each searches as its author wrote it. */
  readonly extent: Extent | undefined
}

/** @param languages the browser's preferred languages as BCP 47 tags */
export function defaultPreferences(languages: readonly string[]): Preferences {
  const requested = languages.map((tag) => tag.toLowerCase().split('-')[0])
  const language = LANGUAGES.find(
    (known) => known === requested.find((tag) => LANGUAGES.some((l) => l === tag)),
  )
  return {
    language: language ?? 'en',
    theme: 'system',
    rate: undefined,
    playsBy: 'events',
    advancesAfterTyping: true,
    showsCandidates: false,
    showsHeatMap: false,
    numbering: 'from-1',
    predicts: false,
    slowsToAsk: true,
    showsFlame: false,
    flameHeightPx: undefined,
    isDrawerOpen: false,
    usesCharacterKeys: true,
    listing: 'py',
    ownLanguage: 'python',
    welcome: 'first',
    extent: undefined,
  }
}

/** Returns the valid stored preferences, with `defaults` for the rest. @param stored raw value from the storage */
export function restoredPreferences(stored: unknown, defaults: Preferences): Preferences {
  if (typeof stored !== 'object' || stored === null) return defaults
  const found: Partial<Record<keyof Preferences, unknown>> = stored
  return {
    language: LANGUAGES.find((language) => language === found.language) ?? defaults.language,
    theme: THEMES.find((theme) => theme === found.theme) ?? defaults.theme,
    rate: RATES.find((rate) => rate === found.rate) ?? defaults.rate,
    playsBy: found.playsBy === 'lines' ? 'lines' : defaults.playsBy,
    advancesAfterTyping:
      typeof found.advancesAfterTyping === 'boolean'
        ? found.advancesAfterTyping
        : defaults.advancesAfterTyping,
    showsCandidates: found.showsCandidates === true,
    showsHeatMap: found.showsHeatMap === true,
    numbering: NUMBERINGS.find((numbering) => numbering === found.numbering) ?? defaults.numbering,
    predicts: found.predicts === true,
    slowsToAsk: found.slowsToAsk !== false,
    showsFlame: found.showsFlame === true,
    flameHeightPx: Number(found.flameHeightPx) > 0 ? Number(found.flameHeightPx) : undefined,
    isDrawerOpen: found.isDrawerOpen === true,
    usesCharacterKeys: found.usesCharacterKeys !== false,
    listing: LISTINGS.find((listing) => listing === found.listing) ?? defaults.listing,
    ownLanguage: OWN_LANGUAGES.find((language) => language === found.ownLanguage) ?? defaults.ownLanguage,
    welcome: WELCOMES.find((welcome) => welcome === found.welcome) ?? defaults.welcome,
    extent: found.extent === 'first' || found.extent === 'all' ? found.extent : defaults.extent,
  }
}
