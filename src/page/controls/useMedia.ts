import { useEffect, useState } from 'react'

export const DARK_SCHEME = '(prefers-color-scheme: dark)'

/** Media query for panels as a sheet; keep in step with `media.css`. */
export const SHEET = '(max-width: 47.9375em), (max-height: 34.9375em)'
/** Media queries for a row of playback controls without room for all, and for still fewer. */
export const COMPACT = '(max-width: 78.6875em)'
export const NARROW = '(max-width: 56.1875em)'

/** Media query for a device that is used with a finger; `--finger` in `media.css`. */
export const FINGER = '(pointer: coarse)'

/** Media query for a touch screen without a mouse. */
export const TOUCH = '(pointer: coarse)'

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
