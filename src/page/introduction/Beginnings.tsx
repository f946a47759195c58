import { flushSync } from 'react-dom'
import { Button } from '../controls/Button.tsx'
import { focusBoard } from '../controls/intoView.ts'
import { GridIcon, strokedIcon } from '../controls/icons.tsx'
import { Menu } from '../controls/Menu.tsx'
import { isBlankBoard } from '../../sudoku/grid.ts'
import { SAMPLES } from '../puzzle/samples.ts'
import { useActions, useApp, useMessages, usePhrase } from '../store/useApp.ts'
import { LESSON_TITLES } from '../tours/lessons/lessonTitles.ts'
import styles from './Introduction.module.css'

/** Buttons for ways to begin without a paste: a sample, a program of one's own, and lessons; on a first visit, the first. */
export function Beginnings() {
  const { introduction: words } = useMessages()
  const { writeOwn, openTour } = useActions()
  const isFirst = useApp((app) => app.introduction?.kind === 'first-look')
  return (
    <div className={styles.beginnings}>
      <Samples />
      <Button label={words.code} icon={<CodeIcon />} onClick={writeOwn} />
      {isFirst ? <Button label={words.guide} icon={<EyeIcon />} onClick={() => openTour()} /> : <Lessons />}
    </div>
  )
}

/** Menu of the sample puzzles; the last is an empty board to fill in. */
function Samples() {
  const { introduction: words } = useMessages()
  const phrase = usePhrase()
  const { loadGrid, clear, select, setEditing } = useActions()

  /** Starts entering a puzzle by hand. */
  function enter() {
    flushSync(() => {
      clear()
      select(0)
      setEditing(true)
    })
    document.querySelector<HTMLElement>('[data-cell="0"]')?.focus()
  }

  return (
    <Menu label={words.samples} icon={<GridIcon />}>
      {[...PUZZLES, ...EMPTY].map(({ id, name, grid, format }) => (
        <Button
          key={id}
          label={phrase(name)}
          shows="label"
          data-closes
          onClick={() => {
            if (isBlankBoard(grid)) return enter()
            flushSync(() => loadGrid(grid, format))
            focusBoard()
          }}
        />
      ))}
    </Menu>
  )
}

function Lessons() {
  const { introduction: words } = useMessages()
  const phrase = usePhrase()
  const { openTour } = useActions()
  return (
    <Menu label={words.lessons} icon={<EyeIcon />} align="end">
      {Object.entries(LESSON_TITLES).map(([id, title]) => (
        <Button
          key={id}
          label={phrase(title)}
          shows="label"
          data-closes
          onClick={() => openTour({ kind: 'lesson', id })}
        />
      ))}
    </Menu>
  )
}

const PUZZLES = SAMPLES.filter(({ grid }) => !isBlankBoard(grid))
const EMPTY = SAMPLES.filter(({ grid }) => isBlankBoard(grid))

const CodeIcon = strokedIcon('M7 6 3 10l4 4M13 6l4 4-4 4')
const EyeIcon = strokedIcon(
  'M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5ZM10 8.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z',
)
