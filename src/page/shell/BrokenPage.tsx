import styles from './BrokenPage.module.css'
import { useState } from 'react'
import { boardRows, type Board, EMPTY_GRID, type Grid, lineOf } from '../../sudoku/grid.ts'
import type { Language } from '../../i18n/text.ts'
import { Button } from '../controls/Button.tsx'

const en = {
  heading: 'The page has stopped',
  sentence:
    'An error stopped the page. Reload to continue from this moment. To be safe, save what was on the board:',
  puzzle: 'Puzzle',
  board: 'Board',
  link: 'Link to this moment',
  reload: 'Reload',
  startOver: 'Start with an empty board',
  error: 'Error',
}

const ko: typeof en = {
  heading: '페이지가 멈췄습니다',
  sentence:
    '오류로 페이지가 멈췄습니다. 새로고침하면 이 순간부터 이어집니다. 만약을 위해 보드에 있던 내용을 보관해 두세요.',
  puzzle: '퍼즐',
  board: '보드',
  link: '이 순간으로 가는 링크',
  reload: '새로고침',
  startOver: '빈 보드로 시작',
  error: '오류',
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, ko }

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
  const words = WORDS[language]
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
