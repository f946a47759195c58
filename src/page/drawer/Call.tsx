import type { SteppingWords } from '../words/stepping.ts'
import { type Branch, unitAndDigitOf } from '../../search/engine/branches.ts'
import { cellOf, digitOf, type SearchEvent } from '../../search/events.ts'
import type { SearchCall } from '../../search/steps/step.ts'
import { cellNotation, CELLS, UNITS } from '../../sudoku/units.ts'
import { useMessages, useWords } from '../store/useApp.ts'
import styles from './Call.module.css'
import { CALLS } from './words.ts'

const LETTER = { row: 'r', column: 'c', box: 'b' } as const

interface CallProps {
  readonly frame: SearchCall
  /** The call as it is written in code. */
  readonly text: string
  readonly isInspected: boolean
  /** Shows the board at the start of the call, or the current board again. */
  readonly press: () => void
}

/**
 * A call in progress: its branch (the cell to fill, or the digit to place in a unit), the option on the board or just
 * taken back, and the other options.
 */
export function Call({ frame, text, isInspected, press }: CallProps) {
  const { stepping: words } = useMessages()
  const calls = useWords(CALLS)
  const { branch, placed, tried, remaining } = frame
  const options = (events: readonly SearchEvent[]) => events.map((event) => optionIn(branch, event)).join(' ')
  const last = placed ?? tried.at(-1)
  return (
    <li>
      <button
        type="button"
        className={styles.call}
        translate="no"
        title={words.inspect}
        aria-label={nameOf(words, frame)}
        aria-pressed={isInspected}
        onClick={press}
      >
        <span>{text}</span>
        <span>
          <span>{branch === undefined ? '…' : `→ ${brief(branch)} `}</span>
          {placed !== undefined && <b className={styles.option}>{`= ${optionIn(branch, placed)}`}</b>}
          {placed === undefined && last !== undefined && (
            <s className={styles.tried}>{optionIn(branch, last)}</s>
          )}
        </span>
        <span className={styles.state}>
          {tried.length > 0 && (
            <>
              <span>{`${calls.tried} `}</span>
              <s className={styles.tried}>{options(tried)}</s>
              <span>{', '}</span>
            </>
          )}
          <span>
            {remaining.length > 0
              ? `${calls.left} ${options(remaining)}`
              : branch !== undefined && (placed === undefined ? calls.noneLeft : calls.lastOne)}
          </span>
        </span>
      </button>
    </li>
  )
}

/** Formats a branch: `r5c2` for a cell, `7 ∈ r5` for a digit in a unit. */
function brief(branch: Branch): string {
  const needed = unitAndDigitOf(branch)
  if (needed === undefined) return cellNotation(branch)
  const { kind, index } = UNITS[needed.unit]
  return `${needed.digit} ∈ ${LETTER[kind]}${index + 1}`
}

/** Formats an option: the digit if the branch is a cell or unknown, the cell if it is a digit in a unit. */
function optionIn(branch: Branch | undefined, event: SearchEvent): string {
  return branch === undefined || branch < CELLS ? `${digitOf(event)}` : cellNotation(cellOf(event))
}

function nameOf(words: SteppingWords, { depth, branch, placed, tried, remaining }: SearchCall): string {
  const spoken = (event: SearchEvent) =>
    branch === undefined || branch < CELLS ? `${digitOf(event)}` : words.cellName(cellOf(event))
  const list = (events: readonly SearchEvent[]) => events.map(spoken).join(' ')
  return [
    words.frame(depth, branch === undefined ? undefined : words.branch(branch)),
    ...(placed === undefined ? [] : [words.placed(spoken(placed))]),
    ...(tried.length === 0 ? [] : [words.tried(list(tried))]),
    ...(remaining.length === 0 ? [] : [words.remaining(list(remaining))]),
  ].join(', ')
}
