import { type ChangeEvent, useEffect, useRef } from 'react'
import { eventsOf } from '../session/selectors.ts'
import type { VisibleRange } from '../timeline/visibleRange.ts'
import { useApp, useCommand, useMessages, useSession, useWords } from '../store/useApp.ts'
import { shareOf } from './commands.ts'
import styles from './FilmHandles.module.css'
import { type FilmEdge, withinTrace } from './filmRange.ts'
import { SHARE } from './words.ts'

const EDGES: readonly FilmEdge[] = ['from', 'to']

interface FilmHandlesProps {
  /** Events from edge to edge of the strip of the timeline; undefined for the whole trace. */
  readonly range: VisibleRange | undefined
}

/** The film's events on a strip of the timeline, with a handle at each end. */
export function FilmHandles({ range }: FilmHandlesProps) {
  const film = useApp((app) => app.sharing?.film)
  const events = useSession(({ run }) => eventsOf(run))
  const layer = useRef<HTMLDivElement>(null)
  useOwnTouches(layer)
  if (film === undefined || events === 0) return undefined
  const shown = range ?? { from: 0, to: events }
  const ends = withinTrace(film, events)
  const share = (event: number) =>
    100 * Math.max(0, Math.min(1, (event - shown.from) / (shown.to - shown.from)))
  return (
    <div className={styles.layer} ref={layer}>
      <div
        className={styles.film}
        style={{ left: `${share(ends.from)}%`, right: `${100 - share(ends.to)}%` }}
        data-testid="film-on-timeline"
      />
      {EDGES.map((edge) => (
        <Handle key={edge} edge={edge} ends={ends} shown={shown} />
      ))}
    </div>
  )
}

interface HandleProps {
  readonly edge: FilmEdge
  readonly ends: VisibleRange
  /** Events from edge to edge of the strip. */
  readonly shown: VisibleRange
}

/** A slider whose thumb lies beside the film's end, so that the two thumbs never cover each other. */
function Handle({ edge, ends, shown }: HandleProps) {
  const words = useWords(SHARE)
  const { timeline } = useMessages()
  const share = useCommand(shareOf)
  function move({ target }: ChangeEvent<HTMLInputElement>) {
    const event = target.valueAsNumber
    const kept = edge === 'from' ? Math.min(event, ends.to - 1) : Math.max(event, ends.from + 1)
    share({ kind: 'moveFilm', edge, event: kept })
  }
  return (
    <input
      className={`${styles.handle} ${styles[edge]}`}
      type="range"
      aria-label={words.filmEdge[edge]}
      aria-valuetext={timeline.position(ends[edge], shown.to)}
      min={shown.from}
      max={shown.to}
      step={1}
      value={ends[edge]}
      onChange={move}
    />
  )
}

/** Keeps touches of the handles from the strip below, on which they would seek. */
function useOwnTouches(layer: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController()
    for (const kind of ['touchstart', 'touchmove', 'touchend', 'touchcancel'])
      layer.current?.addEventListener(kind, (touch) => touch.stopPropagation(), {
        signal: listening.signal,
        passive: true,
      })
    return () => listening.abort()
  }, [layer])
}
