import type { Phrase } from '../text.ts'

/**
 * How hard a puzzle is for plain backtracking, from one to the other end. It is measured, not guessed: by the events
 * that the search in row-major order with ascending digits makes up to its first solution, or to its end if there is
 * none. It says nothing of how hard the puzzle is for people, and a rotation can change it.
 */
export interface Band {
  readonly id: BandId
  readonly name: Phrase
  /** Fewest events in this band. */
  readonly from: number
}

export type BandId = 'easy' | 'moderate' | 'hard' | 'very-hard' | 'anti-brute-force'

/** Ascending. A tenfold of events is a step; most puzzles of a newspaper are below 10⁴. */
export const BANDS: readonly Band[] = [
  { id: 'easy', name: { en: 'easy', ko: '쉬움' }, from: 0 },
  { id: 'moderate', name: { en: 'moderate', ko: '보통' }, from: 10_000 },
  { id: 'hard', name: { en: 'hard', ko: '어려움' }, from: 1_000_000 },
  { id: 'very-hard', name: { en: 'very hard', ko: '매우 어려움' }, from: 10_000_000 },
  { id: 'anti-brute-force', name: { en: 'anti-brute-force', ko: '백트래킹 최악' }, from: 100_000_000 },
]

/** Where a puzzle stands on the gauge. */
export interface Gauge {
  readonly band: BandId
  /** log₁₀ of the events, 0 for none. */
  readonly magnitude: number
  /** False while the search goes on: it is at least this hard. */
  readonly settled: boolean
}

/** @param events of the row-major search to its first solution, so far if it has not ended */
export function gaugeOf(events: number, settled: boolean): Gauge {
  const band = BANDS.findLast(({ from }) => events >= from) ?? BANDS[0]
  return { band: band.id, magnitude: events === 0 ? 0 : Math.log10(events), settled }
}
