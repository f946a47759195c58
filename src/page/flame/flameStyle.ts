import { useCachedStyle } from '../timeline/useCachedStyle.ts'

/**
 * Names of the flame chart's colours. Each is the text colour of an element with this class. Bars have the colours of
 * `BarTone`. `onNow` is for text on a bar in the colour `now`, and so on. `path` is the path to the first solution,
 * `halo` the edge of path and playhead, `line` a line at every tenth depth.
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
 * Fill of the bar of a placement. If the placement is on the board, `now` up to the playhead, then `nowRest`; otherwise
 * `past` (taken back) or `next` (not made yet). On the path to the first solution, `solution` replaces `nowRest`,
 * `past` and `next`.
 */
export type BarTone = 'now' | 'nowRest' | 'past' | 'next' | 'solution'

type FlameColours = Readonly<Record<(typeof TONES)[number], string>>

export interface FlameStyle {
  readonly colours: FlameColours
  /** Font of the text on the bars, as a CSS font list. */
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
