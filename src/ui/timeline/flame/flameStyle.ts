import { useCachedStyle } from '../useCachedStyle.ts'

/**
 * Colours of the flame chart, each the text colour of an element with that class. `onNow` is for text on a bar in the
 * colour `now`, and so on.
 */
export const TONES = [
  'now',
  'nowRest',
  'past',
  'next',
  'solution',
  'onNow',
  'onNowRest',
  'onPast',
  'onNext',
  'onSolution',
  'path',
  'playhead',
  'halo',
  'line',
] as const

/**
 * Fill of the bar of a placement. On the board, `now` up to the playhead, then `nowRest`; otherwise `past` (taken back)
 * or `next` (not made yet). `solution` replaces the last three for placements that lead to the solution.
 */
export type BarTone = 'now' | 'nowRest' | 'past' | 'next' | 'solution'

type FlameColours = Readonly<Record<(typeof TONES)[number], string>>

export interface FlameStyle {
  readonly colours: FlameColours
  /** Font of the names, as a CSS font list. */
  readonly fontFamily: string
}

/** Returns a cached reader of the style of a palette, an element whose children are in the order of `TONES`. */
export const useFlameStyle = () => useCachedStyle(styleOf)

function styleOf(palette: Element): FlameStyle {
  const colour = (tone: (typeof TONES)[number]) =>
    getComputedStyle(palette.children[TONES.indexOf(tone)]).color
  const colours: FlameColours = {
    now: colour('now'),
    nowRest: colour('nowRest'),
    past: colour('past'),
    next: colour('next'),
    solution: colour('solution'),
    onNow: colour('onNow'),
    onNowRest: colour('onNowRest'),
    onPast: colour('onPast'),
    onNext: colour('onNext'),
    onSolution: colour('onSolution'),
    path: colour('path'),
    playhead: colour('playhead'),
    halo: colour('halo'),
    line: colour('line'),
  }
  return { colours, fontFamily: getComputedStyle(palette).fontFamily }
}
