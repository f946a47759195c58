import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { Button } from '../controls/Button.tsx'
import { ClearIcon, RedoIcon, ResetIcon, UndoIcon } from '../controls/icons.tsx'
import styles from './PuzzleTools.module.css'

/** Buttons that change the puzzle as a whole, or close its search. @param shows what is shown of each */
export function PuzzleButtons({ shows }: { readonly shows: 'icon' | 'both' }) {
  const { board } = useMessages()
  const { undo, redo, clear, reset } = useActions()
  const canUndo = useApp((app) => app.puzzle.past.length > 0)
  const canRedo = useApp((app) => app.puzzle.future.length > 0)
  const canClear = useApp((app) => app.puzzle.grid.some((digit) => digit !== 0))
  const canReset = useSession(({ run }) => run.status !== 'idle')
  return (
    <>
      <Button label={board.undo} icon={<UndoIcon />} shows={shows} isIdle={!canUndo} onClick={undo} />
      <Button label={board.redo} icon={<RedoIcon />} shows={shows} isIdle={!canRedo} onClick={redo} />
      <Button label={board.clear} icon={<ClearIcon />} shows={shows} isIdle={!canClear} onClick={clear} />
      <Button
        label={board.reset}
        icon={<ResetIcon />}
        shows={shows}
        title={board.resetHint}
        isIdle={!canReset}
        onClick={reset}
      />
    </>
  )
}

/** The option to select the next cell after typing. */
export function AdvanceOption() {
  const { board } = useMessages()
  const { setAdvancesAfterTyping } = useActions()
  const advances = useApp((app) => app.preferences.advancesAfterTyping)
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        checked={advances}
        onChange={({ target }) => setAdvancesAfterTyping(target.checked)}
      />
      <span>{board.advance}</span>
    </label>
  )
}
