import { useEffect, useRef } from 'react'
import { shownCells, shownFrame } from '../../app/view/cellView.ts'
import { cellAt } from '../../core/units.ts'
import { useActions, useApp, useMessages, useSession } from '../useApp.ts'
import styles from './Board.module.css'
import { BoardCell } from './BoardCell.tsx'
import { GridLines } from './GridLines.tsx'
import { useBoardKeys } from './useBoardKeys.ts'
import { movedToCell } from './places.ts'
import { type Failure, partOf } from '../lazyPart.tsx'
import { sourceOf } from '../source.ts'
import { whileSearching } from '../whileSearching.tsx'

const CandidateMarks = whileSearching((parts) => parts.CandidateMarks)
const WorkingUnits = whileSearching((parts) => parts.WorkingUnits)

const Nothing: Failure = () => undefined
const layers = sourceOf(() => import('./boardLayers.ts'))
const HeatMap = partOf(layers, (parts) => parts.HeatMap, Nothing)
const AllCandidates = partOf(layers, (parts) => parts.AllCandidates, Nothing)

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** The 9×9 grid: one tab stop, arrow keys within, digits typed into the selected cell. */
export function Board() {
  const messages = useMessages()
  const { setEditing, select } = useActions()
  // One for all: 81 cells that each look for their own would be asked at every change of the store.
  const looks = useApp(shownCells).split(',')
  const selected = useApp((app) => app.selected)
  const pointed = useApp((app) => app.guide.cells)
  const grid = useRef<HTMLDivElement>(null)
  const isPast = useSession((session) => shownFrame(session) !== session.frame)
  const { showsCandidates, showsHeatMap, numbering } = useApp((app) => app.preferences)
  const first = numbering === 'from-0' ? 0 : 1
  const onKeyDown = useBoardKeys()

  useEffect(() => {
    if (!grid.current?.contains(document.activeElement)) return
    grid.current.querySelector<HTMLElement>(`[data-cell="${selected}"]`)?.focus()
  }, [selected])

  return (
    <div className={styles.frame} translate="no" data-past={isPast} data-numbering={numbering}>
      <Numbers className={styles.columns} first={first} />
      <Numbers className={styles.rows} first={first} />
      <div className={styles.ground} data-testid="working-units">
        <WorkingUnits />
      </div>
      <div
        className={styles.board}
        role="grid"
        aria-label={messages.board.name}
        ref={grid}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => select(Number(target.dataset['cell']))}
        // Not before the cell has the focus: what opens then may move the board.
        onClick={() => setEditing(true)}
      >
        {NINE.map((row) => (
          <div className={styles.row} role="row" key={row}>
            {NINE.map((column) => {
              const cell = cellAt(row, column)
              return (
                <BoardCell
                  key={column}
                  cell={cell}
                  look={looks[cell]}
                  isSelected={cell === selected}
                  messages={messages}
                />
              )
            })}
          </div>
        ))}
      </div>
      <div className={styles.over}>
        <GridLines />
        {showsHeatMap && <HeatMap />}
        {showsCandidates && <AllCandidates />}
        <CandidateMarks />
        {pointed.map((cell) => (
          <div key={cell} className={styles.pointed} style={movedToCell(cell)} />
        ))}
      </div>
    </div>
  )
}

/** Of the rows or the columns; from 1, as people count them and sentences name them, unless the user wants another. */
function Numbers({ className, first }: { readonly className: string; readonly first: number }) {
  return (
    <div className={className} aria-hidden="true">
      {NINE.map((index) => (
        <span key={index}>{first + index}</span>
      ))}
    </div>
  )
}
