import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Lane } from '../../app/racing/racing.ts'
import { type Frame, openingFrame } from '../../app/session/frame.ts'
import { cellOf, digitOf, EventKind, kindOf } from '../../core/events.ts'
import { type Board, isComplete } from '../../core/grid.ts'
import type { RangeFills } from '../../core/trace/fillCounts.ts'
import { type Cell, CELLS } from '../../core/units.ts'
import { RACE } from './words.ts'
import { GridLines } from '../../ui/board/GridLines.tsx'
import { heatCells, heatDescription } from '../../ui/board/heatCells.tsx'
import { useApp, useMessages, useWords } from '../../ui/useApp.ts'
import styles from './LaneBoard.module.css'
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
  const boardWords = useMessages().boardView
  const givens = useApp(({ puzzle }) => puzzle.grid)
  const frame = useLaneSession(lane, (session) => session.frame) ?? openingFrame(givens)
  const board = useRef<HTMLDivElement>(null)
  const side = useBoardSide(board)
  const blanks = givens.filter((digit) => digit === 0).length
  const fills = lane.heat?.fills
  const reported = words.board(name, frame.moment.stack.length, blanks)
  const isSolved = isFinished && isComplete(frame.moment.board)
  return (
    <div
      ref={board}
      className={styles.board}
      translate="no"
      style={{ width: side, height: side, fontSize: side * 0.055 }}
      role="img"
      aria-label={fills === undefined ? reported : `${reported}. ${heatDescription(boardWords, fills)}`}
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

/** On a smaller board the figures cannot be read. In pixels. */
const LEAST_SIDE = 270

interface LaneHeatProps {
  readonly fills: RangeFills
  /** Of the board, in pixels. */
  readonly side: number
}

/** How often a lane has filled each blank, drawn over its board; the board itself tells it in words. */
function LaneHeat({ fills, side }: LaneHeatProps) {
  const words = useMessages().boardView
  return (
    <div className={styles.heat} data-testid="lane-heat">
      {heatCells(fills, (_, times) => side >= LEAST_SIDE && words.times(times))}
    </div>
  )
}

/** How a cell of a lane's board looks: primitives, so that it renders again only when it changes. */

/**
 * The marks of a cell, space-separated. @param givens 81 digits, 0 = blank
 * @param isSolved the whole board is full
 */
function laneMarks({ moment, focus }: Frame, givens: Board, cell: Cell, isSolved: boolean): string {
  const marks: string[] = []
  if (givens[cell] !== 0) marks.push('given')
  else if (moment.board[cell] !== 0) marks.push(isSolved ? 'solved' : 'placed')
  if (isSolved) return marks.join(' ')
  if (moment.event > 0 && focus?.cell === cell) marks.push('working')
  if (moment.last !== undefined && cellOf(moment.last) === cell)
    marks.push(kindOf(moment.last) === EventKind.backtrack ? 'backtracked' : 'latest')
  return marks.join(' ')
}

/** The digit in a cell, or the one that has just been taken back from it; 0 where there is neither. */
function laneDigit({ moment: { board, last } }: Frame, cell: Cell): number {
  if (board[cell] !== 0 || last === undefined || cellOf(last) !== cell) return board[cell]
  return digitOf(last)
}

/** So wide is the line around it, on both sides. */
const FRAME = 4

/**
 * The side of the largest board that fits into the element around it, in pixels, a whole number of them for each cell.
 * Measured, not written in units of a container: with those every digit that changes costs the layout of all boards.
 */
function useBoardSide(board: RefObject<HTMLElement | null>): number {
  const [side, setSide] = useState(0)
  useLayoutEffect(() => {
    const around = board.current?.parentElement
    if (around === null || around === undefined) return
    const measure = () => {
      const { clientWidth, clientHeight } = around
      setSide(Math.max(0, Math.floor((Math.min(clientWidth, clientHeight) - FRAME) / 9) * 9))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(around)
    return () => observer.disconnect()
  }, [board])
  return side
}
