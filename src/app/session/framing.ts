/** Computes the frames that the board shows. */
import type { ProgramModel } from '../../core/debugging/programModel.ts'
import type { Givens } from '../../core/givens.ts'
import { focusOf } from '../../core/trace/focus.ts'
import type { Page } from '../../core/trace/page.ts'
import { replay } from '../../core/trace/replay.ts'
import type { Frame } from './frame.ts'
import { heatOf } from './heat.ts'
import { type SessionProgram, strategyOf } from './session.ts'

/** Returns the cell that a program works on, with its candidates. */
export type FocusOf = ProgramModel['focus']

/**
 * Returns the focus function of a built-in program; undefined for other programs. Creates no stepper, which only the
 * program view needs.
 */
export function builtInFocus(givens: Givens, program: SessionProgram): FocusOf | undefined {
  const strategy = strategyOf(program)
  return strategy && ((moment) => focusOf(givens, strategy, moment))
}

/**
 * Returns the frame at an event.
 * @param page reaches the event
 * @param before event of the previous frame while playing: many events since then are shown as heat
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
