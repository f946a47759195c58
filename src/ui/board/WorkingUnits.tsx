import { workingCell } from '../../app/view/cellView.ts'
import { COLUMN_OF, ROW_OF } from '../../core/units.ts'
import { useSession } from '../useApp.ts'
import { movedTo } from './places.ts'
import styles from './WorkingUnits.module.css'

/**
 * The row, column and box of the working cell, tinted under the cells: three bars that move, where every event would give
 * some 40 cells another ground.
 */
export function WorkingUnits() {
  const cell = useSession(workingCell)
  if (cell === undefined) return undefined
  const [row, column] = [ROW_OF[cell], COLUMN_OF[cell]]
  return (
    <>
      <div className={styles.row} style={movedTo(row, 0)} />
      <div className={styles.column} style={movedTo(0, column)} />
      <div className={styles.box} style={movedTo(Math.floor(row / 3), Math.floor(column / 3))} />
    </>
  )
}
