import { Fragment, type ReactNode } from 'react'
import { assertNever } from '../../sudoku/result.ts'
import { useMessages } from '../store/useApp.ts'
import { type WordPart, wordParts } from './tour.ts'
import styles from './Tour.module.css'

/** Words of a tour, with `code` and names of cells marked as such. */
export function Words({ text }: { readonly text: string }) {
  const { stepping } = useMessages()
  return wordParts(text).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of a text may be alike, and keep their places
    <Fragment key={index}>{shown(part, stepping.cellName)}</Fragment>
  ))
}

function shown(part: WordPart, cellName: (cell: number) => string): ReactNode {
  switch (part.kind) {
    case 'code':
      return <code translate="no">{part.text}</code>
    case 'cell':
      return (
        <b className={styles.cell} title={cellName(part.cell)} translate="no">
          {part.text}
        </b>
      )
    case 'text':
      return <span>{part.text}</span>
    default:
      return assertNever(part)
  }
}
