/** Computes frames: each is what the board shows at an event. */
import type { ProgramModel } from '../../core/debugging/programModel.ts'
import type { Givens } from '../../core/givens.ts'
import { focusOf } from '../../core/trace/focus.ts'
import type { Page } from '../../core/trace/page.ts'
import { replay } from '../../core/trace/replay.ts'
import type { Frame } from './frame.ts'
import { heatOf } from './heat.ts'
import { type SessionProgram, strategyOf } from './session.ts'

/** Returns the cell that a program works on, with its candidates; undefined if unknown. */
export type FocusOf = ProgramModel['focus']

/**
 * Returns the function for a built-in program; undefined for other programs. Needs no whole program model, which also
 * finds the lines that run.
 */
export function builtInFocus(givens: Givens, program: SessionProgram): FocusOf | undefined {
  const strategy = strategyOf(program)
  return strategy && ((moment) => focusOf(givens, strategy, moment))
}

/**
 * Returns the frame at an event.
 * @param page page of the trace that contains the event
 * @param before event of the previous frame; undefined unless playing. If many events follow it, the frame has a heat
 *   map of the cells that they changed
 */
export function frameAt(
  givens: Givens,
  focus: FocusOf,
  page: Page,
  event: number,
  before: number | undefined,
): Frame {
  const moment = replay(givens, page, event)
  return {
    moment,
    focus: focus(moment),
    heat: before === undefined ? undefined : heatOf(page, before, event),
  }
}
