import type { KeyboardEvent, MouseEvent } from 'react'
import { Board } from '../board/Board.tsx'
import { digitOf, keyOf } from '../keys.ts'
import styles from './EmbedPage.module.css'

const EDITING_KEYS = new Set(['Enter', 'F2', 'Backspace', 'Delete'])

/** The board, to be looked at: its cells can be gone through, but nothing can be typed into them. */
export function EmbedBoard() {
  return (
    <div className={styles.stage}>
      <div className={styles.column} onKeyDownCapture={keepDigits} onClickCapture={keepDigits}>
        <Board />
      </div>
    </div>
  )
}

function keepDigits(event: KeyboardEvent | MouseEvent): void {
  const isEdit =
    event.type === 'click' ||
    ('code' in event && (EDITING_KEYS.has(keyOf(event)) || digitOf(event) !== undefined))
  if (isEdit) event.stopPropagation()
}
