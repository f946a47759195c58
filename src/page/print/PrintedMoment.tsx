import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { strategyWithId } from '../../search/programs/registry.ts'
import { eventsOf } from '../session/selectors.ts'
import { builtInOf, frontOf } from '../session/sessions.ts'
import { currentExecutionPoint } from '../session/pointAtHand.ts'
import type { AppState } from '../store/state.ts'
import { lineOfStep } from '../../search/steps/lineOfStep.ts'
import { useCaption } from '../listing/useCaption.ts'
import { useListing } from '../listing/useListing.ts'
import { useAppStore, useMessages, usePhrase } from '../store/useApp.ts'
import styles from './PrintedMoment.module.css'
import type { Board } from '../../sudoku/grid.ts'
import { cellAt } from '../../sudoku/units.ts'

/**
 * Replaces the Watch view in print: the shown board and counters, the program's listing, and the latest line with its
 * reason.
 */
export default function PrintedMoment() {
  const store = useAppStore()
  const [printed, setPrinted] = useState<AppState>()

  useEffect(() => {
    const begin = () => {
      const state = store.getState()
      if (state.view !== 'watch') return
      flushSync(() => setPrinted(state))
      document.body.toggleAttribute('data-printed', true)
    }
    const end = () => {
      setPrinted(undefined)
      document.body.toggleAttribute('data-printed', false)
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [store])

  // Outside the app's root, which is hidden in print.
  return createPortal(<Moment printed={printed} />, document.body)
}

/** @param printed the app state to print; undefined while nothing is printed */
function Moment({ printed }: { readonly printed: AppState | undefined }) {
  const { timeline, counters, number } = useMessages()
  const phrase = usePhrase()
  const { lines } = useListing()
  const point = printed && currentExecutionPoint(printed)
  const caption = useCaption(point)
  if (printed === undefined) return undefined
  const { program, frame, run } = frontOf(printed)
  const { event, placements, backtracks, depth } = frame.moment
  const name = strategyWithId(builtInOf(printed).strategy)?.name
  const isBuiltIn = program.kind === 'built-in'
  const running = isBuiltIn ? lineOfStep(lines, point?.step?.kind) : -1
  return (
    <article className={styles.sheet} data-testid="printed">
      <h1>Backdoku</h1>
      <p>
        {isBuiltIn && name !== undefined && <strong>{`${phrase(name)} `}</strong>}
        <span>
          {[
            timeline.position(event, eventsOf(run)),
            `${counters.placements} ${number(placements)}`,
            `${counters.backtracks} ${number(backtracks)}`,
            `${counters.depth} ${number(depth)}`,
          ].join(' · ')}
        </span>
      </p>
      <PrintedBoard givens={printed.puzzle.grid} board={frame.moment.board} />
      {caption !== undefined && (
        <p className={styles.reason}>
          <strong>{caption.line}</strong>
          <span>{` ${caption.sentence}`}</span>
        </p>
      )}
      {isBuiltIn && (
        <ol className={styles.listing} translate="no">
          {lines.map((line, index) => (
            // Lines have no key but their number.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} aria-current={index === running ? 'step' : undefined}>
              <code>{line.text}</code>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.address}>{location.href}</p>
    </article>
  )
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8]

interface PrintedBoardProps {
  readonly givens: Board
  readonly board: Board
}

/** Printed board as a table: givens bold, placed digits lighter. */
function PrintedBoard({ givens, board }: PrintedBoardProps) {
  const words = useMessages().board
  return (
    <table className={styles.board} translate="no" aria-label={words.name}>
      <tbody>
        {NINE.map((row) => (
          <tr key={row}>
            {NINE.map((column) => {
              const cell = cellAt(row, column)
              const digit = board[cell]
              return (
                <td key={column} data-given={givens[cell] !== 0}>
                  {digit === 0 ? '' : digit}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
