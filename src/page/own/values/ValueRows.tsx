import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { LineValues } from '../../../runner/run/lineValues.ts'
import { valueAt } from '../../../runner/run/lineValues.ts'
import { keyOf } from '../../controls/keys.ts'
import { useCommand, useSession, useWords } from '../../store/useApp.ts'
import { useMedia } from '../../controls/useMedia.ts'
import { valuesOf } from './commands.ts'
import { rowAt, textOf } from './valueTable.ts'
import styles from './ValueRows.module.css'
import { VALUES } from './words.ts'

/** Heights of a row in pixels, for a mouse and for a finger; keep in step with `--row-height`. */
const ROW_HEIGHT = 24
const ROW_HEIGHT_FINGER = 44
/** Media query for screens that are touched; keep in step with `--touch` in `media.css`. */
const TOUCH = '(pointer: coarse), (max-width: 47.9375em), (max-height: 34.9375em)'
/** Rows drawn above and below the visible ones. */
const SPARE = 6
/** Rows that Page Up and Page Down skip. */
const PAGE = 12

/** Rows by which each key moves the focus. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE,
  PageDown: PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

interface ValueRowsProps {
  readonly values: LineValues
  /** Index of the row whose event the user went to last. */
  readonly chosen: number | undefined
}

/**
 * The values of expressions each time a line ran, as a list of buttons that go to the event. Draws only the rows in or
 * near the visible part, and the one that Tab reaches. Arrow keys move within the list.
 */
export function ValueRows({ values, chosen }: ValueRowsProps) {
  const words = useWords(VALUES)
  const { columns, events } = values
  const height = useMedia(TOUCH) ? ROW_HEIGHT_FINGER : ROW_HEIGHT
  const scroller = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, height: 600 })
  const [moved, setMoved] = useState<number>()
  const takesFocus = useRef(false)
  const current = useSession(({ playhead }) =>
    chosen !== undefined && events[chosen] === playhead.event ? chosen : rowAt(values, playhead.event),
  )
  const active = Math.min(moved ?? current ?? 0, events.length - 1)

  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    const resizing = new ResizeObserver(() => setView(({ top }) => ({ top, height: element.clientHeight })))
    resizing.observe(element)
    return () => resizing.disconnect()
  }, [])

  useEffect(() => {
    if (current !== undefined && scroller.current !== null)
      keepInView(scroller.current, current * height, height)
  }, [current, height, view.height])

  useEffect(() => {
    if (moved === undefined || scroller.current === null) return
    keepInView(scroller.current, moved * height, height)
    if (takesFocus.current) scroller.current.querySelector<HTMLElement>(`[data-row="${moved}"]`)?.focus()
    takesFocus.current = false
  }, [moved, height])

  /** Moves the focus to another row if the key is one of `MOVES`. */
  function move(press: KeyboardEvent): void {
    const step = MOVES[keyOf(press.nativeEvent)]
    if (step === undefined || press.ctrlKey || press.metaKey || press.altKey) return
    press.preventDefault()
    press.stopPropagation()
    takesFocus.current = true
    setMoved(Math.max(0, Math.min(events.length - 1, active + step)))
  }

  const from = Math.max(0, Math.floor(view.top / height) - SPARE)
  const to = Math.min(events.length, Math.ceil((view.top + view.height) / height) + SPARE)
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  if (!drawn.includes(active)) drawn.push(active)
  return (
    <div className={styles.table} style={{ '--columns': columns.length } as React.CSSProperties}>
      <p className={styles.titles} aria-hidden="true">
        <span>{words.event}</span>
        {titlesOf(columns).map(({ key, title }) => (
          <span key={key} title={title} translate="no">
            {title}
          </span>
        ))}
      </p>
      <div
        ref={scroller}
        className={styles.rows}
        onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
          setView({ top: scrollTop, height: clientHeight })
        }
      >
        <ol aria-label={words.rows} style={{ height: events.length * height }}>
          {drawn.map((row) => (
            <ValueRow
              key={row}
              row={row}
              values={values}
              top={row * height}
              isCurrent={row === current}
              isStop={row === active}
              choose={() => setMoved(row)}
              move={move}
            />
          ))}
        </ol>
      </div>
    </div>
  )
}

interface ValueRowProps {
  readonly row: number
  readonly values: LineValues
  /** Pixels from the top of the list. */
  readonly top: number
  /** True for the row at the playhead. */
  readonly isCurrent: boolean
  /** True for the one row that Tab reaches. */
  readonly isStop: boolean
  readonly choose: () => void
  /** Called for every key that is pressed in the row. */
  readonly move: (press: KeyboardEvent) => void
}

function ValueRow({ row, values, top, isCurrent, isStop, choose, move }: ValueRowProps) {
  const words = useWords(VALUES)
  const command = useCommand(valuesOf)
  const { columns, events } = values
  const shown = columns.map((_, column) => valueAt(values, row, column))
  return (
    <li aria-posinset={row + 1} aria-setsize={events.length} style={{ top }}>
      <button
        type="button"
        data-row={row}
        tabIndex={isStop ? 0 : -1}
        aria-label={words.row(events[row], shown)}
        aria-current={isCurrent ? 'true' : undefined}
        onKeyDown={move}
        onClick={() => {
          choose()
          command({ kind: 'goTo', row })
        }}
      >
        <span>{words.figure(events[row])}</span>
        {titlesOf(columns).map(({ key, column }) => (
          <span
            key={key}
            title={textOf(shown[column])}
            translate="no"
            data-kind={typeof shown[column] === 'object' ? 'error' : typeof shown[column]}
          >
            {textOf(shown[column])}
          </span>
        ))}
      </button>
    </li>
  )
}

/** Returns the columns with React keys: the same expression may be shown twice. */
function titlesOf(columns: readonly string[]) {
  return columns.map((title, column) => ({ key: `${column} ${title}`, title, column }))
}

/** Scrolls a list, and nothing around it, just enough to show a row. */
function keepInView(list: HTMLElement, top: number, height: number): void {
  if (top < list.scrollTop) list.scrollTop = top
  else if (top + height > list.scrollTop + list.clientHeight)
    list.scrollTop = top + height - list.clientHeight
}
