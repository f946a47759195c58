import { printedAtFault, shownDigit, shownMarks } from '../../app/view/cellView.ts'
import { type Cell, COLUMN_OF, ROW_OF } from '../../core/units.ts'
import type { Messages } from '../../i18n/en.ts'
import { useActions, useApp, useMessages, useSession } from '../useApp.ts'
import styles from './Board.module.css'

/** One cell: its digit, its marks, and their names. */
export function BoardCell({ cell }: { readonly cell: Cell }) {
  const messages = useMessages()
  const { select } = useActions()
  const digit = useSession((session) => shownDigit(session, cell))
  const marks = useApp((app) => shownMarks(app, cell)).split(' ')
  const printed = useApp((app) => printedAtFault(app, cell))
  const isSelected = useApp((app) => app.selected === cell)
  const classes = ['cell', ...marks].flatMap((name) => (name ? [styles[name]] : []))
  return (
    <div
      role="gridcell"
      aria-label={cellName(messages, cell, digit, marks, printed)}
      aria-describedby={marks.includes('working') ? 'candidates-told' : undefined}
      aria-selected={isSelected}
      className={classes.join(' ')}
      data-cell={cell}
      data-printed={printed}
      tabIndex={isSelected ? 0 : -1}
      onFocus={() => select(cell)}
    >
      {digit === 0 ? '' : digit}
    </div>
  )
}

function cellName(
  { board, judging }: Messages,
  cell: Cell,
  digit: number,
  marks: readonly string[],
  printed: string | undefined,
): string {
  const content =
    digit === 0 ? board.blank : `${marks.includes('given') ? board.given : board.placed} ${digit}`
  return [
    board.cell(ROW_OF[cell] + 1, COLUMN_OF[cell] + 1),
    content,
    ...(marks.includes('working') ? [board.working] : []),
    ...(marks.includes('backtracked') ? [board.backtracked] : []),
    ...(marks.includes('conflict') ? [board.inConflict] : []),
    ...(marks.includes('failing') ? [board.failing] : []),
    ...(marks.includes('blocking') ? [board.blocking] : []),
    ...(printed === undefined ? [] : [judging.atFault(printed)]),
  ].join(', ')
}
