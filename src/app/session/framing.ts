/** Makes what the board shows. */
import type { ProgramModel } from '../../core/debugging/programModel.ts'
import type { Givens } from '../../core/givens.ts'
import { focusOf } from '../../core/trace/focus.ts'
import type { Page } from '../../core/trace/page.ts'
import { replay } from '../../core/trace/replay.ts'
import type { Frame } from './frame.ts'
import { heatOf } from './heat.ts'
import { type SessionProgram, strategyOf } from './session.ts'

/** Tells the cell that a program works on. */
export type FocusOf = ProgramModel['focus']

/**
 * As the whole model of a built-in program does, without its steps, which only the program view needs. Undefined until its
 * strategy has been loaded.
 */
export function builtInFocus(givens: Givens, program: SessionProgram): FocusOf | undefined {
  const strategy = strategyOf(program)
  return strategy && ((moment) => focusOf(givens, strategy, moment))
}

/**
 * The frame at an event. @param page reaches as far as the event
 * @param before the event of the frame before, while playing: where too much happened since is told by heat
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
