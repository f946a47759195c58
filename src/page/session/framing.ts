/** Computes frames, and the cell that a built-in program works on. */
import type { ProgramModel } from '../../search/debugging/programModel.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { currentCellOf } from '../../search/trace/currentCell.ts'
import type { Chunk } from '../../search/trace/chunk.ts'
import { replay } from '../../search/trace/replay.ts'
import { type Frame, heatOf } from './frame.ts'
import { type SessionProgram, strategyOf } from './session.ts'

/** Returns the cell that a program works on, with its candidates; undefined if unknown. */
export type CurrentCellOf = ProgramModel['currentCell']

/**
 * Returns the `CurrentCellOf` of a built-in program; undefined for other programs. Faster to create than the whole program
 * model, which also finds the lines that run.
 */
export function builtInCurrentCell(givens: Givens, program: SessionProgram): CurrentCellOf | undefined {
  const strategy = strategyOf(program)
  return strategy && ((moment) => currentCellOf(givens, strategy, moment))
}

/**
 * Returns the frame at an event.
 * @param chunk chunk of the trace that contains the event
 * @param before event of the frame shown before this one; undefined unless playing. If there are many events between
 *   the two frames, this one has a heat map of the cells that these events changed
 */
export function frameAt(
  givens: Givens,
  currentCell: CurrentCellOf,
  chunk: Chunk,
  event: number,
  before: number | undefined,
): Frame {
  const moment = replay(givens, chunk, event)
  return {
    moment,
    currentCell: currentCell(moment),
    heat: before === undefined ? undefined : heatOf(chunk, before, event),
  }
}
