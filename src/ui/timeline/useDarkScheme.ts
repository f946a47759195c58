import { useEffect, useState } from 'react'

/** Whether the system prefers dark colours, kept up to date: canvases do not follow by themselves. */
export function useDarkScheme(): boolean {
  const [dark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches)
  useEffect(() => {
    const query = matchMedia('(prefers-color-scheme: dark)')
    const listen = () => setDark(query.matches)
    query.addEventListener('change', listen)
    return () => query.removeEventListener('change', listen)
  }, [])
  return dark
}
