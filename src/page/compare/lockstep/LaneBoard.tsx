import { type CSSProperties, memo, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Lane } from './lockstep.ts'
import { type Frame, openingFrame } from '../../session/frame.ts'
import { cellOf, digitOf, EventKind, kindOf } from '../../../search/events.ts'
import { type Board, isComplete } from '../../../sudoku/grid.ts'
import type { PlacementCounts } from '../../../search/trace/placementCounts.ts'
import { type Cell, CELLS } from '../../../sudoku/units.ts'
import { LOCKSTEP } from '../words.ts'
import { GridLines } from '../../board/GridLines.tsx'
import { heatCells, heatDescription } from '../../board/heatCells.tsx'
import { useApp, useMessages, useWords } from '../../store/useApp.ts'
import styles from './LaneBoard.module.css'
import { useLaneSession } from './useLockstep.ts'

const BOARD: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell)

interface LaneBoardProps {
  readonly lane: Lane
  /** Name of the lane's program. */
  readonly name: string
  /** True if the lockstep has reached the end of the lane's search, and the board shows it. */
  readonly isFinished: boolean
}

/** Read-only board of a lane. */
export function LaneBoard({ lane, name, isFinished }: LaneBoardProps) {
  const words = useWords(LOCKSTEP)
  const boardWords = useMessages().boardView
  const givens = useApp(({ puzzle }) => puzzle.grid)
  const frame = useLaneSession(lane, (session) => session.frame) ?? openingFrame(givens)
  const board = useRef<HTMLDivElement>(null)
  const side = useBoardSide(board)
  const blanks = givens.filter((digit) => digit === 0).length
  const placements = lane.heat?.placements
  const reported = words.board(name, frame.moment.stack.length, blanks)
  const isSolved = isFinished && isComplete(frame.moment.board)
  return (
    <div
      ref={board}
      className={styles.board}
      translate="no"
      style={
        { width: side, height: side, fontSize: side * 0.055, '--cell': `${side / 9}px` } as CSSProperties
      }
      role="img"
      aria-label={
        placements === undefined ? reported : `${reported}. ${heatDescription(boardWords, placements)}`
      }
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
      {placements !== undefined && <LaneHeat placements={placements} side={side} />}
      <GridLines />
    </div>
  )
}

interface LaneCellProps {
  /** 0 for a blank. */
  readonly digit: number
  /** Class names, space-separated. */
  readonly marks: string
}

const LaneCell = memo(function LaneCell({ digit, marks }: LaneCellProps) {
  const classes = ['cell', ...marks.split(' ')].flatMap((name) => styles[name] ?? [])
  return <span className={classes.join(' ')}>{digit === 0 ? '' : digit}</span>
})

/** Minimum board side at which the counts are legible, in pixels. */
const MIN_HEAT_SIDE = 270

interface LaneHeatProps {
  readonly placements: PlacementCounts
  /** Side of the board, in pixels. */
  readonly side: number
}

/** Heat map (how often each cell was filled) over a lane's board; the board's accessible name describes it. */
function LaneHeat({ placements, side }: LaneHeatProps) {
  const words = useMessages().boardView
  return (
    <div className={styles.heat} data-testid="lane-heat">
      {heatCells(placements, (_, times) => side >= MIN_HEAT_SIDE && words.times(times))}
    </div>
  )
}

/**
 * Class names of a cell, space-separated: a string, so that `memo` skips unchanged cells.
 * @param givens 81 digits, 0 = blank
 * @param isSolved true if the program has ended with a full board
 */
function laneMarks({ moment, currentCell }: Frame, givens: Board, cell: Cell, isSolved: boolean): string {
  const marks: string[] = []
  if (givens[cell] !== 0) marks.push('given')
  else if (moment.board[cell] !== 0) marks.push(isSolved ? 'solved' : 'placed')
  if (isSolved) return marks.join(' ')
  if (moment.event > 0 && currentCell?.cell === cell) marks.push('working')
  if (moment.last !== undefined && cellOf(moment.last) === cell)
    marks.push(kindOf(moment.last) === EventKind.backtrack ? 'backtracked' : 'latest')
  return marks.join(' ')
}

/** The digit in a cell, or the one just taken back from it; 0 if neither. */
function laneDigit({ moment: { board, last } }: Frame, cell: Cell): number {
  if (board[cell] !== 0 || last === undefined || cellOf(last) !== cell) return board[cell]
  return digitOf(last)
}

/** Width of the board's two borders, in pixels. */
const BORDERS_PX = 4

/**
 * Side of the largest board that fits its parent, in pixels without borders, divisible by nine. Measured, because with
 * container units every changed digit would lay out all boards again.
 */
function useBoardSide(board: RefObject<HTMLElement | null>): number {
  const [side, setSide] = useState(0)
  useLayoutEffect(() => {
    const around = board.current?.parentElement
    if (around === null || around === undefined) return
    const measure = () => {
      const { clientWidth, clientHeight } = around
      setSide(Math.max(0, Math.floor((Math.min(clientWidth, clientHeight) - BORDERS_PX) / 9) * 9))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(around)
    return () => observer.disconnect()
  }, [board])
  return side
}
