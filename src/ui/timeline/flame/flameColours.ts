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

export type FlameColours = Readonly<Record<(typeof TONES)[number], string>>

/** As the style sheet has them; another function once they may have changed. @param palette the elements, in the order of `TONES` */
export function useFlameColours(): (palette: Element) => FlameColours {
  const theme = useApp((app) => app.preferences.theme)
  const dark = useMedia(DARK_SCHEME)
  const forced = useMedia('(forced-colors: active)')
  const scheme = `${theme} ${dark} ${forced}`
  const known = useRef<{ readonly scheme: string; readonly colours: FlameColours }>(undefined)
  return useCallback(
    (palette) => {
      if (known.current?.scheme !== scheme) known.current = { scheme, colours: coloursOf(palette) }
      return known.current.colours
    },
    [scheme],
  )
}

function coloursOf(palette: Element): FlameColours {
  const colour = (index: number) => getComputedStyle(palette.children[index]).color
  const [now, nowRest, onNow, past, next, solution, path, playhead, line, text] = TONES.map((_, index) =>
    colour(index),
  )
  return { now, nowRest, onNow, past, next, solution, path, playhead, line, text }
}
