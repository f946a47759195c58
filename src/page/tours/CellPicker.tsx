import { type KeyboardEvent, useRef, useState } from 'react'
import { cellByKey } from '../board/boardKeys.ts'
import { holdsCommandKey, keyOf } from '../controls/keys.ts'
import { useWords } from '../store/useApp.ts'
import type { Board } from '../../sudoku/grid.ts'
import { type Cell, CELLS, COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'
import styles from './CellPicker.module.css'
import { WRITING } from './writingWords.ts'

interface CellPickerProps {
  /** Id of the element that names the board. */
  readonly labelledBy: string
  readonly givens: Board
  readonly board: Board
  readonly cells: readonly Cell[]
  readonly choose: (cells: readonly Cell[]) => void
}

/** A small board on which cells are switched on and off: one tab stop, in which keys move as on the board. */
export function CellPicker({ labelledBy, givens, board, cells, choose }: CellPickerProps) {
  const words = useWords(WRITING)
  const [stop, setStop] = useState<Cell>(cells[0] ?? 0)
  const grid = useRef<HTMLDivElement>(null)

  function move(press: KeyboardEvent): void {
    const to = press.altKey ? undefined : cellByKey(keyOf(press), holdsCommandKey(press), stop)
    if (to === undefined) return
    press.preventDefault()
    setStop(to)
    grid.current?.querySelectorAll('button')[to].focus()
  }

  function toggle(cell: Cell): void {
    setStop(cell)
    const isOn = cells.includes(cell)
    const chosen = isOn ? cells.filter((each) => each !== cell) : [...cells, cell]
    choose(chosen.toSorted((one, other) => one - other))
  }

  return (
    // In the capturing phase, because a dialog keeps its keys to itself.
    <div
      ref={grid}
      role="group"
      aria-labelledby={labelledBy}
      className={styles.board}
      onKeyDownCapture={move}
    >
      {Array.from({ length: CELLS }, (_, cell) => (
        <button
          key={cell}
          type="button"
          className={styles.cell}
          tabIndex={cell === stop ? 0 : -1}
          aria-label={words.cell(ROW_OF[cell] + 1, COLUMN_OF[cell] + 1, board[cell])}
          aria-pressed={cells.includes(cell)}
          data-given={givens[cell] !== 0}
          onClick={() => toggle(cell)}
        >
          {board[cell] === 0 ? '' : board[cell]}
        </button>
      ))}
    </div>
  )
}
