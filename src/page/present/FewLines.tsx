import { useState } from 'react'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import listing from '../listing/Listing.module.css'
import { useMessages } from '../store/useApp.ts'
import { FEW, firstLine, withoutIndent } from './fewLines.ts'
import styles from './FewLines.module.css'

interface FewLinesProps {
  readonly lines: readonly HighlightedLine[]
  /** Index of the running line; negative if there is none. */
  readonly running: number
}

/** Indentation of the rest of a line that is too long for the width, as in the style sheet. */
const HANGING = 4

/** The lines of the program around the one that has just run. */
export function FewLines({ lines, running }: FewLinesProps) {
  const { stepping: words } = useMessages()
  const [shown, setShown] = useState<number>()
  const first = firstLine(shown, running, lines.length)
  if (lines.length > 0 && first !== shown) setShown(first)
  return (
    <ol className={styles.lines} aria-label={words.listing} translate="no">
      {withoutIndent(lines.slice(first, first + FEW)).map(({ indent, tokens }, index) => (
        <li
          // Lines have no keys but their number.
          // oxlint-disable-next-line react/no-array-index-key
          key={first + index}
          className={styles.line}
          aria-current={first + index === running ? 'step' : undefined}
        >
          <span className={styles.number}>{first + index + 1}</span>
          <code className={styles.code} style={{ paddingInlineStart: `${indent + HANGING}ch` }}>
            {tokens.map(({ text, kind }, at) => (
              // Tokens have no keys but their index.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={at} className={listing[kind]}>
                {text}
              </span>
            ))}
          </code>
        </li>
      ))}
    </ol>
  )
}
