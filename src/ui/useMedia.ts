import { useEffect, useState } from 'react'
import { onTextScale, scaledQuery } from './textSize.ts'

export const DARK_SCHEME = '(prefers-color-scheme: dark)'

/** Where the panels are a sheet, as the style sheets have it. */
export const SHEET = '(max-width: 47.9375em), (max-height: 34.9375em)'

/** Whether a media query is met, kept up to date: canvases and scripts do not follow by themselves. */
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
