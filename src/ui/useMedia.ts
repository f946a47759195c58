import { useEffect, useState } from 'react'
import { onTextScale, scaledQuery } from './textSize.ts'

export const DARK_SCHEME = '(prefers-color-scheme: dark)'

/** Media query for panels as a sheet; keep in step with `media.css`. */
export const SHEET = '(max-width: 47.9375em), (max-height: 34.9375em)'

/** Returns true while a media query matches. Its sizes in em scale with the root's font size. */
export function useMedia(query: string): boolean {
  const [isMet, setMet] = useState(() => matchMedia(scaledQuery(query)).matches)
  useEffect(() => {
    let media = matchMedia(scaledQuery(query))
    const listen = () => setMet(media.matches)
    media.addEventListener('change', listen)
    const end = onTextScale(() => {
      media.removeEventListener('change', listen)
      media = matchMedia(scaledQuery(query))
      media.addEventListener('change', listen)
      listen()
    })
    return () => {
      end()
      media.removeEventListener('change', listen)
    }
  }, [query])
  return isMet
}
