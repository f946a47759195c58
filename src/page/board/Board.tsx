import { useEffect, useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { shownCells, shownFrame, workingCell } from './cellView.ts'
import { cellAt, COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'
import { useActions, useApp, useAppStore, useMessages, useSession } from '../store/useApp.ts'
import { AllCandidates } from './AllCandidates.tsx'
import styles from './Board.module.css'
import { BoardCell } from './BoardCell.tsx'
import { CandidateMarks } from './CandidateMarks.tsx'
import { GridLines } from './GridLines.tsx'
import heatMapStyles from './HeatMap.module.css'
import ringStyles from './Rings.module.css'
import workingUnitsStyles from './WorkingUnits.module.css'
import { heatCells, heatDescription } from './heatCells.tsx'
import { moveTransform, movedToCell } from './places.ts'
import { useBoardKeys } from './boardKeys.ts'
import { ringedByTour } from '../tours/touring.ts'
import { isSolvedAtEnd } from '../why/headline.ts'

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** The 9×9 grid: one tab stop, arrow keys inside, digits typed into the selected cell. */
export function Board() {
  const messages = useMessages()
  const { pressCell, select } = useActions()
  const store = useAppStore()
  // One subscription for all cells: 81 would each run at every change of the store.
  const looks = useApp(useShallow(shownCells))
  const selected = useApp((app) => app.selected)
  const pointed = useApp(ringedByTour)
  const answered = useApp((app) => app.rings)
  const opened = useApp((app) => app.story?.cell)
  const rings = opened === undefined ? answered : new Map([...answered, [opened, 'opened' as const]])
  const grid = useRef<HTMLDivElement>(null)
  const isOpen = useSession(({ run }) => run.status === 'open')
  const isSolved = useApp(isSolvedAtEnd)
  const isPast = useSession((session) => shownFrame(session) !== session.frame)
  const { showsCandidates, showsHeatMap, numbering } = useApp((app) => app.preferences)
  const first = numbering === 'from-0' ? 0 : 1
  const onKeyDown = useBoardKeys()

  useEffect(() => {
    if (!grid.current?.contains(document.activeElement)) return
    grid.current.querySelector<HTMLElement>(`[data-cell="${selected}"]`)?.focus()
  }, [selected])

  return (
    <div
      className={styles.frame}
      translate="no"
      data-past={isPast}
      data-solved={isSolved}
      data-numbering={numbering}
    >
      <Numbers className={styles.columns} first={first} />
      <Numbers className={styles.rows} first={first} />
      <div className={styles.ground}>
        <div className={workingUnitsStyles.units} data-testid="working-units">
          {isOpen && <WorkingUnits />}
        </div>
      </div>
      <div
        className={styles.board}
        role="grid"
        aria-label={messages.board.name}
        ref={grid}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => select(Number(target.dataset['cell']))}
        // Not on pointer down: the digit pad that opens could move the board under the pointer. By the click, the
        // cell has the focus, and so is selected.
        onClick={() => pressCell(store.getState().selected)}
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
                  ring={rings.get(cell)}
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
        {isOpen && <CandidateMarks />}
        {[...rings].map(([cell, kind]) => (
          <div key={`ring ${cell}`} className={ringStyles.ring} data-kind={kind} style={movedToCell(cell)} />
        ))}
        {pointed.map((cell) => (
          <div key={cell} className={styles.pointed} style={movedToCell(cell)} />
        ))}
      </div>
    </div>
  )
}

/** Row or column numbers, from `first`: 1 as in sentences, or 0 as in source code. */
function Numbers({ className, first }: { readonly className: string; readonly first: number }) {
  return (
    <div className={className} aria-hidden="true">
      {NINE.map((index) => (
        <span key={index}>{first + index}</span>
      ))}
    </div>
  )
}

/** Heat map of how often each blank was filled, drawn over the board. */
function HeatMap() {
  const words = useMessages().boardView
  const placements = useApp((app) => (app.preferences.showsHeatMap ? app.heatMap?.placements : undefined))
  const showsCandidates = useApp((app) => app.preferences.showsCandidates)
  // The cell that the program works on shows candidates instead of a count.
  const working = useSession((session) => shownFrame(session).currentCell?.cell)
  if (placements === undefined) return undefined
  return (
    <div
      className={heatMapStyles.layer}
      role="img"
      aria-label={heatDescription(words, placements)}
      data-testid="heat-map"
    >
      {heatCells(placements, (cell, times) => !showsCandidates && cell !== working && words.times(times))}
    </div>
  )
}

/**
 * Tints the row, column and box of the working cell, under the cells. Has three moving elements, because tinting cells
 * would restyle about 40 of them at every event.
 */
function WorkingUnits() {
  const cell = useSession(workingCell)
  if (cell === undefined) return undefined
  const [row, column] = [ROW_OF[cell], COLUMN_OF[cell]]
  return (
    <>
      <div className={workingUnitsStyles.row} style={moveTransform(row, 0)} />
      <div className={workingUnitsStyles.column} style={moveTransform(0, column)} />
      <div
        className={workingUnitsStyles.box}
        style={moveTransform(Math.floor(row / 3), Math.floor(column / 3))}
      />
    </>
  )
}
