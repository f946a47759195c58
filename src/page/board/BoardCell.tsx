import { memo } from 'react'
import type { CellLook } from './cellView.ts'
import type { RingKind } from './rings.ts'
import { type Cell, COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'
import type { Messages } from '../words/en.ts'
import styles from './Board.module.css'

interface BoardCellProps {
  readonly cell: Cell
  readonly look: CellLook
  readonly ring: RingKind | undefined
  readonly isSelected: boolean
  readonly messages: Messages
}

/** One cell: its digit, its marks, and its accessible name. */
export const BoardCell = memo(function BoardCell({ cell, look, ring, isSelected, messages }: BoardCellProps) {
  const { digit, marks, printed } = look
  return (
    <div
      role="gridcell"
      aria-label={cellName(messages, cell, look, ring)}
      aria-describedby={marks.includes('working') ? 'candidates-told' : undefined}
      aria-selected={isSelected}
      className={['cell', ...marks].map((name) => styles[name]).join(' ')}
      data-cell={cell}
      data-printed={printed}
      data-ring={ring}
      tabIndex={isSelected ? 0 : -1}
    >
      {digit === 0 ? '' : digit}
    </div>
  )
})

function cellName(
  { board, judge }: Messages,
  cell: Cell,
  { digit, marks, printed }: CellLook,
  ring: RingKind | undefined,
): string {
  const reported: Readonly<Record<string, string | undefined>> = board.marks
  const content =
    digit === 0 ? board.blank : `${marks.includes('given') ? board.given : board.placed} ${digit}`
  return [
    board.cell(ROW_OF[cell] + 1, COLUMN_OF[cell] + 1),
    content,
    ...marks.flatMap((mark) => reported[mark] ?? []),
    ...(ring === undefined ? [] : [board.rings[ring]]),
    ...(printed === undefined ? [] : [judge.atFault(printed)]),
  ].join(', ')
}
