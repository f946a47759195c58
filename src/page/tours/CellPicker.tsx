import { type KeyboardEvent, useRef, useState } from 'react'
import { keyOf } from '../controls/keys.ts'
import { useWords } from '../store/useApp.ts'
import type { Board } from '../../sudoku/grid.ts'
import { type Cell, CELLS, COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'
import styles from './CellPicker.module.css'
import { WRITING } from './writingWords.ts'

/** Rows and columns that an arrow key moves by. */
const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves along a row or a column, up to its ends. */
const next = (at: number, by: number) => Math.max(0, Math.min(8, at + by))

interface CellPickerProps {
  /** Id of the element that names the board. */
  readonly labelledBy: string
  readonly givens: Board
  readonly board: Board
  readonly cells: readonly Cell[]
  readonly choose: (cells: readonly Cell[]) => void
}

/** A small board on which cells are switched on and off: one tab stop, in which the arrow keys move. */
export function CellPicker({ labelledBy, givens, board, cells, choose }: CellPickerProps) {
  const words = useWords(WRITING)
  const [stop, setStop] = useState<Cell>(cells[0] ?? 0)
  const grid = useRef<HTMLDivElement>(null)

  function move(press: KeyboardEvent): void {
    const by = ARROWS[keyOf(press)]
    if (by === undefined || press.altKey) return
    press.preventDefault()
    const to = 9 * next(ROW_OF[stop], by[0]) + next(COLUMN_OF[stop], by[1])
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
