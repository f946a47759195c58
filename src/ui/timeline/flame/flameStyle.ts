import { useKeptStyle } from '../useKeptStyle.ts'

/** The colours of the chart, each the text colour of an element of the same name. */
export const TONES = [
  'now',
  'nowRest',
  'onNow',
  'past',
  'next',
  'solution',
  'path',
  'playhead',
  'line',
  'text',
] as const

type FlameColours = Readonly<Record<(typeof TONES)[number], string>>

export interface FlameStyle {
  readonly colours: FlameColours
  /** Of its names, as a style sheet lists fonts. */
  readonly fontFamily: string
}

/** The style sheet's, of a palette: the elements in the order of `TONES`. */
export const useFlameStyle = () => useKeptStyle(styleOf)

function styleOf(palette: Element): FlameStyle {
  const colour = (index: number) => getComputedStyle(palette.children[index]).color
  const [now, nowRest, onNow, past, next, solution, path, playhead, line, text] = TONES.map((_, index) =>
    colour(index),
  )
  const colours = { now, nowRest, onNow, past, next, solution, path, playhead, line, text }
  return { colours, fontFamily: getComputedStyle(palette).fontFamily }
}
