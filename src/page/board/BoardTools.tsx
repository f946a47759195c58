import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { Button } from '../controls/Button.tsx'
import { ClearIcon, RedoIcon, ResetIcon, UndoIcon } from '../controls/icons.tsx'
import { BoardToggles } from './BoardToggles.tsx'
import styles from './BoardTools.module.css'

/** Buttons for the puzzle and the search, toggles for the board's content, and the option to advance after typing. */
export function BoardTools() {
  const { board } = useMessages()
  const { undo, redo, clear, reset, setAdvancesAfterTyping } = useActions()
  const canUndo = useApp((app) => app.puzzle.past.length > 0)
  const canRedo = useApp((app) => app.puzzle.future.length > 0)
  const canClear = useApp((app) => app.puzzle.grid.some((digit) => digit !== 0))
  const canReset = useSession(({ run }) => run.status !== 'idle')
  const advances = useApp((app) => app.preferences.advancesAfterTyping)
  return (
    <div className={styles.tools}>
      <Button label={board.undo} icon={<UndoIcon />} shows="icon" isIdle={!canUndo} onClick={undo} />
      <Button label={board.redo} icon={<RedoIcon />} shows="icon" isIdle={!canRedo} onClick={redo} />
      <Button label={board.clear} icon={<ClearIcon />} shows="icon" isIdle={!canClear} onClick={clear} />
      <Button
        label={board.reset}
        icon={<ResetIcon />}
        shows="icon"
        title={board.resetHint}
        isIdle={!canReset}
        onClick={reset}
      />
      <div className={styles.toggles}>
        <BoardToggles />
      </div>
      <label className={styles.toggle} title={board.advance}>
        <input
          type="checkbox"
          checked={advances}
          onChange={({ target }) => setAdvancesAfterTyping(target.checked)}
        />
        <span>{board.advance}</span>
      </label>
    </div>
  )
}
