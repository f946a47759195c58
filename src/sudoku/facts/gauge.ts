import type { Phrase } from '../../i18n/text.ts'

/**
 * A range of difficulty for plain backtracking. Difficulty is the number of events of the row-major search with
 * ascending digits up to its first solution, or to its end if there is none. It says nothing about difficulty for
 * people, and a rotation can change it.
 */
export interface DifficultyBand {
  readonly id: BandId
  readonly name: Phrase
  /** Minimum events in this band. */
  readonly from: number
}

export type BandId = 'easy' | 'moderate' | 'hard' | 'very-hard' | 'anti-brute-force'

/** The bands, easiest first. Most newspaper puzzles need fewer than 10⁴ events. */
export const BANDS: readonly DifficultyBand[] = [
  { id: 'easy', name: { en: 'easy', ko: '쉬움' }, from: 0 },
  { id: 'moderate', name: { en: 'moderate', ko: '보통' }, from: 10_000 },
  { id: 'hard', name: { en: 'hard', ko: '어려움' }, from: 1_000_000 },
  { id: 'very-hard', name: { en: 'very hard', ko: '매우 어려움' }, from: 10_000_000 },
  { id: 'anti-brute-force', name: { en: 'anti-brute-force', ko: '백트래킹 최악' }, from: 100_000_000 },
]

/** Position of a puzzle on the scale of difficulty. */
export interface Gauge {
  readonly band: BandId
  /** log₁₀ of the events, 0 for none. */
  readonly magnitude: number
  /** False while the search is running: the position is then a lower bound. */
  readonly settled: boolean
}

/**
 * Returns a puzzle's position on the scale of difficulty.
 * @param events of the row-major search to its first solution, so far if it has not ended
 */
export function gaugeOf(events: number, settled: boolean): Gauge {
  const band = BANDS.findLast(({ from }) => events >= from) ?? BANDS[0]
  return { band: band.id, magnitude: events === 0 ? 0 : Math.log10(events), settled }
}
