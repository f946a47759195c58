import { memo } from 'react'
import { useMessages } from '../store/useApp.ts'
import type { LineMark } from './lineBreakpoints.ts'
import styles from './Listing.module.css'
import type { HighlightedLine } from '../../search/steps/listing.ts'

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
export const Line = memo(function Line({ line, number, isRunning, mark, toggle }: LineProps) {
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
