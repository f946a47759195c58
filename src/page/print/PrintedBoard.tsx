import type { Board } from '../../sudoku/grid.ts'
import { cellAt } from '../../sudoku/units.ts'
import { useMessages } from '../store/useApp.ts'
import styles from './PrintedMoment.module.css'

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8]

interface PrintedBoardProps {
  readonly givens: Board
  readonly board: Board
}

/** Printed board as a table: givens bold, placed digits lighter. */
export function PrintedBoard({ givens, board }: PrintedBoardProps) {
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
