import { useMemo } from 'react'
import { eventsOf } from '../../session/selectors.ts'
import { useApp, useSession, useWords } from '../../store/useApp.ts'
import { valuesIn } from './commands.ts'
import { type Chart, chartOf } from './drawing.ts'
import styles from './DrawnValues.module.css'
import { VALUES } from './words.ts'

/** Size of the chart, in units of its own. The width is also the maximum number of groups of neighbouring events. */
const WIDTH = 800
const HEIGHT = 100
/** Room above and below the line. */
const MARGIN = 8
/** Height of a bar where all values are 0. */
const ZEROS_HEIGHT = 30

/**
 * Draws the values that one expression had at a line, over the timeline. The parts of the search in which no values
 * were read are hatched. Renders nothing if no expression is chosen, or no number has been read of it.
 */
export function DrawnValues() {
  const words = useWords(VALUES)
  const values = useApp((app) => valuesIn(app.own))
  const request = useApp((app) => app.own?.run?.values?.request)
  const column = useApp((app) => app.own?.valuesPanel?.drawn)
  const events = useSession(({ run }) => eventsOf(run))
  const chart = useMemo(
    () =>
      values === undefined || request === undefined || column === undefined
        ? undefined
        : chartOf(values, column, events, request.from, WIDTH),
    [values, request, column, events],
  )
  if (chart === undefined || values === undefined || request === undefined || column === undefined)
    return undefined
  const { least, most, mean, zeros, from, to, places } = chart
  const title = words.drawn(values.columns[column], request.line)
  const span = words.span(least, most, mean)
  const share = zeros > 0 ? words.zeros(zeros) : undefined
  const y = (value: number) =>
    HEIGHT - MARGIN - ((value - least) / Math.max(most - least, Number.MIN_VALUE)) * (HEIGHT - 2 * MARGIN)
  const x = (at: number) => at * WIDTH
  const band = places.map((place) => `M${x(place.at)} ${y(place.least)}V${y(place.most) - 1}`).join('')
  const line = places
    .map((place, index) => `${index === 0 ? 'M' : 'L'}${x(place.at)} ${y(place.mean)}`)
    .join('')
  const read =
    from > 0 || to < 1 ? ` ${words.partRead(Math.round(from * events), Math.round(to * events))}` : ''
  return (
    <figure
      className={styles.drawn}
      role="img"
      aria-label={`${title}: ${[span, share].filter(Boolean).join('; ')}.${read}`}
    >
      <figcaption>
        <b translate="no">{title}</b>
        <span>{span}</span>
        {share !== undefined && <span className={styles.share}>{share}</span>}
      </figcaption>
      <div className={styles.chart}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {share !== undefined && <path className={styles.zeros} d={zerosOf(places)} />}
          {least < 0 && most > 0 && <path className={styles.zero} d={`M0 ${y(0)}H${WIDTH}`} />}
          <path className={styles.band} d={band} />
          <path className={styles.line} d={line} />
        </svg>
        {from > 0 && <NotRead from={0} to={from} />}
        {to < 1 && <NotRead from={to} to={1} />}
        <Playhead />
      </div>
    </figure>
  )
}

/**
 * Returns a path of bars from the bottom, one per group of events, as high as its share of zeros. Without zeros, a bar
 * is a thin line.
 */
function zerosOf(places: Chart['places']): string {
  return places
    .map(({ at, zeros }) => `M${at * WIDTH} ${HEIGHT}V${HEIGHT - 1 - zeros * ZEROS_HEIGHT}`)
    .join('')
}

/** Hatches a part of the chart. Its bounds are shares of the width, from 0 to 1. */
function NotRead({ from, to }: { readonly from: number; readonly to: number }) {
  const words = useWords(VALUES)
  return (
    <div className={styles.notRead} style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}>
      <span>{words.notRead}</span>
    </div>
  )
}

function Playhead() {
  const at = useSession(({ playhead, run }) => playhead.event / Math.max(1, eventsOf(run)))
  return <div className={styles.playhead} style={{ left: `${at * 100}%` }} />
}
