import type { ListingLanguage } from '../../core/programs/folder.ts'
import type { Language } from '../../core/text.ts'
import type { Extent } from '../../core/search/strategy.ts'
import { type EventsPerSecond, RATES } from '../playback/playback.ts'

export type Theme = 'system' | 'light' | 'dark'

const THEMES: readonly Theme[] = ['system', 'light', 'dark']

export const LANGUAGES: readonly Language[] = ['en', 'ko']

/** In the order in which they are offered. */
export const LISTINGS: readonly ListingLanguage[] = ['py', 'cpp', 'ts']

/** How rows and columns are numbered along the board: as people count them, as most listings do, or not at all. */
export type Numbering = 'from-1' | 'from-0' | 'none'

/** In the order in which they are offered. */
export const NUMBERINGS: readonly Numbering[] = ['from-1', 'from-0', 'none']

/** Remembered from one visit to the next. */
export interface Preferences {
  readonly language: Language
  readonly theme: Theme
  /** Events or lines a second; until it is chosen, each search has the one that suits it. */
  readonly rate: EventsPerSecond | undefined
  readonly playsBy: 'events' | 'lines'
  /** Typing a digit moves on to the next cell. */
  readonly advancesAfterTyping: boolean
  /** The candidates of all blanks are drawn on the board. */
  readonly showsCandidates: boolean
  /** How often each cell was filled is drawn on the board. */
  readonly showsHeatMap: boolean
  readonly numbering: Numbering
  /** The timeline is open upwards into the flame chart, … */
  readonly showsFlame: boolean
  /** … so high; undefined until a height is chosen. */
  readonly flameHeightPx: number | undefined
  /** The language that listings are read in, where they have it. */
  readonly listing: ListingLanguage
  /** Of the searches of every program; until one is chosen, each program starts as its author left it. */
  readonly extent: Extent | undefined
}

/** @param languages the browser's, most wanted first, as BCP 47 tags */
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
    showsFlame: false,
    flameHeightPx: undefined,
    listing: 'py',
    extent: undefined,
  }
}

/** The stored preferences that make sense, with `defaults` for the rest. @param stored whatever the storage held */
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
    showsFlame: found.showsFlame === true,
    flameHeightPx: Number(found.flameHeightPx) > 0 ? Number(found.flameHeightPx) : undefined,
    listing: LISTINGS.find((listing) => listing === found.listing) ?? defaults.listing,
    extent: found.extent === 'first' || found.extent === 'all' ? found.extent : defaults.extent,
  }
}
