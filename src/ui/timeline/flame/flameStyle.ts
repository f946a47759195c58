import { useCallback, useRef } from 'react'
import { useApp } from '../../useApp.ts'
import { DARK_SCHEME, useMedia } from '../../useMedia.ts'

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

/**
 * As the style sheet has it; another function once it may have changed. It is kept meanwhile: asking for it makes the
 * browser work out the styles of the page on the spot. @param palette the elements, in the order of `TONES`
 */
export function useFlameStyle(): (palette: Element) => FlameStyle {
  const theme = useApp((app) => app.preferences.theme)
  const dark = useMedia(DARK_SCHEME)
  const forced = useMedia('(forced-colors: active)')
  const scheme = `${theme} ${dark} ${forced}`
  const known = useRef<{ readonly scheme: string; readonly style: FlameStyle }>(undefined)
  return useCallback(
    (palette) => {
      if (known.current?.scheme !== scheme) known.current = { scheme, style: styleOf(palette) }
      return known.current.style
    },
    [scheme],
  )
}

function styleOf(palette: Element): FlameStyle {
  const colour = (index: number) => getComputedStyle(palette.children[index]).color
  const [now, nowRest, onNow, past, next, solution, path, playhead, line, text] = TONES.map((_, index) =>
    colour(index),
  )
  const colours = { now, nowRest, onNow, past, next, solution, path, playhead, line, text }
  return { colours, fontFamily: getComputedStyle(palette).fontFamily }
}
