import { useCallback, useRef } from 'react'
import { useApp } from '../useApp.ts'
import { DARK_SCHEME, useMedia } from '../useMedia.ts'

/**
 * The style sheet's style of an element that something is drawn by; another function once it may have changed. It is kept
 * meanwhile: asking for it makes the browser work out the styles of the page on the spot.
 * @param styleOf the same at every call
 */
export function useKeptStyle<Asked extends Element, Style>(
  styleOf: (element: Asked) => Style,
): (element: Asked) => Style {
  const theme = useApp((app) => app.preferences.theme)
  const dark = useMedia(DARK_SCHEME)
  const forced = useMedia('(forced-colors: active)')
  const scheme = `${theme} ${dark} ${forced}`
  const known = useRef<{ readonly scheme: string; readonly style: Style }>(undefined)
  return useCallback(
    (element) => {
      if (known.current?.scheme !== scheme) known.current = { scheme, style: styleOf(element) }
      return known.current.style
    },
    [scheme, styleOf],
  )
}
