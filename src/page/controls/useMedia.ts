import { useEffect, useState } from 'react'

export const DARK_SCHEME = '(prefers-color-scheme: dark)'

/** Media query for panels as a sheet; keep in step with `media.css`. */
export const SHEET = '(max-width: 47.9375em), (max-height: 34.9375em)'

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
