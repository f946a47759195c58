import { useEffect, useState } from 'react'

export const DARK_SCHEME = '(prefers-color-scheme: dark)'

/** Where the panels are a sheet, as the style sheets have it. */
export const SHEET = '(max-width: 767px), (max-height: 559px)'

/** Whether a media query is met, kept up to date: canvases and scripts do not follow by themselves. */
export function useMedia(query: string): boolean {
  const [isMet, setMet] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const listen = () => setMet(media.matches)
    media.addEventListener('change', listen)
    return () => media.removeEventListener('change', listen)
  }, [query])
  return isMet
}
