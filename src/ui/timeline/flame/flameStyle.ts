import { useCachedStyle } from '../useKeptStyle.ts'

/** Colours of the chart, each the text colour of an element with that class. */
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

/** Fill of a bar. */
export type BarTone = 'now' | 'nowRest' | 'past' | 'next' | 'solution'

type FlameColours = Readonly<Record<(typeof TONES)[number], string>>

export interface FlameStyle {
  readonly colours: FlameColours
  /** Font of the names, as a CSS font list. */
  readonly fontFamily: string
}

/** Returns a cached reader of the style of a palette, whose elements are in the order of `TONES`. */
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
