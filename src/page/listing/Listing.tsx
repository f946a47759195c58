import { memo, useCallback, useEffect, useRef } from 'react'
import { useRoving } from '../controls/roving.ts'
import { useActions, useApp, useAppStore, useMessages } from '../store/useApp.ts'
import { lineMark, type LineMark, lineToggleCommands } from './lineBreakpoints.ts'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import styles from './Listing.module.css'

interface ListingProps {
  readonly lines: readonly HighlightedLine[]
  /** Index of the running line; −1 if there is none. */
  readonly running: number
}

/** Source of the program, with the running line marked and kept in view, and breakpoints in the gutter. */
export function Listing({ lines, running }: ListingProps) {
  const { stepping: words } = useMessages()
  const store = useAppStore()
  const { debug } = useActions()
  const breakpoints = useApp((app) => app.breakpoints)
  const list = useRef<HTMLOListElement>(null)
  useRoving(list, '[aria-current] > button')

  const toggle = useCallback(
    (line: HighlightedLine) => {
      for (const command of lineToggleCommands(line, store.getState().breakpoints)) debug(command)
    },
    [store, debug],
  )

  useEffect(() => {
    const first = list.current?.children[lines.findIndex(({ kinds }) => kinds.length > 0)]
    if (list.current !== null && first instanceof HTMLElement) list.current.scrollTop = first.offsetTop
  }, [lines])

  useEffect(() => {
    const { current: root } = list
    const line = root?.children[running]
    if (root === null || line === undefined) return
    // The observer reports the line's position after layout; measuring it here would force a synchronous layout.
    const observer = new IntersectionObserver(([entry]) => keepInView(root, entry), { root })
    observer.observe(line)
    return () => observer.disconnect()
  }, [lines, running])

  // Without a button in it, the list is focusable itself, so that the keyboard scrolls it.
  const isPlain = lines.length > 0 && lines.every(({ kinds }) => kinds.length === 0)
  return (
    <ol
      className={styles.listing}
      translate="no"
      aria-label={words.listing}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isPlain ? 0 : undefined}
      ref={list}
    >
      {lines.map((line, index) => (
        <Line
          // Lines have no keys but their number.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          line={line}
          number={index + 1}
          isRunning={index === running}
          mark={lineMark(line, breakpoints)}
          toggle={toggle}
        />
      ))}
    </ol>
  )
}

/** Minimum visible lines above and below the running one. */
const MARGIN = 3

/** Scrolls the list as little as needed, and none of its ancestors. */
function keepInView(list: HTMLElement, { boundingClientRect: line, rootBounds }: IntersectionObserverEntry) {
  if (rootBounds === null) return
  const margin = MARGIN * line.height
  const above = line.top - margin - rootBounds.top
  const below = line.bottom + margin - rootBounds.bottom
  if (above < 0) list.scrollTop += above
  else if (below > 0) list.scrollTop += below
}

interface LineProps {
  readonly line: HighlightedLine
  /** From 1. */
  readonly number: number
  readonly isRunning: boolean
  readonly mark: LineMark
  /** Sets or removes the line's breakpoint. */
  readonly toggle: (line: HighlightedLine) => void
}

/** A line of the listing; its number toggles its breakpoint, if a step can stop there. */
const Line = memo(function Line({ line, number, isRunning, mark, toggle }: LineProps) {
  const { stepping: words } = useMessages()
  return (
    <li className={styles.line} aria-current={isRunning ? 'step' : undefined}>
      {line.kinds.length === 0 ? (
        <span className={styles.gutter}>{number}</span>
      ) : (
        <button
          type="button"
          className={styles.gutter}
          aria-label={words.breakpointOn(number, line.text.trim())}
          aria-pressed={mark !== 'none'}
          data-mark={mark}
          onClick={() => toggle(line)}
        >
          {number}
        </button>
      )}
      <code className={styles.code}>
        {line.tokens.map(({ text, kind }, index) => (
          // Tokens have no keys but their index.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={styles[kind]}>
            {text}
          </span>
        ))}
      </code>
    </li>
  )
})
