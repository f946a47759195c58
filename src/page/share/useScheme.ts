import type { Scheme } from './pictures/svg.ts'
import { useApp } from '../store/useApp.ts'
import { DARK_SCHEME, useMedia } from '../controls/useMedia.ts'

/** Colour scheme in effect: the chosen theme, or the system's. */
export function useScheme(): Scheme {
  const theme = useApp((app) => app.preferences.theme)
  const isDark = useMedia(DARK_SCHEME)
  if (theme !== 'system') return theme
  return isDark ? 'dark' : 'light'
}
