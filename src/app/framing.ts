/** Makes what the board shows. */
import type { Givens } from '../core/grid.ts'
import { strategyWithId } from './strategies.ts'
import { focusOf } from '../core/trace/focus.ts'
import { replay } from '../core/trace/replay.ts'
import type { Page } from '../core/trace/trace.ts'
import { heatOf } from './heat.ts'
import type { Frame } from './state.ts'

/**
 * The frame at an event. @param program its id. @param page reaches as far as the event
 * @param before the event of the frame before, while playing: where too much happened since is told by heat
 */
export function frameAt(
  givens: Givens,
  program: string,
  page: Page,
  event: number,
  before: number | undefined,
): Frame {
  const moment = replay(givens, page, event)
  const strategy = strategyWithId(program)
  const focus = strategy === undefined ? undefined : focusOf(givens, strategy, moment)
  return { moment, focus, heat: before === undefined ? undefined : heatOf(page, before, event) }
}
