import type { Board } from '../../sudoku/grid.ts'
import { type Cell, CELLS, COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'
import { GridLines } from '../board/GridLines.tsx'
import { useWords } from '../store/useApp.ts'
import styles from './CaseBoard.module.css'
import { GRADE } from './words.ts'

const BOARD: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell)
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8]

const NONE: readonly Cell[] = []

interface CaseBoardProps {
  readonly puzzle: Board
  /** Printed by the program; undefined shows the puzzle alone. */
  readonly printed?: Board | undefined
  /** Cells at fault, drawn with a ring. */
  readonly ringed?: readonly Cell[]
  /** The cell that the sentence beside the board names. */
  readonly named?: Cell | undefined
}

/** Board of a case as a picture: givens bold, a ring around the cells at fault. */
export function CaseBoard({ puzzle, printed, ringed = NONE, named }: CaseBoardProps) {
  const words = useWords(GRADE)
  const board = printed ?? puzzle
  const name = printed === undefined ? words.puzzleBoard : words.printedBoard
  const isNamed = (line: number, of: Uint8Array) => named !== undefined && of[named] === line
  return (
    <div
      className={styles.frame}
      role="img"
      aria-label={ringed.length === 0 ? name : `${name}. ${words.atFault(ringed)}.`}
      data-testid="case-board"
      translate="no"
    >
      <div className={styles.columns}>
        {NINE.map((column) => (
          <span key={column} data-named={isNamed(column, COLUMN_OF)}>
            {column + 1}
          </span>
        ))}
      </div>
      <div className={styles.rows}>
        {NINE.map((row) => (
          <span key={row} data-named={isNamed(row, ROW_OF)}>
            {row + 1}
          </span>
        ))}
      </div>
      <div className={styles.board}>
        {BOARD.map((cell) => (
          <span
            key={cell}
            data-cell={cell}
            data-given={puzzle[cell] !== 0}
            data-ringed={ringed.includes(cell) || undefined}
            data-named={cell === named || undefined}
          >
            {board[cell] === 0 ? '' : board[cell]}
          </span>
        ))}
        <GridLines />
      </div>
    </div>
  )
}
