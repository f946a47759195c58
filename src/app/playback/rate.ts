import { frontOf, type Sessions } from '../session/sessions.ts'
import type { Preferences } from '../store/preferences.ts'
import type { AppState } from '../store/state.ts'
import { DEFAULT_RATE, RATES } from './playback.ts'

/** More lines a second cannot be told apart: from there on, one plays by events. */
const FASTEST_LINES = 1000

/** Events or lines a second up to which each can be followed. */
const READABLE_RATE = 10

/** The notches that there are for what is counted. */
export function ratesOf(playsBy: Preferences['playsBy']): readonly number[] {
  return playsBy === 'lines' ? RATES.filter((rate) => rate <= FASTEST_LINES) : RATES
}

type Played = Pick<AppState, 'preferences' | keyof Sessions>

/** Events or lines a second: what the user has chosen, or else what suits the search. */
export function rateOf(app: Played): number {
  const { rate, playsBy } = app.preferences
  if (playsBy === 'lines') return Math.min(rate ?? DEFAULT_RATE, FASTEST_LINES)
  return rate ?? frontOf(app).fittedRate
}

/** Whether each event, or line, can be followed: nothing plays, or not too fast. */
export function isReadable(app: Played & Pick<AppState, 'playing'>): boolean {
  return !app.playing || rateOf(app) <= READABLE_RATE
}
