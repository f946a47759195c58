import { useEffect, useRef, useState } from 'react'
import { eventsOf } from '../../app/selectors.ts'
import { EMPTY_ENVELOPE } from '../../core/trace/envelope.ts'
import { useApp } from '../useApp.ts'
import styles from './Timeline.module.css'
import { drawWaveform } from './drawWaveform.ts'

/** The waveform on a canvas as fine as the screen. @param tone the colours: of the played part, or of the rest */
export function Waveform({ tone }: { readonly tone: 'played' | 'rest' }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const envelope = useApp(({ run }) => (run.status === 'open' ? run.progress.envelope : EMPTY_ENVELOPE))
  const events = useApp((app) => eventsOf(app.run))
  const deepest = useApp((app) => app.puzzle.grid.filter((digit) => digit === 0).length)
  const theme = useApp((app) => app.preferences.theme)

  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect()
      const density = window.devicePixelRatio
      setSize({ width: Math.round(width * density), height: Math.round(height * density) })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const dark = useDarkScheme()
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const colours = getComputedStyle(context.canvas)
    drawWaveform(context, envelope, events, deepest, { band: colours.color, body: colours.borderColor })
  }, [envelope, events, deepest, size, theme, dark])

  return (
    <canvas
      ref={canvas}
      className={`${styles.canvas} ${styles[tone]}`}
      width={size.width}
      height={size.height}
    />
  )
}

/** Whether the system prefers dark colours, kept up to date. */
function useDarkScheme(): boolean {
  const [dark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches)
  useEffect(() => {
    const query = matchMedia('(prefers-color-scheme: dark)')
    const listen = () => setDark(query.matches)
    query.addEventListener('change', listen)
    return () => query.removeEventListener('change', listen)
  }, [])
  return dark
}
