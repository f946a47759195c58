import { useCallback, useRef } from 'react'
import { useApp } from '../useApp.ts'
import type { DetailColours } from './drawDetail.ts'
import { DARK_SCHEME, useMedia } from '../useMedia.ts'

/**
 * The colours that the style sheet gives to a canvas; another function once they may have changed. They are kept
 * meanwhile: asking for them makes the browser work out the styles of the page on the spot.
 */
export function useWaveformColours(): (canvas: HTMLCanvasElement) => DetailColours {
  const theme = useApp((app) => app.preferences.theme)
  const dark = useMedia(DARK_SCHEME)
  const forced = useMedia('(forced-colors: active)')
  const scheme = `${theme} ${dark} ${forced}`
  const known = useRef<{ readonly scheme: string; readonly colours: DetailColours }>(undefined)
  return useCallback(
    (canvas) => {
      if (known.current?.scheme !== scheme) known.current = { scheme, colours: coloursOf(canvas) }
      return known.current.colours
    },
    [scheme],
  )
}

function coloursOf(canvas: HTMLCanvasElement): DetailColours {
  const { color, textDecorationColor, borderColor, outlineColor, caretColor } = getComputedStyle(canvas)
  return {
    line: color,
    band: textDecorationColor,
    body: borderColor,
    placed: outlineColor,
    backtracked: caretColor,
  }
}
