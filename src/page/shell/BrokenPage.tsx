import styles from './BrokenPage.module.css'
import { useState } from 'react'
import { boardRows, type Board, EMPTY_GRID, type Grid, lineOf } from '../../sudoku/grid.ts'
import type { Language } from '../../i18n/text.ts'
import { BROKEN_PAGE } from '../words/brokenPage.ts'
import { Button } from '../controls/Button.tsx'

/** Content of the page when it broke. */
export interface LastMoment {
  readonly language: Language
  readonly puzzle: Grid
  readonly board: Board
  /** Query of the address that restores this content. */
  readonly query: string
}

interface BrokenPageProps {
  readonly error: unknown
  readonly moment: LastMoment
  readonly reload: () => void
}

/** Replaces a page that an error has stopped: shows the board and offers ways on. Works without a store. */
export function BrokenPage({ error, moment, reload }: BrokenPageProps) {
  // Keeps the first value: the content at the time of the error.
  const [{ language, puzzle, board, query }] = useState(moment)
  const words = BROKEN_PAGE[language]
  return (
    <main className={styles.page} lang={language}>
      <div role="alert">
        <h1>{words.heading}</h1>
        <p>{words.sentence}</p>
      </div>
      <dl className={styles.kept}>
        <dt>{words.puzzle}</dt>
        <dd translate="no" data-testid="kept-puzzle">
          {lineOf(puzzle)}
        </dd>
        <dt>{words.board}</dt>
        <dd>
          <pre translate="no" data-testid="kept-board">
            {boardRows(board)}
          </pre>
        </dd>
      </dl>
      <p>
        <a href={query}>{words.link}</a>
      </p>
      <div className={styles.ways}>
        <Button label={words.reload} shows="label" tone="primary" onClick={reload} />
        <a href={`?puzzle=${lineOf(EMPTY_GRID)}&lang=${language}`}>{words.startOver}</a>
      </div>
      <p className={styles.error}>
        <span>{`${words.error}: `}</span>
        <code translate="no">{String(error)}</code>
      </p>
    </main>
  )
}
