import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { Button } from '../controls/Button.tsx'
import { ClearIcon, RedoIcon, ResetIcon, UndoIcon } from '../controls/icons.tsx'
import { NUMBERINGS } from '../store/preferences.ts'
import { HeatIcon } from './HeatIcon.tsx'
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

/** Toggles for optional content on and around the board. */
function BoardToggles() {
  const words = useMessages().boardView
  const { setShowsCandidates, setShowsHeatMap, setNumbering } = useActions()
  const { showsCandidates, showsHeatMap, numbering } = useApp((app) => app.preferences)
  const next = NUMBERINGS[(NUMBERINGS.indexOf(numbering) + 1) % NUMBERINGS.length]
  return (
    <>
      <Button
        label={words.candidates}
        icon={<span>1·3</span>}
        shows="icon"
        aria-pressed={showsCandidates}
        onClick={() => setShowsCandidates(!showsCandidates)}
      />
      <Button
        label={words.heatMap}
        icon={<HeatIcon />}
        shows="icon"
        title={words.heatMapHint}
        aria-pressed={showsHeatMap}
        onClick={() => setShowsHeatMap(!showsHeatMap)}
      />
      <Button
        label={words.numbering[numbering]}
        icon={<span>{SIGNS[numbering]}</span>}
        shows="icon"
        onClick={() => setNumbering(next)}
      />
    </>
  )
}

const SIGNS = { 'from-1': '1–9', 'from-0': '0–8', none: '–' } as const
