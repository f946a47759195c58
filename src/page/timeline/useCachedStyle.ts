import { useCallback, useRef } from 'react'
import { useApp } from '../store/useApp.ts'
import { DARK_SCHEME, useMedia } from '../controls/useMedia.ts'

/**
 * Returns a reader of an element's computed style that caches it, because reading it forces a style recalculation. The
 * cache holds one style, so the reader suits one element only. Returns a new reader when the theme, the system's colour
 * scheme or its forced colours have changed.
 * @param styleOf stable between calls
 */
export function useCachedStyle<Styled extends Element, Style>(
  styleOf: (element: Styled) => Style,
): (element: Styled) => Style {
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
