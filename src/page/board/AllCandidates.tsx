import { candidatesIn } from './allCandidates.ts'
import { type Cell, CELLS } from '../../sudoku/units.ts'
import { useApp, useSession } from '../store/useApp.ts'
import styles from './AllCandidates.module.css'
import { placeOf } from './places.ts'

const BOARD: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell)

/** Candidates of every blank, drawn over the board if enabled. */
export function AllCandidates() {
  const isShown = useApp((app) => app.preferences.showsCandidates)
  if (!isShown) return undefined
  return (
    <div className={styles.layer} aria-hidden="true" data-testid="all-candidates">
      {BOARD.map((cell) => (
        <Candidates key={cell} cell={cell} />
      ))}
    </div>
  )
}

function Candidates({ cell }: { readonly cell: Cell }) {
  const text = useSession((session) => candidatesIn(session, cell))
  if (text === '') return undefined
  return (
    <span className={styles.cell} style={placeOf(cell)}>
      {text}
    </span>
  )
}
