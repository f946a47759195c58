import { frontOf, type Sessions } from '../session/sessions.ts'
import type { Preferences } from '../store/preferences.ts'
import type { AppState } from '../store/state.ts'
import { DEFAULT_RATE, RATES } from './playback.ts'

/** Maximum speed of playing by lines of code, in lines a second: higher speeds are indistinguishable. */
const FASTEST_LINES = 1000

/** Maximum readable speed, in events or lines a second; one of the notches. */
export const READABLE_RATE = 10

/** Returns the notches of the speed control for events or lines. */
export function ratesOf(playsBy: Preferences['playsBy']): readonly number[] {
  return playsBy === 'lines' ? RATES.filter((rate) => rate <= FASTEST_LINES) : RATES
}

/** The part of the state that determines the speed. */
type Played = Pick<AppState, 'preferences' | keyof Sessions>

/**
 * Returns events or lines a second: the user's choice, with at most `FASTEST_LINES` lines; by default `DEFAULT_RATE`
 * lines, or as many events as suit the search. Predict slows this down to a readable speed, until the user chooses one.
 */
export function rateOf(app: Played): number {
  const { predicts, slowsToAsk } = app.preferences
  const rate = fullRateOf(app)
  return predicts && slowsToAsk ? Math.min(rate, READABLE_RATE) : rate
}

/** Returns the speed at which the app would play if Predict did not slow it down. */
function fullRateOf(app: Played): number {
  const { rate, playsBy } = app.preferences
  if (playsBy === 'lines') return Math.min(rate ?? DEFAULT_RATE, FASTEST_LINES)
  return rate ?? frontOf(app).fittedRate
}

export function isSlowed(app: Played): boolean {
  return rateOf(app) < fullRateOf(app)
}

/** Returns true if each event or line is readable: nothing plays, or playing is slow enough. */
export function isReadable(app: Played & Pick<AppState, 'playing'>): boolean {
  return !app.playing || rateOf(app) <= READABLE_RATE
}
