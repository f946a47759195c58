import { useActions, useApp, useMessages } from '../store/useApp.ts'
import { Button } from '../controls/Button.tsx'
import { GridIcon, strokedIcon } from '../controls/icons.tsx'
import { focusBoard } from '../controls/intoView.ts'
import { Menu } from '../controls/Menu.tsx'
import { NUMBERINGS } from '../store/preferences.ts'
import { HeatIcon } from './HeatIcon.tsx'
import styles from './BoardMenu.module.css'
import { AdvanceOption, PuzzleButtons } from './PuzzleTools.tsx'

/** Menu of the board: what else it shows, and changes of the puzzle. */
export function BoardMenu() {
  const words = useMessages().sentence
  const { setEditing } = useActions()

  function edit(): void {
    focusBoard()
    setEditing(true)
  }

  return (
    <div className={styles.place}>
      <Menu label={words.board} icon={<GridIcon />} shows="icon" side="above" align="end">
        <div className={styles.items}>
          <BoardToggles />
          <hr />
          <Button label={words.edit} icon={<EditIcon />} onClick={edit} />
          <PuzzleButtons shows="both" />
          <AdvanceOption />
        </div>
      </Menu>
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
        icon={<span aria-hidden="true">1·3</span>}
        aria-pressed={showsCandidates}
        onClick={() => setShowsCandidates(!showsCandidates)}
      />
      <Button
        label={words.heatMap}
        icon={<HeatIcon />}
        title={words.heatMapHint}
        aria-pressed={showsHeatMap}
        onClick={() => setShowsHeatMap(!showsHeatMap)}
      />
      <Button
        label={words.numbering[numbering]}
        icon={<span aria-hidden="true">{SIGNS[numbering]}</span>}
        onClick={() => setNumbering(next)}
      />
    </>
  )
}

const EditIcon = strokedIcon('M4 16l.8-3.4 8.4-8.4 2.6 2.6-8.4 8.4L4 16ZM11.6 5.8l2.6 2.6')

const SIGNS = { 'from-1': '1–9', 'from-0': '0–8', none: '–' } as const
