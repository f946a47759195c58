import { mendedKey } from './mendedPrograms.ts'
import type { Own, LibraryProgram } from './own.ts'
import { sameBoard } from '../../sudoku/grid.ts'
import { Button } from '../controls/Button.tsx'
import { useApp, useCommand, useWords } from '../store/useApp.ts'
import { BROKEN, BROKEN_PUZZLE } from './broken.ts'
import { ownOf } from './commands.ts'
import styles from './MendLine.module.css'
import { OWN } from './words.ts'

interface MendLineProps {
  readonly own: Own
  readonly shown: LibraryProgram
  /** Id of the broken example program that `shown` is a copy of. */
  readonly exercise: string
}

/**
 * Line for a copy of a broken example program: its task or how it was mended, a hint, a button that loads the puzzle
 * for it, and the number of programs mended.
 */
export function MendLine({ own, shown, exercise }: MendLineProps) {
  const words = useWords(OWN)
  const command = useCommand(ownOf)
  const grid = useApp(({ puzzle }) => puzzle.grid)
  const broken = BROKEN[shown.language]
  const isMended = ({ id }: { readonly id: string }) => own.mended[mendedKey(shown.language, id)]
  const by = isMended({ id: exercise })
  const { hint } = own
  const isCurrent = hint?.program === shown.id && hint.text === shown.text && hint.puzzle === grid
  return (
    <div className={styles.line} data-testid="mend" data-mended={by ?? 'not'}>
      <p>{by === undefined ? words.mend : words.mended(by)}</p>
      <Button label={words.hint} shows="label" onClick={() => command({ kind: 'hint' })} />
      {!sameBoard(grid, BROKEN_PUZZLE) && (
        <Button
          label={words.brokenPuzzle}
          shows="label"
          onClick={() => command({ kind: 'loadBrokenPuzzle' })}
        />
      )}
      <p className={styles.count}>{words.mendedCount(broken.filter(isMended).length, broken.length)}</p>
      <p className={styles.hint} role="status" data-testid="hint">
        {isCurrent && words.hints(hint.found)}
      </p>
    </div>
  )
}
