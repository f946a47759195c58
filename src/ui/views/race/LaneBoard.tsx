import { memo, useRef } from 'react'
import { laneDigit, laneMarks } from '../../../app/racing/laneCell.ts'
import type { Lane } from '../../../app/racing/racing.ts'
import { openingFrame } from '../../../app/session/frame.ts'
import { isComplete } from '../../../core/grid.ts'
import { type Cell, CELLS } from '../../../core/units.ts'
import { BOARD_VIEW } from '../../../i18n/boardView.ts'
import { RACE } from '../../../i18n/race.ts'
import { heatTold } from '../../board/heatCells.tsx'
import { GridLines } from '../../board/GridLines.tsx'
import { useApp, useWords } from '../../useApp.ts'
import styles from './LaneBoard.module.css'
import { LaneHeat } from './LaneHeat.tsx'
import { useBoardSide } from './useBoardSide.ts'
import { useLaneSession } from './useRace.ts'

const BOARD: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell)

interface LaneBoardProps {
  readonly lane: Lane
  /** Of its program. */
  readonly name: string
  readonly isFinished: boolean
}

/** The board of a lane, to be looked at: nothing can be typed into it. */
export function LaneBoard({ lane, name, isFinished }: LaneBoardProps) {
  const words = useWords(RACE)
  const boardWords = useWords(BOARD_VIEW)
  const givens = useApp(({ puzzle }) => puzzle.grid)
  const frame = useLaneSession(lane, (session) => session.frame) ?? openingFrame(givens)
  const board = useRef<HTMLDivElement>(null)
  const side = useBoardSide(board)
  const blanks = givens.filter((digit) => digit === 0).length
  const fills = lane.heat?.fills
  const told = words.board(name, frame.moment.stack.length, blanks)
  const isSolved = isFinished && isComplete(frame.moment.board)
  return (
    <div
      ref={board}
      className={styles.board}
      translate="no"
      style={{ width: side, height: side, fontSize: side * 0.055 }}
      role="img"
      aria-label={fills === undefined ? told : `${told}. ${heatTold(boardWords, fills)}`}
      data-testid="lane-board"
      data-solved={isSolved}
    >
      {BOARD.map((cell) => (
        <LaneCell
          key={cell}
          digit={laneDigit(frame, cell)}
          marks={laneMarks(frame, givens, cell, isSolved)}
        />
      ))}
      {fills !== undefined && <LaneHeat fills={fills} side={side} />}
      <GridLines />
    </div>
  )
}

interface LaneCellProps {
  readonly digit: number
  /** Space-separated. */
  readonly marks: string
}

const LaneCell = memo(function LaneCell({ digit, marks }: LaneCellProps) {
  const classes = ['cell', ...marks.split(' ')].flatMap((name) => styles[name] ?? [])
  return <span className={classes.join(' ')}>{digit === 0 ? '' : digit}</span>
})
