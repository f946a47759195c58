import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { useRoving } from '../controls/roving.ts'
import { useActions, useApp, useAppStore, useMessages } from '../store/useApp.ts'
import { lineMark, type LineMark, lineToggleCommands } from './lineBreakpoints.ts'
import { lineVisitsOf } from './lineVisits.ts'
import { type MarkerKind, TRIANGLES } from './markers.ts'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import styles from './Listing.module.css'

interface ListingProps {
  readonly lines: readonly HighlightedLine[]
  /** Index of the running line; −1 if there is none. */
  readonly running: number
  /** Index of the line that runs next; −1 if there is none. */
  readonly next: number
}

/**
 * Source of the program, with the line that has just run and the next one marked and kept in view, and breakpoints in
 * the gutter, which is one tab stop: arrow keys move in it.
 */
export function Listing({ lines, running, next }: ListingProps) {
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

  useEffect(() => keptInView(list.current, running), [lines, running])

  const [visited, setVisited] = useState(NO_LINE)
  useEffect(
    () =>
      lineVisitsOf(store).show((line) => {
        setVisited(line - 1)
        list.current?.children[line - 1]?.scrollIntoView({ block: 'nearest' })
      }),
    [store],
  )
  // Without a button in it, the list is focusable itself, so that the keyboard scrolls it.
  const isPlain = lines.length > 0 && lines.every(({ kinds }) => kinds.length === 0)
  return (
    <ol
      className={styles.listing}
      translate="no"
      aria-label={words.listing}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isPlain ? 0 : undefined}
      // The line that a sentence has led to stands out until then.
      onAnimationEnd={() => setVisited(NO_LINE)}
      ref={list}
    >
      {lines.map((line, index) => (
        <Line
          // Lines have no keys but their number.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          line={line}
          number={index + 1}
          marker={index === running ? 'ran' : index === next ? 'next' : undefined}
          isNextAgain={index === running && index === next}
          isVisited={index === visited}
          mark={lineMark(line, breakpoints)}
          toggle={toggle}
        />
      ))}
    </ol>
  )
}

const NO_LINE = -1

/** Minimum visible lines above and below the running one. */
const MARGIN = 3

/** Keeps a line of the list in view. @returns a function that ends this */
function keptInView(root: HTMLElement | null, index: number): (() => void) | undefined {
  const line = root?.children[index]
  if (root === null || line === undefined) return undefined
  // The observer reports the line's position after layout; measuring it here would force a synchronous layout.
  const observer = new IntersectionObserver(([entry]) => keepInView(root, entry), { root })
  observer.observe(line)
  return () => observer.disconnect()
}

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
  /** Undefined if the line has not just run, and does not run next. */
  readonly marker: MarkerKind | undefined
  /** True if the line has just run and runs again next. */
  readonly isNextAgain: boolean
  /** True for a moment after a sentence has led to the line. */
  readonly isVisited: boolean
  readonly mark: LineMark
  /** Sets or removes the line's breakpoint. */
  readonly toggle: (line: HighlightedLine) => void
}

/** A line of the listing; its number toggles its breakpoint, if a step can stop there. */
const Line = memo(function Line(props: LineProps) {
  const { line, number, marker, isNextAgain, isVisited, mark, toggle } = props
  const { stepping: words } = useMessages()
  const said = [
    ...(marker === undefined ? [] : [words.marker[marker]]),
    ...(isNextAgain ? [words.marker.next] : []),
  ]
  return (
    <li
      className={styles.line}
      aria-current={marker === 'ran' ? 'step' : undefined}
      data-marker={marker}
      data-visited={isVisited || undefined}
    >
      {line.kinds.length === 0 ? (
        <span className={styles.gutter}>
          {marker !== undefined && <Triangle kind={marker} />}
          <span>{number}</span>
        </span>
      ) : (
        <button
          type="button"
          className={styles.gutter}
          aria-label={[words.breakpointOn(number, line.text.trim()), ...said].join(', ')}
          aria-pressed={mark !== 'none'}
          data-mark={mark}
          onClick={() => toggle(line)}
        >
          {marker !== undefined && <Triangle kind={marker} />}
          <span>{number}</span>
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
      {said.length > 0 && <span className={styles.word}>{said.join(', ')}</span>}
    </li>
  )
})

function Triangle({ kind }: { readonly kind: MarkerKind }) {
  return (
    <svg className={styles.triangle} viewBox="0 0 10 10" aria-hidden="true">
      <path d={TRIANGLES[kind]} />
    </svg>
  )
}
